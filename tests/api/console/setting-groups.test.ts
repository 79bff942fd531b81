import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FeeSettings, FeeValues } from '#contract/calls/company-settings.ts';
import { FeeRates, OwnCommission } from '#contract/calls/fee-rates.ts';
import {
  AnnouncementSettings,
  ContactSettings,
  PlaceSettings,
  PolicySettings,
  SocialProofSettings,
  versionsOf,
} from '#contract/calls/store-settings.ts';
import { PinCheck } from '#contract/calls/shipping.ts';
import { addDays } from '#contract/shop/dates.ts';
import { BASE_RATES } from '#contract/shop/fee-rates.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { SETTING_GROUPS } from '../../support/settings-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const path = (group: string) => `/api/admin/settings/${group}`;
const put = (group: string, fields: object, reason = 'Looked at again') =>
  admin.put(path(group), { reason, ...fields });
const present = async (group: string) => (await admin.get(path(group))).json as Record<string, unknown>;

describe.each(SETTING_GROUPS)('the settings %s', (group) => {
  test('are written by the house in the version that was seen, and the change is in the audit log', async () => {
    const seen = await present(group);
    const { version } = (await put(group, seen)).json as { version: number };
    expect(version).toBe(Number(seen.version) + 1);
    const stale = await put(group, seen);
    expect(stale).toRefuse(409, 'STALE_VERSION');
    expect((stale.json as { current: unknown }).current).toMatchObject({ id: group, version });
    expect(
      shop.row("SELECT subject, actor_kind FROM audit_log WHERE subject = 'settings' AND subject_id = ?", version),
    ).toEqual({ subject: 'settings', actor_kind: 'admin' });
  });
});

test('a changed announcement stands on the next page that is drawn, and the policy pages keep their day', async () => {
  const since = () => shop.row('SELECT policy_since FROM store_settings ORDER BY version DESC LIMIT 1').policy_since;
  const before = since();
  const messages = [`Open on Sunday ${shop.mark}`, 'Made in India'];
  expect((await put('announcements', { messages })).as(AnnouncementSettings).messages).toEqual(messages);
  expect((await shop.visitor().get('/search?q=ring')).text).toContain(messages[0]);
  expect(since()).toBe(before);
  expect(shop.rows("SELECT id FROM page_invalidations WHERE subject = 'everything'").length).toBeGreaterThan(0);
});

test('the city of a PIN code is what the owner says, else what the directory of India Post says', async () => {
  const cityOf = async (pin: string) =>
    (await shop.visitor().get(`/shipping/pincode/${pin}`)).as(z.object({ data: PinCheck })).data;
  expect(await cityOf('851112')).toMatchObject({ states: ['Bihar'], district: 'Begusarai', city: 'Begusarai' });
  const written = (await put('places', { pinCities: '851112  Barauni\n110096 Delhi' })).as(PlaceSettings);
  expect(written.pinCities).toBe('110096 Delhi\n851112 Barauni');
  expect(await cityOf('851112')).toMatchObject({ district: 'Begusarai', city: 'Barauni' });
  expect(await put('places', { pinCities: '851112 Barauni\n85111 Barauni' })).toRefuseFields({
    pinCities: 'Line 2 must be a PIN code and a city, such as 851101 Begusarai',
  });
  await put('places', { pinCities: '' });
  expect((await cityOf('851112')).city).toBe('Begusarai');
});

