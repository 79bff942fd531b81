import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LoggedChange } from '#contract/calls/audit.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const changes = async (filter: object) =>
  (await shop.admin().get(`/api/admin/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)).as(
    z.array(LoggedChange),
  );

/** Makes two changes of a SKU by a seller's owner. */
async function twoChanges() {
  const meera = await shop.staff({ seller: 'meera', subRole: 'owner' });
  const { skuId } = await shop.sku();
  for (const sellingPrice of [700, 650]) {
    const answer = await meera.put(`/api/admin/skus/${skuId}`, { mrpPrice: 1300, sellingPrice });
    expect(answer.status, answer.text).toBe(200);
  }
  return { meera, skuId };
}

test('the audit log tells the house who changed what, the newest first', async () => {
  const { meera, skuId } = await twoChanges();
  const found = await changes({ subject: 'sku', subjectId: skuId });
  const byMeera = { action: 'price changed', by: 'seller', email: meera.email };
  expect(found).toMatchObject([
    { ...byMeera, before: { sellingPaise: 700_00 }, after: { sellingPaise: 650_00 } },
    { ...byMeera, after: { sellingPaise: 700_00 } },
  ]);
  expect((await shop.admin().get(`/api/admin/audit/${found[0]!.id}`)).as(LoggedChange)).toEqual(found[0]);
});

describe('a change is found by', () => {
  const today = clock.today();
  test.each<{ what: string; hits: object; misses: object }>([
    { what: 'what was done', hits: { action: 'price changed' }, misses: { action: 'coupon removed' } },
    { what: 'its subject', hits: { subject: 'sku' }, misses: { subject: 'coupon' } },
    { what: 'its first day', hits: { from: addDays(today, -1) }, misses: { from: addDays(today, 2) } },
    { what: 'its last day', hits: { to: addDays(today, 1) }, misses: { to: addDays(today, -2) } },
    { what: 'a word', hits: { q: 'PRICE' }, misses: { q: 'no such word' } },
  ])('$what', async ({ hits, misses }) => {
    const { skuId } = await twoChanges();
    expect(await changes({ subjectId: skuId, subject: 'sku', ...hits })).toHaveLength(2);
    expect(await changes({ subjectId: skuId, subject: 'sku', ...misses })).toEqual([]);
  });

  test('who did it', async () => {
    const { meera, skuId } = await twoChanges();
    const { id } = shop.row('SELECT id FROM users WHERE email = ?', meera.email);
    expect((await changes({ actor: Number(id) })).map(({ subjectId }) => subjectId)).toEqual([skuId, skuId]);
    expect((await changes({ q: meera.email })).map(({ subjectId }) => subjectId)).toEqual([skuId, skuId]);
  });

  test('its request, and all of it is kept as a table', async () => {
    const { skuId } = await twoChanges();
    const [change] = await changes({ subject: 'sku', subjectId: skuId });
    expect(await changes({ q: change!.requestId! })).toMatchObject([{ id: change!.id }]);
    const { text } = await shop.admin().get('/api/admin/audit/export.csv');
    expect(text).toContain(`,sku,${skuId},`);
    expect(text).toContain(change!.requestId!);
  });

  test('a day of Kolkata, from its first instant to its last', async () => {
    const { meera } = await twoChanges();
    const { id } = shop.row('SELECT id FROM users WHERE email = ?', meera.email);
    const [change] = await changes({ actor: Number(id) });
    const day = kolkataDay(change!.at);
    expect(await changes({ actor: Number(id), from: day, to: day })).toHaveLength(2);
  });
});

test('sellers are not told of it', async () => {
  expect(await shop.seller('meera').get('/api/admin/audit')).toRefuse(403, 'NOT_PERMITTED');
});
