import type { Actor, Customer } from '#contract/calls/actor.ts';
import { isToConfirm } from '#contract/shop/cod.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import { COUPON_REASONS } from '#contract/shop/coupon-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { formatPaise, MOST_PAISE } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { stateNamed } from '#contract/shop/india.ts';
import { orderSourceOf } from '#contract/shop/order-source.ts';
import type { OrderSource } from '#contract/shop/order-source.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { mostStaffDiscount, staffDiscountOf } from '#contract/shop/staff-discount.ts';
import type { StaffDiscount } from '#contract/shop/staff-discount.ts';
import type { OrderRequest, PlacedOrder } from '#contract/calls/orders.ts';
import { Refusal, refuse, refuseCoupon } from '#contract/calls/refusals.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { addressRow, savedAddress } from '../../accounts/addresses/index.ts';
import type { SavedAddress } from '../../accounts/addresses/index.ts';
import { cutToStock, lineToPrice, quoteItem, readCart } from '../../buying/cart/index.ts';
import type { Destination, StockedLine } from '../../buying/cart/index.ts';
import { bundleCandidates, bundlesOfCart } from '../../buying/bundles/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../../buying/coupons/index.ts';
import type { CouponsOfCart } from '../../buying/coupons/index.ts';
import { riskAtCheckout, riskNow } from '../../buying/cod-risk/index.ts';
import { reachOfOrder, refusedParcels } from '../../buying/delivery/index.ts';
import type { ReachOfOrder } from '../../buying/delivery/index.ts';
import { consentsWithOrder } from '../../platform/messages/index.ts';
import { sendItems } from '../../platform/outbox/index.ts';
import { makeLink } from '../payments/index.ts';
import { priceOrder } from '../../buying/pricing/index.ts';
import type { PricedOrder } from '../../buying/pricing/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { newCustomer, userById } from '../../accounts/users/index.ts';
import type { NewCustomer } from '../../accounts/users/index.ts';
import { linesToOrder } from './order-lines.ts';
import type { LineToOrder } from './order-lines.ts';
import { deliveryPromise } from './order-promise.ts';
import { orderByNumber } from './reads.ts';
import { linked } from './pay-again.ts';
import { HOLD_MS, HOUR_MS, orderNumber, waitsForPayment, writeOrder } from './write-order.ts';

/**
 * Places an order for the cart, or for the one item of a direct purchase. One batch reserves stock, fixes the amounts
 * and queues the mails, so either all of it happens or nothing.
 * If cart, stock or price differ from what the shopper saw, the order is refused. The refusal contains the current
 * cart, so that the shopper decides.
 * @throws CHECKOUT_PAYMENT_TYPE_MISSING, CHECKOUT_ADDRESS_MISSING, ADDRESS_NOT_FOUND, CHECKOUT_NO_ITEMS,
 * ORDER_TOO_DEAR, OUT_OF_STOCK, QUANTITY_CUT, CART_CHANGED, GIFT_WRAP_NOT_OFFERED, STATE_NOT_SERVED, PIN_NOT_SERVED,
 * COD_NOT_POSSIBLE, PREPAID_NOT_OFFERED, PREPAID_TOO_SMALL, PRICE_CHANGED
 * @throws FIELDS_INVALID when the buyer's GSTIN is that of a seller of the order
 * @throws COUPON_USED_UP, or the code of any other reason that excludes the entered coupon
 * @throws CHECKOUT_NO_PAYMENT_LINK when the order is placed and only its payment page could not be created
 */
export async function placeOrder(
  shop: Shop,
  customer: Customer,
  request: OrderRequest,
  method: PaymentMethod | undefined,
): Promise<PlacedOrder> {
  const { userId } = customer;
  return place(shop, { userId, by: customer }, request, method).catch((error: unknown) =>
    withCart(shop, customer, request, error),
  );
}

/** The person an order is for, and who places it. */
export interface Buyer {
  /** 0 for a person without an account. */
  userId: number;
  by: Actor;
  /** A person without an account, which is added with the order. */
  newCustomer?: NewCustomer;
}

