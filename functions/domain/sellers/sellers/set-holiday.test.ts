import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, startOfDay } from '#contract/shop/dates.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import type { CourierQuote, CourierService } from '../../../ports/couriers.ts';
import { addItem, readCart } from '../../buying/cart/index.ts';
import { checkPinCode, sendersReach } from '../../buying/delivery/index.ts';
import { findProduct } from '../../catalogue/products/index.ts';
import { readSellerPerformance } from '../../money/figures/index.ts';
import { moveConsignment, placeOrder, readManagedOrder } from '../../orders/orders/index.ts';
import type { Shop } from '../../shop.ts';
import { findStore, noteHolidaysOfDay, setHoliday } from './index.ts';

const TODAY = '2026-11-27';
const HOLIDAY = { from: '2026-11-28', until: '2026-12-05', note: 'Our workshop moves.' };
/** A Sunday; the couriers need two days from it. */
const SENT_FROM = '2026-12-06';
const WAY_DAYS = 2;

let small: SmallShop;

beforeEach(async () => {
  small = await openSmallShop({ meera: {}, farhan: {} });
});
afterEach(() => small.close());

/** Returns the shop at noon of a day, with one courier. */
function shopOn(day: string): Shop {
  const quote: CourierQuote = {
    courierNumber: 1,
    courierName: 'Swift',
    ratePaise: 60_00,
    rtoPaise: 60_00,
    cod: true,
    etd: addDays(day, WAY_DAYS),
    city: null,
    state: null,
  };
  const couriers: CourierService = { ...small.shop.couriers, quotes: () => Promise.resolve([quote]) };
  return { ...small.shop, couriers, now: startOfDay(day) + 12 * 3_600_000 };
}

const set = (holiday: typeof HOLIDAY | null = HOLIDAY, day = TODAY) =>
  setHoliday(shopOn(day), small.sellers.meera!, small.sellers.meera!.sellerId, { version: undefined, holiday });

