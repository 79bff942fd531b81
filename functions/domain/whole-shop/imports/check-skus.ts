import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedSku } from '#contract/calls/managed-goods.ts';
import { decode } from '#contract/calls/decode.ts';
import { refuse, REFUSALS } from '#contract/calls/refusals.ts';
import { ChangeSku, CreateSkuOfProduct } from '#contract/calls/skus.ts';
import { bareSkuCode } from '#contract/shop/sku-code.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { categories, products, skus, taxRates } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { checkRates, decideSku, managedSkus, readSizes, skuRow } from '../../catalogue/skus/index.ts';
import { applySkus } from './apply-skus.ts';
import { idIn, rowRefusal } from './cells.ts';
import { readRow } from './columns.ts';
import { differencesOf, kindOf, newValues } from './kind.ts';
import { filesOfRows, pictureDifference, picturesOfRow, stagedFiles } from './named-pictures.ts';
import type { ChangedFiles } from './named-pictures.ts';
import type { Decided, NamedRow, Place } from './kind.ts';
import { SKU_COLUMNS } from './sku-columns.ts';
import { chosenRows } from './statements.ts';

/** The SKUs of the next rows: by their id, else by their code. */
const named = (
  params: Params<Place>,
) => sql`(SELECT found.id FROM ${chosenRows(params)} JOIN skus found ON found.id = chosen.key_id
  UNION SELECT found.id FROM ${chosenRows(params)} JOIN skus found ON found.code = chosen.key_text)`;

const skusNamed = managedSkus.rowsAmong(named);

/** Codes of the next rows that a SKU of any seller already has. */
const codesTaken = statement((db, params: Params<Place>) =>
  db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(sql`${skus.id} IN ${named(params)}`),
);

/** The products of new SKUs and of existing ones. */
const productsNamed = statement((db, params: Params<Place>) =>
  db
    .select({
      id: products.id,
      name: products.name,
      sellerId: products.sellerId,
      sizeSystem: categories.sizeSystem,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        isNull(products.archivedAt),
        sql`${products.id} IN (SELECT chosen.parent_id FROM ${chosenRows(params)}
          UNION SELECT found.product_id FROM skus found WHERE found.id IN ${named(params)})`,
      ),
    ),
);

const rates = statement((db) => db.select({ id: taxRates.id }).from(taxRates).where(isNull(taxRates.archivedAt)));

type Product = ReturnType<ReturnType<typeof productsNamed>['read']>[number];

export const skuKind = kindOf({
  columns: SKU_COLUMNS,
  nameColumn: 'SKU code',
  needed: ['SKU code'],
  atOnce: 500,
  keyOf: (cells) => ({
    keyId: idIn(cells['SKU id']),
    keyText: bareSkuCode(cells['SKU code'] ?? '') || null,
    parentId: idIn(cells['Product id']),
  }),
  reads: (shop, staff, place) => ({
    own: skusNamed(shop, staff, place),
    taken: codesTaken(place),
    parents: productsNamed(place),
    rates: rates({}),
    library: filesOfRows(place),
  }),
  decide(shop, staff, row, { own, taken, parents, rates: activeRates, library }) {
    const before = own.find(({ id, code }) => (row.keyId === null ? code === row.keyText : id === row.keyId));
    if (!before && row.keyId !== null) rowRefusal(row, 'SKU id', REFUSALS.SKU_NOT_FOUND.text);
    if (row.keyText === null) rowRefusal(row, 'SKU code', 'SKU code is required');
    if (!before && row.parentId === null) rowRefusal(row, 'SKU code', REFUSALS.SKU_NOT_FOUND.text);
    const other = taken.find(({ code }) => code === row.keyText);
    const read = readRow(SKU_COLUMNS, row.named, before);
    if (read.faults.length > 0) rowRefusal(row, read.faults);
    const sellerId = before?.sellerId ?? parents.find(({ id }) => id === row.parentId)?.sellerId;
    const { files, fields } = picturesOfRow(row, read.fields, { shown: before?.mediaList ?? [], library, sellerId });
    checkRates([fields as { taxRateId?: number | null }], activeRates);
    if (before) {
      if (other && other.id !== before.id) rowRefusal(row, 'SKU code', REFUSALS.SKU_CODE_TAKEN.text);
      if (row.parentId !== null && row.parentId !== before.productId)
        rowRefusal(row, 'Product id', 'The product of a SKU cannot change');
      const product = parents.find(({ id }) => id === before.productId)!;
      return changedSku({ row, fields, files }, before, product);
    }
    const product = parents.find(({ id }) => id === row.parentId);
    if (!product || !isOf(staff, product)) rowRefusal(row, 'Product id', REFUSALS.PRODUCT_NOT_FOUND.text);
    if (other) rowRefusal(row, 'SKU code', REFUSALS.SKU_CODE_TAKEN.text);
    return newSku(shop, { row, fields, files }, product);
  },
  apply: applySkus,
});

const isOf = (staff: Staff, { sellerId }: Product) => staff.kind === 'admin' || staff.sellerId === sellerId;

/** A row that was read: its fields, and the files it is to show if they change. */
interface ReadSku {
  row: NamedRow;
  fields: Record<string, unknown>;
  files: ChangedFiles | undefined;
}

function changedSku({ row, fields, files }: ReadSku, before: ManagedSku, { sizeSystem }: Product): Decided {
  const { version: _, mediaList: __, ...change } = decode(ChangeSku, fields, 'FIELDS_INVALID');
  const { wanted, after, names } = decideSku(before, change);
  const sizes = names.includes('size') ? sizesIn(sizeSystem, after.size) : undefined;
  const isSame = names.length === 0 && !files;
  return {
    outcome: isSame ? 'UNCHANGED' : 'CHANGED',
    targetId: before.id,
    targetVersion: before.version,
    label: `${before.code} ${before.name}`,
    staged: isSame ? null : { ...after, productId: before.productId, ...(sizes && { sizes }), ...stagedFiles(files) },
    differences: [
      ...differencesOf(SKU_COLUMNS, Object.keys(row.named), before, wanted),
      ...pictureDifference(before.mediaList, files),
    ],
  };
}

function newSku(shop: Shop, { row, fields, files }: ReadSku, product: Product): Decided {
  const input = decode(CreateSkuOfProduct, { ...fields, productId: product.id }, 'FIELDS_INVALID');
  const { productId, ...sku } = input;
  const made = skuRow(shop, product, sku);
  return {
    outcome: 'NEW',
    targetId: null,
    targetVersion: null,
    label: `${made.code} ${made.name}`,
    staged: {
      ...made,
      productId,
      sellerId: product.sellerId,
      position: input.position ?? null,
      sizes: sizesIn(product.sizeSystem, made.size),
      ...stagedFiles(files),
    },
    differences: newValues(SKU_COLUMNS, row.named),
  };
}

/**
 * Returns the sizes in a text. A spreadsheet changes `2.10` to `2.1`, which is another size. No bangle in the trade has
 * size 2.1, so it is refused with a hint how to write `2.10`.
 */
function sizesIn(system: SizeSystem, text: string) {
  const cut = system === 'bangle' && splitSizes(text).find((size) => /^\d\.1$/.test(size));
  if (cut)
    refuse('FIELDS_INVALID', {
      fields: { size: `${cut} may be ${cut}0, of which a spreadsheet cut the end. Please write it as ="${cut}0"` },
    });
  return readSizes(system, text);
}
