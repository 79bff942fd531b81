import 'vitest';

/** A shop that runs for a test run, as a global setup tells its tests. */
export interface Running {
  runtime: 'node' | 'workerd';
  /** Where it answers, without a trailing slash. */
  origin: string;
  /** Where it believes to be: links in its mails begin so. */
  siteOrigin: string;
  databasePath: string;
  /** The demo shop's records as they were made, before anything was done to them: a shop opened beside begins with a copy. */
  freshPath: string;
  /** What it logged so far: one line of JSON an event. */
  logPath: string;
  /** The libSQL server behind it, where it has one. */
  hranaUrl: string | null;
  /** A picture that lies in its media store. */
  pictureKey: string;
  /** The key it signs sessions with, for tests that forge one. */
  sessionSecret: string;
  /** Sessions of the demo shop's staff, by their e-mail: a code can be asked for only every 30 seconds. */
  staffTokens: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    running: Running;
  }
}
