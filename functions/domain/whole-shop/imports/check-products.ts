import { and, isNull, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { EditedProduct } from '#contract/calls/managed-goods.ts';
import { decode } from '#contract/calls/decode.ts';
import { ChangeProduct, CreateProduct, saleDays } from '#contract/calls/products.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { freeSeoUrl, isNumbered, seoUrlFrom } from '#contract/shop/slug.ts';
import { categories, products, redirects, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import {
  decideNewProduct,
  decideProduct,
  editedProducts,
  productRow,
  sellerOf,
  whatChanged,
} from '../../catalogue/products/index.ts';
import { isNumberedIn } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { applyProducts } from './apply-products.ts';
import { idIn, rowRefusal } from './cells.ts';
import { readRow } from './columns.ts';
import { differencesOf, kindOf, newValues } from './kind.ts';
import { filesOfRows, pictureDifference, picturesOfRow, stagedFiles } from './named-pictures.ts';
import type { ChangedFiles } from './named-pictures.ts';
import type { Decided, NamedRow, Place } from './kind.ts';
import { addressIn, PRODUCT_COLUMNS } from './product-columns.ts';
import { chosenRows } from './statements.ts';

/** Returns the condition that an address is that of one of the next rows, or that address with a number. */
const isOfRow = (address: string) => sql.raw(isNumberedIn(address, 'chosen.key_text'));

/** The products of the next rows: by their id, else by their address. */
const named = (
  params: Params<Place>,
) => sql`(SELECT found.id FROM ${chosenRows(params)} JOIN products found ON found.id = chosen.key_id
  UNION SELECT found.id FROM ${chosenRows(params)} JOIN products found ON ${isOfRow('found.seo_url')})`;

const productsNamed = editedProducts.rowsAmong(named);

/** Addresses of the next rows that a product of any seller already has. */
const addressesTaken = statement((db, params: Params<Place>) =>
  db
    .select({ id: products.id, seoUrl: products.seoUrl })
    .from(products)
    .where(sql`${products.id} IN ${named(params)}`),
);

/** Addresses of the next rows that redirect to another product. */
const addressesLeft = statement((db, params: Params<Place>) =>
  db
    .select({ seoUrl: redirects.fromSeoUrl })
    .from(redirects)
    .where(
      sql`${redirects.id} IN (SELECT found.id FROM ${chosenRows(params)}
      JOIN redirects found ON found.kind = 'product' AND ${isOfRow('found.from_seo_url')})`,
    ),
);

const categoriesThere = statement((db) =>
  db
    .select({
      id: categories.id,
      family: categories.family,
      sizeSystem: categories.sizeSystem,
      proposedBy: categories.proposedBy,
    })
    .from(categories)
    .where(isNull(categories.archivedAt)),
);

/** The sellers of new products: those named in the rows, and the user's own. */
const sellersNamed = statement((db, params: Params<Place & { seller: number | null }>) =>
  db
    .select({ id: sellers.id, businessName: sellers.businessName })
    .from(sellers)
    .where(
      and(sql`${sellers.id} IN (SELECT chosen.parent_id FROM ${chosenRows(params)} UNION SELECT ${params.seller})`),
    ),
);

type Category = ReturnType<ReturnType<typeof categoriesThere>['read']>[number];
type Seller = ReturnType<ReturnType<typeof sellersNamed>['read']>[number];

export const productKind = kindOf({
  columns: PRODUCT_COLUMNS,
  nameColumn: 'Title',
  needed: ['Title'],
  atOnce: 100,
  keyOf: (cells) => ({
    keyId: idIn(cells['Product id']),
    keyText: cells.Address ? addressIn(cells.Address) : cells.Title ? seoUrlFrom(cells.Title, 'product') : null,
    parentId: idIn(cells['Seller id']),
  }),
  reads: (shop, staff, place) => ({
    own: productsNamed(shop, staff, place),
    taken: addressesTaken(place),
    left: addressesLeft(place),
    activeCategories: categoriesThere({}),
    namedSellers: sellersNamed({ ...place, seller: sellerIdOf(staff) }),
    library: filesOfRows(place),
  }),
  decide(shop, staff, row, { own, taken, left, activeCategories, namedSellers, library }) {
    const before = productOf(row, own);
    if (!before && row.keyId !== null) rowRefusal(row, 'Product id', REFUSALS.PRODUCT_NOT_FOUND.text);
    const read = readRow(PRODUCT_COLUMNS, row.named, before);
    if (read.faults.length > 0) rowRefusal(row, read.faults);
    const sellerId = before?.sellerId ?? sellerIdOf(staff) ?? row.parentId ?? undefined;
    const { files, fields } = picturesOfRow(row, read.fields, { shown: before?.mediaList ?? [], library, sellerId });
    const other = taken.find(({ seoUrl }) => seoUrl === row.keyText);
    if (other && other.id !== before?.id && row.named.Address) rowRefusal(row, 'Address', REFUSALS.SEO_URL_TAKEN.text);
    const category = activeCategories.find(({ id }) => id === fields.categoryId);
    const addresses = [...taken, ...left].map(({ seoUrl }) => seoUrl);
    if (!before) return newProduct(shop, staff, { row, fields, files }, category, namedSellers, addresses);
    if (row.parentId !== null && row.parentId !== before.sellerId)
      rowRefusal(row, 'Seller id', 'The seller of a product cannot change');
    return changedProduct(staff, { row, fields, files }, before, category, addresses);
  },
  apply: applyProducts,
});

/**
 * Returns the product of a row. A product that was listed by a row without an address has a number in its address, if
 * the address of its title was taken.
 */
function productOf(row: NamedRow, own: readonly EditedProduct[]): EditedProduct | undefined {
  const { keyId, keyText } = row;
  if (keyId !== null) return own.find(({ id }) => id === keyId);
  const isOfTitle = ({ title, seoUrl }: EditedProduct) =>
    !row.named.Address && seoUrlFrom(title, 'product') === keyText && isNumbered(seoUrl, keyText);
  return own.find(({ seoUrl }) => seoUrl === keyText) ?? own.find(isOfTitle);
}

const FACT = 'attributes.';
const IN_HINDI = 'translations.hi.';

/**
 * Returns the fields of a row in the shape of the form: the attributes as a group, merged with the stored ones, and the
 * changed texts in Hindi.
 */
function grouped(fields: Record<string, unknown>, stored: object): Record<string, unknown> {
  const group = (prefix: string) =>
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    );
  const hindi = Object.fromEntries(group(IN_HINDI));
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(FACT) && !name.startsWith(IN_HINDI));
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const wanted = { ...stored, ...Object.fromEntries(group(FACT)) };
  const attributes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => !isEmpty(value)));
  return { ...Object.fromEntries(others), attributes, translations: { hi: hindi } };
}