test('links to social networks are written as people copy them, and the footer shows those that there are', async () => {
  const { version: _, ...contact } = await present('contact');
  const none = { instagram: '', facebook: '', youTube: '', pinterest: '' };
  const changed = { instagram: `www.instagram.com/${shop.mark}`, youTube: ` http://youtube.com/@${shop.mark}\u200b ` };
  expect((await put('contact', { ...contact, ...none, ...changed })).as(ContactSettings)).toMatchObject({
    ...none,
    instagram: `https://www.instagram.com/${shop.mark}`,
    youTube: `https://youtube.com/@${shop.mark}`,
  });
  const footer = (await shop.visitor().get('/search?q=ring')).text.split('<footer').at(-1);
  expect(footer).toContain(`href="https://www.instagram.com/${shop.mark}"`);
  expect(footer).toContain(`href="https://youtube.com/@${shop.mark}"`);
  expect(footer).not.toContain('Pinterest');
  const refused = 'Please enter a link such as https://www.example.in/your-shop';
  for (const facebook of [
    'javascript:alert(1)',
    'data:text/html,a',
    'https://',
    'https://facebook',
    // secretlint-disable-next-line -- an address with a password, which the setting refuses
    'https://me:word@facebook.com/shop',
    'our shop',
    'facebook.com/our shop',
    'https://127.0.0.1/shop',
    `https://facebook.com/${'a'.repeat(200)}`,
    '//facebook.com/shop',
  ]) {
    expect(await put('contact', { ...contact, facebook }), facebook).toRefuseFields({ facebook: refused });
  }
  await put('contact', contact);
});

test('policies hold for what is bought from then on', async () => {
  const { version: _, ...policies } = await present('policies');
  const changed = (await put('policies', { ...policies, shippingFee: 49, dispatchHours: 48 })).as(PolicySettings);
  expect(changed).toMatchObject({ shippingFee: 49_00, dispatchHours: 48 });
  const sku = await shop.sku();
  const asha = await shop.customer('asha');
  const quote = await asha.post('/api/cart/quote', { item: { skuId: sku.skuId, quantity: 1 } });
  expect(JSON.stringify(quote.json)).toContain('"shippingFee":49');
  await put('policies', policies);
});

test('what cannot be is refused at its field', async () => {
  const { version: _, ...policies } = await present('policies');
  const over = (fields: object) => put('policies', { ...policies, ...fields });
  expect(await over({ codAbove: 900, codUpTo: 900 })).toRefuseFields({
    codUpTo: 'Please enter more than the lower limit',
  });
  expect(await over({ giveBackPercent: 101 })).toRefuseFields({
    giveBackPercent: 'Give-back must be a whole number from 0 to 100',
  });
  expect(await put('announcements', { messages: [] })).toRefuseFields({
    messages: 'Please write at least one message',
  });
  expect(await over({ deliveryDaysFrom: 6, deliveryDaysTo: 5 })).toRefuseFields({
    deliveryDaysTo: 'Please enter no less than the first number',
  });
  expect(await over({ reason: ' ' })).toRefuseFields({ reason: 'Please give a reason' });
  const { version: ___, ...company } = await present('company');
  expect(await put('company', { ...company, gstin: '36ZZTCR1204H1Z8', cin: 'U1' })).toRefuseFields({
    cin: 'A CIN has 21 characters, such as U47912TS2024PTC000000',
    gstin: 'This GSTIN is mistyped: its last character does not fit the others',
  });
  const { version: ____, ...fees } = await present('fees');
  expect(await put('fees', { ...fees, gatewayPercent: 12.345 })).toRefuseFields({
    gatewayPercent: 'Gateway fee must be a percentage from 0 to 10 with at most two decimals',
  });
});

test('notifications of what others do are switched off, and how often they were shown is told', async () => {
  await shop.visitor().post('/notifications/events', { type: 'sales', event: 'impression' });
  const { version: _, ...seen } = await present('social-proof');
  const counts = (seen.counts as z.output<typeof SocialProofSettings>['counts']).find(({ type }) => type === 'sales');
  expect(counts!.impressions).toBeGreaterThan(0);
  const off = (await put('social-proof', { ...seen, showSales: false })).as(SocialProofSettings);
  expect(off.showSales).toBe(false);
  expect((await shop.visitor().get('/notifications/sales')).json).toEqual([]);
  await put('social-proof', { ...seen, position: 'bottom-right' });
  expect((await shop.visitor().get('/search?q=ring')).text).toMatch(
    /<aside[^>]*data-position="bottom-right"[^>]*lang="en"/,
  );
  await put('social-proof', seen);
});

