/** An erased account: a restored backup from before must not bring the person back. */
export interface Erasure {
  userId: number;
  /** When the account was made. The same number may be another person after a restore. */
  userSince: number;
  /** When it was erased, in milliseconds since 1970. */
  at: number;
}

/** The key of the list of erasures in a bucket. It has a slash, unlike the keys of the shop's files. */
export const ERASURES_KEY = 'backups/erasures.json';

/** Where backups are. */
export interface Backups {
  /** Returns the list of erasures, which is kept outside the records. */
  erasures(): Promise<Erasure[]>;
  /** Adds to that list. */
  noteErasures(erasures: readonly Erasure[]): Promise<void>;
  /** Returns when the newest backup was made, in milliseconds since 1970; undefined when there is none. */
  newest(): Promise<number | undefined>;
  /** Makes a backup, on runtimes that can; undefined where the database's host makes them. */
  make?: () => Promise<{ path: string; newFiles: number }>;
}
