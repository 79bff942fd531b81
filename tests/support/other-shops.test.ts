import { describe, expect, test } from 'vitest';
import { recogniseTable, suggestMapping } from '#contract/moving-in/column-facts.ts';
import { readGoods } from '#contract/moving-in/goods.ts';
import { NO_ANSWERS } from '#contract/moving-in/moved-good.ts';
import type { Answers, Moved, ShopCategory } from '#contract/moving-in/moved-good.ts';
import { picturesFile, productsFile, skusFile } from '#contract/moving-in/own-files.ts';
import { forbiddenClaim } from '#contract/shop/claims.ts';
import { CATEGORIES } from '#demo/catalogue/categories.ts';
import { amazonTable, meeshoTable, ownTable, shopifyTable, woocommerceTable } from './other-shops.ts';

const categories: ShopCategory[] = CATEGORIES.map(({ displayName, keywords, family, sizeSystem }, at) => ({
  id: at + 1,
  name: displayName,
  keywords,
  family: family ?? null,
  sizeSystem: sizeSystem ?? 'free',
}));
const idOf = (name: string) => String(categories.find((category) => category.name === name)!.id);

function moved(table: string[][], answers: Answers = NO_ANSWERS): Moved {
  const recognised = recogniseTable(table);
  const mapping = suggestMapping(recognised.format, recognised.columns);
  return readGoods(table, recognised, mapping, { categories, answers });
}

const unused = (table: string[][]) => {
  const { format, columns } = recogniseTable(table);
  const mapping = suggestMapping(format, columns);
  return columns.filter((_, at) => mapping[at] === null);
};

/** The number of rows of each table. */
const MANY = 2000;
const TABLES = {
  shopify: shopifyTable(MANY, 'sf'),
  woocommerce: woocommerceTable(MANY, 'wc'),
  meesho: meeshoTable(MANY, 'ms'),
  amazon: amazonTable(MANY, 'az'),
  other: ownTable(MANY, 'own'),
};

describe.each(Object.entries(TABLES))('a file of %s', (format, table) => {
  test('is recognised by its columns', () => {
    expect(recogniseTable(table).format).toBe(format);
  });

  test('becomes the same files of products and SKUs each time', () => {
    const files = () => {
      const { goods } = moved(table);
      return [
        productsFile(goods, { id: null, name: 'Asha' }),
        skusFile(
          goods,
          goods.map((_, at) => at + 1),
        ),
      ];
    };
    expect(files()).toEqual(files());
  });

  test('has each SKU code once, prices within the MRP, and no forbidden claim in a title or description', () => {
    const { goods } = moved(table);
    const skus = goods.flatMap((good) => good.skus);
    expect(new Set(skus.map(({ code }) => code)).size).toBe(skus.length);
    expect(skus.filter(({ mrp, price }) => price > mrp || price <= 0)).toEqual([]);
    const claims = goods.map((good) => forbiddenClaim(`${good.facts.title.value}. ${good.description}`));
    expect(claims.filter(Boolean)).toEqual([]);
  });

  test('loses no row: each is a product, a SKU, a picture or a fault', () => {
    const { goods, faults } = moved(table);
    const { head } = recogniseTable(table);
    const read = new Set([...goods.flatMap(({ rows }) => rows), ...faults.map(({ row }) => row)]);
    expect(table.slice(head + 1).filter((_, at) => !read.has(head + at + 2))).toEqual([]);
  });
});

describe('Shopify', () => {
  const { goods, notes } = moved(TABLES.shopify);
  const bangles = goods.find(({ key }) => key === 'sf-4')!;

  test('folds the rows of a handle, with the pictures of its extra rows', () => {
    expect(bangles.rows).toEqual([5, 6, 7, 8, 9]);
    expect(bangles.skus.map(({ size }) => size)).toEqual(['2.4', '2.6', '2.8', '2.10']);
    expect(bangles.pictures).toHaveLength(5);
    expect(picturesFile([bangles])).toContain('SF-4-2.4,5,https://cdn.example/sf-4-extra.jpg');
  });

  test('keeps the handle as the address, reads HSN, weight and stock, and a blank MRP is the price', () => {
    expect(bangles).toMatchObject({ hsn: '71171990', facts: { address: { value: 'sf-4' } } });
    expect(bangles.skus[0]).toMatchObject({ code: 'SF-4-2.4', weight: 0.045, stock: 3, mrp: 129900, price: 50300 });
    const [third] = goods.find(({ key }) => key === 'sf-3')!.skus;
    expect(third).toMatchObject({ mrp: 50200, price: 50200 });
    expect(notes).toContainEqual(expect.objectContaining({ reason: 'Without an MRP, the price is the MRP' }));
  });

  test('takes the category from the type for certain, and attributes from the title with a doubt', () => {
    const { category, plating, setContents } = bangles.facts;
    expect(category).toMatchObject({ value: idOf('Bangles'), isDoubtful: false });
    expect(plating).toEqual({ value: 'Matte gold plated', isDoubtful: true, word: 'matte gold' });
    expect(setContents).toEqual({ value: '4 bangles', isDoubtful: true, word: 'set of 4' });
  });

  test('cleans a title of emoji and claims, and says so', () => {
    const { facts } = goods.find(({ key }) => key === 'sf-5')!;
    expect(facts.title).toMatchObject({ value: 'gold-tone Kemp Choker Necklace no 5', isDoubtful: true });
    expect(goods.find(({ key }) => key === 'sf-6')!.facts.title.value).toBe('Kundan Jhumka Earrings for Wedding no 6');
  });

  test('reads Hindi words', () => {
    const { facts } = goods.find(({ key }) => key === 'sf-2')!;
    expect(facts.category).toMatchObject({ value: idOf('Jhumkas') });
    expect(facts.stone).toMatchObject({ value: 'Pearl bead', isDoubtful: true });
  });

  test('lists the columns that are not used', () => {
    expect(unused(TABLES.shopify)).toEqual(
      expect.arrayContaining(['Variant Barcode', 'SEO Title', 'Cost per item', 'Gift Card']),
    );
  });
});

