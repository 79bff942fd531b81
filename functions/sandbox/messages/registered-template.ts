/** A template as the services know it after its registration. */
export interface RegisteredTemplate {
  channel: string;
  name: string;
  language: string;
  /** The names of its values, in the order of their places. */
  holes: readonly string[];
  buttons: readonly string[];
  /** Whether it has a button that copies its code. */
  hasCode: boolean;
  filled(values: readonly string[]): string;
}

/** Reports that a message which was accepted has failed, after the answer to its sending. */
export type LateFailure = (id: string, code: number) => void;
