import { HSN_DEFAULT } from '../calls/products.ts';
import { DEFAULT_WEIGHT_GRAMS } from '../calls/skus.ts';
import { csvRow } from '../shop/csv.ts';
import type { Cell } from '../shop/csv.ts';
import { NEW_ADDRESS, OLD_ADDRESS } from '../shop/old-addresses.ts';
import type { OldAddressFile } from '../shop/old-addresses.ts';
import type { MovedGood, MovedSku } from './moved-good.ts';
import { cutAtWord } from './honest-text.ts';

/* Writes goods as the shop's own files of products and SKUs, which the calls of imports read. */

/** A column; the last value is that of rows without one, if others have one. */
type Column<Row> = readonly [name: string, valueOf: (row: Row) => Cell, otherwise?: string];

const PRODUCT: readonly Column<MovedGood>[] = [
  ['Name', ({ name }) => name],
  ['Title', ({ facts }) => facts.title.value],
  ['Description (HTML)', ({ description }) => description],
  ['Category id', ({ facts }) => facts.category.value],
  ['Address', ({ facts }) => `/product/${facts.address.value}`],
  ['Key words', ({ keywords }) => keywords],
  ['HSN code', ({ hsn }) => hsn, HSN_DEFAULT],
  ['Country of origin', ({ country }) => country, 'IN'],
  ['Visible', ({ isVisible }) => isVisible],
  ['Plating', ({ facts }) => facts.plating.value],
  ['Base metal', ({ facts }) => facts.baseMetal.value],
  ['Stones', ({ facts }) => facts.stone.value],
  ['Style', ({ facts }) => facts.style.value],
  ['Occasions', ({ facts }) => facts.occasion.value],
  ['Closure', ({ stated }) => stated.closure],
  ['Set contents', ({ facts }) => facts.setContents.value],
  ['Dimensions', ({ stated }) => stated.dimensions],
  ['Warranty', ({ stated }) => stated.warranty],
  ['Care', ({ stated }) => stated.care],
];

/** A SKU with the id of its product. */
interface SkuOfProduct {
  sku: MovedSku;
  productId: number;
}

const rupees = (paise: number) => (paise / 100).toFixed(2);

const SKU: readonly Column<SkuOfProduct>[] = [
  ['SKU code', ({ sku }) => sku.code],
  ['Product id', ({ productId }) => productId],
  ['Colour', ({ sku }) => sku.colour],
  ['Size', ({ sku }) => sku.size],
  ['MRP (rupees)', ({ sku }) => rupees(sku.mrp)],
  ['Selling price (rupees)', ({ sku }) => rupees(sku.price)],
  ['Weight (kg)', ({ sku }) => sku.weight ?? '', String(DEFAULT_WEIGHT_GRAMS / 1000)],
  ['Pieces in stock', ({ sku }) => sku.stock],
];

/** Returns a table without the columns that are empty in all rows: an empty cell would empty a stored value. */
function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const values = rows.map((row) => columns.map(([, valueOf]) => valueOf(row)));
  const used = columns.map((_, at) => values.some((row) => row[at] !== ''));
  const cells = values.map((row) => row.map((cell, at) => (cell === '' ? (columns[at]![2] ?? '') : cell)));
  const keep = <Value>(row: readonly Value[]) => row.filter((_, at) => used[at]);
  return csvRow(keep(columns.map(([name]) => name))) + cells.map((row) => csvRow(keep(row))).join('');
}

/** The seller of the goods. The platform names it by its id; goods without a brand have its name. */
export interface OfSeller {
  id: number | null;
  name: string;
}

/** Returns goods as a file of products, one row for each. */
export function productsFile(goods: readonly MovedGood[], { id, name }: OfSeller): string {
  const brand: Column<MovedGood> = ['Brand', (good) => good.brand, cutAtWord(name, 60)];
  const seller: Column<MovedGood> = ['Seller id', () => id];
  return tableOf(id === null ? [...PRODUCT, brand] : [...PRODUCT, brand, seller], goods);
}

/** Returns the SKUs of goods as a file. @param ids the ids of the products, in the order of the goods */
export function skusFile(goods: readonly MovedGood[], ids: readonly (number | undefined)[]): string {
  const rows = goods.flatMap(({ skus }, at) => {
    const productId = ids[at];
    return productId === undefined ? [] : skus.map((sku) => ({ sku, productId }));
  });
  return tableOf(SKU, rows);
}

/**
 * Returns rows as a file in which each keeps its row number: a row without a record, or one that is left out, is an empty
 * line.
 */
export function numberedFile<Row>(
  columns: readonly string[],
  rows: readonly (Row | null)[],
  left: ReadonlySet<number>,
  cellsOf: (row: Row) => readonly Cell[],
): string {
  const lines = rows.map((row, at) => csvRow(row && !left.has(at) ? cellsOf(row) : ['']));
  return csvRow(columns) + lines.join('');
}

/** Returns old addresses as a file, in which rows keep their numbers. */
export function oldAddressesFile(
  rows: readonly OldAddressFile['rows'][number][],
  left: ReadonlySet<number> = new Set(),
): string {
  return numberedFile([OLD_ADDRESS, NEW_ADDRESS], rows, left, ({ from, to }) => [from, to]);
}

/** Returns the pictures to bring as a file: the shop takes no pictures by their addresses. */
export function picturesFile(goods: readonly MovedGood[]): string {
  const rows = goods.flatMap(({ name, skus, pictures }) =>
    pictures.map((url, at) => csvRow([name, skus[0]?.code ?? '', at + 1, url])),
  );
  return csvRow(['Product', 'SKU code', 'Picture', 'Address']) + rows.join('');
}

/** Returns a short mark of a text, which differs for another text (FNV-1a, 32 bits). */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