/** Reads, prices, decides and writes an order. */
export async function place(
  shop: Shop,
  buyer: Buyer,
  request: OrderRequest,
  method: PaymentMethod | undefined,
): Promise<PlacedOrder> {
  const { userId, by } = buyer;
  const { byStaff } = request;
  const today = kolkataDay(shop.now);
  const skuId = request.buyNowItem?.skuId ?? null;
  const itemSkuIds = byStaff?.items.map((item) => item.skuId) ?? [];
  const { settings, lines, candidates, bundles, refused, risk, saved, user } = await shop.read({
    settings: currentSettings(),
    candidates: couponCandidates({
      userId,
      today,
      skuId,
      code: enteredByStaff(request),
      withPublic: 0,
      bagSkuIds: itemSkuIds,
    }),
    // A direct purchase is of one product, so no bundle applies.
    bundles: skuId === null ? [bundleCandidates({ userId, today, skuIds: itemSkuIds })] : [],
    refused: refusedParcels({ userId, now: shop.now }),
    // Staff have spoken to the customer, so the ladder does not apply.
    risk: byStaff ? [] : riskAtCheckout({ userId, skuId, to: whereTo(request), now: shop.now }),
    lines: linesToOrder(request, { userId, to: whereTo(request), today }),
    saved:
      request.address && 'savedId' in request.address ? [savedAddress({ userId, id: request.address.savedId })] : [],
    user: userById({ userId }),
  });
  const { policy, version } = settings;
  if (user[0] && user[0].blockedAt !== null) refuse('ACCOUNT_BLOCKED');
  if (!method) refuse('CHECKOUT_PAYMENT_TYPE_MISSING');
  const address = deliveryAddress(request, saved[0]?.[0]);
  const stocked = cutToStock(lines);
  const rows = await withCollections(shop, candidates);
  const coupons = byStaff
    ? couponsOfCart(rows, today, ({ code }) => code === enteredByStaff(request))
    : couponsOfCart(rows, today);
  const reach = await reachOfOrder(shop, lines, address, { today, dispatchHours: policy.dispatchHours });
  const found = risk[0]?.[0];
  const price = priceOrder({
    lines: stocked.map(toPrice),
    method,
    policy,
    toState: address.stateCode,
    coupons: coupons.toChoose,
    bundles: bundlesOfCart(bundles[0] ?? [], lines),
    staffDiscount: byStaff?.discount,
    cod: {
      place: { pinCode: address.pinCode, collectsCash: reach.collectsCash },
      refusedParcels: refused,
      risk: found && (await riskNow(shop, userId, found, policy)),
    },
  });
  decide(request, stocked, coupons, price, { policy, reach });

  const person = user[0] ?? buyer.newCustomer!;
  const number = orderNumber(shop);
  const { statements, mails } = writeOrder(shop, by, {
    number,
    user: { id: 0, ...person },
    address,
    lines,
    price,
    policyVersion: version,
    note: request.note,
    source: sourceOf(shop, request),
    gift: request.gift ?? null,
    business: request.business ?? null,
    toConfirm:
      // Staff have spoken to the customer.
      method === 'COD' && !byStaff && needsConfirmation(price, policy)
        ? {
            untilAt: shop.now + policy.cod.confirmHours * HOUR_MS,
            mayPayOnline: policy.prepaid.offered,
          }
        : null,
    promise: deliveryPromise(lines, today, policy, reach.deliveryOn),
    discountReason: byStaff?.discount?.reason ?? null,
  });
  shop.noteResult(number);
  const { order } = await shop.write({
    account: user[0] ? [] : newCustomer(shop, by, buyer.newCustomer!),
    placed: statements,
    consents: request.messages ? consentsWithOrder(shop, userId, address.mobile, request.messages) : [],
    order: orderByNumber({ number }),
  });
  shop.after(() => sendItems(shop, mails));
  const { id } = order[0]!;
  if (!waitsForPayment(price)) return { id, orderId: number, payment_link_url: null };
  const link = { number, attempt: 1, amountPaise: price.totals.total, holdUntil: shop.now + HOLD_MS };
  const url = await makeLink(shop, link, { ...person, name: address.name, mobile: address.mobile }, true);
  return linked(id, number, url);
}

/** Returns whether the shopper must confirm a cash order, by its total or by the ladder. */
function needsConfirmation({ totals, codDecided }: PricedOrder, policy: StorePolicy): boolean {
  return isToConfirm(totals.total, policy) || codDecided?.decision.applied === 'CONFIRM';
}

/** Returns the code that staff entered; null for none, and for an order of the customer's own. */
function enteredByStaff({ byStaff }: OrderRequest): string | null {
  return byStaff ? (readCouponCode(byStaff.couponCode) ?? null) : null;
}

/**
 * Returns where the visit began, or by which channel staff were asked; null if the request does not tell it. A direct
 * visit is an empty text.
 */
function sourceOf({ origin }: Shop, { source, byStaff }: OrderRequest): OrderSource | null {
  if (byStaff) return { kind: 'staff', name: byStaff.channel, campaign: '' };
  // A command has no address.
  const ownHost = URL.parse(origin)?.hostname ?? '';
  return source === undefined ? null : orderSourceOf(new URLSearchParams(source), ownHost);
}

/**
 * Returns the State of delivery, for tax: that of the saved address, which is read with the lines, or of the new one.
 */
function whereTo({ address }: OrderRequest): Destination {
  if (address === undefined) return 'unknown';
  if ('savedId' in address) return { savedId: address.savedId };
  const { form } = address;
  return { stateCode: stateNamed(form.state)!.code, pinCode: form.pinCode, whole: form };
}

function deliveryAddress(
  { address }: OrderRequest,
  saved: SavedAddress | undefined,
): Omit<SavedAddress, 'id' | 'isDefault' | 'version'> {
  if (address === undefined) refuse('CHECKOUT_ADDRESS_MISSING');
  if ('form' in address) return addressRow(address.form);
  return saved ?? refuse('ADDRESS_NOT_FOUND');
}

