import type { EmbeddedDb } from '../../functions/node/open-db.ts';

/** The columns that differ between a copied row and its original. */
const COPIED: Record<string, (shift: string) => Record<string, string>> = {
  orders: (shift) => ({ id: `id + ${shift}`, number: `number || '-' || (${shift})` }),
  order_items: (shift) => ({ id: `id + ${shift}`, order_id: `order_id + ${shift}` }),
  consignments: (shift) => ({ id: `id + ${shift}`, order_id: `order_id + ${shift}` }),
  consignment_items: (shift) => ({
    consignment_id: `consignment_id + ${shift}`,
    order_item_id: `order_item_id + ${shift}`,
    order_id: `order_id + ${shift}`,
  }),
};

/**
 * Copies the orders of a closed shop, with their items and consignments, under new ids until there are `wanted` of
 * them. Does nothing if there are enough.
 */
export function copyOrders({ connection }: EmbeddedDb, wanted: number): void {
  const { count, most } = connection
    .prepare('SELECT (SELECT count(*) FROM orders) AS count, (SELECT max(id) FROM order_items) AS most')
    .get([]) as { count: number; most: number };
  if (count >= wanted) return;
  connection.exec('PRAGMA foreign_keys = OFF');
  const numbers = JSON.stringify(Array.from({ length: Math.ceil(wanted / count) }, (_, at) => at + 1));
  for (const [table, changed] of Object.entries(COPIED)) {
    const columns = connection.prepare(`SELECT name FROM pragma_table_info('${table}')`).all([]) as { name: string }[];
    const shift = `copy.nth * ${most + 1}`;
    const values = columns.map(({ name }) => changed(shift)[name] ?? `"${name}"`);
    connection.exec(`INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join()})
      SELECT ${values.join()} FROM ${table}, (SELECT value AS nth FROM json_each('${numbers}')) copy`);
  }
}
