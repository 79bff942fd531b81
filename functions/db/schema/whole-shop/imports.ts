import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { IMPORT_KINDS, IMPORT_STATES, ROW_OUTCOMES } from '#contract/calls/imports.ts';
import type { Difference, RowFault } from '#contract/calls/imports.ts';
import { id, oneOf } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/**
 * Files that staff upload to change the catalogue, the stock or orders. They are deleted with their rows after some
 * days.
 */
export const imports = sqliteTable(
  'imports',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    /** The uploading user, and the seller; null for the platform. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sellerId: integer('seller_id').references(() => sellers.id),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('UPLOADING'),
    fileName: text('file_name').notNull(),
    /** Bytes in all, and bytes received. */
    size: integer('size').notNull(),
    taken: integer('taken').notNull().default(0),
    /** When the file was last modified, as the browser reports it. It identifies a file together with name and size. */
    fileAt: integer('file_at').notNull(),
    /** The delimiter of values, and the column names in their order; empty until the first piece arrived. */
    delimiter: text('delimiter').notNull().default(''),
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The number of the last received row, including empty ones, and how many rows are stored. */
    lastRow: integer('last_row').notNull().default(0),
    rowCount: integer('row_count').notNull().default(0),
    /** The start of a row that continues in the next piece. */
    rest: text('rest').notNull().default(''),
    doneAt: integer('done_at'),
    /** When the goods that it added were removed again. */
    undoneAt: integer('undone_at'),
  },
  (table) => [
    index('imports_sender').on(table.userId, table.createdAt),
    index('imports_seller').on(table.sellerId),
    index('imports_created').on(table.createdAt),
    oneOf('import_kind_known', table.kind, IMPORT_KINDS),
    oneOf('import_state_known', table.state, IMPORT_STATES),
  ],
);

/** The rows of such files, as they came, with the result of their check. */
export const importRows = sqliteTable(
  'import_rows',
  {
    id: id(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    /** Its number in the file, from 1, including the header row. */
    row: integer('row').notNull(),
    /** Identifies the record: its id, else its code or URL. */
    keyId: integer('key_id'),
    keyText: text('key_text'),
    /** The id of a new record's parent, if given: the product of a SKU, the seller of a product. */
    parentId: integer('parent_id'),
    /** The texts of its cells, in the order of the columns. */
    cells: text('cells', { mode: 'json' }).$type<string[]>().notNull(),
    /** Null until the row is checked. */
    outcome: text('outcome', { enum: ROW_OUTCOMES }),
    /** The record that it changes, in the version that was compared. */
    targetId: integer('target_id'),
    targetVersion: integer('target_version'),
    label: text('label').notNull().default(''),
    /** The values to write, by column; each kind has its own columns. */
    staged: text('staged', { mode: 'json' }).$type<Record<string, unknown>>(),
    differences: text('differences', { mode: 'json' }).$type<Difference[]>().notNull().default([]),
    faults: text('faults', { mode: 'json' }).$type<RowFault[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('import_rows_once').on(table.importId, table.row),
    index('import_rows_outcome').on(table.importId, table.outcome, table.row),
    index('import_rows_key_id').on(table.importId, table.keyId, table.row),
    index('import_rows_key_text').on(table.importId, table.keyText, table.row),
    index('import_rows_target').on(table.importId, table.targetId),
    oneOf('import_row_outcome_known', table.outcome, ROW_OUTCOMES),
  ],
);