test('each change is kept with who made it and why, and an earlier state is brought back as a new version', async () => {
  const { version: _, ...before } = await present('fees');
  const owner = await shop.staff({ subRole: 'owner' });
  const changed = (
    await owner.put(path('fees'), { ...before, gatewayPercent: 1.5, reason: `Rates of the season ${shop.mark}` })
  ).as(FeeSettings);
  expect(changed.gatewayPercent).toBe(150);

  const versions = async () => (await admin.get(`${path('fees')}/versions`)).as(versionsOf(FeeValues)).versions;
  const [newest, earlier] = await versions();
  expect(newest).toMatchObject({
    version: changed.version,
    email: owner.email,
    reason: `Rates of the season ${shop.mark}`,
    values: { gatewayPercent: 150 },
  });
  expect(earlier!.values.gatewayPercent).toBe(Number(before.gatewayPercent) * 100);

  await put('fees', { ...z.encode(FeeValues, earlier!.values), version: changed.version }, 'As it was');
  const [back] = await versions();
  expect(back).toMatchObject({ version: changed.version + 1, reason: 'As it was', values: earlier!.values });
});

test('an order keeps the rates of its day', async () => {
  const { version: _, ...fees } = await present('fees');
  const order = await buy(await shop.customer('asha'), await shop.sku());
  await put('fees', { ...fees, gatewayPercent: 1 });
  const rates = (name: string) =>
    shop.row(
      `SELECT json_extract(policy, '$.sellerFees.gatewayBasisPoints') AS points FROM store_settings
       WHERE version = ${name}`,
      ...(name.includes('?') ? [order.orderId] : []),
    ).points;
  expect(rates('(SELECT policy_version FROM orders WHERE number = ?)')).toBe(Number(fees.gatewayPercent) * 100);
  expect(rates('(SELECT max(version) FROM store_settings)')).toBe(100);
  await put('fees', fees);
});

