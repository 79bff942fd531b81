import type Database from 'libsql';
import { readFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { CannotStart } from './cannot-start.ts';
import { VERSION } from '../version.ts';
import { projectPath } from './program-files.ts';

/** The maximum wait for another process that writes. */
const BUSY_MS = 5000;

/**
 * Brings the database to the newest schema. Each migration is one transaction with its own mark, so a failed one leaves
 * nothing behind and the next start repeats it. Foreign keys are off meanwhile, since re-creating a table drops it
 * first; they are checked before the commit.
 * @param now the time of their marks
 * @returns the number of applied migrations
 * @throws CannotStart when this code does not know a migration of the database
 */
export function migrate(connection: Database.Database, now = Date.now()): number {
  // Another process may be migrating. This process does nothing else yet, so a blocking wait is acceptable.
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  try {
    return applyPending(connection, now);
  } finally {
    connection.exec('PRAGMA busy_timeout = 0');
  }
}

function applyPending(connection: Database.Database, now: number): number {
  connection.exec('CREATE TABLE IF NOT EXISTS migrations (hash TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
  const pending = pendingIn(connection);
  for (const { hash, sql } of pending) {
    connection.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;');
    try {
      // Another process may have applied it since.
      if (connection.prepare('SELECT 1 FROM migrations WHERE hash = ?').get(hash)) {
        connection.exec('ROLLBACK');
        continue;
      }
      for (const statement of sql) connection.exec(statement);
      connection.prepare('INSERT INTO migrations VALUES (?, ?)').run(hash, now);
      const broken = connection.prepare('PRAGMA foreign_key_check').all() as { table: string; parent: string }[];
      if (broken[0])
        throw new Error(`${broken.length} rows of ${broken[0].table} would lose their ${broken[0].parent}.`);
      connection.exec('COMMIT');
    } catch (error) {
      connection.exec('ROLLBACK');
      throw error;
    } finally {
      connection.exec('PRAGMA foreign_keys = ON');
    }
  }
  return pending.length;
}

/** A migration of this code. */
export interface Migration extends MigrationMeta {
  /** The name of its file, without the ending. */
  name: string;
  /**
   * Whether it takes away something that the code before it uses. On Workers it is applied after the deployment of its
   * code; a shop on one machine stops the former code before it migrates.
   */
  isAfter: boolean;
}

/** The first line of a migration that takes something away. */
export const AFTER_MARK = '-- after the deployment';

/** Returns all migrations of this code, oldest first. */
export function allMigrations(): Migration[] {
  const migrationsFolder = projectPath('migrations');
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder }).map((one, place) => ({
    ...one,
    name: journal.entries[place]!.tag,
    isAfter: one.sql[0]!.startsWith(AFTER_MARK),
  }));
}

/** A migration that a database has, as its table `migrations` stores it. */
export interface AppliedMigration {
  hash: string;
  applied_at: number;
}

/**
 * Returns the migrations that a database lacks, oldest first. The table of its migrations has to exist.
 * @throws CannotStart when this code does not know a migration of the database
 */
function pendingIn(connection: Database.Database): Migration[] {
  return pendingMigrations(connection.prepare('SELECT hash, applied_at FROM migrations').all() as AppliedMigration[]);
}

/**
 * Returns whether opening a database changes its schema. An empty database has nothing to change.
 * @throws CannotStart when this code does not know a migration of the database
 */
export function needsMigration(connection: Database.Database): boolean {
  const table = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
  return table !== undefined && pendingIn(connection).length > 0;
}

/**
 * Returns the migrations that a database lacks, oldest first.
 * @param applied the migrations it has
 * @param migrations those of this code
 * @throws CannotStart when this code does not know one of them
 */
export function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[] = allMigrations(),
): Migration[] {
  const known = new Set(migrations.map(({ hash }) => hash));
  const unknown = applied.filter(({ hash }) => !known.has(hash));
  const pending = migrations.filter(({ hash }) => !applied.some((one) => one.hash === hash));
  if (unknown.length === 0) return pending;
  if (pending.length === 0) {
    throw new CannotStart(
      `A newer version of the shop has opened this database: version ${VERSION} does not know ${unknown.length} of its migrations. Start the newer version, or restore the backup that it made before its migration.`,
    );
  }
  if (unknown.every(({ applied_at }) => applied_at < migrations[0]!.folderMillis)) {
    throw new CannotStart(
      'This database was made before version 1.0.0, and no release opens it. Make a new shop in another folder, and bring products and stock over as spreadsheets.',
    );
  }
  throw new CannotStart(
    'This database was made by changed code: its migrations are in no release of the shop. Start the code that made it.',
  );
}
