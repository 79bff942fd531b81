import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { IMPORT_KINDS, IMPORT_STATES, ROW_OUTCOMES } from '#contract/calls/imports.ts';
import type { Difference, RowFault } from '#contract/calls/imports.ts';
import { id, oneOf } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/** Files that staff send in to change the catalogue, the stock or orders; forgotten with their rows after some days. */
export const imports = sqliteTable(
  'imports',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    /** Who sent it in, and for which seller; none for the house. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sellerId: integer('seller_id').references(() => sellers.id),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('UPLOADING'),
    fileName: text('file_name').notNull(),
    /** Bytes, and of them those that came in. */
    size: integer('size').notNull(),
    taken: integer('taken').notNull().default(0),
    /** When the file was last changed, as the browser says: with name and size it tells one file from another. */
    fileAt: integer('file_at').notNull(),
    /** What stands between the values, and the names of the columns in their order; empty until the first piece came. */
    delimiter: text('delimiter').notNull().default(''),
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The place of the last row that came in, empty ones too, and how many of them are kept. */
    lastRow: integer('last_row').notNull().default(0),
    rowCount: integer('row_count').notNull().default(0),
    /** The beginning of a row that goes on in the next piece. */
    rest: text('rest').notNull().default(''),
    doneAt: integer('done_at'),
  },
  (table) => [
    index('imports_sender').on(table.userId, table.createdAt),
    index('imports_seller').on(table.sellerId),
    index('imports_created').on(table.createdAt),
    oneOf('import_kind_known', table.kind, IMPORT_KINDS),
    oneOf('import_state_known', table.state, IMPORT_STATES),
  ],
);

/** The rows of such files: as they came, and what checking made of each. */
export const importRows = sqliteTable(
  'import_rows',
  {
    id: id(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    /** Its place in the file, from 1, with the row of names. */
    row: integer('row').notNull(),
    /** By what the record is found: its id, else its code or address. */
    keyId: integer('key_id'),
    keyText: text('key_text'),
    /** What a new record belongs to, as far as it is named by an id: the product of a SKU, the seller of a product. */
    parentId: integer('parent_id'),
    /** The texts of its cells, in the order of the columns. */
    cells: text('cells', { mode: 'json' }).$type<string[]>().notNull(),
    /** None until it is checked. */
    outcome: text('outcome', { enum: ROW_OUTCOMES }),
    /** The record it changes, in the version that was compared. */
    targetId: integer('target_id'),
    targetVersion: integer('target_version'),
    label: text('label').notNull().default(''),
    /** What is written, by its columns; each kind has its own. */
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
