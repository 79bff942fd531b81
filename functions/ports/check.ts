/** Something that the owners of the shop are told at once: by mail, and by ALERT_URL. */
export interface Alarm {
  /** The same for the same trouble, so that it is told once a day. Letters, digits and hyphens. */
  cause: string;
  /** One sentence, without personal data. */
  text: string;
}

/** What a check found: a sentence, which says what to do if it is not ok. It has no secrets and no personal data. */
export interface Finding {
  ok: boolean;
  message: string;
  alarms?: readonly Alarm[];
}

/** A check of `npm run doctor` and of the console's Doctor page. */
export interface Check {
  /** Letters, digits and hyphens. */
  name: string;
  /** Whether it costs no more than a few reads. Slow checks call services or read whole tables. */
  isQuick: boolean;
  /** A thrown error counts as not ok. */
  run(): Promise<Finding>;
}

export const fine = (message: string): Finding => ({ ok: true, message });
export const fault = (message: string, ...alarms: readonly Alarm[]): Finding => ({ ok: false, message, alarms });