describe('rates of fees', () => {
  const rates = '/api/admin/fee-rates';
  const plan = { kind: 'commission', percent: 12.5, from: '2098-04-01', reason: 'As agreed' };

  test('hold from a day on that has not begun, one for each day, and can be taken back until then', async () => {
    const today = clock.today();
    expect(await admin.post(rates, { ...plan, from: today })).toRefuseFields({
      from: 'A rate can change from tomorrow on, at the earliest',
    });
    /** Returns the change of a rate that is planned from a day on. */
    const plannedIn = ({ changes }: FeeRates, kind: string, from: string) =>
      changes.find((change) => change.kind === kind && change.from === from)!;
    const made = plannedIn((await admin.post(rates, plan)).as(FeeRates), plan.kind, plan.from);
    expect(made).toMatchObject({ percent: 1250, isPlanned: true });
    expect(await admin.post(rates, plan)).toRefuse(409, 'FEE_RATE_TAKEN');
    expect(await admin.post(rates, { ...plan, percent: null })).toRefuseFields({
      percent: 'Rate must be a percentage',
    });
    const planned = `${rates}/${made.id}`;
    expect(await admin.put(planned, { isWithdrawn: true, reason: '' })).toRefuseFields({
      reason: 'Please give a reason',
    });
    const left = (await admin.put(planned, { isWithdrawn: true, reason: 'Put off' })).as(FeeRates);
    expect(left.changes.map(({ id }) => id)).not.toContain(made.id);
    expect(left.today.find(({ kind }) => kind === 'commission')!.percent).toBe(BASE_RATES.commission);
    const logged = shop.rows("SELECT action, reason FROM audit_log WHERE subject = 'feeRate' ORDER BY id DESC LIMIT 2");
    expect(logged).toEqual([
      { action: 'rate withdrawn', reason: 'Put off' },
      { action: 'rate planned', reason: 'As agreed' },
    ]);
    const tomorrow = addDays(today, 1);
    const soon = (await admin.post(rates, { ...plan, kind: 'tds', from: tomorrow })).as(FeeRates);
    const begun = `${rates}/${plannedIn(soon, 'tds', tomorrow).id}`;
    await shop.later(2 * 86_400, async () => {
      const owner = await shop.staff({ subRole: 'owner' });
      expect(await owner.put(begun, { isWithdrawn: true, reason: 'Too late' })).toRefuse(409, 'FEE_RATE_HAS_BEGUN');
    });
    expect((await admin.put(begun, { isWithdrawn: true, reason: 'In time' })).status).toBe(200);
  });

  test('of a category are its commission, for the goods of all sellers without a rate of their own', async () => {
    const { id: categoryId, displayName } = shop.row(
      'SELECT id, display_name AS displayName FROM categories WHERE level = 1 ORDER BY id LIMIT 1',
    );
    const category = { id: Number(categoryId), name: String(displayName) };
    const byCategory = { ...plan, categoryId: category.id };
    const tomorrow = addDays(clock.today(), 1);
    const made = (await admin.post(rates, { ...byCategory, from: tomorrow, percent: 9 })).as(FeeRates);
    const planned = made.changes.find((change) => change.from === tomorrow && change.category?.id === category.id)!;
    expect(planned).toMatchObject({ percent: 900, category, isPlanned: true });
    expect(made.categories).toEqual([]);
    expect(await admin.post(rates, { ...byCategory, from: tomorrow })).toRefuse(409, 'FEE_RATE_TAKEN');
    const ended = (await admin.post(rates, { ...byCategory, percent: null })).as(FeeRates);
    const end = ended.changes.find(({ from, category: of }) => from === plan.from && of !== null)!;
    expect(end).toMatchObject({ percent: null, category });
    await shop.later(2 * 86_400, async () => {
      const owner = await shop.staff({ subRole: 'owner' });
      expect((await owner.get(rates)).as(FeeRates).categories).toEqual([{ category, percent: 900 }]);
      const own = (await (await shop.staff({ seller: 'meera', subRole: 'owner' })).get('/api/admin/own-commission')).as(
        OwnCommission,
      );
      expect(own.categories).toEqual([{ category, percent: 900 }]);
    });
    for (const { id } of [planned, end]) await admin.put(`${rates}/${id}`, { isWithdrawn: true, reason: 'Put off' });
    expect(await admin.post(rates, { ...byCategory, kind: 'tcs' })).toRefuseFields({
      categoryId: 'Only commission can be that of a category',
    });
    expect(await admin.post(rates, { ...plan, categoryId: 999_999 })).toRefuse(404, 'CATEGORY_NOT_FOUND');
  });

  test('of one seller are its commission alone', async () => {
    const sellerId = Number(shop.row("SELECT id FROM sellers WHERE email = 'meera@ratnahaat.example'").id);
    const own = (await admin.post(rates, { ...plan, sellerId, percent: 8 })).as(FeeRates);
    expect(own).toMatchObject({
      today: [{ kind: 'commission', percent: BASE_RATES.commission, isOwn: false }],
      changes: [{ percent: 800 }],
    });
    expect((await admin.get(rates)).as(FeeRates).changes.map(({ id }) => id)).not.toContain(own.changes[0]!.id);
    expect(await admin.post(rates, { ...plan, sellerId, kind: 'tcs' })).toRefuseFields({
      kind: 'Only commission can be one seller’s own',
    });
    expect(await admin.post(rates, { ...plan, sellerId: 999_999 })).toRefuse(404, 'SELLER_NOT_FOUND');
    expect(await shop.seller('meera').get(rates)).toRefuse(403, 'NOT_PERMITTED');
  });
});
