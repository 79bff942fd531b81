import Database from 'libsql';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isDamage, sqliteCodeOf } from '../db/trouble.ts';
import type { ChangedPages } from '../publish/changed-pages.ts';

/**
 * The priorities of waiting pages, the lowest first. Pages that show a changed record itself come before pages that may
 * show it among others. Pages never rendered come last: they are rendered on request, but an outdated file is served as
 * it is.
 */
export const CHANGED = 1;
export const BESIDE = 2;
const FIRST_OF_ALL = 3;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS release (build TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pages (path TEXT PRIMARY KEY, tag TEXT, due INTEGER) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS pages_due ON pages (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS files (path TEXT PRIMARY KEY, tag TEXT NOT NULL, body BLOB NOT NULL) STRICT;`;

const PAGES_FILE = 'pages.db';

/**
 * The Brotli quality of a page. It takes half as long again as the next lower one, for 5 % fewer bytes to every phone.
 */
const BROTLI_QUALITY = 5;

/**
 * The compressed files of a Node shop's static pages, and the queue of pages to render. They are in a database of their
 * own, separate from the records. A page is replaced as a whole, and a killed process leaves every file and the queue
 * as they were. Two processes use it, one that serves and one that renders.
 */
export class PageStore {
  readonly #connection: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  private constructor(connection: Database.Database) {
    this.#connection = connection;
  }

  /** Opens the store of a folder. A store of another build, of an older schema, or a damaged one is replaced by an empty one. */
  static open(folder: string, build: string): PageStore {
    const path = join(folder, PAGES_FILE);
    try {
      const found = statSync(path, { throwIfNoEntry: false }) && whole(() => openPages(path));
      if (found && whole(() => buildOf(found)) === build) return new PageStore(found);
      found?.close();
    } catch (error) {
      if (!(error instanceof PagesDamaged)) throw error;
    }
    // Every page can be rendered again.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const connection = openPages(path);
    connection.prepare('INSERT INTO release VALUES (?, 0)').run(build);
    return new PageStore(connection);
  }

  /**
   * Opens a store that another process has opened.
   * @throws PagesDamaged
   */
  static openShared(folder: string): PageStore {
    return new PageStore(whole(() => openPages(join(folder, PAGES_FILE))));
  }

  /** Returns the version of the catalogue whose changes the store knows; 0 before there is any page. */
  version(): number {
    return Number(this.#get<{ version: number }>('SELECT version FROM release')!.version);
  }

  /** Returns the hash of a page's content; undefined when there is no file at its address. */
  tagOf(path: string): string | undefined {
    return this.#get<{ tag: string | null }>('SELECT tag FROM pages WHERE path = ?', path)?.tag ?? undefined;
  }

  /** Returns the file of a page with this content, compressed with Brotli. */
  file(path: string, tag: string): Uint8Array<ArrayBuffer> | undefined {
    const row = this.#get<{ body: Buffer }>('SELECT body FROM files WHERE path = ? AND tag = ?', path, tag);
    return row && new Uint8Array(row.body);
  }

  /** Returns the page to render next. */
  nextDue(): { path: string; due: number } | undefined {
    const row = this.#get<{ path: string; due: number }>(
      'SELECT path, due FROM pages WHERE due IS NOT NULL ORDER BY due LIMIT 1',
    );
    // The engine's row has an additional field.
    return row && { path: row.path, due: row.due };
  }

  /** Returns the number of pages with a file, and of pages that wait to be rendered, for the first time or again. */
  counts(): { drawn: number; waiting: number } {
    const { drawn, waiting } = this.#get<{ drawn: number; waiting: number }>(
      'SELECT count(tag) AS drawn, count(due) AS waiting FROM pages',
    )!;
    return { drawn, waiting };
  }

  /** Returns the number of pages that wait to be rendered. */
  waiting(): number {
    return this.#get<{ waiting: number }>('SELECT count(*) AS waiting FROM pages WHERE due IS NOT NULL')!.waiting;
  }

  /**
   * Records in one transaction which pages are outdated since the last version.
   * @param all the addresses of all pages in their order, if every page is outdated; other pages are removed
   */
  note(version: number, changed: ChangedPages, all?: string[]): void {
    this.#whole(() => {
      if (all) {
        const known = this.#all<{ path: string }>('SELECT path FROM pages');
        const stored = new Set(all);
        for (const { path } of known) if (!stored.has(path)) this.remove(path);
        all.forEach((path, index) => this.#await(path, FIRST_OF_ALL + index));
      }
      for (const path of changed.gone) this.remove(path);
      for (const path of changed.later) this.#await(path, BESIDE);
      for (const path of changed.now) this.#await(path, CHANGED);
      this.#run('UPDATE release SET version = ?', version);
    });
  }

  /** Stores a page's content as its file. */
  keep(path: string, content: Uint8Array): void {
    const tag = createHash('sha256').update(content).digest('hex').slice(0, 32);
    if (this.tagOf(path) === tag) {
      this.#run('UPDATE pages SET due = NULL WHERE path = ?', path);
      return;
    }
    const body = compressPage(content);
    this.#whole(() => {
      this.#run('INSERT OR REPLACE INTO files VALUES (?, ?, ?)', path, tag, body);
      this.#run('UPDATE pages SET tag = ?, due = NULL WHERE path = ?', tag, path);
    });
  }

  remove(path: string): void {
    this.#run('DELETE FROM files WHERE path = ?', path);
    this.#run('DELETE FROM pages WHERE path = ?', path);
  }

  close(): void {
    this.#connection.close();
  }

  /** Adds a page to the queue. A page that is already in it has the better of both priorities. */
  #await(path: string, due: number): void {
    this.#run(
      'INSERT INTO pages (path, due) VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET due = min(coalesce(due, excluded.due), excluded.due)',
      path,
      due,
    );
  }

  #whole(write: () => void): void {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      write();
      this.#connection.exec('COMMIT');
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  #get<Row>(sql: string, ...args: unknown[]): Row | undefined {
    return whole(() => this.#prepared(sql).get(...args) as Row | undefined);
  }

  #all<Row>(sql: string): Row[] {
    return whole(() => this.#prepared(sql).all() as Row[]);
  }

  #run(sql: string, ...args: unknown[]): void {
    whole(() => this.#prepared(sql).run(...args));
  }

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

/** The page store is damaged and must be created again. */
export class PagesDamaged extends Error {}

/** Exit code of the page-rendering process when the page store is damaged. */
export const PAGES_DAMAGED_EXIT = 3;

/** @throws PagesDamaged */
function whole<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw isDamage(sqliteCodeOf(error)) ? new PagesDamaged('The page store is damaged.', { cause: error }) : error;
  }
}

function buildOf(connection: Database.Database): string | undefined {
  return (connection.prepare('SELECT build FROM release').get() as { build: string } | undefined)?.build;
}

/** Commits do not wait for the disk, since pages lost by a power cut are rendered again. */
function openPages(path: string): Database.Database {
  const connection = new Database(path);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('busy_timeout = 5000');
  connection.exec(SCHEMA);
  return connection;
}

function compressPage(content: Uint8Array): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
