import 'vitest';

/** What a global setup tells the tests of its project. */
export interface Run {
  runtime: 'node' | 'workerd';
  /** The demo shop's records before anything was done to them: a shop opened beside begins with a copy. */
  freshPath: string;
  /** A picture that lies in the media store of each test shop. */
  pictureKey: string;
  /** A folder with the demo shop's pictures, on the disk of the shops that are opened: they are linked from there. */
  picturesPath?: string;
  /** The same after the demo shop's staff have signed in, with their sessions by their e-mail. */
  signedIn?: { path: string; staffTokens: Record<string, string> };
}

/** A shop that runs, for one test file or for all of them. */
export interface Running extends Run {
  /** Where it answers, without a trailing slash. */
  origin: string;
  /** Where it believes to be: links in its mails begin so. */
  siteOrigin: string;
  databasePath: string;
  /** What it logged so far: one line of JSON an event. */
  logPath: string;
  /** The statements it ran so far, each once: one JSON text a line; only of a shop on Node that a file has alone. */
  statementsPath?: string;
  /** The libSQL server behind it, where it has one. */
  hranaUrl: string | null;
  /** The key it signs sessions with, for tests that forge one. */
  sessionSecret: string;
  /** Sessions of the demo shop's staff, by their e-mail: a code can be asked for only every 30 seconds. */
  staffTokens: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    running: Run;
    /** The shop that runs for all tests; none where each file has one of its own. */
    sharedShop: Running | null;
  }
}
