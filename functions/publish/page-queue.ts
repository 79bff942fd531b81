import type { ChangedPages } from './changed-pages.ts';

/*
 * The priorities of waiting pages, the lowest first. Pages that show a changed record itself come first, in the order of
 * their change; their priorities are below `BESIDE`. Then come pages that may show it among others. Pages never rendered
 * come last: they are rendered on request, but an outdated file is served as it is.
 */
export const BESIDE = 1_000_000;
const FIRST_OF_ALL = BESIDE + 1;

/** The tables of the queue. */
export const QUEUE_SCHEMA = `
  CREATE TABLE IF NOT EXISTS release (build TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pages (path TEXT PRIMARY KEY, tag TEXT, due INTEGER) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS pages_due ON pages (due) WHERE due IS NOT NULL;`;

/** An SQLite database of the runtime: a file on Node, the storage of a Durable Object on Workers. */
export interface QueueDatabase {
  /** Runs a statement and returns its rows. */
  rows<Row>(sql: string, ...args: (string | number)[]): Row[];
}

/**
 * Which pages have a file, and which wait to be rendered. The files are elsewhere: the caller removes and writes them.
 * `QUEUE_SCHEMA` has its tables.
 */
export class PageQueue {
  readonly #database: QueueDatabase;

  constructor(database: QueueDatabase) {
    this.#database = database;
  }

  /** Returns the build whose pages these are; undefined before the first one. */
  build(): string | undefined {
    return this.#row<{ build: string }>('SELECT build FROM release')?.build;
  }

  /** Begins with no pages. */
  begin(build: string): void {
    for (const table of ['release', 'pages']) this.#database.rows(`DELETE FROM ${table}`);
    this.#database.rows('INSERT INTO release VALUES (?, 0)', build);
  }

  /** Returns the version of the catalogue whose changes the queue knows; 0 before there is any page. */
  version(): number {
    return Number(this.#row<{ version: number }>('SELECT version FROM release')!.version);
  }

  /** Returns the hash of a page's content; undefined when there is no file at its address. */
  tagOf(path: string): string | undefined {
    return this.#row<{ tag: string | null }>('SELECT tag FROM pages WHERE path = ?', path)?.tag ?? undefined;
  }

  /** Returns the page to render next. */
  nextDue(): { path: string; due: number } | undefined {
    const row = this.#row<{ path: string; due: number }>(
      'SELECT path, due FROM pages WHERE due IS NOT NULL ORDER BY due LIMIT 1',
    );
    // The engine's row may have additional fields.
    return row && { path: row.path, due: row.due };
  }

  /** Returns the number of pages with a file, and of pages that wait to be rendered, for the first time or again. */
  counts(): { drawn: number; waiting: number } {
    const { drawn, waiting } = this.#row<{ drawn: number; waiting: number }>(
      'SELECT count(tag) AS drawn, count(due) AS waiting FROM pages',
    )!;
    return { drawn, waiting };
  }

  /** Returns the number of pages that wait to be rendered. */
  waiting(): number {
    return this.#row<{ waiting: number }>('SELECT count(*) AS waiting FROM pages WHERE due IS NOT NULL')!.waiting;
  }

  /** Returns the addresses that `note` removes with the same arguments. They may have a file. */
  goneBy(changed: ChangedPages, all?: string[]): string[] {
    if (!all) return changed.gone;
    const present = new Set(all);
    const known = this.#database.rows<{ path: string }>('SELECT path FROM pages').map(({ path }) => path);
    return [...changed.gone, ...known.filter((path) => !present.has(path))];
  }

  /**
   * Notes which pages are outdated since the last version. Run it in one transaction.
   * @param all the addresses of all pages in their order, if every page is outdated; other pages are removed
   */
  note(version: number, changed: ChangedPages, all?: string[]): void {
    for (const path of this.goneBy(changed, all)) this.remove(path);
    all?.forEach((path, index) => this.#await(path, FIRST_OF_ALL + index));
    for (const path of changed.later) this.#await(path, BESIDE);
    for (const [index, path] of changed.now.entries()) this.#await(path, Math.min(index, BESIDE - 1));
    this.#database.rows('UPDATE release SET version = ?', version);
  }

  /** Notes that a page's file has this content. */
  settle(path: string, tag: string): void {
    this.#database.rows('UPDATE pages SET tag = ?, due = NULL WHERE path = ?', tag, path);
  }

  remove(path: string): void {
    this.#database.rows('DELETE FROM pages WHERE path = ?', path);
  }

  /** Adds a page to the queue. A page that is already in it has the better of both priorities. */
  #await(path: string, due: number): void {
    this.#database.rows(
      'INSERT INTO pages (path, due) VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET due = min(coalesce(due, excluded.due), excluded.due)',
      path,
      due,
    );
  }

  #row<Row>(sql: string, ...args: (string | number)[]): Row | undefined {
    return this.#database.rows<Row>(sql, ...args)[0];
  }
}
