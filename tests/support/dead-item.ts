import Database from 'libsql';
import type { TestShop } from './shop.ts';

/** Inserts a mail into the outbox that was given up after twelve attempts, and returns its id. */
export function deadItem(shop: TestShop, key: string, mail: { name: string } & Record<string, unknown>): number {
  const records = new Database(shop.running.databasePath, { timeout: 5000 });
  try {
    const payload = JSON.stringify({ to: shop.emailOf('gone'), ...mail });
    const { lastInsertRowid } = records
      .prepare(
        `INSERT INTO outbox (kind, key, payload, status, attempts, next_at, last_error, created_at)
         VALUES ('mail', ?, ?, 'dead', 12, 0, 'mail: answered 500', 0)`,
      )
      .run([key, payload]);
    return Number(lastInsertRowid);
  } finally {
    records.close();
  }
}
