import type * as z from 'zod/mini';
import { nameOf } from '#contract/calls/field-words.ts';
import { ChangeProduct } from '#contract/calls/products.ts';
import { FACT_WORDS, someAttributesOf, WATCH_FACTS } from '#contract/shop/attributes.ts';
import type { ProductAttributes } from '#contract/shop/attributes.ts';
import type { ProductRecord } from '../../providers/records.ts';
import { errorsOf } from '../../ui/form/fieldErrors.ts';
import { withText } from './changedRow.ts';
import type { Changed, ChangedOf, Faults } from './changedRow.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/skus-grid.ts';
import { shared } from '../../words/language.ts';

/*
 * The cells of the grid that belong to the product of a SKU. All its SKUs show them, and they are saved once.
 */

const SWITCHES = ['isVisible', 'isActive', 'codAllowed'] as const;
const TEXTS = ['brand', 'hsn'] as const;
const FACTS = [
  'plating',
  'baseMetal',
  'stone',
  'style',
  'occasion',
  'closure',
  'setContents',
  'dimensions',
  'warranty',
  'care',
  'platingMicron',
  ...WATCH_FACTS,
] as const satisfies readonly (keyof ProductAttributes)[];

/** The fields of a product that the grid edits, in the order of its columns. */
export const PRODUCT_FIELDS = [...SWITCHES, ...TEXTS, ...FACTS] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];
type Switch = (typeof SWITCHES)[number];
type Fact = (typeof FACTS)[number];

const CALLED: Partial<Record<ProductField, string>> = {
  codAllowed: common.cashOnDelivery,
  hsn: words.hsnCode,
  platingMicron: words.platingInMicron,
};
export const productLabel = (field: ProductField): string => CALLED[field] ?? shared(nameOf([field]));

/** The stored values of a product. */
export type ProductValues = Pick<ProductRecord, Switch | (typeof TEXTS)[number] | 'attributes' | 'family'>;
type Value = boolean | string | string[] | undefined;

/** A product with unsaved cells, called by its name. */
export type ChangedProduct = Changed<ProductField, ProductValues>;

/** The unsaved products, by their id. */
export type ChangedProducts = ChangedOf<ChangedProduct>;

const isSwitch = (field: ProductField): field is Switch => SWITCHES.some((name) => name === field);
const isFact = (field: ProductField): field is Fact => FACTS.some((name) => name === field);

export const productValuesOf = ({
  isVisible,
  isActive,
  codAllowed,
  brand,
  hsn,
  attributes,
  family,
}: ProductRecord): ProductValues => ({ isVisible, isActive, codAllowed, brand, hsn, attributes, family });

/** Returns whether products of this family have the field. */
export function hasField({ family }: Pick<ProductValues, 'family'>, field: ProductField): boolean {
  return family === null || family === 'watch' || !WATCH_FACTS.some((name) => name === field);
}

/** Returns the words of a field with a list, and whether it has several of them; undefined for free text. */
export function wordsOf(field: ProductField): { words: readonly string[]; isSome: boolean } | undefined {
  if (isSwitch(field)) return { words: [common.yes, common.no], isSome: false };
  const one: Partial<Record<ProductField, readonly string[]>> = FACT_WORDS.one;
  const some: Partial<Record<ProductField, readonly string[]>> = FACT_WORDS.some;
  const list = one[field] ?? some[field];
  return list && { words: list, isSome: some[field] !== undefined };
}

const storedValue = (values: ProductValues, field: ProductField): Value =>
  isFact(field) ? values.attributes[field] : values[field];

/** What a cell of a switch can say, in each language of the console: sheets come from elsewhere. */
const SAID: Record<string, boolean> = {
  yes: true,
  हाँ: true,
  हां: true,
  true: true,
  '1': true,
  no: false,
  नहीं: false,
  false: false,
  '0': false,
  [common.yes.toLowerCase()]: true,
  [common.no.toLowerCase()]: false,
};

