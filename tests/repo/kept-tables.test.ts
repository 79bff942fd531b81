import { describe, expect, test } from 'vitest';
import * as schema from '../../functions/db/schema/index.ts';
import { filesUnder, textOf } from './source.ts';
import { migratedDatabase, tableOfDatabase, tableOfSchema, tablesOfSchema } from './tables.ts';

const tables = tablesOfSchema(schema);
const names = [...tables.keys()].sort();
const connection = migratedDatabase();
// The triggers do not depend on a row's values, so the test's rows need not be valid.
connection.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;');

describe('what is only ever added to', () => {
  /** The refused operations, by table. */
  const KEPT: Record<string, ('UPDATE' | 'DELETE')[]> = {
    audit_log: ['UPDATE', 'DELETE'],
    sku_prices: ['UPDATE', 'DELETE'],
    stock_movements: ['UPDATE', 'DELETE'],
    order_history: ['UPDATE', 'DELETE'],
    order_items: ['UPDATE', 'DELETE'],
    order_item_discounts: ['UPDATE', 'DELETE'],
    store_settings: ['UPDATE', 'DELETE'],
    arranged_page_versions: ['UPDATE', 'DELETE'],
    letter_versions: ['UPDATE', 'DELETE'],
    mail_texts: ['UPDATE', 'DELETE'],
    shipment_events: ['UPDATE', 'DELETE'],
    shipments: ['DELETE'],
    shipment_freights: ['UPDATE', 'DELETE'],
    return_events: ['UPDATE', 'DELETE'],
    returns: ['DELETE'],
    weight_disputes: ['DELETE'],
    documents: ['UPDATE', 'DELETE'],
    document_series: ['DELETE'],
    orders: ['DELETE'],
    consignments: ['DELETE'],
    ledger_entries: ['UPDATE', 'DELETE'],
    payouts: ['DELETE'],
    fee_papers: ['UPDATE', 'DELETE'],
    fee_series: ['DELETE'],
    cod_remittances: ['UPDATE', 'DELETE'],
  };
  const cases = Object.entries(KEPT).flatMap(([table, refused]) => refused.map((verb) => ({ table, verb })));

  function rowIn(table: string): void {
    const columns = tableOfDatabase(connection, table).columns.filter(({ notNull }) => notNull);
    const values = columns.map(({ type }) => (type === 'TEXT' ? "'{}'" : '1'));
    // A migration may have made the first row of a table.
    connection.exec(
      `INSERT OR REPLACE INTO ${table} (${columns.map(({ name }) => `"${name}"`).join()}) VALUES (${values.join()})`,
    );
  }

  test.each(cases)('$table refuses $verb', ({ table, verb }) => {
    connection.exec('BEGIN');
    try {
      rowIn(table);
      const [first] = tableOfDatabase(connection, table).columns;
      const statement = verb === 'UPDATE' ? `UPDATE ${table} SET "${first!.name}" = 2` : `DELETE FROM ${table}`;
      expect(() => connection.exec(statement)).toThrow(new RegExp(`${table}_never_(changes?|shrinks?)`));
      expect(connection.prepare(`SELECT 1 FROM ${table}`).all()).toHaveLength(1);
    } finally {
      connection.exec('ROLLBACK');
    }
  });

  test('an order’s history changes in no column; a shopper’s own words go with their account alone', () => {
    const change = (column: string, value: string) =>
      connection.exec(`UPDATE order_history SET "${column}" = ${value}`);
    const told = (actor: string, isErased: boolean) => {
      const done = isErased ? '1' : 'NULL';
      connection.exec(`INSERT INTO account_deletions (user_id, requested_at, done_at) VALUES (1, 1, ${done});
        INSERT INTO order_history (at, actor_kind, order_id, event, reason) VALUES (1, '${actor}', 1, 'x', 'Moved away')`);
    };
    const refuses = (act: () => void) => expect(act).toThrow(/order_history_never_changes/);
    for (const [actor, isErased] of [
      ['customer', false],
      ['customer', true],
      ['seller', true],
    ] as const) {
      connection.exec('BEGIN');
      try {
        rowIn('orders');
        told(actor, isErased);
        for (const { name } of tableOfDatabase(connection, 'order_history').columns) refuses(() => change(name, "'2'"));
        const forget = () => change('reason', 'NULL');
        if (actor === 'customer' && isErased) expect(forget).not.toThrow();
        else refuses(forget);
      } finally {
        connection.exec('ROLLBACK');
      }
    }
  });

  test('every log of who did what is among it', () => {
    const logs = names.filter((name) => {
      const columns = tableOfSchema(tables.get(name)!).columns.map((column) => column.name);
      return columns.includes('at') && columns.includes('actor_kind');
    });
    expect(logs.length).toBeGreaterThanOrEqual(3);
    expect(logs.filter((name) => KEPT[name]?.length !== 2)).toEqual([]);
  });

  test('the triggers are those of the code', () => {
    const written = filesUnder('functions/db/triggers', /\.sql$/)
      .flatMap((file) => textOf(file).split('--> statement-breakpoint'))
      .map((statement) =>
        statement
          .replace(/^--.*$/gm, '')
          .trim()
          .replace(/;$/, ''),
      );
    const rows = connection.prepare("SELECT sql FROM sqlite_schema WHERE type IN ('trigger', 'view')").all();
    expect((rows as { sql: string }[]).map(({ sql }) => sql).sort()).toEqual(written.sort());
  });
});
