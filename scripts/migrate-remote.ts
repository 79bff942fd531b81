import { createClient } from '@libsql/client/web';
import type { Client } from '@libsql/client/web';
import { CannotStart } from '#functions/node/cannot-start.ts';
import { pendingMigrations } from '#functions/node/migrate.ts';
import type { AppliedMigration, Migration } from '#functions/node/migrate.ts';

/**
 * Applies migrations to a libSQL database on a server. Each is one transaction that also records its hash, so a failed
 * one leaves nothing behind.
 * @param chosen the next pending ones, in order; all by default
 * @returns the number of migrations applied
 * @throws CannotStart when this code does not know a migration of the database
 */
export async function migrateRemote(
  url: string,
  authToken: string | undefined,
  chosen?: readonly Migration[],
): Promise<number> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  await client.execute(
    'CREATE TABLE IF NOT EXISTS migrations (hash TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT',
  );
  const pending = chosen ?? pendingMigrations(await appliedAt(client));
  for (const { hash, sql } of pending) {
    const mark = { sql: 'INSERT INTO migrations VALUES (?, ?)', args: [hash, Date.now()] };
    // `migrate` turns foreign keys off: a table that is re-created is dropped first.
    await client.migrate([...sql.filter((statement) => !/^\s*PRAGMA/i.test(statement)), mark]);
  }
  client.close();
  return pending.length;
}

/**
 * Returns the migrations that a database on a server lacks, oldest first, and whether it has none. It changes nothing.
 * @throws CannotStart when this code does not know a migration of the database
 */
export async function pendingRemote(
  url: string,
  authToken: string | undefined,
  migrations: readonly Migration[],
): Promise<{ pending: Migration[]; hasNone: boolean }> {
  const applied = await appliedRemote(url, authToken);
  return { pending: pendingMigrations(applied, migrations), hasNone: applied.length === 0 };
}

/** Returns the migrations that a database on a server has. */
export async function appliedRemote(url: string, authToken: string | undefined): Promise<AppliedMigration[]> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  const { rows } = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'");
  const applied = rows.length === 0 ? [] : await appliedAt(client);
  client.close();
  return applied;
}

/** Pending migrations by their time, each list in the order of their numbers. */
export interface Phases {
  before: Migration[];
  after: Migration[];
}

/**
 * Splits pending migrations into those before and those after the deployment of their code. The order of their numbers
 * holds: a migration was written for the schema that those before it leave.
 * @throws CannotStart when one before the deployment follows one after it, as when a release was left out
 */
export function phasesOf(pending: readonly Migration[]): Phases {
  const first = pending.findIndex(({ isAfter }) => isAfter);
  if (first === -1) return { before: [...pending], after: [] };
  const after = pending.slice(first);
  const next = after.findIndex(({ isAfter }) => !isAfter);
  if (next === -1) return { before: pending.slice(0, first), after };
  throw new CannotStart(
    `The migration ${after[0]!.name} takes away what the running code may use, and ${after[next]!.name} builds on it. Deploy the release whose newest migration is ${after[next - 1]!.name} first, then this one.`,
  );
}

async function appliedAt(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.execute('SELECT hash, applied_at FROM migrations');
  return rows.map(({ hash, applied_at }) => ({ hash: String(hash), applied_at: Number(applied_at) }));
}
