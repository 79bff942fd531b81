import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { JOBS } from '../../../functions/jobs/index.ts';
import { ORDER_OUTCOMES } from '#contract/states/order.ts';
import { happyPaths } from '../../support/happy-paths.ts';
import type { HappyPaths } from '../../support/happy-paths.ts';
import { openShop } from '../../support/shop.ts';
import { SERVED } from '../../support/spec.ts';

const shop = openShop();
const NAMES = SERVED.map(({ method, path }) => `${method} ${path}`);

/** Tabs, filters and sort orders of the console's lists, in addition to each list as it opens. */
const TABS: { name: string; who: ('admin' | 'seller')[]; queries: object[] }[] = [
  {
    name: 'orders',
    who: ['admin', 'seller'],
    queries: [
      { filter: { orderStatus: 'PLACED' } },
      { filter: { paymentMethod: 'COD' } },
      { filter: { dispatch: 'LATE', sellerId: 1 }, sort: ['dispatchOn', 'ASC'] },
      { filter: { dispatch: 'TO_SEND' }, sort: ['dispatchOn', 'ASC'] },
      { filter: { from: '2026-01-01', to: '2026-01-31' } },
      { filter: { orderStatus: 'PLACED', from: '2026-01-01' } },
      ...ORDER_OUTCOMES.map((outcome) => ({
        filter: { outcome, from: '2026-01-01' },
      })),
      { filter: { state: 'Telangana', pinCode: '500081', couponCode: 'WELCOME10', productId: 1, from: '2026-01-01' } },
      { filter: { outcome: 'RETURNED', productId: 1, from: '2026-01-01', to: '2026-01-31' } },
      { filter: { outcome: 'SOLD', sellerId: 1, from: '2026-01-01' } },
      { filter: { outcome: 'SOLD', hour: '2026-01-01 13' } },
      { filter: { owed: 'RETURN_WINDOW' } },
      { sort: ['orderId', 'ASC'] },
      { sort: ['orderStatus', 'ASC'] },
    ],
  },
  {
    name: 'products',
    who: ['admin', 'seller'],
    queries: [
      { filter: { isVisible: false } },
      { filter: { isActive: false } },
      { sort: ['name', 'ASC'] },
      { sort: ['updatedAt', 'DESC'] },
    ],
  },
  {
    name: 'skus',
    who: ['admin', 'seller'],
    queries: [{ filter: { status: 'OUT_OF_STOCK' } }, { sort: ['code', 'ASC'] }, { sort: ['sellingPrice', 'ASC'] }],
  },
  {
    name: 'inventory',
    who: ['admin', 'seller'],
    queries: [{ filter: { stockLabel: 'Low Stock' } }, { sort: ['lastUpdated', 'DESC'] }],
  },
  {
    name: 'fee-invoices',
    who: ['admin', 'seller'],
    queries: [{ filter: { month: '2026-10' } }, { filter: { q: 'INV' } }],
  },
  {
    name: 'documents',
    who: ['admin', 'seller'],
    queries: [
      { filter: { side: 'CREDIT_NOTE', from: '2026-10-01', to: '2026-10-31' } },
      { filter: { sellerId: 1 } },
      { filter: { q: '2627' } },
    ],
  },
  {
    name: 'transactions',
    who: ['admin', 'seller'],
    queries: [
      { filter: { owed: 'PAYABLE' } },
      { filter: { owed: 'PENDING', sellerId: 1 } },
      { filter: { payoutId: 1, kind: 'sale' } },
      { filter: { feePaperId: 1 } },
      { filter: { kind: 'tcs', from: '2026-10-01', to: '2026-10-31' } },
    ],
  },
  {
    name: 'order-sums',
    who: ['admin', 'seller'],
    queries: [
      { filter: { sellerId: 1 } },
      { filter: { from: '2026-10-01', to: '2026-10-31' } },
      { sort: ['placedAt', 'DESC'] },
    ],
  },
  { name: 'payouts', who: ['admin', 'seller'], queries: [{ filter: { isUnderWay: true } }] },
  { name: 'sellers', who: ['admin'], queries: [{ filter: { tcsIn: '2026-10' } }, { filter: { tdsIn: '2026-10' } }] },
  {
    name: 'tickets',
    who: ['admin'],
    queries: [{ filter: { status: 'OPEN' } }, { sort: ['createdAt', 'ASC'] }, { sort: ['resolveBy', 'ASC'] }],
  },
  { name: 'shipping', who: ['admin', 'seller'], queries: [{ filter: { status: 'BOOKED' } }, { filter: { q: 'SBX' } }] },
  {
    name: 'weight-disputes',
    who: ['admin', 'seller'],
    queries: [{ filter: { status: 'OPEN' } }, { filter: { shipmentId: 1 } }, { filter: { q: 'RH-W' } }],
  },
  {
    name: 'returns',
    who: ['admin', 'seller'],
    queries: [{ filter: { status: 'REQUESTED' } }, { filter: { q: 'RH-' } }],
  },
  {
    name: 'reviews',
    who: ['admin', 'seller'],
    queries: [{ filter: { rating: 5 } }, { filter: { withPhotos: true } }, { filter: { q: 'bright' } }],
  },
  {
    name: 'customers',
    who: ['admin'],
    queries: [{ filter: { isBlocked: true } }, { filter: { hasRefused: true } }, { filter: { q: 'asha' } }],
  },
  { name: 'data-requests', who: ['admin'], queries: [{ filter: { status: 'OPEN' } }, { filter: { q: 'asha' } }] },
  {
    name: 'checkouts',
    who: ['admin'],
    queries: [
      { filter: { kind: 'ORDER' } },
      { filter: { orderedSince: false, isReminded: true } },
      { filter: { q: 'asha' } },
      { sort: ['id', 'ASC'] },
    ],
  },
  {
    name: 'former-orders',
    who: ['admin'],
    queries: [{ filter: { customerId: 1 } }, { filter: { q: 'asha' } }, { sort: ['id', 'DESC'] }],
  },
  { name: 'old-addresses', who: ['admin'], queries: [{ filter: { q: 'products' } }] },
  { name: 'newsletter', who: ['admin'], queries: [{ filter: { status: 'SUBSCRIBED' } }, { filter: { q: 'asha' } }] },
  {
    name: 'staff',
    who: ['admin', 'seller'],
    queries: [{ filter: { of: 'sellers' } }, { filter: { q: 'mee' } }],
  },
  { name: 'questions', who: ['admin', 'seller'], queries: [{ filter: { answered: true } }, { filter: { q: 'fit' } }] },
  { name: 'refunds', who: ['admin'], queries: [{ filter: { status: 'wanted' } }, { filter: { q: 'RH-' } }] },
  { name: 'courier-reports', who: ['admin'], queries: [{ filter: { awb: 'X' } }] },
  {
    name: 'outbox',
    who: ['admin'],
    queries: [{ filter: { status: 'dead' } }, { filter: { kind: 'mail' } }, { filter: { q: 'order' } }],
  },
  {
    name: 'audit',
    who: ['admin'],
    queries: [
      { filter: { subject: 'sku' } },
      { filter: { actor: 1 } },
      { filter: { from: '2026-01-01', to: '2026-01-31' } },
      { filter: { q: 'price' } },
    ],
  },
];

