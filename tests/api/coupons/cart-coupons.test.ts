import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Cart } from '#contract/calls/cart.ts';
import { Coupon, CouponOffer, SkuOffers } from '#contract/calls/coupons.ts';
import { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import type { Answer } from '../../support/answer.ts';
import { askForOrder, askToBuy, cartOf, fillCart, placed } from '../../support/buy.ts';
import { addressForm, collectionForm, couponForm } from '../../support/forms.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const Answered = z.object({ data: Cart });

const newCoupon = async (over: Record<string, unknown> = {}) =>
  (await shop.admin().post('/api/coupons/admin/create', couponForm({ minimumOrderValue: 0, ...over }))).as(Coupon);
const newCollection = async (over: Record<string, unknown>) =>
  (await shop.admin().post('/api/admin/collections', collectionForm({ byRule: false, ...over }))).as(ManagedCollection);
const apply = (persona: Persona, code: string) =>
  persona.post(`/api/coupons/apply?apply=true&orderValue=1&code=${encodeURIComponent(code)}`);
const cartIn = (answer: Answer) => answer.as(Answered).data;
const usesOf = ({ id }: { id: number }) =>
  Number(shop.row('SELECT usage_count FROM coupons WHERE id = ?', id).usage_count);
const cancel = async (persona: Persona, orderId: string) =>
  expect((await persona.put(`/orders/${orderId}/cancel`)).status).toBe(200);

/** Makes a customer with pieces of one SKU in the cart. */
async function shopper(name: string, price = 1000, quantity = 1) {
  const [persona, sku] = [await shop.customer(name), await shop.sku({ price, stock: 50 })];
  await fillCart(persona, sku, quantity);
  return { persona, sku };
}

describe('a coupon in the cart', () => {
  test('is entered in any case and with spaces, takes effect, and taking it off restores the cart', async () => {
    const { persona } = await shopper('typing');
    const before = await cartOf(persona);
    const { code } = await newCoupon();
    const cart = cartIn(await apply(persona, ` ${code.toLowerCase().slice(0, 4)} ${code.slice(4)} `));
    expect(cart).toMatchObject({
      couponCode: code,
      couponPrice: 100_00,
      enteredCoupon: { code, inEffect: true, notice: null },
      totalSellingPrice: 1000_00,
      summary: { COD: { couponCode: code, couponPrice: 100_00, total: 900_00 } },
    });
    expect(await cartOf(persona)).toEqual(cart);
    expect(cartIn(await persona.post(`/api/coupons/remove?code=${code}`))).toEqual(before);
    await apply(persona, code);
    expect(cartIn(await persona.post(`/api/coupons/apply?apply=false&code=${code}&orderValue=0.01`))).toEqual(before);
    expect(await cartOf(persona)).toEqual(before);
  });

  test('stays when the cart changes, is asked anew each time, and goes when the cart empties', async () => {
    const { persona, sku } = await shopper('changing', 600, 2);
    const { code } = await newCoupon({ minimumOrderValue: 1000 });
    expect(cartIn(await apply(persona, code)).couponPrice).toBe(120_00);
    await fillCart(persona, sku, 1);
    expect(await cartOf(persona)).toMatchObject({
      couponCode: null,
      couponPrice: 0,
      enteredCoupon: { code, inEffect: false, notice: 'Add ₹400 more to use this coupon.' },
    });
    await fillCart(persona, sku, 3);
    expect((await cartOf(persona)).couponPrice).toBe(180_00);
    await persona.delete('/api/cart/clear');
    await fillCart(persona, sku, 3);
    expect(await cartOf(persona)).toMatchObject({ couponCode: null, enteredCoupon: null });
  });

  test('gives way to an automatic one that is worth more, and says so', async () => {
    const { persona, sku } = await shopper('lucky');
    const own = await newCoupon({ discountValue: 5 });
    const better = await newCoupon({ discountValue: 20, automatic: true, eligibleProducts: [sku.productId] });
    expect(await cartOf(persona)).toMatchObject({ couponCode: better.code, couponPrice: 200_00, enteredCoupon: null });
    expect(cartIn(await apply(persona, own.code))).toMatchObject({
      couponCode: better.code,
      enteredCoupon: {
        code: own.code,
        inEffect: false,
        notice: expect.stringContaining(`${better.code} gives you more`),
      },
    });
    const { orderId } = await placed(askForOrder(persona));
    expect((await persona.get(`/api/orders/${orderId}`)).as(Order)).toMatchObject({
      couponCode: better.code,
      couponPrice: 200_00,
      total: 800_00,
    });
    expect([usesOf(own), usesOf(better)]).toEqual([0, 1]);
  });

  test('for a category holds for those below it, and for no others', async () => {
    const { persona } = await shopper('choosy');
    const rings = shop.row("SELECT id, parent_id FROM categories WHERE code = 'rings'");
    const bangles = shop.row("SELECT id FROM categories WHERE code = 'bangles'");
    const above = await newCoupon({ eligibleCategories: [Number(rings.parent_id ?? rings.id)] });
    const beside = await newCoupon({ eligibleCategories: [Number(bangles.id)] });
    expect(cartIn(await apply(persona, above.code)).couponPrice).toBe(100_00);
    expect(await apply(persona, beside.code)).toRefuse(
      422,
      'COUPON_NOT_FOR_CART',
      `${words('COUPON_NOT_VALID')} This coupon does not apply to any item in your cart.`,
    );
    expect((await cartOf(persona)).couponCode).toBe(above.code);
  });

  test('for a collection holds for what the collection has now, also while it is hidden', async () => {
    const { persona, sku } = await shopper('collector', 1000);
    const beside = await shop.sku({ price: 500 });
    await fillCart(persona, beside, 1);
    const collection = await newCollection({ includedIds: [sku.productId], isVisible: false });
    const coupon = await newCoupon({ eligibleCollections: [collection.id], public: true });
    expect(coupon.eligibleCollectionIds).toEqual([collection.id]);
    expect(cartIn(await apply(persona, coupon.code)).couponPrice).toBe(100_00);
    const offers = (await persona.get('/api/coupons')).as(z.array(CouponOffer));
    expect(offers.find(({ code }) => code === coupon.code)).toMatchObject({
      terms: `On ${collection.displayName}`,
      worth: 100_00,
    });
    const offersOf = async (skuId: number) =>
      (await persona.get(`/api/coupons/sku/${skuId}`)).as(SkuOffers).offers.find(({ code }) => code === coupon.code)!;
    expect([(await offersOf(sku.skuId)).worth, (await offersOf(beside.skuId)).worth]).toEqual([100_00, 0]);
    const { orderId } = await placed(askForOrder(persona));
    expect((await persona.get(`/api/orders/${orderId}`)).as(Order)).toMatchObject({
      couponCode: coupon.code,
      couponPrice: 100_00,
    });
  });

  test('for a collection by a rule follows the rule, and goes when the collection has none of the cart', async () => {
    const { persona, sku } = await shopper('ruled', 1000);
    const collection = await newCollection({
      byRule: true,
      rule: { fromPrice: 900, upToPrice: 1100 },
      excludedIds: [],
    });
    const { code } = await newCoupon({ eligibleCollections: [collection.id], discountValue: 20 });
    expect(cartIn(await apply(persona, code)).couponPrice).toBe(200_00);
    const path = `/api/admin/collections/${collection.id}`;
    expect((await shop.admin().put(path, { excludedIds: [sku.productId] })).status).toBe(200);
    expect(await cartOf(persona)).toMatchObject({ couponCode: null, enteredCoupon: { code, inEffect: false } });
    expect((await shop.admin().put(path, { excludedIds: [] })).status).toBe(200);
    expect((await cartOf(persona)).couponCode).toBe(code);
  });

  test.each([
    [
      'that is yet to begin',
      { startDate: '2099-01-01', public: true },
      409,
      'COUPON_NOT_STARTED',
      'This coupon begins on 1 Jan 2099.',
    ],
    ['that is over', { endDate: '2026-01-02', public: true }, 409, 'COUPON_ENDED', 'This coupon ended on 2 Jan 2026.'],
    [
      'whose minimum is not reached',
      { minimumOrderValue: 1101 },
      422,
      'COUPON_MINIMUM_MISSING',
      'Add ₹101 more to use this coupon.',
    ],
    [
      'that needs more items',
      { discountType: 'BUY_X_GET_Y', minQuantity: 2, freeQuantity: 1 },
      422,
      'COUPON_PIECES_MISSING',
      'Add 2 more items to use this coupon.',
    ],
  ])('one %s is refused with the reason', async (name, over, status, code, reason) => {
    const { persona } = await shopper(name.replaceAll(' ', '-'));
    const coupon = await newCoupon(over);
    expect(await apply(persona, coupon.code)).toRefuse(status, code, `${words('COUPON_NOT_VALID')} ${reason}`);
    expect((await cartOf(persona)).enteredCoupon).toBeNull();
  });

  test('that is not public and has not begun, is over or is used up, answers like one that nobody made', async () => {
    const { persona } = await shopper('prober');
    const usedUp = await newCoupon({ maxUses: 1 });
    const { persona: buyer } = await shopper('buyer');
    await apply(buyer, usedUp.code);
    await placed(askForOrder(buyer));
    const unknown = await apply(persona, `NO${shop.mark}`);
    expect(unknown).toRefuse(422, 'COUPON_NOT_VALID', words('COUPON_NOT_VALID'));
    for (const { code } of [
      await newCoupon({ startDate: '2099-01-01' }),
      await newCoupon({ endDate: '2026-01-02' }),
      usedUp,
    ]) {
      expect(whatItTells(await apply(persona, code))).toEqual(whatItTells(unknown));
    }
  });

  test('is refused with the reason to a shopper who holds it: entered before, used before, automatic or public', async () => {
    const { persona, sku } = await shopper('holder');
    const entered = await newCoupon({ maxUses: 1 });
    cartIn(await apply(persona, entered.code));
    const { persona: buyer, sku: other } = await shopper('faster');
    await apply(buyer, entered.code);
    await placed(askForOrder(buyer));
    expect(await apply(persona, entered.code)).toRefuse(409, 'COUPON_USED_UP');
    await fillCart(buyer, other);
    expect(await apply(buyer, entered.code)).toRefuse(409, 'COUPON_USED_UP');
    const ended = { endDate: '2026-01-02', eligibleProducts: [sku.productId] };
    for (const over of [{ public: true }, { automatic: true }]) {
      const { code } = await newCoupon({ ...ended, ...over });
      expect(await apply(persona, code)).toRefuse(409, 'COUPON_ENDED');
    }
  });

  test('that nobody made, that is switched off, or only looks like one, is not valid', async () => {
    const { persona } = await shopper('guessing');
    const off = await newCoupon({ active: false });
    const kept = await newCoupon({ code: `KISS${shop.mark}` });
    const lookAlike = kept.code.replace('K', '\u212a').replace('I', '\u0131');
    for (const code of [off.code, `NO${shop.mark}`, lookAlike, '', 'A'.repeat(5000), "' OR 1=1 --", '.*']) {
      expect(await apply(persona, code)).toRefuse(422, 'COUPON_NOT_VALID', words('COUPON_NOT_VALID'));
    }
  });

  test('needs a cart with something in it', async () => {
    const { code } = await newCoupon();
    const answer = await apply(await shop.customer('empty'), code);
    expect(answer).toRefuse(422, 'COUPON_EMPTY_CART', words('COUPON_EMPTY_CART'));
  });
});

describe('the public coupons', () => {
  test('are shown with what they are worth on this cart or what is missing, the best first; others are not', async () => {
    const { persona, sku } = await shopper('browsing', 899);
    const only = { public: true, eligibleProducts: [sku.productId] };
    const [small, best, far, secret] = [
      await newCoupon({ ...only, discountValue: 60 }),
      await newCoupon({ ...only, discountValue: 70 }),
      await newCoupon({ ...only, minimumOrderValue: 1000 }),
      await newCoupon({ discountValue: 90 }),
    ];
    const offers = (await persona.get('/api/coupons')).as(z.array(CouponOffer));
    const of = ({ code }: { code: string }) => offers.find((offer) => offer.code === code);
    expect(offers[0]).toMatchObject({ code: best.code, best: true, worth: 629_00, missing: null, offer: '70% off' });
    expect(of(small)).toMatchObject({ best: false, worth: 539_00 });
    expect(of(far)).toMatchObject({
      worth: 0,
      missing: 'Add ₹101 more of eligible items to use this coupon.',
      terms: 'On selected items from ₹1,000',
    });
    expect(of(secret)).toBeUndefined();
    // The shop charges no delivery fee, so a coupon that waives it is worth nothing. Neither the cart nor the product's
    // page offers it.
    const free = await newCoupon({ public: true, discountType: 'FREE_SHIPPING', discountValue: undefined });
    const codes = (answer: { code: string }[]) => answer.map(({ code }) => code);
    expect(codes((await persona.get('/api/coupons')).as(z.array(CouponOffer)))).not.toContain(free.code);
    expect(codes((await persona.get(`/api/coupons/sku/${sku.skuId}`)).as(SkuOffers).offers)).not.toContain(free.code);

    // An empty cart misses every minimum, so no missing amount is shown.
    const looking = await shop.customer('looking');
    const unmet = (await looking.get('/api/coupons')).as(z.array(CouponOffer));
    expect(unmet.find(({ code }) => code === far.code)).toMatchObject({ worth: 0, missing: null });
  });
});

describe('the price of one piece, before it is in a cart', () => {
  const offersOn = async (who: Persona, skuId: number) => (await who.get(`/api/coupons/sku/${skuId}`)).as(SkuOffers);

  test('is the least that a public coupon and a way to pay make of it, as the cart then shows', async () => {
    const [persona, sku] = [await shop.customer('looking'), await shop.sku({ price: 1000 })];
    const eligibleProducts = [sku.productId];
    const [best, far, secret] = [
      await newCoupon({ public: true, eligibleProducts, discountValue: 60 }),
      await newCoupon({ public: true, eligibleProducts, discountValue: 65, minimumOrderValue: 1500 }),
      await newCoupon({ eligibleProducts, discountValue: 90 }),
    ];
    const { offers, best: told } = await offersOn(shop.visitor(), sku.skuId);
    expect(offers[0]).toMatchObject({ code: best.code, worth: 600_00, missing: null });
    expect(offers.find(({ code }) => code === far.code)).toMatchObject({
      worth: 0,
      missing: 'Add ₹500 more of eligible items to use this coupon.',
    });
    expect(offers.map(({ code }) => code)).not.toContain(secret.code);
    await fillCart(persona, sku, 1);
    const { summary } = cartIn(await apply(persona, best.code));
    const payable = [summary.COD, summary.PREPAID].filter(({ unavailable }) => unavailable === null);
    expect(told).toMatchObject({ couponCode: best.code, total: Math.min(...payable.map(({ total }) => total)) });
  });

  test('is not told with a coupon this customer has used', async () => {
    const { persona, sku } = await shopper('looking-again');
    const { code } = await newCoupon({ public: true, eligibleProducts: [sku.productId], maxUsesPerCustomer: 1 });
    await apply(persona, code);
    await placed(askForOrder(persona));
    const codes = async (who: Persona) => (await offersOn(who, sku.skuId)).offers.map((offer) => offer.code);
    expect(await codes(shop.visitor())).toContain(code);
    expect(await codes(persona)).not.toContain(code);
  });

  test('is none for what is not there', async () => {
    expect((await shop.visitor().get('/api/coupons/sku/999999999')).status).toBe(404);
  });
});

describe('the use of a coupon', () => {
  test('is counted with the order, and comes back when all of it is cancelled, once', async () => {
    const { persona } = await shopper('returning');
    const coupon = await newCoupon();
    await apply(persona, coupon.code);
    expect(usesOf(coupon)).toBe(0);
    const { orderId } = await placed(askForOrder(persona, { expectedTotal: 900 }));
    expect(usesOf(coupon)).toBe(1);
    expect((await cartOf(persona)).enteredCoupon).toBeNull();
    await cancel(persona, orderId);
    expect(usesOf(coupon)).toBe(0);
    expect((await persona.put(`/orders/${orderId}/cancel`)).status).not.toBe(500);
    expect(usesOf(coupon)).toBe(0);
    const sku = await shop.sku({ price: 1000 });
    await fillCart(persona, sku);
    expect(cartIn(await apply(persona, coupon.code)).couponPrice).toBe(100_00);
  });

  test('comes back when the hold of an order that nobody paid ends, and is counted again where it is paid late', async () => {
    const { persona } = await shopper('late');
    const coupon = await newCoupon({ maxUses: 1 });
    await apply(persona, coupon.code);
    const unpaid = (await persona.post('/api/orders?paymentMethod=PREPAID', addressForm())).as(PlacedOrder);
    expect(usesOf(coupon)).toBe(1);
    await shop.later(30 * 60 + 1, async () => {
      await shop.job('release-holds');
      expect(usesOf(coupon)).toBe(0);
      await payAtGateway(shop, { linkId: linkIn(unpaid.payment_link_url) }, { outcome: 'paid', late: true });
      expect((await persona.get(`/api/orders/${unpaid.orderId}`)).as(Order).orderStatus).toBe('PLACED');
      expect(usesOf(coupon)).toBe(1);
    });
  });

  test('that came back and was used by somebody else does not bar who pays late, and is not counted beyond its limit', async () => {
    const { persona } = await shopper('later');
    const coupon = await newCoupon({ maxUses: 1 });
    await apply(persona, coupon.code);
    const unpaid = (await persona.post('/api/orders?paymentMethod=PREPAID', addressForm())).as(PlacedOrder);
    await shop.later(30 * 60 + 1, async () => {
      await shop.job('release-holds');
      const other = await shopper('quicker');
      await apply(other.persona, coupon.code);
      await placed(askForOrder(other.persona));
      await payAtGateway(shop, { linkId: linkIn(unpaid.payment_link_url) }, { outcome: 'paid', late: true });
      const order = (await persona.get(`/api/orders/${unpaid.orderId}`)).as(Order);
      expect(order).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'COMPLETED', couponPrice: 100_00 });
      expect(usesOf(coupon)).toBe(1);
    });
  });

  test('ten of a hundred at the same moment is ten', async () => {
    const sku = await shop.sku({ price: 1000, stock: 200 });
    const coupon = await newCoupon({
      automatic: true,
      eligibleProducts: [sku.productId],
      maxUses: 10,
      maxUsesPerCustomer: 10,
    });
    const people = await Promise.all(Array.from({ length: 10 }, (_, index) => shop.customer(`hundred-${index}`)));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => askToBuy(people[index % people.length]!, sku)),
    );
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toRefuse(409, 'COUPON_USED_UP');
    }
    const used = shop.rows('SELECT coupon_discount_paise AS off FROM orders WHERE coupon_id = ?', coupon.id);
    expect(used).toEqual(Array.from({ length: 10 }, () => ({ off: 100_00 })));
    expect(usesOf(coupon)).toBe(10);
  });

  test('is over when a customer has had theirs: said in the cart, and refused with the cart where it was not seen', async () => {
    const { persona, sku } = await shopper('again');
    const coupon = await newCoupon();
    await apply(persona, coupon.code);
    await placed(askForOrder(persona));
    await fillCart(persona, sku);
    const reason = 'You have used this coupon as often as you can.';
    expect(await apply(persona, coupon.code)).toRefuse(
      409,
      'COUPON_LIMIT_REACHED',
      `${words('COUPON_NOT_VALID')} ${reason}`,
    );
    expect(usesOf(coupon)).toBe(1);
  });

  test('ten of many at once is ten', async () => {
    const coupon = await newCoupon({ maxUses: 10 });
    const many = await Promise.all(Array.from({ length: 30 }, (_, index) => shopper(`many-${index}`)));
    for (const { persona } of many) cartIn(await apply(persona, coupon.code));
    const answers = await Promise.all(many.map(({ persona }) => askForOrder(persona)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(20);
    for (const answer of refused) expect(answer).toRefuse(409, 'COUPON_USED_UP');
    expect(usesOf(coupon)).toBe(10);
    const [{ persona }] = many.filter((_, index) => answers[index]!.status !== 200) as [(typeof many)[number]];
    const { enteredCoupon, summary } = await cartOf(persona);
    expect(enteredCoupon).toMatchObject({ inEffect: false, notice: 'This coupon has been fully used.' });
    // A shopper who has seen that the coupon gives nothing may order without it.
    await placed(askForOrder(persona, { expectedTotal: summary.COD.total / 100 }));
  });

  test('one a customer is one, however many orders they send at once', async () => {
    const [persona, sku] = [await shop.customer('greedy'), await shop.sku({ price: 1000, stock: 50 })];
    const coupon = await newCoupon({ automatic: true, eligibleProducts: [sku.productId], maxUses: 100 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => askToBuy(persona, sku)));
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toRefuse(409, 'COUPON_LIMIT_REACHED');
    }
    expect(usesOf(coupon)).toBe(1);
  });
});
