import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Bundle } from '#contract/calls/bundles.ts';
import { addDays } from '#contract/shop/dates.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import { clock } from '../../support/clock.ts';
import { bundleForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const TODAY = clock.today();
const day = (after: number) => addDays(TODAY, after);

const twoOf = async (seller: 'meera' | 'farhan') => [await shop.sku({ seller }), await shop.sku({ seller })];

describe('a bundle stands in the list of the status it shows, and in no other:', () => {
  test.each([
    { what: 'until today', startDate: day(-9), endDate: day(0), active: true, status: 'active' },
    { what: 'from tomorrow', startDate: day(1), endDate: day(9), active: true, status: 'upcoming' },
    { what: 'until yesterday', startDate: day(-9), endDate: day(-1), active: true, status: 'expired' },
    { what: 'switched off', startDate: day(0), endDate: day(9), active: false, status: 'inactive' },
  ])('$what: $status', async ({ what: _, status, ...form }) => {
    const made = (await shop.admin().post('/api/admin/bundles', bundleForm(await twoOf('meera'), form))).as(Bundle);
    expect(made.status).toBe(status);
    expect((await shop.admin().get(`/api/admin/bundles/${made.id}`)).as(Bundle)).toEqual(made);
    for (const asked of COUPON_STATUSES) {
      const filter = encodeURIComponent(JSON.stringify({ q: made.name, status: asked }));
      const rows = (await shop.admin().get(`/api/admin/bundles?filter=${filter}`)).as(z.array(Bundle));
      expect(rows).toEqual(asked === status ? [made] : []);
    }
  });
});

test('a seller changes and removes its own bundle, and no other seller finds it', async () => {
  const [meera, farhan] = [shop.seller('meera'), shop.seller('farhan')];
  const form = bundleForm(await twoOf('meera'));
  const made = (await meera.post('/api/admin/bundles', form)).as(Bundle);
  expect(await farhan.get(`/api/admin/bundles/${made.id}`)).toRefuse(404, 'BUNDLE_NOT_FOUND');
  expect(await farhan.put(`/api/admin/bundles/${made.id}`, form)).toRefuse(404, 'BUNDLE_NOT_FOUND');
  expect(await farhan.delete(`/api/admin/bundles/${made.id}`)).toRefuse(404, 'BUNDLE_NOT_FOUND');
  const change = { discountValue: 15, version: made.version };
  const changed = (await meera.put(`/api/admin/bundles/${made.id}`, change)).as(Bundle);
  expect(changed).toMatchObject({ discountValue: 15, pieces: made.pieces, version: made.version + 1 });
  expect(await meera.put(`/api/admin/bundles/${made.id}`, change)).toRefuse(409, 'STALE_VERSION');
  expect((await meera.delete(`/api/admin/bundles/${made.id}`)).as(Bundle)).toMatchObject({ status: 'inactive' });
  expect(await meera.get(`/api/admin/bundles/${made.id}`)).toRefuse(404, 'BUNDLE_NOT_FOUND');
});

test('a bundle needs two to five different products', async () => {
  const [one, other] = await twoOf('meera');
  const fields = { pieces: 'Please choose 2 to 5 products' };
  expect(await shop.admin().post('/api/admin/bundles', bundleForm([one!]))).toRefuseFields(fields);
  const twice = await shop.admin().post('/api/admin/bundles', bundleForm([one!, other!, one!]));
  expect(twice.status).toBe(422);
});
