import { sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { importRows } from '../../../db/schema/index.ts';
import { rawWrite, requireCondition } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { notePricesOf } from '../../catalogue/skus/index.ts';
import { showFilesOfRows } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';
import { isRow } from './staged.ts';

/*
 * Restores what an import changed. The batch that applies a file notes the former values at its rows. Undoing writes
 * them back where the present value is still the one of the file, and notes at the rows what was changed since.
 */

/** Columns that belong together: they are restored together, or stay together. */
interface Unit {
  /** The column of the file that names them. */
  label: string;
  columns: readonly string[];
  /** The present value as the file writes it, if it is not that of the first column. */
  shown?: string;
  /** A further condition for restoring them. `record` is the present row. */
  condition?: string;
}

interface Goods {
  table: 'skus' | 'products';
  subject: 'sku' | 'product';
  units: readonly Unit[];
}

const SKUS: Goods = {
  table: 'skus',
  subject: 'sku',
  units: [
    { label: 'Name', columns: ['name'] },
    { label: 'SKU code', columns: ['code'] },
    { label: 'Colour', columns: ['color'] },
    { label: 'Size', columns: ['size'] },
    { label: 'Tax category', columns: ['tax_category', 'tax_rate_id'] },
    { label: 'Weight (kg)', columns: ['weight_grams'], shown: 'record.weight_grams / 1000.0' },
    // A price above the MRP is refused, so that one is not restored without the other.
    {
      label: 'Selling price (rupees)',
      columns: ['mrp_paise', 'selling_paise'],
      shown: `printf('%.2f', record.selling_paise / 100.0)`,
    },
    { label: 'First day', columns: ['start_on', 'end_on'] },
    { label: 'Position', columns: ['position'] },
  ],
};

/** Sizes are written by the category, so that SKUs which a product got since keep it where it is. */
const MAY_MOVE_BACK = `EXISTS (SELECT 1 FROM categories former JOIN categories present ON present.id = record.category_id
  WHERE former.id = import_rows.staged ->> '$.former.categoryId' AND former.archived_at IS NULL
    AND (former.size_system = present.size_system
      OR NOT EXISTS (SELECT 1 FROM skus piece WHERE piece.product_id = record.id AND piece.archived_at IS NULL)))`;

const PRODUCTS: Goods = {
  table: 'products',
  subject: 'product',
  units: [
    { label: 'Name', columns: ['name'] },
    { label: 'Title', columns: ['title'] },
    { label: 'Description (HTML)', columns: ['description'], shown: 'substr(record.description, 1, 200)' },
    { label: 'Name in Hindi', columns: ['translations'], shown: `record.translations ->> '$.hi.name'` },
    // The category decides which facts a product has, and when they are complete.
    { label: 'Category id', columns: ['category_id', 'attributes', 'style', 'is_complete'], condition: MAY_MOVE_BACK },
    { label: 'Brand', columns: ['brand'] },
    { label: 'Address', columns: ['seo_url'], shown: `'/product/' || record.seo_url` },
    { label: 'Key words', columns: ['seo_kw'] },
    { label: 'HSN code', columns: ['hsn'] },
    { label: 'Country of origin', columns: ['country_of_origin'] },
    { label: 'Cash on delivery', columns: ['cod_allowed'] },
    { label: 'First day', columns: ['start_on', 'end_on'] },
    { label: 'Active', columns: ['is_active'] },
    { label: 'Visible', columns: ['is_visible'] },
  ],
};

const GOODS = { skus: SKUS, products: PRODUCTS } as const;

const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isJson = (column: string) => column === 'attributes' || column === 'translations';
const sign = (column: string) => (isJson(column) ? '->' : '->>');
/** The value that the file wrote, and the one before it. */
const written = (column: string) => `(import_rows.staged ${sign(column)} '$.${nameOf(column)}')`;
const former = (column: string) => `(import_rows.staged ${sign(column)} '$.former.${nameOf(column)}')`;

const isChangedByFile = ({ columns }: Unit) =>
  `(${columns.map((column) => `${written(column)} IS NOT ${former(column)}`).join(' OR ')})`;
const isAsWritten = ({ columns, condition }: Unit) =>
  [...columns.map((column) => `record.${column} IS ${written(column)}`), ...(condition ? [condition] : [])].join(
    ' AND ',
  );
const isAsBefore = ({ columns }: Unit) =>
  columns.map((column) => `record.${column} IS ${former(column)}`).join(' AND ');

/** The keys of the files that a record shows, in their order. */
const filesOf = (subject: Goods['subject'], id: string) => `(SELECT json_group_array(one.key) FROM (SELECT media.key
  FROM media_uses used JOIN media ON media.id = used.media_id
  WHERE used.subject = '${subject}' AND used.subject_id = ${id} ORDER BY used.position, used.id) AS one)`;

const SIZES = `(SELECT json_group_array(json_object('text', text, 'system', system, 'order', "order", 'mm', mm))
  FROM sku_sizes WHERE sku_id = record.id)`;

const CHANGED = `import_rows.import_id = ? AND import_rows.outcome = 'CHANGED'`;

/**
 * Returns the statement that notes the former values at the rows of an import that change records. It runs in the batch
 * that applies the file, before the records change.
 */
export function noteFormerValues(kind: keyof typeof GOODS, importId: number): Statement {
  const { table, subject, units } = GOODS[kind];
  const columns = units.flatMap((unit) => unit.columns);
  const values = columns.map((column) => {
    const value = isJson(column) ? `json(record.${column})` : `record.${column}`;
    return `'${nameOf(column)}', ${value}`;
  });
  const others = [`'files', json(${filesOf(subject, 'record.id')})`];
  if (kind === 'skus') others.push(`'sizes', json(${SIZES})`);
  return rawWrite(
    `UPDATE import_rows SET staged = json_set(import_rows.staged, '$.former', json((
       SELECT json_object(${[...values, ...others].join(', ')}) FROM ${table} record WHERE record.id = import_rows.target_id)))
     WHERE ${CHANGED}`,
    [importId],
  );
}

/** Rows of imports that were applied before their former values were noted cannot be restored. */
const hasFormerValues = requireCondition(
  'IMPORT_NOT_UNDOABLE',
  ({ importId }: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    WHERE ${isRow({ importId }, 'CHANGED')} AND json_type(${importRows.staged}, '$.former') IS NOT 'object')`,
);

/** Marks the rows whose pictures are still those of the file, and whose former pictures are still in the library. */
function markFiles({ subject }: Goods, importId: number): Statement {
  return rawWrite(
    `UPDATE import_rows SET staged = json_set(import_rows.staged, '$.restoresFiles', 1)
     WHERE ${CHANGED} AND json_type(import_rows.staged, '$.files') IS NOT NULL
       AND ${filesOf(subject, 'import_rows.target_id')} = import_rows.staged -> '$.files'
       AND NOT EXISTS (SELECT 1 FROM json_each(import_rows.staged, '$.former.files') wanted
         LEFT JOIN media ON media.key = wanted.value AND media.is_public WHERE media.id IS NULL)`,
    [importId],
  );
}

/** Writes the former values back where the present ones are those of the file. */
function restore({ table, units }: Goods, importId: number, now: number): Statement {
  const sets = units.flatMap((unit) =>
    unit.columns.map(
      (column) => `${column} = CASE WHEN ${isAsWritten(unit)} THEN ${former(column)} ELSE record.${column} END`,
    ),
  );
  const isAny = units.map((unit) => `(${isChangedByFile(unit)} AND ${isAsWritten(unit)})`).join(' OR ');
  return rawWrite(
    `UPDATE ${table} SET ${sets.join(', ')}, updated_at = ?, version = record.version + 1
     FROM import_rows JOIN ${table} record ON record.id = import_rows.target_id
     WHERE ${CHANGED} AND ${table}.id = record.id AND record.archived_at IS NULL AND (${isAny})`,
    [now, importId],
  );
}

/** SKUs whose size is the former one again. */
const RESIZED = `FROM import_rows JOIN skus record ON record.id = import_rows.target_id WHERE ${CHANGED}
  AND ${written('size')} IS NOT ${former('size')} AND record.size IS ${former('size')}`;

function restoreSizes(importId: number): Statement[] {
  return [
    rawWrite(`DELETE FROM sku_sizes WHERE sku_id IN (SELECT record.id ${RESIZED})`, [importId]),
    rawWrite(
      `INSERT INTO sku_sizes (sku_id, text, system, "order", mm)
       SELECT record.id, size.value ->> 'text', size.value ->> 'system', size.value ->> 'order', size.value ->> 'mm'
       ${RESIZED.replace(' WHERE ', ` JOIN json_each(import_rows.staged, '$.former.sizes') AS size WHERE `)}`,
      [importId],
    ),
  ];
}

const notePrices = notePricesOf(
  (params: Params<{ importId: number }>) =>
    sql`SELECT ${importRows.targetId} FROM ${importRows} WHERE ${isRow(params, 'CHANGED')}`,
);

/** Products whose address is the former one again. */
const MOVED_BACK = `FROM import_rows JOIN products record ON record.id = import_rows.target_id WHERE ${CHANGED}
  AND ${written('seo_url')} IS NOT ${former('seo_url')} AND record.seo_url IS ${former('seo_url')}`;

/** The address of the file leads to the former one, which leads nowhere else any more. */
function restoreAddresses(importId: number, now: number): Statement[] {
  return [
    rawWrite(
      `DELETE FROM redirects WHERE kind = 'product' AND from_seo_url IN (
         SELECT record.seo_url ${MOVED_BACK} UNION SELECT ${written('seo_url')} ${MOVED_BACK})`,
      [importId, importId],
    ),
    rawWrite(
      `INSERT INTO redirects (kind, from_seo_url, subject_id, created_at)
       SELECT 'product', ${written('seo_url')}, record.id, ? ${MOVED_BACK}`,
      [now, importId],
    ),
  ];
}

const REASON = 'This was changed since the import, so it stays';

/** Notes at each row what is not as before the import. */
function noteStaying({ table, units }: Goods, importId: number): Statement {
  const record = `FROM ${table} record WHERE record.id = import_rows.target_id`;
  const stays = units.map(
    (unit) => `SELECT '${unit.label}' AS label, (SELECT ${unit.shown ?? `record.${unit.columns[0]}`} ${record}) AS value
      WHERE ${isChangedByFile(unit)} AND NOT EXISTS (SELECT 1 ${record} AND ${isAsBefore(unit)})`,
  );
  stays.push(`SELECT 'Pictures', '' WHERE json_type(import_rows.staged, '$.files') IS NOT NULL
    AND import_rows.staged ->> '$.restoresFiles' IS NULL`);
  return rawWrite(
    `UPDATE import_rows SET faults = (SELECT json_group_array(json_object('column', stay.label,
         'value', coalesce(CAST(stay.value AS TEXT), ''), 'reason', ?)) FROM (${stays.join(' UNION ALL ')}) AS stay)
     WHERE ${CHANGED}`,
    [REASON, importId],
  );
}

/** Returns the statements that restore what an import changed. @throws IMPORT_NOT_UNDOABLE, SKU_CODE_TAKEN, SEO_URL_TAKEN */
export function restoreGoods(shop: Shop, staff: Staff, kind: keyof typeof GOODS, importId: number): Statement[] {
  const goods = GOODS[kind];
  const isMarked = `${CHANGED} AND import_rows.staged ->> '$.restoresFiles' = 1`;
  return [
    hasFormerValues({ importId }),
    markFiles(goods, importId),
    restore(goods, importId, shop.now),
    ...(kind === 'skus'
      ? [...restoreSizes(importId), ...notePrices(shop, staff, 'file', { importId })]
      : restoreAddresses(importId, shop.now)),
    ...showFilesOfRows({
      subject: goods.subject,
      rows: `SELECT import_rows.target_id FROM import_rows WHERE ${isMarked}`,
      files: `SELECT import_rows.target_id AS subject_id, wanted.value AS key, wanted.key AS position
        FROM import_rows JOIN json_each(import_rows.staged, '$.former.files') AS wanted WHERE ${isMarked}`,
      args: [importId],
    }),
    noteStaying(goods, importId),
  ];
}
