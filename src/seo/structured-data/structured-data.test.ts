import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { asDemoHouse } from '#demo/house.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Sku } from '#contract/calls/skus.ts';
import { thingFaults } from '../../../tests/support/head-faults.ts';
import { organization, website } from './house.ts';
import { breadcrumbList, collectionPage, itemList } from './lists.ts';
import { productThing } from './product.ts';
import { jsonLd } from './thing.ts';
import { blogPosting, faqPage, festivalThing } from './text.ts';

const ORIGIN = 'https://ratnahaat.example';
const HOUSE = { origin: ORIGIN, shopName: 'Ratnahaat', policy: asDemoHouse(DEFAULT_POLICY) };

const sku = (change: Partial<Sku> = {}): Sku => ({
  id: 1,
  productId: 1,
  name: 'Jhumka',
  skuCode: 'J-1',
  code: 'J-1',
  color: 'Gold',
  size: '',
  weight: 0.02,
  mrpPrice: 1200_00,
  sellingPrice: 849_50,
  discountPrice: 350_50,
  discountPercentage: 29,
  inStock: true,
  status: 'ON_SALE',
  taxCategory: 'STANDARD',
  startDate: null,
  endDate: null,
  inventory: { availableQuantity: 5 },
  mediaList: [
    {
      key: 'a.avif',
      url: '/media/a.avif',
      name: 'a',
      mediaType: 'IMAGE',
      extension: 'image/avif',
      thumbnail: null,
      altText: 'A jhumka',
      width: 800,
      height: 800,
      placeholder: null,
      focus: null,
      color: null,
      sortOrder: 0,
    },
  ],
  ...change,
});

const product = (change: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Temple Jhumka',
  title: 'Temple Jhumka, Gold',
  description: '<p>Light.</p>',
  seoUrl: 'temple-jhumka',
  seoKw: '',
  categoryId: 3,
  category: { id: 3, name: 'Jhumkas', seoUrl: 'jhumkas' },
  codAllowed: true,
  brand: 'Meera',
  colors: ['Gold'],
  color: 'Gold',
  price: 849_50,
  mrpPrice: 1200_00,
  discount: 29,
  isActive: true,
  isVisible: true,
  startDate: null,
  endDate: null,
  isPreOrder: false,
  mark: null,
  markText: null,
  countryOfOrigin: 'IN',
  hsn: '71171990',
  family: 'earring',
  sizeSystem: 'free',
  rating: { average: 0, count: 0 },
  attributes: { baseMetal: 'Brass' },
  seller: {
    id: 1,
    slug: 'meera-temple-jewels',
    sellerName: 'Meera',
    businessDetails: { businessName: 'Meera' },
    away: null,
    shipsFrom: '',
    address: '',
  },
  skus: [sku()],
  mediaList: [],
  ...change,
});

const thingOf = (change: Partial<Product> = {}, reviews: Parameters<typeof productThing>[0]['reviews'] = []) =>
  productThing({ origin: ORIGIN, product: product(change), description: 'Light.', reviews, policy: DEFAULT_POLICY });

test('goods of a seller who is away are a backorder from the day they are sent', () => {
  const { seller } = product();
  const away = { until: '2026-12-05', sentFrom: '2026-12-06', note: '' };
  const thing = thingOf({ seller: { ...seller, away } });
  expect(thing).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder', availabilityStarts: '2026-12-06' },
  });
  expect(JSON.stringify(thing)).not.toContain('handlingTime');
});

describe('a product', () => {
  test('has one offer with price, stock, sending and return', () => {
    const thing = thingOf();
    expect(thingFaults(thing)).toEqual([]);
    expect(thing.offers).toMatchObject({
      '@type': 'Offer',
      price: '849.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { name: 'Meera' },
      shippingDetails: { shippingRate: { value: '0.00', currency: 'INR' } },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 7,
        applicableCountry: 'IN',
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
    expect(thing).toMatchObject({ material: 'Brass', color: 'Gold', sku: 'J-1', brand: { name: 'Meera' } });
  });

  test('never says how long a price holds, for nobody knows', () => {
    expect(JSON.stringify(thingOf())).not.toContain('priceValidUntil');
  });

  test('with several SKUs is a group with a product for each, found with it chosen', () => {
    const skus = [
      sku({ size: '2.4' }),
      sku({ skuCode: 'J-2', size: '2.6', sellingPrice: 700_00, inStock: false }),
      sku({ skuCode: 'J 3', color: 'Silver', size: '2.4,2.6', mediaList: [] }),
    ];
    const thing = thingOf({ skus, colors: ['Gold', 'Silver'] });
    expect(thing).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'J-1',
          color: 'Gold',
          size: '2.4',
          offers: {
            url: `${ORIGIN}/product/temple-jhumka?sku=J-1`,
            price: '849.50',
            availability: 'https://schema.org/InStock',
          },
        },
        { sku: 'J-2', size: '2.6', offers: { price: '700.00', availability: 'https://schema.org/OutOfStock' } },
        { sku: 'J 3', color: 'Silver', size: '2.4, 2.6', offers: { url: expect.stringContaining('?sku=J%203') } },
      ],
    });
    expect(thing).not.toHaveProperty('offers');
    const [first, second] = thing.hasVariant as { offers: { hasMerchantReturnPolicy: { '@id': string } } }[];
    expect(second!.offers.hasMerchantReturnPolicy).toEqual({ '@id': first!.offers.hasMerchantReturnPolicy['@id'] });
    // Neither the last SKU nor the product has a picture.
    expect(thingFaults(thing)).toEqual(['Variant has no image']);
  });

  test('that comes in colours alone varies by nothing else', () => {
    const thing = thingOf({ skus: [sku(), sku({ skuCode: 'J-2', color: 'Silver' })] });
    expect(thing.variesBy).toEqual(['https://schema.org/color']);
    expect(thingFaults(thing)).toEqual([]);
  });

  test('that is still to come is a pre-order, with its day', () => {
    expect(thingOf({ isPreOrder: true, startDate: '2026-12-24' }).offers).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: '2026-12-24',
    });
  });

  test('tells of stars and reviews only where there are any', () => {
    expect(jsonLd([thingOf()])).not.toMatch(/aggregateRating|Review/);
    const review = {
      id: 1,
      reviewText: 'Lovely',
      looks: 5,
      size: null,
      weight: null,
      plating: null,
      boughtSize: null,
      editedAt: null,
      rating: 5,
      images: [],
      createdAt: Date.parse('2026-11-01T00:00:00Z'),
      likes: 0,
      verifiedPurchase: true,
      user: { fullName: 'Asha R.' },
      productImages: [],
      replies: [],
    };
    const thing = thingOf(
      { rating: { average: 4.5, count: 12 } },
      Array.from({ length: 6 }, () => review),
    );
    expect(thingFaults(thing)).toEqual([]);
    expect(thing.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 12 });
    expect(thing.review).toHaveLength(3);
    expect(thing.review).toMatchObject([{ author: { name: 'Asha R.' }, reviewRating: { ratingValue: 5 } }, {}, {}]);
  });
});

