import type { ProductAttributes } from '#contract/shop/attributes.ts';
import type { SeedColour, SeedProduct } from '../catalogue/catalogue.ts';
import { PRODUCTS } from '../catalogue/products.ts';
import type { Dice } from '../dice.ts';
import type { ListedProduct } from '../plan-orders.ts';
import { quickDice } from './quick-dice.ts';

const STORY = 0x70726f64;
const DAY = 86_400_000;
/** The number in the name of a product's first variation. */
const FIRST_NUMBER = 101;

/** The products to vary: visible ones that are not pre-orders. */
const BASES = PRODUCTS.filter((product) => !product.hidden && product.preOrderDays === undefined);

/** The sellers and their brands, by category. */
const HOUSES = new Map(
  [...Map.groupBy(PRODUCTS, ({ category }) => category)].map(([category, products]) => [
    category,
    [...new Map(products.map(({ seller, brand }) => [brand, { seller, brand }])).values()],
  ]),
);

/** A product based on one of the catalogue's, and its listing date. */
export interface Variation extends ListedProduct {
  /** The slug of the product it is based on. */
  base: string;
}

/**
 * Yields products based on the catalogue's, with their own names, prices, stock and sellers, ordered by time. Three in
 * ten are listed within a month of the opening, the others evenly until a few days ago. The same arguments give the
 * same products.
 */
export function* variations(count: number, opened: { daysAgo: number; now: number }): Generator<Variation> {
  for (let index = 0; index < count; index += 1) {
    const base = BASES[index % BASES.length]!;
    const number = FIRST_NUMBER + Math.floor(index / BASES.length);
    const share = index / count;
    const daysAgo =
      share < 0.3
        ? opened.daysAgo - 10 - 30 * (share / 0.3)
        : opened.daysAgo - 40 - (opened.daysAgo - 44) * ((share - 0.3) / 0.7);
    yield {
      base: base.slug,
      product: variationOf(base, number, quickDice(STORY, index)),
      listedAt: opened.now - Math.round(daysAgo * DAY),
    };
  }
}

/**
 * Returns a variation such as `Temple Lotus Jhumka 214`. It is visually the same product, so its pictures and texts
 * stay true.
 */
function variationOf(base: SeedProduct, number: number, dice: Dice): SeedProduct {
  const house = dice.chance(50) ? base : dice.pick(HOUSES.get(base.category)!);
  const factor = 0.75 + dice.below(66) / 100;
  const colours = coloursOf(base, dice);
  const price = charmPrice(base.price * factor);
  return {
    ...base,
    slug: `${base.slug}-${number}`,
    name: /\d/.test(base.name) ? `${base.name}, No. ${number}` : `${base.name} ${number}`,
    title: `${base.title}, No. ${number}`,
    hindi: { name: `${base.hindi.name}, नं. ${number}`, title: `${base.hindi.title}, नं. ${number}` },
    seller: house.seller,
    brand: house.brand,
    attributes: { ...base.attributes, occasion: occasionsOf(base.attributes, dice) },
    price,
    mrp: mrpFor(price, base.mrp / base.price, dice),
    colours: colours.map((colour): SeedColour => {
      const own = colour.price === undefined ? price : charmPrice(colour.price * factor);
      return {
        name: colour.name,
        way: colour.way,
        price: own,
        mrp: mrpFor(own, (colour.mrp ?? base.mrp) / (colour.price ?? base.price), dice),
        stock: colour.stock.map(() => stockOf(dice)),
      };
    }),
    // The platform's own featured products stay in front.
    featured: dice.below(60),
  };
}

/** Returns at least one of a product's colours, in its order. */
function coloursOf(base: SeedProduct, dice: Dice): SeedColour[] {
  const stored = base.colours.filter(() => dice.chance(75));
  return stored.length > 0 ? stored : [dice.pick(base.colours)];
}

function occasionsOf({ occasion }: ProductAttributes, dice: Dice): ProductAttributes['occasion'] {
  const left = dice.below(occasion.length + 1);
  return occasion.length === 1 ? occasion : occasion.filter((_, index) => index !== left);
}

/** Returns the nearest price that ends with a nine. */
function charmPrice(rupees: number): number {
  return Math.max(49, Math.round(rupees / 10) * 10 - 1);
}

/** Returns an MRP with about the product's own ratio to the price, and never below the price. */
function mrpFor(price: number, ratio: number, dice: Dice): number {
  return Math.max(price, charmPrice(price * (ratio - 0.1 + dice.below(21) / 100)));
}

/** Returns a stock: some are sold out, some nearly. */
function stockOf(dice: Dice): number {
  const fill = dice.below(100);
  if (fill < 5) return 0;
  return fill < 18 ? 1 + dice.below(4) : 5 + dice.below(70);
}
