import { createClient } from '@libsql/client/web';
import type { Client } from '@libsql/client/web';
import { pendingMigrations } from '#functions/node/migrate.ts';
import type { AppliedMigration, Migration } from '#functions/node/migrate.ts';

/**
 * Migrates a libSQL database on a server to the newest schema. Each migration is one transaction that also records its
 * hash, so a failed one leaves nothing behind.
 * @returns the number of migrations applied
 * @throws CannotStart when this code does not know a migration of the database
 */
export async function migrateRemote(url: string, authToken: string | undefined): Promise<number> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  await client.execute(
    'CREATE TABLE IF NOT EXISTS migrations (hash TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT',
  );
  const pending = pendingMigrations(await appliedAt(client));
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
): Promise<{ pending: Migration[]; hasNone: boolean }> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  const { rows } = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'");
  const applied = rows.length === 0 ? [] : await appliedAt(client);
  client.close();
  return { pending: pendingMigrations(applied), hasNone: applied.length === 0 };
}

async function appliedAt(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.execute('SELECT hash, applied_at FROM migrations');
  return rows.map(({ hash, applied_at }) => ({ hash: String(hash), applied_at: Number(applied_at) }));
}
