import type Database from 'libsql';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { CannotStart } from './cannot-start.ts';
import { projectPath } from './program-files.ts';

/** The maximum wait for another process that writes. */
const BUSY_MS = 5000;

/**
 * Brings the database to the newest schema. Each migration is one transaction with its own mark, so a failed one leaves
 * nothing behind and the next start repeats it. Foreign keys are off meanwhile, since re-creating a table drops it
 * first; they are checked before the commit.
 * @param now the time of their marks
 * @returns the number of applied migrations
 * @throws CannotStart when the database was made by newer code than this
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
  const marks = connection.prepare('SELECT hash FROM migrations').all() as { hash: string }[];
  const pending = pendingMigrations(marks.map(({ hash }) => hash));
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

/**
 * Returns the migrations that a database lacks, oldest first.
 * @param applied the hashes it is marked with
 * @throws CannotStart when the database was made by newer code than this
 */
export function pendingMigrations(applied: readonly string[]): MigrationMeta[] {
  const migrations = readMigrationFiles({ migrationsFolder: projectPath('migrations') });
  const known = new Set(migrations.map(({ hash }) => hash));
  if (applied.some((hash) => !known.has(hash))) {
    throw new CannotStart(
      'The database has migrations this code does not know: it was made by a newer version of the shop.',
    );
  }
  return migrations.filter(({ hash }) => !applied.includes(hash));
}
