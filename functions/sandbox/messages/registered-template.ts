/** A template as the services know it after its registration. */
export interface RegisteredTemplate {
  name: string;
  language: string;
  /** The names of its values, in the order of their places. */
  holes: readonly string[];
  buttons: readonly string[];
  filled(values: readonly string[]): string;
}

/** Reports that a message which was accepted has failed, after the answer to its sending. */
export type LateFailure = (id: string, code: number) => void;
