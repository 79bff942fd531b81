import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { TaxCategory } from '#contract/calls/skus.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Paise } from '#contract/shop/money.ts';
import { readSize, splitSizes } from '#contract/shop/sizes.ts';
import type { Size, SizeSystem } from '#contract/shop/sizes.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { inventory, products, skus, skuSizes, stockMovements } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { randomSigns } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { noteFirstPrice } from './note-prices.ts';

export interface NewSku {
  name: string;
  code: string;
  color: string;
  size: string;
  weightGrams: number;
  mrpPaise: Paise;
  sellingPaise: Paise;
  taxCategory?: TaxCategory;
  taxRateId?: number | null;
  startOn?: Day | null;
  endOn?: Day | null;
  /** Opening stock in pieces. */
  quantity: number;
  location: string | null;
  position: number;
}

/** The same batch may insert its product, so the SKU finds the product by its unique address. */
const insertSku = insertInto(skus, ({ seoUrl }: Params<{ seoUrl: string }>) => ({
  productId: sql<number>`(SELECT ${products.id} FROM ${products} WHERE ${products.seoUrl} = ${seoUrl})`,
}));
const ofSku = ({ code }: Params<{ code: string }>) => ({
  skuId: sql<number>`(SELECT ${skus.id} FROM ${skus} WHERE ${skus.code} = ${code})`,
});
const insertSize = insertInto(skuSizes, ofSku);
const insertInventory = insertInto(inventory, ofSku);
const insertOpening = insertInto(stockMovements, ofSku);

/**
 * Returns the statements that add a SKU to a product, with its price, its sizes and its opening stock.
 * @throws FIELDS_INVALID when its category does not allow a size
 */
export function newSku(
  shop: Shop,
  actor: Actor,
  product: { seoUrl: string; sellerId: number; sizeSystem: SizeSystem },
  sku: NewSku,
): Statement[] {
  const { quantity, location, ...row } = sku;
  const { code } = sku;
  const at = { createdAt: shop.now, updatedAt: shop.now };
  return [
    insertSku({ ...row, seoUrl: product.seoUrl, ...at }),
    ...noteFirstPrice(shop, actor, 'created', { code }),
    ...sizeRows(code, readSizes(product.sizeSystem, sku.size)),
    insertInventory({ code, sellerId: product.sellerId, quantity, location, ...at }),
    insertOpening({
      code,
      at: shop.now,
      reason: 'opened',
      quantityChange: quantity,
      reservedChange: 0,
      ...actorValues(actor),
    }),
  ];
}

/** Returns the statements that insert the sizes of a SKU. */
export function sizeRows(code: string, sizes: readonly Size[]): Statement[] {
  return sizes.map(({ text, system, order, tenthsOfMm }) =>
    insertSize({ code, text, system, order, mm: tenthsOfMm === undefined ? null : tenthsOfMm / 10 }),
  );
}

/** Returns the distinct sizes in a text. @throws FIELDS_INVALID when the category does not allow a size */
export function readSizes(system: SizeSystem, text: string): Size[] {
  const sizes = splitSizes(text).map(
    (size) =>
      readSize(system, size) ??
      refuse('FIELDS_INVALID', { fields: { size: `${size} is not a size of this category` } }),
  );
  return sizes.filter((size, at) => sizes.findIndex((other) => other.text === size.text) === at);
}

const CODE_RANDOM = 4;

/**
 * Returns a readable code for a SKU without one: beginnings of name and colour, the size, and four random characters.
 */
export function skuCodeFor(
  { random }: Pick<Shop, 'random'>,
  { name, color, size }: { name: string; color: string; size: string },
): string {
  const letters = (text: string) => text.normalize('NFD').replace(/[^A-Za-z0-9 ]/g, '');
  const terms = letters(name).split(' ').filter(Boolean).slice(0, 4);
  const parts = [
    terms.map((word) => word.slice(0, 2)).join('') || 'SKU',
    letters(color).replaceAll(' ', '').slice(0, 3),
    size.includes(',') ? '' : letters(size.replace('.', '')).replaceAll(' ', '').slice(0, 6),
    randomSigns(random, CODE_RANDOM),
  ];
  return parts.filter(Boolean).join('-').toUpperCase();
}
