import { createClient } from '@libsql/client/web';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITOR } from '../../contract/calls/actor.ts';
import { RETURN_KINDS, RETURN_STATUSES } from '../../contract/states/return.ts';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { listProducts } from '../../functions/domain/discovery/product-list/index.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { EmbeddedDb } from '../../functions/node/open-db.ts';
import { NO_SQLD } from '../../scripts/install-sqld.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import { startSqld } from '../support/sqld.ts';

const NOW = '2026-10-01T09:00:00Z';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEED = fileURLToPath(new URL('../../scripts/seed.ts', import.meta.url));

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'same-seed-'));
  folders.push(folder);
  return folder;
}

/** Runs `npm run seed` into a folder, in a time zone. */
function seed(folder: string, zone: string, ...wishes: string[]) {
  const env = { ...process.env, DATA_DIR: folder, MODE: 'sandbox', TZ: zone };
  return promisify(execFile)(process.execPath, [SEED, ...wishes], { cwd: ROOT, env });
}

const openIn = (folder: string) => openEmbeddedDb(join(folder, 'ratnahaat.db'));

function select(db: EmbeddedDb, sql: string): unknown[][] {
  return db.connection.prepare(sql).raw(true).all([]) as unknown[][];
}

const tablesOf = (db: EmbeddedDb) =>
  select(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map(([name]) => String(name));

const numberOf = (db: EmbeddedDb, table: string) => Number(select(db, `SELECT count(*) FROM ${table}`)[0]![0]);

/** Columns that each shop encrypts or hashes with its own secret. */
const SEALED: readonly string[] = [
  'newsletter_subscribers.token_hash',
  'refund_destinations.sealed',
  'sellers.bank_sealed',
];

/** Returns the first row that differs between two tables of the same name, as text. */
function firstDifference(one: EmbeddedDb, other: EmbeddedDb, table: string): string | undefined {
  const columns = select(one, `SELECT name FROM pragma_table_info('${table}')`)
    .map(([name]) => String(name))
    .filter((name) => !SEALED.includes(`${table}.${name}`));
  const [rows, others] = [one, other].map((db) =>
    select(db, `SELECT ${columns.map((name) => `"${name}"`).join(', ')} FROM ${table}`).map((row) =>
      JSON.stringify(row),
    ),
  ) as [string[], string[]];
  const longer = rows.length >= others.length ? rows : others;
  const index = longer.findIndex((_, place) => rows[place] !== others[place]);
  return index < 0 ? undefined : `${table}, row ${index}: ${rows[index]} and ${others[index]}`;
}

describe('the demo shop', () => {
  const [here, there] = [newFolder(), newFolder()];
  beforeAll(async () => {
    const wishes = ['--now', NOW, '--products', '300', '--orders', '520'];
    await Promise.all([seed(here, 'UTC', ...wishes), seed(there, 'America/Los_Angeles', ...wishes)]);
  }, 240_000);

  test('comes out the same at the same clock, row for row', () => {
    const [one, other] = [openIn(here), openIn(there)];
    const tables = tablesOf(one);
    expect(tables.length).toBeGreaterThan(25);
    expect(tablesOf(other)).toEqual(tables);
    expect(tables.filter((table) => numberOf(one, table) > 0).length).toBeGreaterThan(20);
    expect(tables.flatMap((table) => firstDifference(one, other, table) ?? [])).toEqual([]);
    one.close();
    other.close();
  });

  test('has a return in each state, with pictures, and refunds to pay', () => {
    const db = openIn(here);
    const texts = (sql: string) => select(db, sql).map(([text]) => String(text));
    expect(texts('SELECT DISTINCT status FROM returns').toSorted()).toEqual([...RETURN_STATUSES].toSorted());
    expect(texts('SELECT DISTINCT kind FROM returns').toSorted()).toEqual([...RETURN_KINDS].toSorted());
    expect(texts("SELECT DISTINCT media_type FROM media WHERE purpose = 'return'").toSorted()).toEqual([
      'IMAGE',
      'VIDEO',
    ]);
    expect(texts('SELECT DISTINCT status FROM refunds').toSorted()).toEqual(['processed', 'wanted']);
    db.close();
  });

  test('has orders that were paid online, at once or at the second try, and money that went back', () => {
    const db = openIn(here);
    const paid = (status: string, tried: string) =>
      numberOf(
        db,
        `orders WHERE payment_method = 'PREPAID' AND payment_status = '${status}' AND ${tried} EXISTS (
           SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status = 'failed')`,
      );
    expect(paid('COMPLETED', 'NOT')).toBeGreaterThan(5);
    expect(paid('COMPLETED', '')).toBeGreaterThan(0);
    expect(numberOf(db, "orders WHERE payment_method = 'PREPAID' AND payment_status = 'REFUNDED'")).toBeGreaterThan(0);
    expect(numberOf(db, "refunds WHERE payment_id IS NOT NULL AND status = 'processed'")).toBeGreaterThan(0);
    // The demo shop has processed all webhooks of the gateway.
    expect(numberOf(db, 'sandbox_webhooks WHERE delivered_at IS NULL')).toBe(0);
    db.close();
  });

  test.skipIf(NO_SQLD)('has the same lists on a libSQL server', async () => {
    const folder = newFolder();
    const server = await startSqld({ folder, from: join(here, 'ratnahaat.db') });
    const lines = 'SELECT product_id, after_on, until_on, ends_on, packed FROM listing_facts ORDER BY 1, 2';
    const { rows } = await createClient({ url: server.url }).execute(lines);
    await server.stop();
    const db = openIn(here);
    const embedded = select(db, lines);
    db.close();
    expect(embedded.length).toBeGreaterThan(200);
    expect(rows.map((row) => Array.from(row))).toEqual(embedded);
  });

  test('grows to as many products and orders as are wanted, and everything holds in it', async () => {
    const db = openIn(here);
    expect(numberOf(db, 'products')).toBe(300);
    expect(numberOf(db, 'orders')).toBe(520);
    const broken = (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
    const beforeTheirTime = `SELECT orders.number FROM orders JOIN users ON users.id = orders.user_id
      JOIN order_items ON order_items.order_id = orders.id JOIN products ON products.id = order_items.product_id
      WHERE orders.placed_at < users.created_at OR orders.placed_at < products.created_at`;
    expect(select(db, beforeTheirTime)).toEqual([]);
    // No mail about an order of the past is sent.
    expect(numberOf(db, 'outbox')).toBeGreaterThan(520);
    expect(select(db, "SELECT key FROM outbox WHERE status <> 'sent'")).toEqual([]);
    db.close();
  });

  test('shows what is added in the pictures of what it looks like', async () => {
    const db = openIn(here);
    const added = (picture: string) =>
      select(
        db,
        `SELECT DISTINCT more.id FROM products
         JOIN products more ON more.seo_url = products.seo_url || '-101'
         JOIN skus ON skus.product_id = products.id
         JOIN media_uses ON media_uses.subject = 'sku' AND media_uses.subject_id = skus.id
         JOIN skus own ON own.product_id = more.id AND own.color = skus.color AND own.size = skus.size
         WHERE ${picture} (SELECT 1 FROM media_uses hung WHERE hung.subject = 'sku' AND hung.subject_id = own.id
           AND hung.media_id = media_uses.media_id AND hung.role = media_uses.role)`,
      ).map(([id]) => Number(id));
    expect(added('NOT EXISTS')).toEqual([]);
    const ids = added('EXISTS').slice(0, 24);
    expect(ids.length).toBeGreaterThan(0);
    const shop = seedingShop(db, Date.parse(NOW));
    const page = await listProducts(shop, VISITOR, { ids, offset: 0, limit: 24 });
    expect(page.products).toHaveLength(ids.length);
    const bare = page.products.filter(({ skus }) => skus.every(({ mediaList }) => mediaList.length === 0));
    expect(bare.map(({ name }) => name)).toEqual([]);
    db.close();
  });

  test('is not put over a shop', async () => {
    const said = await seed(here, 'UTC', '--products', '300').then(
      () => 'nothing',
      ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
    );
    expect(said).toContain(`1: The records in ${here} are a shop already`);
    expect(existsSync(join(here, 'ratnahaat.db.draft'))).toBe(false);
  });
});
