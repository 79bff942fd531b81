import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Import, ImportKind } from '#contract/calls/imports.ts';
import { importRows, imports } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';

/** The owner of an import. A seller's staff share the seller's imports; admins share all. */
export interface Owned {
  id: number;
  kind: ImportKind;
  /** The seller of the user; null for an admin. */
  seller: number | null;
}

const isOwned = (params: Params<Owned>) =>
  and(
    eq(imports.id, params.id),
    eq(imports.kind, params.kind),
    sql`(${params.seller} IS NULL OR ${imports.sellerId} = ${params.seller})`,
  );

/**
 * Returns the SQL for the number of an import's rows with an outcome. In drizzle the columns of a query's own fields
 * lose their table names, so the names are written out.
 */
const countOf = (outcome: string) =>
  sql<number>`(SELECT count(*) FROM import_rows WHERE import_rows.import_id = imports.id
    AND import_rows.outcome = '${sql.raw(outcome)}')`;

const shown = {
  id: imports.id,
  kind: imports.kind,
  state: imports.state,
  fileName: imports.fileName,
  size: imports.size,
  taken: imports.taken,
  rows: imports.rowCount,
  columns: imports.columns,
  createdAt: imports.createdAt,
  doneAt: imports.doneAt,
  undoneAt: imports.undoneAt,
  countNew: countOf('NEW'),
  countChanged: countOf('CHANGED'),
  countUnchanged: countOf('UNCHANGED'),
  countFaulty: countOf('FAULTY'),
  staying: sql<number>`(SELECT count(*) FROM import_rows WHERE import_rows.import_id = imports.id
    AND import_rows.outcome = 'CHANGED' AND import_rows.faults <> '[]')`,
};

/** An import with all facts for its next piece. */
export const importToGoOn = statement((db, params: Params<Owned>) =>
  db
    .select({ ...shown, delimiter: imports.delimiter, rest: imports.rest, lastRow: imports.lastRow })
    .from(imports)
    .where(isOwned(params)),
);

export const importShown = statement((db, params: Params<Owned>) =>
  db.select(shown).from(imports).where(isOwned(params)),
);

/** The newest applied imports of a list: a seller's, or all for an admin. */
export const pastImports = statement(
  (db, params: Params<{ kind: ImportKind; seller: number | null; since: number; limit: number }>) =>
    db
      .select(shown)
      .from(imports)
      .where(
        and(
          gt(imports.createdAt, params.since),
          eq(imports.kind, params.kind),
          eq(imports.state, 'DONE'),
          sql`(${params.seller} IS NULL OR ${imports.sellerId} = ${params.seller})`,
        ),
      )
      .orderBy(sql`${imports.createdAt} DESC`, sql`${imports.id} DESC`)
      .limit(params.limit),
);

export type ImportShown = ReturnType<ReturnType<typeof importShown>['read']>[number];

/** The newest unfinished import of the same file by the same person. */
export const importOfFile = statement(
  (
    db,
    params: Params<{
      userId: number;
      seller: number | null;
      kind: ImportKind;
      name: string;
      size: number;
      fileAt: number;
    }>,
  ) =>
    db
      .select(shown)
      .from(imports)
      .where(
        and(
          eq(imports.userId, params.userId),
          sql`${imports.sellerId} IS ${params.seller}`,
          eq(imports.kind, params.kind),
          eq(imports.fileName, params.name),
          eq(imports.size, params.size),
          eq(imports.fileAt, params.fileAt),
          sql`${imports.state} <> 'DONE'`,
        ),
      )
      .orderBy(sql`${imports.id} DESC`)
      .limit(1),
);

export const insertImport = insertInto(imports);

/** Stores the end of a piece, if it is the next one. Changes no row if the piece came before. */
export const takeBytes = statement(
  (
    db,
    params: Params<{
      id: number;
      from: number;
      taken: number;
      state: 'UPLOADING' | 'CHECKING';
      rest: string;
      delimiter: string;
      /** As JSON. */
      columns: string;
      lastRow: number;
      rowCount: number;
    }>,
  ) =>
    db
      .update(imports)
      .set({
        taken: sql`${params.taken}`,
        state: sql`${params.state}`,
        rest: sql`${params.rest}`,
        delimiter: sql`${params.delimiter}`,
        columns: sql`${params.columns}`,
        lastRow: sql`${params.lastRow}`,
        rowCount: sql`${params.rowCount}`,
      })
      .where(and(eq(imports.id, params.id), eq(imports.taken, params.from), eq(imports.state, 'UPLOADING'))),
);

export type KeptRow = readonly [
  row: number,
  keyId: number | null,
  keyText: string | null,
  parentId: number | null,
  cells: readonly string[],
];

/** Returns the statement that stores raw rows: a JSON list of `[row, keyId, keyText, parentId, cells]`. */
export function keepRows(importId: number, rows: readonly KeptRow[]): Statement {
  return {
    sql: `INSERT INTO import_rows (import_id, row, key_id, key_text, parent_id, cells, label, differences, faults)
      SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value -> 4, '', '[]', '[]' FROM json_each(?)`,
    args: [importId, JSON.stringify(rows)],
    read: () => undefined,
  };
}

/** Returns the SQL for the first earlier row with the same key, by the index of that key. */
const rowBefore = (key: 'key_id' | 'key_text') =>
  sql.raw(`(SELECT other.row FROM import_rows other WHERE other.import_id = import_rows.import_id
    AND other.${key} = import_rows.${key} AND other.row < import_rows.row ORDER BY other.${key}, other.row LIMIT 1)`);

