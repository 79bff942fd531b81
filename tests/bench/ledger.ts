/**
 * `npm run bench:ledger`: measures the screens and files about money with 1,000,000 ledger entries next to 10,000, in
 * this process. SQL copies the demo shop's orders, with all their dependent rows, over the days of a year.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'libsql';
import type { Admin, Seller } from '../../contract/calls/actor.ts';
import { kolkataDay, startOfDay } from '../../contract/shop/dates.ts';
import { FEE_ENTRY_KINDS } from '../../contract/shop/fee-papers.ts';
import { listTaxReports, monthToFile, readGstr1, readGstr8 } from '../../functions/domain/money/tax-reports/index.ts';
import { readOverview } from '../../functions/domain/money/figures/index.ts';
import { issueFeePapers } from '../../functions/domain/money/fee-papers/index.ts';
import {
  managedTransactions,
  previewPayouts,
  printStatement,
  readBalance,
} from '../../functions/domain/money/payouts/index.ts';
import type { Shop } from '../../functions/domain/shop.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';

type Connection = InstanceType<typeof Database>;

const SIZES = [10_000, 1_000_000];
const ROUNDS = 15;
/** Daily queries may take at most this many times as long in the larger shop. */
const GOAL = 1.5;
const DAYS = 360;
const DAY_MS = 86_400_000;
/** Entries wait about this long for their payout. */
const UNPAID_DAYS = 30;
/** More than any id of the demo shop. */
const STEP = 1_000_000;

/** The tables that depend on an order, with their id columns, unique texts and instants. */
const COPIED: Record<string, { ids: string[]; texts: string[]; instants: string[] }> = {
  orders: { ids: ['id'], texts: ['number'], instants: ['placed_at', 'created_at', 'updated_at'] },
  order_items: { ids: ['id', 'order_id'], texts: [], instants: [] },
  consignments: {
    ids: ['id', 'order_id', 'replaces_consignment_id'],
    texts: [],
    instants: ['delivered_at', 'cancelled_at'],
  },
  consignment_items: { ids: ['consignment_id', 'order_item_id', 'order_id'], texts: [], instants: [] },
  shipments: {
    ids: ['id', 'consignment_id'],
    texts: ['awb', 'reference'],
    instants: ['status_at'],
  },
  documents: {
    ids: ['id', 'order_id', 'consignment_id', 'of_document_id', 'running_number'],
    texts: ['number'],
    instants: ['at'],
  },
  ledger_entries: { ids: ['id', 'order_id', 'consignment_id'], texts: ['key'], instants: ['at'] },
};

/**
 * Columns of tables that triggers maintain, which are filled again from the views: the copies are made without the
 * triggers.
 */
const SUMMED = {
  owed_parts: 'seller_id, order_id, amount_paise, entry_count, waits_for, window_ends_at, window_ends_on',
  sold_parts: 'order_id, seller_id, placed_on, revenue_paise',
};

/**
 * Copies the orders of the shop until the ledger has this many entries. Fees of copies are invoiced like those of the
 * originals.
 */
