import Database from 'libsql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SearchAnswer, SuggestAnswer } from '#contract/calls/search.ts';
import { Product } from '#contract/calls/products.ts';
import { isMadeByTest } from '../../support/mark.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();

async function search(query: string, rest = ''): Promise<SearchAnswer> {
  return (await visitor.get(`/products/search?query=${encodeURIComponent(query)}${rest}`)).as(SearchAnswer);
}

/** The products by id, from their own call. */
const known = new Map<number, Promise<Product>>();
function factsOf(id: number): Promise<Product> {
  const product = known.get(id) ?? visitor.get(`/products/${id}`).then((answer) => answer.as(Product));
  known.set(id, product);
  return product;
}

/** The conditions that the table can state about a product. */
const FACTS: Record<string, (product: Product, wanted: string) => boolean> = {
  category: ({ category }, wanted) => category.seoUrl === wanted,
  family: ({ family }, wanted) => family === wanted,
  style: ({ attributes }, wanted) => attributes.style === wanted,
  stone: ({ attributes }, wanted) => attributes.stone?.includes(wanted) ?? false,
  plating: ({ attributes }, wanted) => attributes.plating === wanted,
  colour: ({ colors }, wanted) => colors.includes(wanted),
  name: ({ name }, wanted) => name.includes(wanted),
  slug: ({ seoUrl }, wanted) => seoUrl === wanted,
  occasion: ({ attributes }, wanted) => [attributes.occasion ?? []].flat().some((own) => own === wanted),
  from: ({ price }, wanted) => price >= Number(wanted) * 100,
  upto: ({ price }, wanted) => price <= Number(wanted) * 100,
};

/** Parses `category:jhumkas style:Oxidised`: all facts must hold, each with one of its values. */
function readWanted(text: string): { name: string; values: string[] }[] {
  const names = Object.keys(FACTS).join('|');
  return text
    .split(new RegExp(` (?=(?:${names}):)`))
    .map((part) => ({ name: part.slice(0, part.indexOf(':')), values: part.slice(part.indexOf(':') + 1).split(',') }));
}

const [, ...lines] = readFileSync(new URL('search.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const QUERIES = lines.map((line) => {
  const [query, first, within, why] = line.split('\t') as [string, string, string, string];
  return { query, first, within: Number(within), why };
});

describe('what people type finds first what they mean:', () => {
  test('of many kinds of queries', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(QUERIES.length);
  });

  test.each(QUERIES)('$query ($why): the first $within are $first', async ({ query, first, within }) => {
    const { hits } = await search(query, '&size=48');
    // In a shared shop, products of other test files may be among those of the demo shop.
    const own = hits.filter(({ seoUrl }) => !isMadeByTest(seoUrl));
    const products = await Promise.all(own.slice(0, within).map(({ id }) => factsOf(id)));
    expect(products.length).toBe(within);
    const wanted = readWanted(first);
    const wrong = products.filter(
      (product) => !wanted.every(({ name, values }) => values.some((value) => FACTS[name]!(product, value))),
    );
    expect(wrong.map(({ seoUrl }) => seoUrl)).toEqual([]);
  });
});

/** Search words for kinds of pieces, each with the families it may find. */
const KINDS: Record<string, readonly string[]> = {
  earrings: ['earring'],
  jhumka: ['earring'],
  studs: ['earring'],
  necklace: ['necklace', 'chain'],
  choker: ['necklace'],
  haram: ['necklace'],
  bangles: ['bangle'],
  kada: ['bangle'],
  bracelet: ['bracelet'],
  ring: ['ring', 'toe-ring', 'nose'],
  'maang tikka': ['head'],
  'nose pin': ['nose'],
  anklets: ['anklet'],
  payal: ['anklet'],
  'toe rings': ['toe-ring'],
  'waist belt': ['waist'],
  vanki: ['armlet'],
  brooch: ['pin'],
  'hair pin': ['hair'],
  watch: ['watch'],
};

/** Search texts for what a piece is worn with. Their words are no kinds of pieces, but some begin the name of one. */
const WORN_WITH = [
  'for saree',
  'with silk saree',
  'for lehenga',
  'for gown',
  'on kurti',
  'with dupatta',
  'for blouse',
  'for anarkali suit',
  'for wedding',
  'for office',
  'for garba',
  'for haldi',
  'for baby shower',
  'for saree in navratri',
  'for temple visit',
];

