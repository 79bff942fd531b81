import 'vitest';

/** The values that a global setup provides to the tests of its project. */
export interface Run {
  runtime: 'node' | 'workerd';
  /** The unchanged records of the demo shop. A second shop starts from a copy. */
  freshPath: string;
  /** A picture in the media store of each test shop. */
  pictureKey: string;
  /** A folder with the demo shop's pictures, on the same file system as the shops, so that pictures can be linked. */
  picturesPath?: string;
  /** The records after the demo shop's staff have signed in, with their session tokens by email. */
  signedIn?: { path: string; staffTokens: Record<string, string> };
}

/** A running shop, for one test file or for all of them. */
export interface Running extends Run {
  /** The address it answers on, without a trailing slash. */
  origin: string;
  /** The configured origin: links in its mails begin with it. */
  siteOrigin: string;
  databasePath: string;
  /** Its log, with one line of JSON per event. */
  logPath: string;
  /**
   * The statements it has run so far, each once: one JSON text per line. Only for a shop on Node that a file has alone.
   */
  statementsPath?: string;
  /** The libSQL server behind it, if there is one. */
  hranaUrl: string | null;
  /** The key that signs its sessions, for tests that forge one. */
  sessionSecret: string;
  /** Session tokens of the demo shop's staff, by email: a code can be requested only every 30 seconds. */
  staffTokens: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    running: Run;
    /** The shop shared by all tests; null if each file has its own. */
    sharedShop: Running | null;
  }
}
