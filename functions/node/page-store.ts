import Database from 'libsql';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isDamage, sqliteCodeOf } from '../db/trouble.ts';
import type { ChangedPages } from '../publish/changed-pages.ts';
import { PageQueue, QUEUE_SCHEMA } from '../publish/page-queue.ts';

const FILES_SCHEMA = `
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
  /** Which pages have a file, and which wait. */
  readonly queue: PageQueue;

  private constructor(connection: Database.Database) {
    this.#connection = connection;
    this.queue = new PageQueue({ rows: (sql, ...args) => this.#rows(sql, ...args) });
  }

  /** Opens the store of a folder. A store of another build, of an older schema, or a damaged one is replaced by an empty one. */
  static open(folder: string, build: string): PageStore {
    const path = join(folder, PAGES_FILE);
    try {
      const found = statSync(path, { throwIfNoEntry: false }) && PageStore.openShared(folder);
      if (found && found.queue.build() === build) return found;
      found?.close();
    } catch (error) {
      if (!(error instanceof PagesDamaged)) throw error;
    }
    // Every page can be rendered again.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const store = new PageStore(openPages(path));
    store.queue.begin(build);
    return store;
  }

  /**
   * Opens a store that another process has opened.
   * @throws PagesDamaged
   */
  static openShared(folder: string): PageStore {
    return new PageStore(whole(() => openPages(join(folder, PAGES_FILE))));
  }

  /** Returns the file of a page with this content, compressed with Brotli. */
  file(path: string, tag: string): Uint8Array<ArrayBuffer> | undefined {
    const [row] = this.#rows<{ body: Buffer }>('SELECT body FROM files WHERE path = ? AND tag = ?', path, tag);
    return row && new Uint8Array(row.body);
  }

  /**
   * Records in one transaction which pages are outdated since the last version.
   * @param all the addresses of all pages in their order, if every page is outdated; other pages are removed
   */
  note(version: number, changed: ChangedPages, all?: string[]): void {
    this.#whole(() => {
      for (const path of this.queue.goneBy(changed, all)) this.#removeFile(path);
      this.queue.note(version, changed, all);
    });
  }

  /** Stores a page's content as its file. */
  keep(path: string, content: Uint8Array): void {
    const tag = createHash('sha256').update(content).digest('hex').slice(0, 32);
    if (this.queue.tagOf(path) === tag) return this.queue.settle(path, tag);
    const body = compressPage(content);
    this.#whole(() => {
      this.#rows('INSERT OR REPLACE INTO files VALUES (?, ?, ?)', path, tag, body);
      this.queue.settle(path, tag);
    });
  }

  remove(path: string): void {
    this.#removeFile(path);
    this.queue.remove(path);
  }

  #removeFile(path: string): void {
    this.#rows('DELETE FROM files WHERE path = ?', path);
  }

  close(): void {
    this.#connection.close();
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

  #rows<Row>(sql: string, ...args: unknown[]): Row[] {
    return whole(() => {
      const prepared = this.#prepared(sql);
      if (prepared.reader) return prepared.all(...args) as Row[];
      prepared.run(...args);
      return [];
    });
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

/** How long a process waits for the lock of another one, which has the store open too. */
const BUSY_MS = 5000;

/**
 * Commits do not wait for the disk, since pages lost by a power cut are rendered again. The wait for locks applies from
 * the first statement on: after a crash another process may be restoring the store.
 */
function openPages(path: string): Database.Database {
  const connection = new Database(path, { timeout: BUSY_MS });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.exec(QUEUE_SCHEMA + FILES_SCHEMA);
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