/** A row that was read: its fields, and the files it is to show if they change. */
interface ReadProduct {
  row: NamedRow;
  fields: Record<string, unknown>;
  files: ChangedFiles | undefined;
}

async function changedProduct(
  staff: Staff,
  { row, fields, files }: ReadProduct,
  before: EditedProduct,
  category: Category | undefined,
  taken: string[],
): Promise<Decided> {
  const { sellerId: _, ...asked } = grouped(fields, before.attributes);
  const { version: __, mediaList: ___, ...change } = decode(ChangeProduct, asked, 'FIELDS_INVALID');
  const { after, facts, style, isComplete } = await decideProduct(staff, before, change, category, taken);
  const was = { ...before, startOn: before.startDate, endOn: before.endDate };
  const changed = Object.keys(whatChanged(was, { ...after, ...facts }).after);
  const wanted: EditedProduct = {
    ...before,
    ...after,
    startDate: facts.startOn,
    endDate: facts.endOn,
    // Parsed from JSON, so no value is undefined.
    attributes: facts.attributes as EditedProduct['attributes'],
  };
  const isSame = changed.length === 0 && !files;
  return {
    outcome: isSame ? 'UNCHANGED' : 'CHANGED',
    targetId: before.id,
    targetVersion: before.version,
    label: before.name,
    staged: isSame
      ? null
      : {
          ...after,
          ...facts,
          style,
          isComplete,
          ...stagedFiles(files),
          ...(changed.includes('seoUrl') && { movedFrom: before.seoUrl }),
        },
    differences: [
      ...differencesOf(PRODUCT_COLUMNS, Object.keys(row.named), before, wanted),
      ...pictureDifference(before.mediaList, files),
    ],
  };
}

async function newProduct(
  shop: Shop,
  staff: Staff,
  { row, fields, files }: ReadProduct,
  category: Category | undefined,
  known: readonly Seller[],
  taken: string[],
): Promise<Decided> {
  const input = decode(CreateProduct, { ...saleDays(shop.now), ...grouped(fields, {}) }, 'FIELDS_INVALID');
  const { skus: _, mediaList: __, ...given } = input;
  const seoUrl = given.seoUrl || freeSeoUrl(seoUrlFrom(given.title, 'product'), taken);
  const product = { ...given, seoUrl };
  const sellerId = sellerOf(staff, product);
  const seller = known.find(({ id }) => id === sellerId);
  const [listed, rules] = decideNewProduct(product, sellerId, seller, category);
  return {
    outcome: 'NEW',
    targetId: null,
    targetVersion: null,
    label: product.name,
    staged: { ...(await productRow(listed, rules)), ...stagedFiles(files) },
    differences: newValues(PRODUCT_COLUMNS, row.named),
  };
}
