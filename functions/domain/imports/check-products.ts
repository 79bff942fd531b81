import { and, isNull, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { EditedProduct } from '#contract/calls/managed-goods.ts';
import { decode } from '#contract/calls/decode.ts';
import { ChangeProduct, CreateProduct } from '#contract/calls/products.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { seoUrlFrom } from '#contract/shop/slug.ts';
import { categories, products, sellers } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import {
  decideNewProduct,
  decideProduct,
  editedProducts,
  productRow,
  sellerOf,
  whatChanged,
} from '../products/index.ts';
import { applyProducts } from './apply-products.ts';
import { idIn, rowRefusal } from './cells.ts';
import { readRow } from './columns.ts';
import { differencesOf, kindOf, newValues } from './kind.ts';
import type { Decided, NamedRow, Place } from './kind.ts';
import { addressIn, PRODUCT_COLUMNS } from './product-columns.ts';
import { chosenRows } from './statements.ts';

/** The products the next rows are about: by their id where it is given, else by their address. */
const named = (
  params: Params<Place>,
) => sql`(SELECT found.id FROM ${chosenRows(params)} JOIN products found ON found.id = chosen.key_id
  UNION SELECT found.id FROM ${chosenRows(params)} JOIN products found ON found.seo_url = chosen.key_text)`;

const productsNamed = editedProducts.rowsAmong(named);

/** Addresses of the next rows where some product is already, whosever it is. */
const addressesTaken = statement((db, params: Params<Place>) =>
  db
    .select({ id: products.id, seoUrl: products.seoUrl })
    .from(products)
    .where(sql`${products.id} IN ${named(params)}`),
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

/** The sellers of new products: those the rows name, and who asks. */
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
    keyText: (cells.Address ? addressIn(cells.Address) : seoUrlFrom(cells.Title ?? '')) || null,
    parentId: idIn(cells['Seller id']),
  }),
  beside: (shop, staff, place) =>
    [
      productsNamed(shop, staff, place),
      addressesTaken(place),
      categoriesThere({}),
      sellersNamed({ ...place, seller: sellerIdOf(staff) }),
    ] as const,
  decide(_, staff, row, [own, taken, there, among]) {
    const before = own.find(({ id, seoUrl }) => (row.keyId === null ? seoUrl === row.keyText : id === row.keyId));
    if (!before && row.keyId !== null) rowRefusal(row, 'Product id', REFUSALS.PRODUCT_NOT_FOUND.text);
    const { fields, faults } = readRow(PRODUCT_COLUMNS, row.named, before);
    if (faults.length > 0) rowRefusal(row, faults);
    const other = taken.find(({ seoUrl }) => seoUrl === row.keyText);
    if (other && other.id !== before?.id && (!before || row.named.Address))
      rowRefusal(row, 'Address', REFUSALS.SEO_URL_TAKEN.text);
    const category = there.find(({ id }) => id === fields.categoryId);
    if (!before) return newProduct(staff, row, fields, category, among);
    if (row.parentId !== null && row.parentId !== before.sellerId)
      rowRefusal(row, 'Seller id', 'The seller of a product cannot change');
    return changedProduct(staff, row, before, fields, category);
  },
  apply: applyProducts,
});

const FACT = 'attributes.';

/** Fields of a row as the form has them: the facts in a group of their own, beside those that stand already. */
function grouped(fields: Record<string, unknown>, kept: object): Record<string, unknown> {
  const facts = Object.entries(fields).filter(([name]) => name.startsWith(FACT));
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(FACT));
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const wanted = { ...kept, ...Object.fromEntries(facts.map(([name, value]) => [name.slice(FACT.length), value])) };
  const attributes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => !isEmpty(value)));
  return { ...Object.fromEntries(others), attributes };
}

async function changedProduct(
  staff: Staff,
  row: NamedRow,
  before: EditedProduct,
  fields: Record<string, unknown>,
  category: Category | undefined,
): Promise<Decided> {
  const { sellerId: _, ...asked } = grouped(fields, before.attributes);
  const { version: __, mediaList: ___, ...change } = decode(ChangeProduct, asked, 'FIELDS_INVALID');
  const { after, facts, style, isComplete } = await decideProduct(staff, before, change, category);
  const was = { ...before, startOn: before.startDate, endOn: before.endDate };
  const changed = Object.keys(whatChanged(was, { ...after, ...facts }).after);
  const wanted: EditedProduct = {
    ...before,
    ...after,
    startDate: facts.startOn,
    endDate: facts.endOn,
    // As parsed from JSON, which knows no undefined.
    attributes: facts.attributes as EditedProduct['attributes'],
  };
  return {
    outcome: changed.length === 0 ? 'UNCHANGED' : 'CHANGED',
    targetId: before.id,
    targetVersion: before.version,
    label: before.name,
    staged:
      changed.length === 0
        ? null
        : {
            ...after,
            ...facts,
            style,
            isComplete,
            ...(changed.includes('seoUrl') && { movedFrom: before.seoUrl }),
          },
    differences: differencesOf(PRODUCT_COLUMNS, Object.keys(row.named), before, wanted),
  };
}

async function newProduct(
  staff: Staff,
  row: NamedRow,
  fields: Record<string, unknown>,
  category: Category | undefined,
  known: readonly Seller[],
): Promise<Decided> {
  const asked = decode(CreateProduct, grouped(fields, {}), 'FIELDS_INVALID');
  const { skus: _, mediaList: __, ...product } = asked;
  const sellerId = sellerOf(staff, product);
  const seller = known.find(({ id }) => id === sellerId);
  const [listed, rules] = decideNewProduct(product, sellerId, seller, category);
  return {
    outcome: 'NEW',
    targetId: null,
    targetVersion: null,
    label: product.name,
    staged: await productRow(listed, rules),
    differences: newValues(PRODUCT_COLUMNS, row.named),
  };
}