/** The next unchecked rows of an import. */
export const uncheckedRows = statement((db, params: Params<{ importId: number; limit: number }>) =>
  db
    .select({
      id: importRows.id,
      row: importRows.row,
      keyId: importRows.keyId,
      keyText: importRows.keyText,
      parentId: importRows.parentId,
      cells: importRows.cells,
      /** The earlier row with the same key. */
      sameAs: sql<number | null>`coalesce(${rowBefore('key_id')}, ${rowBefore('key_text')})`,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, params.importId), isNull(importRows.outcome)))
    .orderBy(asc(importRows.row))
    .limit(params.limit),
);

export type UncheckedRow = ReturnType<ReturnType<typeof uncheckedRows>['read']>[number];

/**
 * Returns the same rows as a subquery `chosen`, for statements that read the records they refer to. Other columns give
 * their values.
 */
export const chosenRows = (
  params: Params<{ importId: number; limit: number }>,
  columns: SQL = sql`key_id, key_text, parent_id`,
) =>
  sql`(SELECT ${columns} FROM ${importRows} WHERE ${importRows.importId} = ${params.importId}
    AND ${importRows.outcome} IS NULL ORDER BY ${importRows.row} LIMIT ${params.limit}) AS chosen`;

/** Returns the statement that stores the outcome of rows, except rows that another request has checked meanwhile. */
export function noteChecked(rows: readonly object[]): Statement {
  return {
    sql: `UPDATE import_rows SET outcome = checked.value ->> 'outcome', target_id = checked.value ->> 'targetId',
        target_version = checked.value ->> 'targetVersion', label = checked.value ->> 'label', staged = checked.value -> 'staged',
        differences = checked.value -> 'differences', faults = checked.value -> 'faults'
      FROM json_each(?) AS checked WHERE import_rows.id = checked.value ->> 'id' AND import_rows.outcome IS NULL`,
    args: [JSON.stringify(rows)],
    read: () => undefined,
  };
}

/** Marks an import as checked after its last row. */
export const endOfCheck = statement((db, params: Params<{ importId: number }>) =>
  db
    .update(imports)
    .set({ state: sql`'CHECKED'` })
    .where(
      and(
        eq(imports.id, params.importId),
        eq(imports.state, 'CHECKING'),
        sql`NOT EXISTS (SELECT 1 FROM ${importRows} WHERE ${importRows.importId} = ${imports.id} AND ${importRows.outcome} IS NULL)`,
      ),
    ),
);

/** Resets an import, so that it is checked from its first row again. */
export const beginAgain = statement((db, params: Params<{ importId: number }>) =>
  db
    .update(imports)
    .set({ state: sql`'CHECKING'` })
    .where(and(eq(imports.id, params.importId), eq(imports.state, 'CHECKED'))),
);
export const forgetOutcomes = statement((db, params: Params<{ importId: number }>) =>
  db
    .update(importRows)
    .set({ outcome: sql`NULL`, targetId: sql`NULL`, targetVersion: sql`NULL`, staged: sql`NULL` })
    .where(
      and(
        eq(importRows.importId, params.importId),
        sql`EXISTS (SELECT 1 FROM ${imports} WHERE ${imports.id} = ${importRows.importId} AND ${imports.state} = 'CHECKING')`,
      ),
    ),
);

const shownRow = {
  id: importRows.id,
  row: importRows.row,
  outcome: sql<'NEW' | 'CHANGED' | 'UNCHANGED' | 'FAULTY'>`${importRows.outcome}`,
  targetId: importRows.targetId,
  label: importRows.label,
  differences: importRows.differences,
  faults: importRows.faults,
};

export const rowsShown = statement(
  (db, params: Params<{ importId: number; outcome: string | null; offset: number; limit: number }>) =>
    db
      .select(shownRow)
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, params.importId),
          sql`CASE WHEN ${params.outcome} IS NULL THEN ${importRows.outcome} IS NOT NULL ELSE ${importRows.outcome} = ${params.outcome} END`,
        ),
      )
      .orderBy(asc(importRows.row))
      .limit(params.limit)
      .offset(params.offset),
);

/** Rows with faults after a row, in order; in an import that was undone also those with something that stays. */
export const faultyRows = statement((db, params: Params<{ importId: number; after: number; limit: number }>) =>
  db
    .select(shownRow)
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, params.importId),
        sql`${importRows.faults} <> '[]'`,
        gt(importRows.row, params.after),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(params.limit),
);

const old = (params: Params<{ before: number }>) =>
  sql`${importRows.importId} IN (SELECT ${imports.id} FROM ${imports} WHERE ${imports.createdAt} < ${params.before})`;
export const forgetOldRows = statement((db, params: Params<{ before: number }>) =>
  db.delete(importRows).where(old(params)),
);
export const forgetOldImports = statement((db, params: Params<{ before: number }>) =>
  db.delete(imports).where(lt(imports.createdAt, params.before)),
);

/** Returns an import in the contract's shape. */
export function importOf(
  { columns, countNew, countChanged, countUnchanged, countFaulty, ...row }: ImportShown,
  notRead: string[],
): Import {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    fileName: row.fileName,
    fileSize: row.size,
    taken: row.taken,
    rows: row.rows,
    counts: { NEW: countNew, CHANGED: countChanged, UNCHANGED: countUnchanged, FAULTY: countFaulty },
    notRead,
    createdAt: row.createdAt,
    doneAt: row.doneAt,
    undoneAt: row.undoneAt,
    staying: row.staying,
  };
}
