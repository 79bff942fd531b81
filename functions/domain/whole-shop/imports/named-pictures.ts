import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Difference } from '#contract/calls/imports.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { imports } from '../../../db/schema/index.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { filesByName, filesNamed, requireFiles, showFilesOfRows } from '../../files/media/index.ts';
import type { NamedFile } from '../../files/media/index.ts';
import { rowRefusal } from './cells.ts';
import { inWords, list } from './columns.ts';
import type { NamedRow, Place } from './kind.ts';
import { chosenRows } from './statements.ts';

const COLUMN = 'Pictures';

/** The names of the files that a product or a SKU shows, in their order. */
export const pictures = list<{ mediaList: MediaItem[] }>('mediaList', ({ mediaList }) =>
  mediaList.map(({ name }) => name),
);

/** Signs around a name: of spreadsheets, and between names. A file's name has none of them. */
const AROUND = sql.raw(`' ''"=' || char(9, 10, 13)`);

/** The names in the cells of the next rows, each without the signs around it. */
const namesInRows = (params: Params<Place>): SQL => sql`(SELECT trim(part.value, ${AROUND})
  FROM ${chosenRows(
    params,
    sql`cells ->> (SELECT columns.key FROM ${imports} own, json_each(own.columns) AS columns
      WHERE own.id = ${params.importId} AND columns.value = ${sql.raw(`'${COLUMN}'`)}) AS names`,
  )}
  JOIN json_each('[' || replace(json_quote(chosen.names), ';', '","') || ']') AS part)`;

/** The files that the next rows name. */
export const filesOfRows = filesNamed<Place>(namesInRows);

/** The files of a row that a file changes. */
export type ChangedFiles = readonly { key: string; name: string }[];

/**
 * Returns the files that a row is to show, and its fields with them in the shape of the form. Undefined if they stay.
 * @throws RowRefusal when a name is unknown
 */
export function picturesOfRow(
  row: NamedRow,
  { mediaList: names, ...fields }: Record<string, unknown>,
  known: { shown: readonly MediaItem[]; library: readonly NamedFile[]; sellerId: number | undefined },
): { files: ChangedFiles | undefined; fields: Record<string, unknown> } {
  if (!Array.isArray(names)) return { files: undefined, fields };
  const chosen = filesByName(names as string[], { ...known, sellerId: known.sellerId ?? 0 });
  if ('fault' in chosen) rowRefusal(row, COLUMN, chosen.fault);
  return { files: chosen.files, fields: { ...fields, mediaList: chosen.files.map(({ key }) => ({ key })) } };
}

/** Returns the change of a row's files as a difference. */
export function pictureDifference(shown: readonly MediaItem[], files: ChangedFiles | undefined): Difference[] {
  if (!files) return [];
  const textOf = (named: readonly { name: string }[]) => inWords(named.map(({ name }) => name).join('; '));
  return [{ column: COLUMN, before: textOf(shown), after: textOf(files) }];
}

/** Returns the staged value of a row's files. */
export const stagedFiles = (files: ChangedFiles | undefined) => (files ? { files: files.map(({ key }) => key) } : {});

const isWritten = `import_rows.import_id = ? AND import_rows.outcome IN ('NEW', 'CHANGED')`;
const requireStagedFiles = requireFiles<{ importId: number }>(
  ({ importId }) => sql`(SELECT staged_file.value AS key FROM import_rows
    JOIN json_each(import_rows.staged, '$.files') AS staged_file
    WHERE import_rows.import_id = ${importId} AND import_rows.outcome IN ('NEW', 'CHANGED'))`,
);

/** How a written row finds its record: by a unique value of it. */
const RECORDS = {
  product: `JOIN products record ON record.seo_url = import_rows.staged ->> '$.seoUrl'`,
  sku: `JOIN skus record ON record.code = import_rows.staged ->> '$.code'`,
} as const;

/** Returns the statements that show the files of the written rows, after the rows are written. @throws IMPORT_OVERTAKEN */
export function showStagedFiles(importId: number, subject: keyof typeof RECORDS): Statement[] {
  const from = `FROM import_rows ${RECORDS[subject]}`;
  return [
    requireStagedFiles({ importId }),
    ...showFilesOfRows({
      subject,
      rows: `SELECT record.id ${from} WHERE ${isWritten} AND json_type(import_rows.staged, '$.files') IS NOT NULL`,
      files: `SELECT record.id AS subject_id, wanted.value AS key, wanted.key AS position ${from}
        JOIN json_each(import_rows.staged, '$.files') AS wanted WHERE ${isWritten}`,
      args: [importId],
    }),
  ];
}