function toPrice({ line, quantity }: StockedLine<LineToOrder>) {
  return lineToPrice(line, quantity);
}

/** Checks that the order can be placed as the shopper saw it; refuses otherwise. */
function decide(
  request: OrderRequest,
  stocked: StockedLine<LineToOrder>[],
  { entered }: CouponsOfCart,
  price: PricedOrder,
  { policy, reach: { notServed } }: { policy: StorePolicy; reach: ReachOfOrder },
): void {
  if (stocked.length === 0) refuse('CHECKOUT_NO_ITEMS');
  mustNotBillSeller(request, stocked);
  inStock(stocked);
  if (price.totals.total > MOST_PAISE) refuse('ORDER_TOO_DEAR');
  agree(request, price, entered);
  if (request.byStaff?.discount) limitDiscount(request.byStaff.discount, price.beforeStaff);
  if (request.gift && !policy.giftWrap.offered) refuse('GIFT_WRAP_NOT_OFFERED');
  if (notServed) refuse(notServed.code, { params: { reason: notServed.words } });
  if (price.unavailable !== null) {
    if (price.method === 'PREPAID') refuse(policy.prepaid.offered ? 'PREPAID_TOO_SMALL' : 'PREPAID_NOT_OFFERED');
    refuse('COD_NOT_POSSIBLE', { params: { reason: price.unavailable } });
  }
}

/** Checks that every line can be ordered in full; refuses otherwise. */
export function inStock(stocked: readonly StockedLine<LineToOrder>[]): void {
  if (stocked.some(({ quantity }) => quantity === 0)) refuse('OUT_OF_STOCK');
  const cut = stocked.find(({ notice }) => notice !== null);
  if (cut) refuse('QUANTITY_CUT', { params: { available: cut.quantity } });
}

/** Checks total and coupon of a request; refuses if they are not those of the price. */
export function agree(
  request: Pick<OrderRequest, 'expectedTotal' | 'byStaff'>,
  price: PricedOrder,
  entered: CouponsOfCart['entered'],
): void {
  if (request.expectedTotal !== price.totals.total) {
    // A shopper who saw this total also saw why the coupon has no effect. Any other shopper gets a refusal.
    if (entered?.no === 'gone') refuse('COUPON_NOT_VALID');
    if (entered?.no) refuseCoupon(entered.no);
    if (request.expectedTotal !== undefined) refuse('PRICE_CHANGED');
  }
  if (request.byStaff && request.byStaff.couponCode.trim() !== '') {
    if (!entered || entered.no === 'gone') refuse('COUPON_NOT_VALID');
    if (entered.no) refuseCoupon(entered.no);
  }
}

/**
 * Checks a discount by staff against the limit of their role.
 * @param goods the goods after bundles and coupon
 * @throws STAFF_DISCOUNT_TOO_HIGH
 */
export function limitDiscount(
  { atMostPercent, ...discount }: StaffDiscount & { atMostPercent: number },
  goods: Paise,
): void {
  const most = mostStaffDiscount(atMostPercent, goods);
  const amount = staffDiscountOf(discount, goods);
  if (amount > most || (amount === 0 && atMostPercent === 0)) {
    refuse('STAFF_DISCOUNT_TOO_HIGH', { params: { most: formatPaise(most), percent: atMostPercent } });
  }
}

/**
 * Refuses an invoice with the same GSTIN as seller and buyer: the tax portal rejects such a line of GSTR-1.
 * @throws FIELDS_INVALID when the buyer's GSTIN is that of a seller of the order
 */
function mustNotBillSeller({ business }: OrderRequest, stocked: readonly StockedLine<LineToOrder>[]): void {
  const own = business && stocked.find(({ line }) => line.sellerGstin === business.gstin);
  if (!own) return;
  const error = `This is the GSTIN of ${own.line.sellerName}, which sells these items. Please enter the GSTIN of the buyer, or order without one.`;
  refuse('FIELDS_INVALID', { fields: { 'business.gstin': error } });
}

const SHOWS_CART = new Set([
  'OUT_OF_STOCK',
  'QUANTITY_CUT',
  'CART_CHANGED',
  'PRICE_CHANGED',
  'COUPON_NOT_VALID',
  ...Object.keys(COUPON_REASONS),
]);

/** Adds the current cart, or the current item, to a refusal that the shopper has to decide about. */
async function withCart(shop: Shop, customer: Customer, request: OrderRequest, error: unknown): Promise<never> {
  if (!(error instanceof Refusal) || !SHOWS_CART.has(error.code)) throw error;
  const to = whereTo(request);
  const current = request.buyNowItem
    ? await quoteItem(shop, customer, request.buyNowItem, to)
    : await readCart(shop, customer, to);
  throw new Refusal(error.code, { ...error.details, current });
}