/** Returns the value in a cell. Words of a list may be written in small letters; an empty fact is taken off. */
function readCell(field: ProductField, text: string): Value {
  const written = text.trim();
  if (isSwitch(field)) return SAID[written.toLowerCase()];
  const list = wordsOf(field);
  const known = (word: string) => list?.words.find((other) => other.toLowerCase() === word.toLowerCase()) ?? word;
  if (written === '') return isFact(field) ? undefined : '';
  if (!list?.isSome) return known(written);
  const several = written.split(/[,;]/).map((word) => known(word.trim()));
  return [...new Set(several)].filter((word) => word !== '');
}

function textOfValue(value: Value): string {
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** Returns the text of a cell: the unsaved one, or the stored value. */
export function productText(row: ChangedProduct | undefined, values: ProductValues, field: ProductField): string {
  return row?.texts[field] ?? textOfValue(storedValue(values, field));
}

const inOrder = (value: Value) => textOfValue(Array.isArray(value) ? value.toSorted() : value);

/** Returns the products after a cell was edited, as `withCell` does for SKUs. */
export function withProductCell(
  rows: ChangedProducts,
  product: ProductRecord,
  field: ProductField,
  text: string,
): ChangedProducts {
  const { id, name, version } = product;
  const fresh = { code: name, version, before: productValuesOf(product), texts: {} };
  return withText(rows, id, fresh, field, text, (before) => {
    const value = readCell(field, text);
    const isUnread = isSwitch(field) && value === undefined;
    return !isUnread && inOrder(value) === inOrder(storedValue(before, field));
  });
}

/** Returns the body that changes a product. A changed fact is sent together with the unchanged ones. */
export function productChangesOf({ texts, before, version }: ChangedProduct): z.input<typeof ChangeProduct> {
  const changed = Object.entries(texts).map(([name, text]) => {
    const field = name as ProductField;
    return [field, readCell(field, text)] as const;
  });
  const facts = changed.filter(([field]) => isFact(field));
  const others = changed.filter(([field]) => !isFact(field));
  const attributes = { ...before.attributes };
  for (const [fact, value] of facts) {
    if (value === undefined || typeof value === 'boolean') delete attributes[fact];
    else attributes[fact] = value;
  }
  return { ...Object.fromEntries(others), ...(facts.length > 0 && { attributes }), version };
}

/** Returns the fault of each wrong cell of a product, with the API's own texts, and what the server refused. */
export function productFaultsOf(row: ChangedProduct): Faults<ProductField> {
  const faults: Faults<ProductField> = { ...row.errors };
  const facts: [Fact, Value][] = [];
  const others: [ProductField, Value][] = [];
  for (const [name, text] of Object.entries(row.texts)) {
    const field = name as ProductField;
    const value = readCell(field, text);
    if (isSwitch(field) && value === undefined) faults[field] = words.mustBeYesOrNo(productLabel(field));
    else if (isFact(field)) facts.push([field, value]);
    else others.push([field, value]);
  }
  const wrong = {
    ...errorsOf(ChangeProduct, Object.fromEntries(others)),
    ...errorsOf(someAttributesOf(row.before.family), Object.fromEntries(facts)),
  };
  for (const [path, text] of Object.entries(wrong)) faults[path.split('.')[0] as ProductField] ??= text;
  return faults;
}

/** Returns the suggestions for a cell: its present words, followed by each other word of its list. */
export function suggestionsFor(field: ProductField, text: string): string[] {
  const list = wordsOf(field);
  if (!list) return [];
  if (!list.isSome) return [...list.words];
  const parts = text.split(',').map((part) => part.trim());
  const chosen = parts.filter((part) => list.words.some((word) => word === part));
  const prefix = chosen.map((word) => `${word}, `).join('');
  return list.words.filter((word) => !chosen.includes(word)).map((word) => prefix + word);
}