describe('a word for a kind of piece is never dropped:', () => {
  test.each(Object.entries(KINDS))('%s', async (kind, families) => {
    for (const worn of WORN_WITH) {
      const { hits } = await search(`${kind} ${worn}`, '&size=12');
      const own = hits.filter(({ seoUrl }) => !isMadeByTest(seoUrl));
      expect(own.length, `${kind} ${worn}`).toBeGreaterThan(0);
      const products = await Promise.all(own.map(({ id }) => factsOf(id)));
      const wrong = products.filter(({ family }) => !families.includes(family ?? ''));
      expect(
        wrong.map(({ seoUrl }) => seoUrl),
        `${kind} ${worn}`,
      ).toEqual([]);
    }
  });
});

describe('an answer', () => {
  test('has the fields of a hit, the price of the SKU shown first and the found words marked', async () => {
    const { hits } = await search('temple lotus jhumka', '&size=1');
    const product = await factsOf(hits[0]!.id);
    expect(hits).toEqual([
      {
        id: product.id,
        name: 'Temple Lotus Jhumka',
        seoUrl: 'temple-lotus-jhumka',
        stock_quantity: product.skus.reduce((sum, { inventory }) => sum + inventory.availableQuantity, 0),
        availability: 'IN_STOCK',
        sku_1_media_1_url: product.skus.find(({ inStock }) => inStock)!.mediaList[0]!.url,
        sku_1_sellingPrice: product.price,
        sku_1_originalPrice: product.mrpPrice,
        highlight: {
          name: { snippet: '<mark>Temple</mark> <mark>Lotus</mark> <mark>Jhumka</mark>' },
        },
      },
    ]);
  });

  test('has ten hits unless it is asked for others, and pages count from 1', async () => {
    // Tests make no necklaces, and there are fewer of them than the largest page of hits.
    const whole = await search('necklaces', '&size=100');
    expect(whole.found).toBeGreaterThan(30);
    expect(whole.hits).toHaveLength(whole.found);
    const first = await search('necklaces');
    expect(first.hits).toHaveLength(10);
    const third = await search('necklaces', '&page=3&per_page=7');
    expect(third.hits.map(({ id }) => id)).toEqual(whole.hits.slice(14, 21).map(({ id }) => id));
    const beyond = await search('necklaces', '&page=1000000');
    expect(beyond).toMatchObject({ found: whole.found, hits: [] });
  });

  test('knows q as well as query, and categories as well as category', async () => {
    const one = (await visitor.get('/products/search?q=ring&categories=1')).as(SearchAnswer);
    expect(one).toEqual(await search('ring', '&category=1'));
    const both = await search('kundan', '&category=2&category=3');
    expect(both.found).toBeGreaterThan(0);
    const alone = [await search('kundan', '&category=2'), await search('kundan', '&category=3')];
    expect(both.found).toBe(alone[0]!.found + alone[1]!.found);
  });

  test.each(['page=0', 'page=x', 'size=0', 'size=-1', 'page=1.5', 'pin=123', 'pin=012345'])(
    'is refused for %s',
    async (wrong) => {
      expect((await visitor.get(`/products/search?query=ring&${wrong}`)).status).toBe(400);
    },
  );

  test('counts what each filter would leave', async () => {
    const { facets, found } = await search('choker', '&size=100');
    expect(facets.stock[0]!.count).toBeLessThanOrEqual(found);
    for (const name of ['category', 'color', 'plating', 'style', 'price', 'occasion', 'stone', 'closure'] as const) {
      const facet = facets[name][0]!;
      const narrowed = await search('choker', `&${name}=${encodeURIComponent(facet.value)}`);
      expect(`${name} ${narrowed.found}`).toBe(`${name} ${facet.count}`);
      // The values of one facet are alternatives.
      expect(narrowed.facets[name]).toEqual(facets[name]);
    }
  });

  test.each(['', '   ', '%20%09'])('is empty without a search for %j', async (query) => {
    const answer = (await visitor.get(`/products/search?query=${query}`)).as(SearchAnswer);
    expect(answer).toMatchObject({ found: 0, hits: [], didYouMean: null });
  });

  test('says what was searched instead of a misspelt word', async () => {
    expect((await search('jhmuka')).didYouMean).toBe('jhumka');
    expect((await search('oxidisd jhumka')).didYouMean ?? 'oxidised jhumka').toContain('jhumka');
    expect((await search('jhumka')).didYouMean).toBeNull();
  });

  test('changes one word at most, and only into a word of the trade', async () => {
    expect(await search('jhmuka kundn')).toMatchObject({ letGo: [expect.stringMatching(/jhmuka|kundn/)] });
    for (const query of ['gift for wife', 'wife', 'teacher', 'shirt']) {
      expect({ query, ...(await search(query)) }).toMatchObject({ query, didYouMean: null });
    }
  });

  test('says what words were taken for, and takes them as words where that is asked for', async () => {
    const { understood, found } = await search('gift for wife under 500');
    expect(understood).toEqual(['gifts for her', '₹500 or less']);
    expect(found).toBeGreaterThan(0);
    expect((await search('haldi earrings')).understood).toEqual(['jewellery for haldi and mehndi']);
    expect((await search('jhumka')).understood).toEqual([]);
  });

  test('lets words go only where nothing has them all, and says which', async () => {
    expect(await search('oxidised jhumka')).toMatchObject({ letGo: [] });
    expect(await search('oxidised jhumka qqqqxyx')).toMatchObject({
      letGo: ['qqqqxyx'],
      found: (await search('oxidised jhumka')).found,
    });
  });

  test.each([
    ['titan watch', 'Titan'],
    ['tanishq', 'Tanishq'],
    ['jhumka', null],
  ])('says of %s that %s is not sold here', async (query, notSold) => {
    expect((await search(query)).notSold).toBe(notSold);
  });

  test('comes in the order that is asked for', async () => {
    const prices = async (sort: string) =>
      (await search('jhumka', `&size=100&sort=${sort}`)).hits.map(({ sku_1_sellingPrice }) => sku_1_sellingPrice);
    const cheapest = await prices('price-asc');
    expect(cheapest.length).toBeGreaterThan(10);
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
    expect(await prices('price-desc')).toEqual(cheapest.toSorted((one, other) => other - one));
    expect((await search('jhumka', '&sort=nonsense')).hits).toEqual((await search('jhumka')).hits);
  });

  test('offers other searches where nothing is found', async () => {
    const nothing = await search('qqqqxyx');
    expect(nothing).toMatchObject({ found: 0, hits: [] });
    expect(nothing.suggestions.length).toBeGreaterThan(2);
    for (const suggestion of nothing.suggestions) expect((await search(suggestion)).found).toBeGreaterThan(0);
  });

  test('offers what is worn in the same place where nobody sells what was asked for', async () => {
    const nothing = await search('hath phool');
    expect(nothing).toMatchObject({ found: 0, hits: [] });
    expect(nothing.suggestions.slice(0, 3)).toEqual(['bangle', 'kada', 'bracelet']);
  });

  test('reads descriptions where nothing is called so', async () => {
    expect((await search('chhatri over a Jaipur gate')).hits.map(({ seoUrl }) => seoUrl)).toContain(
      'kundan-umbrella-jhumka',
    );
  });
});

