import { createClient } from '@libsql/client/web';
import { pendingMigrations } from '#functions/node/migrate.ts';

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
  const { rows } = await client.execute('SELECT hash, applied_at FROM migrations');
  const pending = pendingMigrations(
    rows.map(({ hash, applied_at }) => ({ hash: String(hash), applied_at: Number(applied_at) })),
  );
  for (const { hash, sql } of pending) {
    const mark = { sql: 'INSERT INTO migrations VALUES (?, ?)', args: [hash, Date.now()] };
    // `migrate` turns foreign keys off: a table that is re-created is dropped first.
    await client.migrate([...sql.filter((statement) => !/^\s*PRAGMA/i.test(statement)), mark]);
  }
  client.close();
  return pending.length;
}
