import { describe, expect, test } from 'vitest';
import { areaOf, CONTEXTS } from './layers.ts';
import { filesUnder } from './source.ts';
import { ownedTables, tableUseOf } from './table-use.ts';

/*
 * The context of a table is the folder of its schema file. Only that context writes the table; other contexts call its
 * statements. A context reads its own tables and those of the contexts it may import. The exceptions below are exact: an
 * exception that is gone leaves the list, and a new one needs a reason.
 */

/** Contexts that write a table of another context, by the table. */
const WRITERS_OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  // Replacing a picture renames it in the sections of pages and the texts of posts.
  arranged_pages: ['files'],
  blog_posts: ['files'],
  letters: ['files'],
  // An import writes thousands of rows in a few statements.
  former_order_items: ['whole-shop'],
  former_orders: ['whole-shop'],
  inventory: ['whole-shop'],
  old_addresses: ['whole-shop'],
  products: ['content', 'whole-shop'],
  redirects: ['files', 'whole-shop'],
  sku_sizes: ['whole-shop'],
  skus: ['whole-shop'],
  stock_movements: ['whole-shop'],
  addresses: ['whole-shop'],
  // A record that shows a file records its use in its own batch.
  media_uses: ['content', 'orders'],
  // A confirmed registration makes the owner's account. Erasing an account deletes it.
  memberships: ['sellers', 'whole-shop'],
  users: ['sellers', 'whole-shop'],
  newsletter_subscribers: ['platform', 'whole-shop'],
  page_invalidations: ['catalogue', 'content', 'discovery', 'files', 'whole-shop'],
};

/** Tables that a context reads although it may not import their owner, by context. */
const READ_FROM_ABOVE: Readonly<Record<string, readonly string[]>> = {
  platform: ['arranged_pages', 'blog_posts', 'newsletter_subscribers', 'sellers', 'users'],
  files: [
    'arranged_pages',
    'blog_posts',
    'categories',
    'collections',
    'letters',
    'listing',
    'products',
    'reviews',
    'sellers',
    'skus',
    'weight_disputes',
  ],
  accounts: ['consignments', 'orders', 'returns', 'sellers', 'shipments'],
  sellers: ['consignments', 'ledger_entries', 'orders', 'products'],
  catalogue: ['consignment_items', 'order_items', 'orders', 'product_sales', 'returns'],
  discovery: ['arranged_pages', 'consignment_items', 'consignments', 'order_items', 'orders'],
  buying: ['consignment_items', 'consignments', 'order_items', 'orders', 'payments', 'shipments'],
  orders: ['owed_parts'],
  money: ['visit_counts'],
};

const tables = ownedTables();
const contextOf = new Map([...tables.values()].map(({ name, context }) => [name, context]));
const uses = filesUnder('functions/domain', /(?<!\.test)\.ts$/).flatMap((file) => {
  const at = areaOf(file);
  return at ? [{ context: at.context, ...tableUseOf(file, tables) }] : [];
});

/** Returns the pairs in the form of the lists above: grouped, sorted, each once. */
function grouped(found: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups = Map.groupBy(found, ([group]) => group);
  return Object.fromEntries(
    [...groups].map(([group, pairs]) => [group, [...new Set(pairs.map(([, one]) => one))].sort()]),
  );
}

describe('tables', () => {
  test('are seen, with the files that use them', () => {
    expect(tables.size).toBeGreaterThan(100);
    const written = new Set(uses.flatMap(({ writes }) => [...writes]));
    for (const name of ['orders', 'refunds', 'outbox', 'audit_log', 'page_invalidations'])
      expect(written).toContain(name);
  });

  test('have an owner that is a context, or belong to the sandbox', () => {
    const owners = new Set([...tables.values()].map(({ context }) => context));
    expect([...owners].filter((owner) => !(owner in CONTEXTS) && owner !== 'sandbox')).toEqual([]);
  });

  test('are written by their owner only', () => {
    const outside = uses.flatMap(({ context, writes }) =>
      [...writes].flatMap((table) => (contextOf.get(table) === context ? [] : [[table, context] as const])),
    );
    expect(grouped(outside)).toEqual(WRITERS_OUTSIDE);
  });

  test('are read by their owner and the contexts below it in the list', () => {
    const order = Object.keys(CONTEXTS);
    const above = uses.flatMap(({ context, reads }) =>
      [...reads].flatMap((table) =>
        order.indexOf(contextOf.get(table)!) > order.indexOf(context) ? [[context, table] as const] : [],
      ),
    );
    expect(grouped(above)).toEqual(READ_FROM_ABOVE);
  });
});