describe('hostile input is a search like any other:', () => {
  const HOSTILE = [
    '\u0000',
    'jhumka\u0000',
    'x'.repeat(10_000),
    'jhumka '.repeat(1400),
    '"',
    '""""',
    "'; DROP TABLE products; --",
    'jhumka" OR "ring',
    'NEAR(jhumka ring)',
    'name : ring',
    '{name kind} : ring',
    '^ring',
    'ring*',
    '-ring',
    'AND OR NOT',
    '(((((',
    '💍',
    '👩‍❤️‍👨 jhumka',
    '\u202ejhumka',
    'झुमका ్ౄ',
    '௧௨௩',
    '%',
    '_',
    '\\',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '0',
    '-1',
    '1e999',
    'under 99999999999999999999',
    'under ₹',
  ];
  test.each(HOSTILE)('%j', async (query) => {
    const answer = await visitor.get(`/products/search?query=${encodeURIComponent(query)}`);
    expect(answer.status).toBe(200);
    expect(answer.as(SearchAnswer).found).toBeGreaterThanOrEqual(0);
    expect((await visitor.get(`/api/search/suggest?q=${encodeURIComponent(query)}`)).status).toBe(200);
  });

  test('half a character, and parameters of the same name', async () => {
    for (const query of ['query=%ed%a0%80', 'query=%', 'query=ring&query=jhumka', 'q=ring&query=jhumka']) {
      expect((await visitor.get(`/products/search?${query}`)).status).toBe(200);
    }
  });
});

