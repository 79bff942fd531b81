import * as z from 'zod/mini';
import { BASE_METALS, CLOSURES, MOVEMENTS, OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { amount, listOf, readTable, yesOrNo } from '../data-files.ts';
import { SELLERS } from '../people/sellers.ts';
import type { SeedColour, SeedProduct } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';

const Goods = z.strictObject({
  slug: z.string(),
  category: z.enum(CATEGORIES.map(({ code }) => code)),
  seller: z.enum(SELLERS.map(({ email }) => email)),
  name: z.string(),
  title: z.string(),
  brand: z.string(),
  /** One paragraph per line. */
  description: z.string(),
  keywords: z.string(),
  plating: z.enum(PLATINGS),
  platingMicron: z.exactOptional(z.string()),
  baseMetal: z.enum(BASE_METALS),
  stone: listOf(z.enum(STONES)),
  style: z.enum(STYLES),
  occasion: listOf(z.enum(OCCASIONS)),
  closure: z.enum(CLOSURES),
  setContents: z.string(),
  dimensions: z.string(),
  warranty: z.string(),
  care: z.string(),
  movement: z.exactOptional(z.enum(MOVEMENTS)),
  waterResistance: z.exactOptional(z.string()),
  mrp: amount,
  price: amount,
  weightGrams: amount,
  sizes: z.exactOptional(listOf(z.string())),
  adjustable: z.exactOptional(yesOrNo),
  preOrderDays: z.exactOptional(amount),
  hidden: z.exactOptional(yesOrNo),
  featured: z.exactOptional(amount),
  codAllowed: z.exactOptional(yesOrNo),
});

const GOODS = readTable('catalogue/goods.csv', Goods);

const GoodsColour = z.strictObject({
  slug: z.enum(GOODS.map(({ slug }) => slug)),
  colour: z.enum(COLOUR_NAMES),
  way: z.string(),
  stock: listOf(amount),
  mrp: z.exactOptional(amount),
  price: z.exactOptional(amount),
});

const COLOURS = Map.groupBy(readTable('catalogue/colours.csv', GoodsColour), ({ slug }) => slug);

const GoodsInHindi = z.strictObject({
  slug: z.enum(GOODS.map(({ slug }) => slug)),
  name: z.string(),
  title: z.string(),
});
const IN_HINDI = readTable('catalogue/goods-hi.csv', GoodsInHindi);

/** Every product of the demo shop. */
export const PRODUCTS: readonly SeedProduct[] = GOODS.map(productOf);

function productOf(goods: z.infer<typeof Goods>): SeedProduct {
  const { plating, platingMicron, baseMetal, stone, style, occasion, closure, ...others } = goods;
  const { setContents, dimensions, warranty, care, movement, waterResistance, description, ...product } = others;
  return {
    ...product,
    hindi: hindiOf(product.slug),
    description: description.split('\n'),
    attributes: {
      plating,
      ...(platingMicron && { platingMicron }),
      baseMetal,
      stone,
      style,
      occasion,
      closure,
      setContents,
      dimensions,
      warranty,
      care,
      ...(movement && { movement }),
      ...(waterResistance && { waterResistance }),
    },
    colours: coloursOf(product.slug),
  };
}

function hindiOf(slug: string): SeedProduct['hindi'] {
  const row = IN_HINDI.find((one) => one.slug === slug);
  if (!row) throw new Error(`catalogue/goods-hi.csv: ${slug} is missing`);
  return { name: row.name, title: row.title };
}

function coloursOf(slug: string): SeedColour[] {
  const colours = COLOURS.get(slug);
  if (!colours) throw new Error(`catalogue/colours.csv: ${slug} has no colour`);
  return colours.map(({ slug: _, colour: name, ...colour }) => ({ name, ...colour }));
}
