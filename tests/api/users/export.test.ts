import { beforeAll, expect, test } from 'vitest';
import { PersonalCopy } from '#contract/calls/account.ts';
import { knownCustomer } from '../../support/known-customer.ts';
import type { KnownCustomer } from '../../support/known-customer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const EXPORT = '/api/users/export';
const PAGE = '/api/users/export/page';

let asha: KnownCustomer;
let rohan: KnownCustomer;

beforeAll(async () => {
  [asha, rohan] = [await knownCustomer(shop, 'asha'), await knownCustomer(shop, 'rohan')];
});

test('holds all that somebody told the shop, as data and as a page', async () => {
  const copy = (await asha.who.get(EXPORT)).as(PersonalCopy);
  const rowsOf = (name: string) => copy.sections.find((section) => section.name === name)!.rows;
  // The account of a refund is encrypted, so the export contains only its masked form.
  const words = [...asha.words.filter((word) => !word.endsWith('@okhdfc')), ...asha.said];
  const { text } = await asha.who.get(EXPORT);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
  const page = await asha.who.get(PAGE);
  expect(words.filter((word) => !page.text.includes(word))).toEqual([]);

  expect(copy.sections[0]).toMatchObject({ name: 'users', rows: [{ email: asha.who.email }] });
  expect(rowsOf('orders')).toHaveLength(2);
  expect(rowsOf('orders')).toContainEqual(
    expect.objectContaining({ order: asha.order.orderId, totalRupees: asha.order.total / 100, status: 'DELIVERED' }),
  );
  expect(rowsOf('refund_destinations')).toEqual([expect.objectContaining({ way: 'UPI' })]);
  for (const name of [
    'addresses',
    'order_items',
    'documents',
    'shipments',
    'shipment_events',
    'delivery_failures',
    'returns',
    'return_items',
    'refunds',
    'cart_items',
    'newsletter_subscribers',
    'sessions',
    'one_time_codes',
    'tickets',
    'media',
    'google_accounts',
    'password_tries',
    'password_resets',
    'notice_choices',
    'wishlist_items',
    'stock_notices',
    'reviews',
    'review_likes',
    'questions',
    'answers',
  ]) {
    expect(rowsOf(name), name).not.toEqual([]);
  }
  expect(copy.sections.filter(({ isCut }) => isCut)).toEqual([]);
  expect(copy.about.sharedWith.join()).toContain('Shiprocket');
});

test('files that were sent in can be fetched from it', async () => {
  const copy = (await asha.who.get(EXPORT)).as(PersonalCopy);
  const [{ file }] = copy.sections.find(({ name }) => name === 'media')!.rows as [{ file: string }];
  const { pathname, search } = new URL(file);
  expect((await shop.visitor().get(pathname + search)).status).toBe(200);
});

test('holds nothing of anybody else, and no secret', async () => {
  for (const path of [EXPORT, PAGE]) {
    const { text } = await asha.who.get(path);
    expect(rohan.words.filter((word) => text.includes(word))).toEqual([]);
    const secrets = shop.rows(
      `SELECT secret FROM (SELECT code_hash AS secret FROM one_time_codes UNION SELECT sealed FROM refund_destinations)
        WHERE secret <> ''`,
    );
    expect(secrets).not.toEqual([]);
    expect(secrets.filter(({ secret }) => text.includes(String(secret)))).toEqual([]);
  }
});

test('the page is one file: nothing in it runs or is fetched, and it is kept, not shown', async () => {
  const { headers, text } = await asha.who.get(PAGE);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="your-data.html"');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(text).not.toMatch(/<script|<link|<img|\bsrc=|\bon\w+=/i);
});

test('markup somebody typed is text on the page', async () => {
  const mischief = await shop.signUp('mischief');
  const message = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await mischief.post('/api/contact', { name: 'M', email: mischief.email, subject: message, message });
  const { text } = await mischief.get(PAGE);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toContain('<script');
});

test('staff get theirs, with what they changed and whom they sell for', async () => {
  const copy = (await shop.seller('meera').get(EXPORT)).as(PersonalCopy);
  const rowsOf = (name: string) => copy.sections.find((section) => section.name === name)!.rows;
  expect(rowsOf('memberships')).toContainEqual(expect.objectContaining({ role: 'ROLE_SELLER', subRole: 'owner' }));
  expect(rowsOf('sellers')).toHaveLength(1);
  expect(asha.words.filter((word) => JSON.stringify(copy).includes(word))).toEqual([]);
});