async function ordered(day: string, ...sellers: ('meera' | 'farhan')[]): Promise<string> {
  const shop = shopOn(day);
  for (const seller of sellers) {
    const { skuId } = await small.goods.sku({ seller, price: 900, stock: 9 });
    await addItem(shop, small.customer, { skuId, size: '', quantity: 1 });
  }
  const request = { address: { form: HYDERABAD }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  return (await placeOrder(shop, small.customer, request, 'COD')).orderId;
}

describe('the holiday of a seller', () => {
  test('is set by its own staff or the platform, changed and removed, each with an audit entry', async () => {
    const { sellerId } = small.sellers.meera!;
    const shop = shopOn(TODAY);
    expect((await set()).holiday).toEqual(HOLIDAY);
    const longer = { ...HOLIDAY, until: '2026-12-07', note: '' };
    expect((await setHoliday(shop, small.admin, sellerId, { version: undefined, holiday: longer })).holiday).toEqual(
      longer,
    );
    expect((await set(null)).holiday).toBeNull();
    expect(small.rows("SELECT action FROM audit_log WHERE action LIKE 'holiday%' ORDER BY id")).toEqual([
      ['holiday set'],
      ['holiday set'],
      ['holiday removed'],
    ]);
    await expect(
      setHoliday(shop, small.sellers.farhan!, sellerId, { version: undefined, holiday: HOLIDAY }),
    ).rejects.toMatchObject({ code: 'SELLER_NOT_FOUND' });
    await expect(set({ ...HOLIDAY, until: '2027-02-01' })).rejects.toMatchObject({
      code: 'FIELDS_INVALID',
      details: { fields: { 'holiday.until': 'A holiday can have at most 60 days' } },
    });
  });

  test('delays what PIN check, lists and cart promise, and no other seller’s', async () => {
    const [meera, farhan] = [small.sellers.meera!.sellerId, small.sellers.farhan!.sellerId];
    const { skuId } = await small.goods.sku({ seller: 'meera', price: 900 });
    const shop = shopOn(TODAY);
    const check = async () =>
      (await checkPinCode(shop, { pincode: '500084', weightKg: 0.5, cod: false, skuId })).deliveryDate;
    const before = await check();
    await set();
    expect(before).toBe('2026-11-30');
    expect(await check()).toBe(addDays(SENT_FROM, WAY_DAYS));
    const reach = await sendersReach(shop, { pincode: '500084', sellerIds: [meera, farhan] });
    expect(Object.fromEntries(reach.map(({ sellerId, deliveryDate }) => [sellerId, deliveryDate]))).toEqual({
      [meera]: addDays(SENT_FROM, WAY_DAYS),
      [farhan]: before,
    });
    await addItem(shop, small.customer, { skuId, size: '', quantity: 1 });
    const cart = await readCart(shop, small.customer, { pinCode: '500084', stateCode: '36' });
    expect(cart).toMatchObject({
      deliveryDate: addDays(SENT_FROM, WAY_DAYS),
      cartItems: [{ sentFrom: SENT_FROM }],
    });
  });

  test('is in the promise of an order, by its latest seller, and a parcel sent after it is not late', async () => {
    await set();
    const number = await ordered(TODAY, 'farhan', 'meera');
    const order = await readManagedOrder(shopOn(TODAY), small.admin, number);
    expect(order).toMatchObject({
      dispatchOn: SENT_FROM,
      deliveryDate: addDays(SENT_FROM, WAY_DAYS),
      deliveryEstimate: 'by Tue, 8 Dec',
    });
    const shop = shopOn(SENT_FROM);
    for (const { id } of order.consignments) {
      for (const to of ['CONFIRMED', 'SHIPPED'] as const) {
        await moveConsignment(shop, small.admin, { order: number, consignmentId: id, to });
      }
    }
    const lateOf = async () =>
      (await readSellerPerformance(shopOn('2026-12-10'), small.admin, small.sellers.meera!.sellerId)).outcomes;
    expect(await lateOf()).toMatchObject({ sent: 1, sentLate: 0 });
    const usual = await ordered('2026-12-06', 'meera');
    const { consignments } = await readManagedOrder(shopOn('2026-12-09'), small.admin, usual);
    for (const to of ['CONFIRMED', 'SHIPPED'] as const) {
      await moveConsignment(shopOn('2026-12-09'), small.admin, {
        order: usual,
        consignmentId: consignments[0]!.id,
        to,
      });
    }
    expect(await lateOf()).toMatchObject({ sent: 2, sentLate: 1 });
  });

  test('is on product and store from the day before until its last day', async () => {
    const { seoUrl } = await small.goods.sku({ seller: 'meera', price: 900 });
    await set();
    const told = async (day: string) => {
      const found = await findProduct(shopOn(day), seoUrl);
      const store = await findStore(shopOn(day), 'meera');
      return [found.outcome === 'shown' && found.product.seller.away, store!.store.away];
    };
    const away = { until: HOLIDAY.until, sentFrom: SENT_FROM, note: HOLIDAY.note };
    expect(await told('2026-11-26')).toEqual([null, null]);
    expect(await told(TODAY)).toEqual([away, away]);
    expect(await told(HOLIDAY.until)).toEqual([away, away]);
    expect(await told(SENT_FROM)).toEqual([null, null]);
  });

  test('renders the pages of its goods again when it is set, begins and ends, each once', async () => {
    const { productId } = await small.goods.sku({ seller: 'meera', price: 900 });
    await small.goods.sku({ seller: 'farhan', price: 900 });
    const rolled = async (day: string) => {
      const before = Number(small.rows('SELECT coalesce(max(id), 0) FROM page_invalidations')[0]![0]);
      const shop = shopOn(day);
      await shop.write(...(await noteHolidaysOfDay(shop)));
      return small
        .rows("SELECT subject_id FROM page_invalidations WHERE subject = 'product' AND id > ?", before)
        .flat();
    };
    await rolled('2026-11-20');
    const later = Number(small.rows('SELECT coalesce(max(id), 0) FROM page_invalidations')[0]![0]);
    // Shoppers read of a holiday that begins in a week only later.
    await set({ ...HOLIDAY, from: '2026-11-28' }, '2026-11-20');
    expect(small.rows("SELECT id FROM page_invalidations WHERE subject = 'product' AND id > ?", later)).toEqual([]);
    expect(await rolled('2026-11-26')).toEqual([]);
    expect(await rolled('2026-11-27')).toEqual([productId]);
    expect(await rolled('2026-11-27')).toEqual([]);
    expect(await rolled('2026-12-05')).toEqual([]);
    expect(await rolled('2026-12-06')).toEqual([productId]);
    const before = Number(small.rows('SELECT max(id) FROM page_invalidations')[0]![0]);
    await set({ ...HOLIDAY, from: '2026-12-06', until: '2026-12-06' }, '2026-12-06');
    expect(
      small.rows("SELECT subject_id, urgent FROM page_invalidations WHERE subject = 'product' AND id > ?", before),
    ).toEqual([[productId, 1]]);
  });
});