describe('WooCommerce', () => {
  const { goods } = moved(TABLES.woocommerce);

  test('folds variations into their parent, named by code or by id', () => {
    for (const key of ['wc-3', 'wc-6']) {
      const ring = goods.find((good) => good.key === key)!;
      expect(ring.skus.map(({ size, colour }) => `${colour} ${size}`)).toEqual(['Silver 12', 'Silver 14']);
    }
  });

  test('sells at the sale price, else at the regular one', () => {
    const [on, off] = goods.find(({ key }) => key === 'wc-3')!.skus;
    expect([on, off]).toMatchObject([
      { mrp: 79900, price: 59900 },
      { mrp: 79900, price: 79900 },
    ]);
    expect(goods[0]!.skus[0]).toMatchObject({ mrp: 12500000, price: 99900, weight: 0.05 });
    expect(goods[0]!.pictures).toHaveLength(2);
  });
});

test('Meesho’s rows of a style are one product, its columns are certain', () => {
  const [bangles] = moved(TABLES.meesho).goods;
  expect(bangles!.skus.map(({ size, price }) => [size, price])).toEqual([
    ['2.4', 24900],
    ['Free size', 24900],
  ]);
  expect(bangles).toMatchObject({ country: 'IN', hsn: '7117' });
  expect(bangles!.facts.baseMetal).toMatchObject({ value: 'Brass', isDoubtful: false });
  expect(bangles!.facts.plating).toMatchObject({ value: 'Gold-tone plated', isDoubtful: false });
  expect(bangles!.skus[0]).toMatchObject({ weight: 0.06, colour: 'Gold' });
});

test('Amazon’s children belong to their parent, and centimetres become inches', () => {
  const { goods, notes } = moved(TABLES.amazon);
  expect(goods[0]!.skus.map(({ size }) => size)).toEqual(['9.5 in', '9.75 in']);
  expect(goods[0]!.skus[0]).toMatchObject({ weight: 0.1, mrp: 129900, price: 59900 });
  expect(notes).toContainEqual(expect.objectContaining({ value: '25 cm', reason: 'The size becomes 9.75 in' }));
});

describe('a table of one’s own', () => {
  const { goods, faults, notes } = moved(TABLES.other);

  test('is mapped by the words of its columns; a row without a title belongs to the one above', () => {
    expect(goods[0]).toMatchObject({ rows: [2, 3], facts: { category: { value: idOf('Kadas') } } });
    expect(goods[0]!.skus.map(({ size }) => size)).toEqual(['2.10', '2.6']);
    expect(unused(TABLES.other)).toEqual(['Rack']);
  });

  test('names what is not understood by row and column', () => {
    expect(faults[0]).toEqual({
      row: 11,
      column: 'Selling rate',
      value: 'ask',
      reason: 'This is not an amount in rupees',
    });
    expect(notes).toContainEqual({ row: 2, column: 'Bangle size', value: '2.1', reason: 'The size becomes 2.10' });
  });
});

test('an answer counts for one product, or for all with a word', () => {
  const table = shopifyTable(40, 'sf');
  const words = { 'plating|matte gold': 'Antique gold plated' };
  const { goods } = moved(table, { words, goods: { 'plating|sf-8': 'Unplated' } });
  const platings = goods.filter(({ skus }) => skus.length === 4).map(({ key, facts }) => [key, facts.plating.value]);
  expect(platings.slice(0, 3)).toEqual([
    ['sf-4', 'Antique gold plated'],
    ['sf-8', 'Unplated'],
    ['sf-12', 'Antique gold plated'],
  ]);
  expect(goods.find(({ key }) => key === 'sf-8')!.facts.plating.isDoubtful).toBe(false);
});