/** Tables that stay small however long the shop is open. All others grow. */
const SMALL: ReadonlySet<string> = new Set([
  // One row for each thing that the code or the platform's staff define.
  'arranged_pages',
  'blog_categories',
  'categories',
  'collections',
  'coupons',
  'fee_rates',
  'jobs',
  'mail_texts',
  'openings',
  'own_search_words',
  'sellers',
  'store_settings',
  'tax_rates',
  // One row for each change of the schema.
  'migrations',
  // A job deletes the rows as soon as it has processed them.
  'page_invalidations',
  'ledger_due',
  'owed_sums',
  'search_pending',
  // A job deletes the rows after two weeks.
  'imports',
]);

/** Statements that may read a whole growing table. */
const MAY: { why: string; table: RegExp; sql: RegExp }[] = [
  {
    why: 'A count of a list stops at its limit.',
    table: /./,
    sql: /^select count\(\*\) from \(select .* limit (\d+|\?)\)( "\w+")?$/is,
  },
  {
    why: 'An admin sorts the whole catalogue by a column that is not worth an index: it holds what sellers enter.',
    table: /^(products|skus|inventory)$/,
    sql: /order by (?!"(\w+)"\."id" desc).*, "(products|skus|inventory)"\."id" (asc|desc)\s+limit \?( offset \?)?(\) order by .*)?$/is,
  },
  {
    why: 'Before it adds several people, the engine looks for rows that refer to them. A shop to which they move has few.',
    table: /./,
    sql: /^insert into "(users|memberships)" .* from "import_rows"/s,
  },
  {
    why: 'A job counts what was sold, and writes all of it anew.',
    table: /./,
    sql: /^(DELETE FROM|INSERT INTO) (bought_together|product_sales)\b/,
  },
  {
    why: 'A job looks once a day for products whose mark the day has changed.',
    table: /^(products|product_sales)$/,
    sql: /^INSERT INTO page_invalidations .* FROM (products|product_sales)\s+WHERE (archived_at IS NULL AND|rank)/s,
  },
  {
    why: 'A job deletes what is past its time, from tables it thereby keeps short.',
    table: /./,
    sql: /^delete from "(one_time_codes|sessions|newsletter_subscribers)" where .* < \?\)?$/,
  },
  {
    why: 'The doctor and an hourly job count the values that the current key did not seal.',
    table: /^(second_factors|recovery_codes|passwords|seller_registrations|refund_destinations)$/,
    sql: /^select coalesce\(sum\(instr\(/,
  },
  {
    why: 'The doctor reads the newest thousand payments.',
    table: /^payments$/,
    sql: /FROM "payments"\s+ORDER BY "id" DESC LIMIT 1000\)/,
  },
  {
    why: 'The set-up list ends at the first refund that was paid, and at the tenth product on sale.',
    table: /^(refunds|products)$/,
    sql: /^select EXISTS \(SELECT 1 FROM "categories"|^select "products"\."id" from "products" .* limit \?$/s,
  },
  {
    why: 'The engine looks for rows without a parent only where a batch has left one.',
    table:
      /^(arranged_page_versions|letter_versions|coupon_categories|coupon_products|media|memberships|idempotency_keys|sessions|audit_log|cod_remittances|documents|orders|order_history|order_items|consignments|ledger_entries|payouts|refunds|reservations|returns|return_events|return_items|sku_prices|stock_movements|store_settings|staff_invitations|customer_notes|order_notes|data_requests|weight_disputes)$/,
    sql: /^insert into ("(media|users|memberships)" .* (on conflict|from \(SELECT 1\))|"(sellers|store_settings|categories|products|skus|consignments|order_items)" )/s,
  },
  {
    why: 'A process reads the words and sales of lists, and what the search has of each product, once; after that it asks for what has changed.',
    table: /^(listing_words|product_sales|search_documents)$/,
    sql: /catalogue_changes" whole WHERE whole\.id = 0|FROM search_documents\s+WHERE \? < 0 GROUP BY/,
  },
];

describe.runIf(inject('running').runtime === 'node')('no call and no job reads all of a table that grows:', () => {
  let paths: HappyPaths;
  let tables: ReadonlySet<string>;
  let planner: Database.Database | undefined;
  let seen = 0;

  beforeAll(async () => {
    if (inject('running').runtime !== 'node') return;
    tables = new Set(shop.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => String(name)));
    // Like the shop's database, it has no statistics (ANALYZE), so plans do not depend on the demo shop's data.
    planner = new Database(inject('running').freshPath);
    paths = await happyPaths(shop);
  });
  afterAll(() => planner?.close());

  /**
   * Returns the tables that a statement reads completely: with no index that selects rows, and no order that lets it
   * stop early.
   */
  function wholeReadsOf(sql: string): string[] {
    const plan = planner!.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
    return plan.flatMap(({ detail }) => {
      const name = /^SCAN (\w+)$/.exec(detail)?.[1];
      const table = name !== undefined && tableOf(name, sql);
      if (!table) return [];
      // A list in the order of its ids stops at its last row.
      if (new RegExp(`order by "${table}"\\."id" (asc|desc)(, "${table}"\\."id")?\\s+limit`, 'i').test(sql)) return [];
      return [table];
    });
  }

  /** Returns the table behind a name in a plan; undefined for a subquery or a CTE. */
  function tableOf(name: string, sql: string): string | undefined {
    if (tables.has(name)) return name;
    const table = new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+(?:as\\s+)?"?${name}"?\\b`, 'i').exec(sql)?.[1];
    return table !== undefined && tables.has(table) ? table : undefined;
  }

  /** Returns the faults of the statements that ran for the first time since the last call. */
  function faults(): string[] {
    const statements = shop.statements();
    const fresh = statements.slice(seen).filter((sql) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql));
    seen = statements.length;
    return fresh.flatMap((sql) =>
      wholeReadsOf(sql)
        .filter((table) => !SMALL.has(table) && !MAY.some((one) => one.table.test(table) && one.sql.test(sql)))
        .map((table) => `reads all of ${table}: ${sql}`),
    );
  }

  test('opening the shop, signing in and buying', () => {
    expect(shop.statements().length).toBeGreaterThan(50);
    expect(faults()).toEqual([]);
  });

  test.each(NAMES)('%s', async (name) => {
    const ask = await paths.calls[name]!();
    const answer = await ask();
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(faults()).toEqual([]);
  });

  const tabs = TABS.flatMap(({ name, who, queries }) =>
    who.flatMap((person) => queries.map((query) => ({ name, person, query: JSON.stringify(query) }))),
  );
  test.each(tabs)('$name in the console of the $person with $query', async ({ name, person, query }) => {
    const asked = Object.entries(JSON.parse(query) as object).map(
      ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const staff = person === 'admin' ? shop.admin() : shop.seller('meera');
    const answer = await staff.get(`/api/admin/${name}?${asked.join('&')}`);
    expect(answer.status, answer.text).toBe(200);
    expect(faults()).toEqual([]);
  });

  // Changes are published all the time, and rendering pages immediately for a test takes long.
  const jobs = JOBS.map(({ name }) => name).filter((name) => name !== 'publish');
  test.each(jobs)('the job %s', async (name) => {
    await shop.job(name);
    expect(faults()).toEqual([]);
  });

  test('a read of all of it is seen as one', () => {
    expect(wholeReadsOf('SELECT id FROM users WHERE mobile = ?')).toEqual(['users']);
    expect(wholeReadsOf('SELECT u.id FROM orders o JOIN users u ON u.id = o.user_id WHERE o.note = ?')).toEqual([
      'orders',
    ]);
    expect(wholeReadsOf('SELECT id FROM users WHERE email = ?')).toEqual([]);
  });
});