function fill(connection: Connection, entries: number): void {
  const triggers = connection
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN ('${Object.keys(COPIED).join("', '")}')`,
    )
    .all([]) as {
    name: string;
  }[];
  connection.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
  for (const { name } of triggers) connection.exec(`DROP TRIGGER "${name}"`);
  const { count } = connection
    .prepare('SELECT count(*) AS count FROM ledger_entries WHERE order_id IS NOT NULL')
    .get([]) as { count: number };
  const copies = Math.max(0, Math.round(entries / count) - 1);
  for (const [table, { ids, texts, instants }] of Object.entries(COPIED)) {
    const columns = connection.prepare(`SELECT name FROM pragma_table_info('${table}')`).all([]) as { name: string }[];
    const values = columns.map(({ name }) => {
      if (ids.includes(name)) return `"${name}" + copy.n * ${STEP}`;
      if (instants.includes(name)) return moved(name);
      if (texts.includes(name)) return keyOf(table, name);
      // Entries older than a few weeks are paid, by payouts that are not copied.
      if (name === 'payout_id')
        return `CASE WHEN ${moved('at')} < ${Date.now()} - ${UNPAID_DAYS * DAY_MS} THEN -seller_id END`;
      // Fees of past months are invoiced, by fee papers that are not copied.
      if (name === 'fee_paper_id')
        return `CASE WHEN kind IN (${FEES}) AND ${moved('at')} < ${startOfDay(`${kolkataDay(Date.now()).slice(0, 7)}-01`)} THEN coalesce(fee_paper_id, -1) END`;
      if (name === 'issued_on') return `date("${name}", '-' || (copy.n % ${DAYS}) || ' days')`;
      return `"${name}"`;
    });
    connection.exec(
      `WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${copies})
       INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join()}) SELECT ${values.join()} FROM copy, ${table}
       WHERE ${table}.${ids[0]} < ${STEP}${table === 'ledger_entries' ? ' AND order_id IS NOT NULL' : ''}`,
    );
  }
  for (const [table, columns] of Object.entries(SUMMED)) {
    connection.exec(`DELETE FROM ${table}; INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table}_now`);
  }
}

const FEES = FEE_ENTRY_KINDS.map((kind) => `'${kind}'`).join();

/** Returns the SQL of a copy's instant, which is some days earlier. */
const moved = (name: string) => `"${name}" - (copy.n % ${DAYS}) * ${DAY_MS}`;

/** Returns the SQL of a copy's unique text. The key of a ledger entry names the copied document. */
function keyOf(table: string, name: string): string {
  if (table !== 'ledger_entries') return `"${name}" || '-' || copy.n`;
  const id = `CAST(substr("${name}", length(kind || ':document:') + 1) AS INTEGER)`;
  return `CASE WHEN "${name}" LIKE '%:document:%' THEN kind || ':document:' || (${id} + copy.n * ${STEP}) ELSE "${name}" || '-' || copy.n END`;
}

interface Asked {
  name: string;
  /** True for daily queries, false for monthly ones. */
  isDaily: boolean;
  run: (shop: Shop) => Promise<unknown>;
}

function questions(connection: Connection): Asked[] {
  const row = (sql: string) => Number((connection.prepare(sql).get([]) as { id: number }).id);
  const admin: Admin = { kind: 'admin', userId: 1, sessionId: 'bench' };
  const sellerId = row('SELECT seller_id AS id FROM payouts ORDER BY id LIMIT 1');
  const payoutId = row('SELECT id FROM payouts ORDER BY id LIMIT 1');
  const seller: Seller = { kind: 'seller', userId: 1, sellerId, sessionId: 'bench' };
  const newest = { filter: {}, sort: { by: 'id', descending: true }, offset: 0, limit: 25 } as const;
  const daily = (name: string, run: Asked['run']): Asked => ({ name, isDaily: true, run });
  const monthly = (name: string, run: Asked['run']): Asked => ({ name, isDaily: false, run });
  return [
    daily('overview of 30 days, house', (shop) => readOverview(shop, admin, '30')),
    daily('overview of 30 days, seller', (shop) => readOverview(shop, seller, '30')),
    daily('transactions, house', (shop) => managedTransactions.list(shop, admin, newest)),
    daily('transactions, seller', (shop) => managedTransactions.list(shop, seller, newest)),
    daily('balance of a seller', (shop) => readBalance(shop, seller)),
    daily('payouts preview', (shop) => previewPayouts(shop)),
    daily('statement of a payout', (shop) => printStatement(shop, seller, payoutId)),
    daily('fee invoices, nothing due', (shop) => issueFeePapers(shop)),
    monthly('tax reports of a month', (shop) => listTaxReports(shop, admin, monthToFile(shop))),
    monthly('GSTR-1 of a seller', (shop) => readGstr1(shop, admin, monthToFile(shop), sellerId)),
    monthly('GSTR-8 of the house', (shop) => readGstr8(shop, monthToFile(shop))),
  ];
}

async function measure(shop: Shop, { run }: Asked): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  // A monthly report over all sellers is rare, so it needs fewer rounds here.
  for (
    let round = 0;
    round < ROUNDS && (round < 3 || times.reduce((sum, time) => sum + time, 0) < 10_000);
    round += 1
  ) {
    const startedAt = performance.now();
    await run(shop);
    if (round > 0) times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

const figures = new Map<string, { isDaily: boolean; found: { p50: number; p99: number }[] }>();
for (const size of SIZES) {
  const path = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-ledger-'));
  process.env.DATA_DIR = path;
  try {
    await prepareData(console.log);
    const db = openEmbeddedDb(openDataFolder(path).databasePath);
    const startedAt = performance.now();
    fill(db.connection, size);
    console.log(`${size.toLocaleString('en-IN')} entries in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    const shop = { ...seedingShop(db), after: () => {} };
    for (const asked of questions(db.connection)) {
      const { isDaily, found } = figures.get(asked.name) ?? { isDaily: asked.isDaily, found: [] };
      found.push(await measure(shop, asked));
      figures.set(asked.name, { isDaily, found });
      console.log(`  ${asked.name}: ${found.at(-1)!.p50.toFixed(1)} ms`);
    }
    db.close();
  } finally {
    rmSync(path, { recursive: true });
  }
}

const ms = (value: number) => value.toFixed(1).padStart(10);
console.log(
  `\n${'ms'.padEnd(32)}${SIZES.map((size) => `${size.toLocaleString('en-IN')} p50 / p99`.padStart(22)).join('')}   times`,
);
for (const [name, { isDaily, found }] of figures) {
  const [small, large] = found as [{ p50: number; p99: number }, { p50: number; p99: number }];
  const times = large.p50 / small.p50;
  const verdict = isDaily ? (times <= GOAL ? 'met' : 'MISSED') : 'monthly';
  console.log(
    `${name.padEnd(32)}${found.map(({ p50, p99 }) => `${ms(p50)} /${ms(p99)}`).join('')}${times.toFixed(1).padStart(8)}  ${verdict}`,
  );
}