describe('what is not shown is not found:', () => {
  const find = async (name: string) => (await search(name)).hits.map(({ name: found }) => found);

  test('hidden goods, also before the index knows', async () => {
    const sku = await shop.sku();
    await shop.job('index-search');
    expect(await find(sku.name)).toContain(sku.name);
    expect(await find(sku.code)).toEqual([sku.name]);
    await shop.admin().put(`/api/admin/products/${sku.productId}`, { isVisible: false });
    const { found, hits } = await search(sku.code);
    expect({ found, hits }).toEqual({ found: 0, hits: [] });
    await shop.job('index-search');
    expect(await find(sku.name)).not.toContain(sku.name);
    await shop.admin().put(`/api/admin/products/${sku.productId}`, { isVisible: true });
    await shop.job('index-search');
    expect(await find(sku.name)).toContain(sku.name);
    // Admins do not see it in the search either.
    await shop.admin().put(`/api/admin/products/${sku.productId}`, { isVisible: false });
    const asAdmin = (await shop.admin().get(`/products/search?query=${sku.code}`)).as(SearchAnswer);
    expect(asAdmin.hits).toEqual([]);
  });

  test('goods of a seller who is not active, goods that never were visible, goods whose days are over', async () => {
    const goods = [
      await shop.sku({ seller: 'pending' }),
      await shop.sku({ isVisible: false }),
      await shop.sku({ endOn: '2020-01-01' }),
    ];
    await shop.job('index-search');
    for (const sku of goods) expect(await find(sku.code)).not.toContain(sku.name);
  });

  test('a piece that sells out comes after those in stock, and has its word', async () => {
    const sku = await shop.sku({ stock: 0 });
    await shop.sku({ stock: 3 });
    await shop.job('index-search');
    const [hit] = (await search(sku.code)).hits;
    expect(hit).toMatchObject({ stock_quantity: 0, availability: 'OUT_OF_STOCK' });
    // Only the pieces of this file: of all test pieces, the first hundred may all be in stock.
    const all = (await search(`test piece ${shop.mark}`, '&size=100')).hits;
    expect(all.filter(({ name }) => !name.includes(shop.mark))).toEqual([]);
    const places = all.map(({ availability }) => availability);
    expect(places).toContain('IN_STOCK');
    expect(places.lastIndexOf('IN_STOCK')).toBeLessThan(places.indexOf('OUT_OF_STOCK'));
  });
});

test('a PIN code leaves out what its sellers may not send across a border', async () => {
  const sku = await shop.sku({ seller: 'farhan' });
  const find = async (rest: string) => (await search(sku.code, rest)).hits.map(({ name }) => name);
  const { pin } = shop.row("SELECT pickup_pin_code AS pin FROM sellers WHERE email = 'farhan@ratnahaat.example'");
  const far = String(pin).startsWith('6') ? '110001' : '600001';
  await standsWithGst('COMPOSITION', async () => {
    expect(await find('')).toContain(sku.name);
    expect(await find(`&pin=${pin}`)).toContain(sku.name);
    expect(await find(`&pin=${far}`)).not.toContain(sku.name);
  });
  expect(await find(`&pin=${far}`)).toContain(sku.name);
});

/** No call changes a seller's GST registration, so this writes it directly into the records. */
async function standsWithGst(kind: string, during: () => Promise<void>): Promise<void> {
  const records = new Database(shop.running.databasePath, { timeout: 5000 });
  const set = async (value: string) => {
    records.prepare("UPDATE sellers SET tax_kind = ? WHERE email = 'farhan@ratnahaat.example'").run([value]);
    await shop.job('index-search');
  };
  try {
    await set(kind);
    await during();
  } finally {
    await set('REGULAR');
    records.close();
  }
}

test('searches are counted by day and folded words, also those that found nothing', async () => {
  const word = `${[...shop.mark].join('a')}a`;
  await search(`Jhumkas ${word}`);
  await search(`jumka ${word.toUpperCase()}`);
  await search(`98480 12345 ${word}`);
  await search(word);
  const counted = () =>
    shop.rows('SELECT query, count, empty_count FROM search_counts WHERE query LIKE ? ORDER BY query', `%${word}`);
  await expect.poll(counted).toEqual(
    [
      { query: word, count: 1, empty_count: 1 },
      { query: `jumka ${word}`, count: 2, empty_count: 0 },
    ].toSorted((one, other) => (one.query < other.query ? -1 : 1)),
  );
});

describe('completions', () => {
  const complete = async (typed: string) =>
    (await visitor.get(`/api/search/suggest?q=${encodeURIComponent(typed)}`)).as(SuggestAnswer).suggestions;

  test('are a category first, then products with their pictures, at most eight', async () => {
    const found = await complete('jhum');
    expect(found).toHaveLength(8);
    expect(found[0]).toEqual({ kind: 'category', text: 'Jhumkas', path: '/category/jhumkas', picture: null });
    const products = found.filter(({ kind }) => kind === 'product');
    expect(products.length).toBeGreaterThan(4);
    for (const { path, picture } of products) {
      expect(path).toMatch(/^\/product\//);
      expect(picture).toMatch(/^\w+\.\w+$/);
    }
  });

  test('name styles too', async () => {
    expect((await complete('oxi')).filter(({ kind }) => kind === 'style')).toEqual([
      { kind: 'style', text: 'Oxidised', path: '/search?q=Oxidised', picture: null },
    ]);
  });

  test.each(['', ' ', 'qqqqxyx'])('of %j are none', async (typed) => {
    expect(await complete(typed)).toEqual([]);
  });
});
