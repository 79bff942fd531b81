import { describe, expect, test } from 'vitest';
import { kolkataDay } from '#contract/dates.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** A list as its page shows it. */
interface Listed {
  total: number;
  /** Addresses of its products, in order. */
  products: string[];
  prices: number[];
  /** The choices beside it: where each leads, and how many products it promises. */
  choices: { href: string; count: number }[];
}

async function open(address: string): Promise<Listed> {
  const answer = await fetch(`${shop.running.origin}${address}`);
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replaceAll('&amp;', '&');
  const cards = html.split('<article').slice(1);
  return {
    total: Number(/data-count[^>]*>\s*([\d,]+) product/.exec(html)?.[1]?.replace(',', '')),
    products: cards.map((card) => /href="\/product\/([^"]+)"/.exec(card)![1]!),
    prices: cards.map((card) => Number(/₹([\d,]+)/.exec(card)![1]!.replace(/,/g, ''))),
    choices: [...html.matchAll(/class="choice" href="([^"]+)".*?amount"[^>]*>(\d+)<\/span>/gs)].map((found) => ({
      href: found[1]!,
      count: Number(found[2]),
    })),
  };
}

/** All products of a list, page by page. */
async function whole(address: string): Promise<Listed> {
  const first = await open(address);
  const join = address.includes('?') ? '&' : '?';
  const pages = Array.from(
    { length: Math.ceil(first.total / 12) - 1 },
    (_, index) => `${address}${join}page=${index + 2}`,
  );
  const rest = await Promise.all(pages.map(open));
  return {
    ...first,
    products: [first, ...rest].flatMap(({ products }) => products),
    prices: [first, ...rest].flatMap(({ prices }) => prices),
  };
}

describe.each(['jewelry', 'watches', 'accessories', 'necklace-sets', 'jhumkas', 'bangles', 'rings'])(
  '%s',
  (category) => {
    // Drawn when it is asked for, also where the plain list is a file of the build.
    const address = `/category/${category}?sort=newest`;

    test('shows as many products as it says, each once', async () => {
      const { total, products } = await whole(address);
      expect(total).toBeGreaterThan(0);
      expect(products).toHaveLength(total);
      expect(new Set(products).size).toBe(total);
    });

    test('has behind each choice as many products as stand beside it', async () => {
      const { choices } = await open(address);
      expect(choices.length).toBeGreaterThan(0);
      for (const { href, count } of choices) {
        expect({ href, total: (await open(href)).total }).toEqual({ href, total: count });
      }
    });

    test.each([
      ['price-asc', (one: number, other: number) => one - other],
      ['price-desc', (one: number, other: number) => other - one],
    ] as const)('sorted by %s comes in the order of its prices, with nothing lost', async (sort, order) => {
      const plain = await whole(address);
      const sorted = await whole(`/category/${category}?sort=${sort}`);
      expect(sorted.prices).toEqual([...sorted.prices].sort(order));
      expect([...sorted.products].sort()).toEqual([...plain.products].sort());
    });
  },
);

test('a colour holds the products the records have in it', async () => {
  const today = kolkataDay(Date.now());
  const { slugs } = shop.row(
    `SELECT group_concat(DISTINCT products.seo_url) AS slugs FROM products
     JOIN categories ON categories.id = category_id AND categories.code = 'jhumkas'
     JOIN sellers ON sellers.id = products.seller_id AND sellers.status = 'ACTIVE'
     JOIN skus ON skus.product_id = products.id AND skus.color = 'Emerald' AND skus.archived_at IS NULL
     WHERE products.is_visible AND products.is_active AND products.archived_at IS NULL
       AND (products.end_on IS NULL OR products.end_on >= '${today}')`,
  ) as { slugs: string };
  const { products } = await whole('/category/jhumkas?color=Emerald');
  expect(products.toSorted()).toEqual(slugs.split(',').toSorted());
});

test('two filters of different kinds both hold, two of one kind are alternatives', async () => {
  const slugsOf = async (query: string) => new Set((await whole(`/category/jewelry?${query}`)).products);
  const [emerald, ruby, either, cheap, both] = await Promise.all([
    slugsOf('color=Emerald'),
    slugsOf('color=Ruby'),
    slugsOf('color=Emerald&color=Ruby'),
    slugsOf('discount=50'),
    slugsOf('color=Emerald&discount=50'),
  ]);
  expect(either).toEqual(new Set([...emerald, ...ruby]));
  expect(both).toEqual(new Set([...emerald].filter((slug) => cheap.has(slug))));
});
