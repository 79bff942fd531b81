import { expect, test } from 'vitest';
import { Seller } from '#contract/calls/sellers.ts';
import { addDays } from '#contract/shop/dates.ts';
import { clock } from '../../support/clock.ts';
import { newOwner } from '../../support/register.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('a holiday is set by the seller’s own staff and by the platform, in the version they saw', async () => {
  const owner = await newOwner(shop, 'travels');
  const { id, version } = (await owner.get('/sellers/profile')).as(Seller);
  const path = `/api/admin/sellers/${id}/holiday`;
  const holiday = { from: addDays(clock.today(), 7), until: addDays(clock.today(), 14), note: 'Our workshop moves.' };
  expect((await owner.put(path, { version, holiday })).as(Seller).holiday).toEqual(holiday);
  expect(await owner.put(path, { version, holiday })).toRefuse(409, 'STALE_VERSION');
  expect((await shop.admin().put(path, { holiday: null })).as(Seller).holiday).toBeNull();
  expect(await shop.seller('meera').put(path, { holiday })).toRefuse(404, 'SELLER_NOT_FOUND');
  expect((await (await shop.customer('asha')).put(path, { holiday })).status).toBe(403);
});

test('days and note of a holiday are checked', async () => {
  const owner = await newOwner(shop, 'checks');
  const { id } = (await owner.get('/sellers/profile')).as(Seller);
  const path = `/api/admin/sellers/${id}/holiday`;
  const today = clock.today();
  expect(await owner.put(path, { holiday: { from: addDays(today, -1), until: today } })).toRefuseFields({
    'holiday.from': 'A holiday begins today at the earliest',
  });
  expect(await owner.put(path, { holiday: { from: today, until: addDays(today, 60) } })).toRefuseFields({
    'holiday.until': 'A holiday can have at most 60 days',
  });
  const refused = await owner.put(path, { holiday: { from: today, until: today, note: 'Call 98480 12345' } });
  expect(refused.status).toBe(422);
});