describe('other things are whole:', () => {
  const list = itemList(ORIGIN, [{ label: 'A', href: '/product/a' }], { total: 30, before: 12 });
  test.each([
    ['the house', organization(HOUSE)],
    ['the site', website(HOUSE)],
    [
      'a way',
      breadcrumbList(ORIGIN, [{ label: 'Jhumkas', href: '/category/jhumkas' }], { label: 'A', href: '/product/a' }),
    ],
    ['a list', collectionPage(ORIGIN, { name: 'Jhumkas', description: 'All', path: '/category/jhumkas', list })],
    ['questions', faqPage([{ question: 'Is it gold?', answer: ['It is plated.', 'With gold.'] }])],
    [
      'a post',
      blogPosting(HOUSE, {
        path: '/blog/care',
        title: 'Care',
        description: 'How to care',
        author: 'Meera',
        publishedAt: 0,
        changedAt: 1000,
        image: '/share.jpg',
        tags: ['care'],
      }),
    ],
    [
      'a festival',
      festivalThing(
        ORIGIN,
        { name: 'Diwali', date: '2026-11-08', lastDate: '2026-11-08' },
        { path: '/hindu-festivals-calendar/2026/diwali', description: 'Lights', image: '/share.jpg' },
      ),
    ],
  ])('%s', (_, thing) => {
    expect(thingFaults(thing)).toEqual([]);
  });

  test('the shop has its name and the contact data of customer care', () => {
    expect(organization(HOUSE)).toMatchObject({
      name: 'Ratnahaat',
      contactPoint: { telephone: '+91 40 4000 0000', email: 'care@ratnahaat.example' },
    });
  });

  test('a shop without contact data states none', () => {
    const house = { origin: ORIGIN, shopName: 'shop.example', policy: DEFAULT_POLICY };
    expect(JSON.parse(JSON.stringify(organization(house)))).not.toHaveProperty('contactPoint');
    const policy = { ...DEFAULT_POLICY, care: { ...DEFAULT_POLICY.care, email: 'care@shop.example' } };
    expect(JSON.parse(JSON.stringify(organization({ ...house, policy }))).contactPoint).toEqual({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: 'care@shop.example',
      areaServed: 'IN',
    });
  });

  test('the site is searched at /search?q={term}', () => {
    expect(website(HOUSE).potentialAction).toMatchObject({
      target: { urlTemplate: `${ORIGIN}/search?q={term}` },
      'query-input': 'required name=term',
    });
  });

  test('a way begins at home and ends where one is', () => {
    const inHindi = breadcrumbList(ORIGIN, [], { label: 'झुमके', href: '/hi/category/jhumkas' });
    expect(inHindi.itemListElement).toMatchObject([{ name: 'होम', item: `${ORIGIN}/hi` }, { name: 'झुमके' }]);
    expect(breadcrumbList(ORIGIN, [], { label: 'Size guide', href: '/size-guide' }).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Size guide', item: `${ORIGIN}/size-guide` },
    ]);
  });

  test('a place in a list counts from its first page', () => {
    expect(list).toMatchObject({ numberOfItems: 30, itemListElement: [{ position: 13 }] });
  });
});

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  'two\u2028lines\u2029here',
  '&lt;b&gt; & "quotes" \\ \'more\'',
  'नथ نگینہ 💎 \u0000 \ud800',
])('%j neither ends the script it stands in nor comes back as something else', (name) => {
  const written = jsonLd([{ '@type': 'Product', name }]);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name }] });
});
