import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Cart } from '#contract/calls/cart.ts';
import { ManagedSku } from '#contract/calls/managed-goods.ts';
import { PlannedPrice } from '#contract/calls/planned-prices.ts';
import { Sku } from '#contract/calls/skus.ts';
import { PLANNED_AFTER_MINUTES, plannedPriceForm } from '../../support/catalogue-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const PATH = '/api/admin/planned-prices';
/** When a planned price begins, and how long it runs, in seconds. */
const SOON_S = PLANNED_AFTER_MINUTES * 60;

const plan = async (skuId: number, form: object = {}, options?: object) =>
  meera.post(PATH, { ...plannedPriceForm(skuId), ...form }, options);
const planned = async (id: number) => (await meera.get(`${PATH}/${id}`)).as(PlannedPrice);

test('a planned price begins and ends by the clock of the shop, in page, list and cart alike', async () => {
  const { skuId } = await shop.sku({ seller: 'meera', price: 600, mrp: 1000 });
  const [made] = (await plan(skuId)).as(z.array(PlannedPrice));
  expect(made).toMatchObject({ skuId, status: 'planned', sellingPrice: 499_00, presentPrice: 600_00 });
  const asha = await shop.customer('asha');
  await asha.put('/api/cart/item/add', { skuId, size: '', quantity: 1 });
  /** Returns the price for shoppers, for staff, and in the cart, in rupees. */
  const prices = async () => {
    const { sellingPrice } = (await shop.visitor().get(`/skus/${skuId}`)).as(Sku);
    const managed = (await meera.get(`/api/admin/skus/${skuId}`)).as(ManagedSku);
    const { cartItems } = (await asha.get('/api/cart')).as(Cart);
    const inCart = cartItems.find((item) => item.skuId === skuId)!.unitSellingPrice;
    return [sellingPrice, managed.sellingPrice, inCart].map((paise) => paise / 100);
  };

  await shop.job('turn-prices');
  expect(await prices()).toEqual([600, 600, 600]);
  await shop.later(SOON_S + 60, async () => {
    await shop.job('turn-prices');
    expect(await prices()).toEqual([499, 499, 499]);
    expect((await planned(made!.id)).status).toBe('running');
  });
  await shop.later(2 * SOON_S + 60, async () => {
    await shop.job('turn-prices');
    expect(await prices()).toEqual([600, 600, 600]);
    expect(await planned(made!.id)).toMatchObject({ status: 'ended', endedAs: 'done', formerPrice: 600_00 });
  });
});

test('a price that is changed by hand while the planned one runs stays after its end', async () => {
  const { skuId } = await shop.sku({ seller: 'meera', price: 600, mrp: 1000 });
  const [made] = (await plan(skuId)).as(z.array(PlannedPrice));
  await shop.later(SOON_S + 60, async () => {
    await shop.job('turn-prices');
    await meera.put(`/api/admin/skus/${skuId}`, { sellingPrice: 550 });
    expect(await planned(made!.id)).toMatchObject({ status: 'ended', endedAs: 'hand' });
  });
  await shop.later(2 * SOON_S + 60, async () => {
    await shop.job('turn-prices');
    expect(shop.row('SELECT selling_paise FROM skus WHERE id = ?', skuId).selling_paise).toBe(550_00);
  });
});

test('a running one that is cancelled gives the former price back at once, once', async () => {
  const { skuId } = await shop.sku({ seller: 'meera', price: 600, mrp: 1000 });
  const [made] = (await plan(skuId)).as(z.array(PlannedPrice));
  await shop.later(SOON_S + 60, async () => {
    await shop.job('turn-prices');
    const options = { headers: { 'Idempotency-Key': `cancel-${shop.mark}` } };
    const cancel = () => meera.put(`${PATH}/${made!.id}/cancel`, {}, options);
    const first = (await cancel()).as(PlannedPrice);
    expect(first).toMatchObject({ endedAs: 'cancelled', presentPrice: 600_00 });
    expect((await cancel()).as(PlannedPrice)).toEqual(first);
    expect(await meera.put(`${PATH}/${made!.id}/cancel`, {})).toRefuse(409, 'PLANNED_PRICE_OVER');
  });
});

test('prices are planned all or none, and once for one key', async () => {
  const [one, other] = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'meera' })];
  const price = (id: number) => ({ id, version: 1, sellingPrice: 499 });
  await plan(one.skuId);
  const both = { prices: [price(other.skuId), price(one.skuId)] };
  expect(await plan(other.skuId, both)).toRefuse(409, 'PRICE_PLANNED_ALREADY');
  const count = 'SELECT count(*) AS count FROM planned_prices WHERE sku_id = ?';
  expect(shop.row(count, other.skuId).count).toBe(0);
  const options = { headers: { 'Idempotency-Key': `plan-${shop.mark}` } };
  const form = plannedPriceForm(other.skuId);
  const first = (await plan(other.skuId, form, options)).as(z.array(PlannedPrice));
  expect((await plan(other.skuId, form, options)).as(z.array(PlannedPrice))).toEqual(first);
  expect(shop.row(count, other.skuId).count).toBe(1);
});

test('an end before the beginning, and a beginning that has passed, are errors of their fields', async () => {
  const { skuId } = await shop.sku({ seller: 'meera' });
  const past = '2026-01-01T00:00:00Z';
  expect(await plan(skuId, { until: past })).toRefuseFields({ until: 'The end must be after the beginning' });
  expect(await plan(skuId, { from: past, until: null })).toRefuseFields({
    from: 'This time has passed. Please choose a later one',
  });
});
