import { randomInt } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PersonalCopy } from '#contract/calls/account.ts';
import { Address } from '#contract/calls/addresses.ts';
import { Cart } from '#contract/calls/cart.ts';
import { CodDecisionRecord, CodLadderPreview } from '#contract/calls/cod-decisions.ts';
import { CodConfirmation, Order, OrderToPay, PlacedOrder } from '#contract/calls/orders.ts';
import { CodLadderSettings } from '#contract/calls/store-settings.ts';
import { DEFAULT_COD_LADDER } from '#contract/shop/cod-ladder.ts';
import type { CodLadder } from '#contract/shop/cod-ladder.ts';
import { askForOrder, askToBuy, buy, fillCart, placed } from '../../support/buy.ts';
import { addressForm, staffOrderForm } from '../../support/forms.ts';
import { prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const SETTINGS = '/api/admin/settings/cod-ladder';

/** The ladder without a control group. */
const NO_CONTROL = { ...DEFAULT_COD_LADDER, controlPercent: 0 };
const set = (ladder: Partial<CodLadder>) =>
  admin.put(SETTINGS, { ...NO_CONTROL, ...ladder, reason: 'Freight of refused parcels' });
const setLadder = async (ladder: Partial<CodLadder>) => expect((await set(ladder)).status).toBe(200);
afterEach(() => setLadder({}));

/** An address without a number and a landmark: with a new shopper 27 points, at night 31. */
/** Returns a number that nobody in the demo shop has. */
const newMobile = (first: number) => `${first}${randomInt(1e8, 1e9)}`;
const MOBILE = newMobile(6);
const POOR = addressForm({ mobile: MOBILE, address: 'Main road', locality: 'Rampur' });
const COMPLETE = addressForm({
  mobile: MOBILE,
  address: '4-12, Main road',
  locality: 'Rampur',
  landmark: 'Near the water tank',
});

const saveAddress = async (persona: Persona, form: object) => (await persona.post('/api/addresses', form)).as(Address);
const cartTo = async (persona: Persona, { id }: { id: number }) =>
  (await persona.get(`/api/cart?addressId=${id}`)).as(Cart);
const decisionsOf = async (id: number) =>
  (await admin.get(`/api/admin/orders/${id}/cod-decisions`)).as(z.array(CodDecisionRecord));
const previewOf = async (query = '') => (await admin.get(`/api/admin/cod-ladder/preview${query}`)).as(CodLadderPreview);
const orderCount = (persona: Persona) =>
  Number(
    shop.row('SELECT count(*) AS n FROM orders JOIN users ON users.id = user_id WHERE email = ?', persona.email!).n,
  );

/** A new shopper with one piece at ₹1,000 in the cart. */
async function newShopper(name: string) {
  const [asha, sku] = [await shop.customer(name), await shop.sku({ price: 1000, stock: 10 })];
  await fillCart(asha, sku);
  return { asha, sku };
}

describe('without a ladder', () => {
  test('nothing more is asked of anybody, and the score of a cash order is stored with its facts', async () => {
    const { asha } = await newShopper('unasked');
    const saved = await saveAddress(asha, POOR);
    expect(await cartTo(asha, saved)).toMatchObject({ cashDecision: null, summary: { COD: { unavailable: null } } });
    const { id } = await placed(askForOrder(asha, POOR));
    const [decision, ...others] = await decisionsOf(id);
    expect(others).toEqual([]);
    expect(decision).toMatchObject({
      paymentMethod: 'COD',
      rung: 'NONE',
      applied: 'NONE',
      isControl: false,
      giftPercent: 0,
      replay: 'SAME',
      facts: { account: { refused: 0, accepted: 0 }, goodsPaise: 1000_00, address: { hasNumber: false, letters: 14 } },
    });
    expect(decision!.reasons).toEqual(
      expect.arrayContaining([
        { kind: 'newShopper', points: 5, text: expect.any(String) },
        { kind: 'addressIncomplete', points: 12, text: 'The address has no number, no landmark and no second line.' },
        { kind: 'addressShort', points: 10, text: 'The address has only 14 letters and digits.' },
      ]),
    );
    expect(decision!.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(decision!.score);
    const { sections } = (await asha.get('/api/users/export')).as(PersonalCopy);
    expect(sections.find(({ name }) => name === 'cod_decisions')!.rows).toEqual([
      expect.objectContaining({
        score: decision!.score,
        needed: 'NONE',
        reasons: expect.stringContaining('addressIncomplete 12'),
      }),
    ]);
  });

  test('no decision is stored for an order that is paid online or placed by staff', async () => {
    const { asha, sku } = await newShopper('online');
    expect(await decisionsOf((await prepaid(asha, sku)).id)).toEqual([]);
    const form = staffOrderForm(shop.emailOf('by-staff'), sku);
    expect(await decisionsOf((await admin.post('/api/admin/orders', form)).as(PlacedOrder).id)).toEqual([]);
  });

  test('decisions and preview are for the platform alone', async () => {
    const { asha } = await newShopper('curious');
    const { id } = await placed(askForOrder(asha));
    for (const path of [`/api/admin/orders/${id}/cod-decisions`, '/api/admin/cod-ladder/preview', SETTINGS]) {
      expect((await shop.visitor().get(path)).status, path).toBe(401);
      expect((await asha.get(path)).status, path).toBe(403);
      expect((await shop.seller('meera').get(path)).status, path).toBe(403);
    }
    expect(await admin.get('/api/admin/orders/999999999/cod-decisions')).toRefuse(404, 'ORDER_NOT_FOUND');
  });
});

describe('the rung that confirms', () => {
  test('is announced at the checkout, and its order waits for the usual confirmation', async () => {
    await setLadder({ confirmFrom: 20 });
    const { asha } = await newShopper('confirms');
    const cart = await cartTo(asha, await saveAddress(asha, POOR));
    expect(cart.summary.COD.unavailable).toBeNull();
    expect(cart.cashDecision).toEqual({
      isToConfirm: true,
      reasons: expect.arrayContaining(['The address has no house number and no landmark.']),
      help: [
        'Complete the address with a house number and a landmark.',
        'Confirm the order by the link that we email you.',
        'Pay online.',
      ],
    });
    const { id, orderId } = await placed(askForOrder(asha, POOR));
    const confirmation = `/api/orders/${orderId}/confirmation`;
    expect((await asha.get(confirmation)).as(CodConfirmation)).toMatchObject({ answer: null });
    const early = await shop.seller('meera').patch(`/seller/orders/${id}/status/CONFIRMED`);
    expect(early).toRefuse(409, 'ORDER_NOT_CONFIRMED');
    expect((await asha.post(confirmation, { answer: 'CONFIRM' })).status).toBe(200);
    expect((await shop.seller('meera').patch(`/seller/orders/${id}/status/CONFIRMED`)).status).toBe(200);
    expect(await decisionsOf(id)).toMatchObject([{ rung: 'CONFIRM', applied: 'CONFIRM', replay: 'SAME' }]);
  });

  test('is left by a complete address', async () => {
    await setLadder({ confirmFrom: 20 });
    const { asha } = await newShopper('completes');
    const [poor, complete] = [await saveAddress(asha, POOR), await saveAddress(asha, COMPLETE)];
    expect((await cartTo(asha, poor)).cashDecision).not.toBeNull();
    expect((await cartTo(asha, complete)).cashDecision).toBeNull();
    const { orderId } = await placed(askForOrder(asha, { ...complete }));
    expect((await asha.get(`/api/orders/${orderId}`)).as(Order).confirmUntil).toBeNull();
  });
});

describe('the rung that is paid online with a saving', () => {
  const REASON =
    'Cash on delivery is not available for this order. Complete the address with a house number and a landmark. Pay online and save 5% more.';

  test('offers no cash, in the cart and by calling the API, and takes the saving off the online price', async () => {
    await setLadder({ prepaidFrom: 20 });
    const { asha, sku } = await newShopper('saves');
    const cart = await cartTo(asha, await saveAddress(asha, POOR));
    expect(cart.summary.COD).toMatchObject({ unavailable: REASON, missing: null });
    // 10 % of every order that is paid online, and 5 % more.
    expect(cart.summary.PREPAID).toMatchObject({ unavailable: null, prepaidDiscount: 150_00, total: 850_00 });

    expect(await askForOrder(asha, POOR)).toRefuse(422, 'COD_NOT_POSSIBLE', REASON);
    expect(await askToBuy(asha, sku, 1, POOR)).toRefuse(422, 'COD_NOT_POSSIBLE', REASON);
    expect(orderCount(asha)).toBe(0);
    expect((await asha.get('/api/cart')).as(Cart).totalItems).toBe(1);

    const asked = { ...POOR, expectedTotal: 850 };
    const { id, orderId } = (await asha.post('/api/orders?paymentMethod=PREPAID', asked)).as(PlacedOrder);
    expect((await asha.get(`/api/orders/${orderId}`)).as(Order)).toMatchObject({
      prepaidDiscount: 150_00,
      total: 850_00,
    });
    expect(await decisionsOf(id)).toMatchObject([
      { paymentMethod: 'PREPAID', applied: 'PREPAID', giftPercent: 5, replay: 'SAME' },
    ]);
  });

  test('keeps an order with the saving online, also after the ladder was taken away', async () => {
    await setLadder({ prepaidFrom: 20 });
    const { asha } = await newShopper('stays-online');
    const { orderId } = (await asha.post('/api/orders?paymentMethod=PREPAID', POOR)).as(PlacedOrder);
    await setLadder({});
    const [waiting] = (await asha.get('/api/orders/to-pay')).as(z.array(OrderToPay));
    expect(waiting).toMatchObject({ order: { orderId, total: 850_00 }, cash: null });
    expect(waiting!.noCash).toContain('has a discount for paying online');
    expect(await asha.post(`/api/orders/${orderId}/switch-to-cod`)).toRefuse(422, 'COD_NOT_POSSIBLE');
  });

  test('shows a shopper who saw the price without the saving the new price, and takes the order at it', async () => {
    const { asha } = await newShopper('sees-again');
    await setLadder({ prepaidFrom: 20 });
    const refused = await asha.post('/api/orders?paymentMethod=PREPAID', { ...POOR, expectedTotal: 900 });
    expect(refused).toRefuse(409, 'PRICE_CHANGED');
    const { current } = refused.json as { current: z.input<typeof Cart> };
    expect(current.summary.PREPAID.total).toBe(850);
    const again = { ...POOR, expectedTotal: current.summary.PREPAID.total };
    expect((await asha.post('/api/orders?paymentMethod=PREPAID', again)).status).toBe(200);
  });

  test('leaves the specified limits of cash first: a cart below them gets no saving', async () => {
    await setLadder({ prepaidFrom: 20 });
    const [asha, sku] = [await shop.customer('small'), await shop.sku({ price: 400 })];
    await fillCart(asha, sku);
    const cart = await cartTo(asha, await saveAddress(asha, POOR));
    expect(cart.cashDecision).toBeNull();
    expect(cart.summary.COD.unavailable).toContain('for cash on delivery');
    expect(cart.summary.PREPAID).toMatchObject({ prepaidDiscount: 40_00, total: 360_00 });
  });
});

describe('the rung without cash', () => {
  test('holds for a shopper who refused a parcel, and by the number for other accounts', async () => {
    const mobile = newMobile(9);
    const to = addressForm({ mobile });
    const [asha, sku] = [await shop.customer('refuses'), await shop.sku({ price: 1000, stock: 10 })];
    const { orderId } = await placed(askToBuy(asha, sku, 1, to));
    const { awb } = await ship(shop.seller('meera'), orderId);
    for (const step of ['PICKED UP', 'UNDELIVERED', 'RTO INITIATED'] as const) {
      await courierMoves(shop.visitor(), awb, step);
    }
    await setLadder({ noCodFrom: 25 });
    const reason = 'Cash on delivery is not available for this order. Pay online.';
    expect(await askToBuy(asha, sku, 1, to)).toRefuse(422, 'COD_NOT_POSSIBLE', reason);

    await setLadder({ confirmFrom: 12 });
    const other = await shop.customer('same-number');
    const { id } = await placed(askToBuy(other, sku, 1, to));
    const [decision] = await decisionsOf(id);
    expect(decision).toMatchObject({ applied: 'CONFIRM', facts: { mobileRefused: 1 } });
    const unknown = await placed(askToBuy(other, sku, 1, addressForm({ mobile: `8${mobile.slice(1)}` })));
    expect(await decisionsOf(unknown.id)).toMatchObject([{ applied: 'NONE', facts: { mobileRefused: 0 } }]);
  });

  test('holds for an order that was to be paid online', async () => {
    const { asha } = await newShopper('switches');
    const { id, orderId } = (await asha.post('/api/orders?paymentMethod=PREPAID', POOR)).as(PlacedOrder);
    await setLadder({ noCodFrom: 20 });
    const reason = 'Cash on delivery is not available for this order.';
    const [waiting] = (await asha.get('/api/orders/to-pay')).as(z.array(OrderToPay));
    expect([waiting!.cash, waiting!.noCash]).toEqual([null, expect.stringContaining(reason)]);
    expect((await asha.post(`/api/orders/${orderId}/switch-to-cod`)).text).toContain(reason);
    await setLadder({ confirmFrom: 20 });
    const [again] = (await asha.get('/api/orders/to-pay')).as(z.array(OrderToPay));
    expect(again!.cash).toMatchObject({ isToConfirm: true });
    for (let time = 0; time < 2; time += 1) {
      expect((await asha.post(`/api/orders/${orderId}/switch-to-cod`)).status).toBe(200);
    }
    expect((await asha.get(`/api/orders/${orderId}`)).as(Order).confirmUntil).not.toBeNull();
    expect(await decisionsOf(id)).toMatchObject([{ paymentMethod: 'COD', applied: 'CONFIRM', replay: 'SAME' }]);
  });

  test('does not hold for an order that staff place', async () => {
    await setLadder({ noCodFrom: 1 });
    const form = staffOrderForm(shop.emailOf('calls'), await shop.sku({ price: 1000 }));
    expect((await admin.post('/api/admin/orders', form)).status).toBe(200);
  });
});

test('an order that is sent twice with one key has one decision', async () => {
  await setLadder({ confirmFrom: 20 });
  const { asha } = await newShopper('twice');
  const options = { headers: { 'Idempotency-Key': `cod-${shop.mark}` } };
  const [one, other] = await Promise.all([askForOrder(asha, POOR, options), askForOrder(asha, POOR, options)]);
  const again = (await askForOrder(asha, POOR, options)).as(PlacedOrder);
  for (const answer of [one, other]) if (answer.status === 200) expect(answer.as(PlacedOrder)).toEqual(again);
  expect(orderCount(asha)).toBe(1);
  expect(await decisionsOf(again.id)).toHaveLength(1);
});

test('a shopper is in the control group or not, at the checkout as at the order, and at every try', async () => {
  await setLadder({ noCodFrom: 20, controlPercent: 50 });
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  for (const name of names) {
    const { asha, sku } = await newShopper(`control-${name}`);
    const cart = await cartTo(asha, await saveAddress(asha, POOR));
    const isControl = cart.summary.COD.unavailable === null;
    expect(cart.cashDecision === null).toBe(isControl);
    for (let time = 0; time < 2; time += 1) {
      const answer = await askToBuy(asha, sku, 1, POOR);
      expect(answer.status).toBe(isControl ? 200 : 422);
      if (!isControl) continue;
      const [decision] = await decisionsOf(answer.as(PlacedOrder).id);
      expect(decision).toMatchObject({ rung: 'NO_COD', applied: 'NONE', isControl: true, replay: 'SAME' });
    }
  }
});

describe('the owner', () => {
  test('sets steps that ascend', async () => {
    const refused = await set({ confirmFrom: 50, prepaidFrom: 40 });
    expect(refused).toRefuse(422, 'FIELDS_INVALID');
    expect((refused.json as { fields: object }).fields).toEqual({ prepaidFrom: 'This must be above the milder steps' });
    expect((await set({ confirmFrom: 0 })).status).toBe(422);
    expect((await set({ giftPercent: 21 })).status).toBe(422);
    expect((await admin.get(SETTINGS)).as(CodLadderSettings)).toMatchObject(NO_CONTROL);
  });

  test('sees which orders each step would have taken, and the freight of the refused ones', async () => {
    const { asha, sku } = await newShopper('previewed');
    const to = addressForm({ ...POOR, mobile: newMobile(7) });
    const before = await previewOf('?confirmFrom=20&noCodFrom=60');
    const { orderId } = await placed(askToBuy(asha, sku, 1, to));
    const { awb } = await ship(shop.seller('meera'), orderId);
    for (const step of ['PICKED UP', 'UNDELIVERED', 'RTO INITIATED'] as const) {
      await courierMoves(shop.visitor(), awb, step);
    }
    await buy(asha, sku);
    const freight = Number(
      shop.row(
        `SELECT sum(amount_paise) AS paise FROM shipment_freights JOIN shipments ON shipments.id = shipment_id
         WHERE awb = ?`,
        awb,
      ).paise,
    );
    expect(freight).toBeGreaterThan(0);
    const after = await previewOf('?confirmFrom=20&noCodFrom=60');
    const more = (rung: string) => {
      const [now, then] = [after, before].map(({ rungs }) => rungs.find((one) => one.rung === rung)!);
      return {
        orders: now!.orders - then!.orders,
        refusedParcels: now!.refusedParcels - then!.refusedParcels,
        freightLost: now!.freightLost - then!.freightLost,
      };
    };
    // The first order came back. The second, to a good address, has 30 points of the first.
    expect(more('CONFIRM')).toEqual({ orders: 2, refusedParcels: 1, freightLost: freight });
    expect(more('NO_COD')).toEqual({ orders: 0, refusedParcels: 0, freightLost: 0 });
    expect((await previewOf()).rungs.slice(1).every(({ orders }) => orders === 0)).toBe(true);
    expect((await admin.get('/api/admin/cod-ladder/preview?confirmFrom=0')).status).toBe(400);

    await shop.job('count-cod-outcomes');
    const counted = () =>
      shop.rows('SELECT subject, subject_key, refused, accepted FROM cod_outcomes ORDER BY subject, subject_key');
    const first = counted();
    await shop.job('count-cod-outcomes');
    expect(counted()).toEqual(first);
    expect(first).toContainEqual({ subject: 'product', subject_key: String(sku.productId), refused: 1, accepted: 0 });
    expect(first.filter(({ subject }) => subject === 'shop')).toHaveLength(1);
  });
});
