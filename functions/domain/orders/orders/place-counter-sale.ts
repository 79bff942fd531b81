import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { PlaceCounterSale, QuoteCounterSale } from '#contract/calls/counter-sales.ts';
import type { OrderRequest, PlacedOrder } from '#contract/calls/orders.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { MOST_PAISE } from '#contract/shop/money.ts';
import { AT_COUNTER } from '#contract/shop/order-source.ts';
import { atCounter } from '#contract/shop/policy.ts';
import { isTwice } from '../../../db/db.ts';
import { consignments, orderItems, orders, products, sellers, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { newCustomer, userByEmail } from '../../accounts/users/index.ts';
import { previewItems } from '../../buying/bag/index.ts';
import { bundleCandidates, bundlesOfCart } from '../../buying/bundles/index.ts';
import { cutToStock, lineToPrice } from '../../buying/cart/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../../buying/coupons/index.ts';
import { priceOrder } from '../../buying/pricing/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import type { InvoiceSource } from '../documents/index.ts';
import { makeLink } from '../payments/index.ts';
import { insertCashTaking } from './cash-takings.ts';
import { consignmentMove } from './move-consignment.ts';
import { linesToOrder } from './order-lines.ts';
import type { LineToOrder } from './order-lines.ts';
import { agree, inStock, limitDiscount } from './place-order.ts';
import { goodsIn, limitOf, membershipOfAdmin, sayUnknownCoupon } from './place-staff-order.ts';
import { orderByNumber } from './reads.ts';
import { linked } from './pay-again.ts';
import { HOLD_MS, itemRow, orderNumber, orderRow, waitsForPayment, writeOrder } from './write-order.ts';
import type { DecidedOrder, OrderIds } from './write-order.ts';

/**
 * The e-mail of the account that has the orders of unnamed customers. It is not an address, so nobody can sign in with
 * it and no mail is sent to it.
 */
export const WALK_IN = 'walk-in';
const WALK_IN_NAME = 'Walk-in customer';

/**
 * Returns what a sale over the counter costs. It stores nothing. Two round trips.
 * @throws STAFF_DISCOUNT_TOO_HIGH
 */
export async function quoteCounterSale(
  shop: Shop,
  admin: Admin,
  { items, couponCode, discount }: QuoteCounterSale,
): Promise<StaffOrderQuote> {
  const [settings, membership] = await shop.read(currentSettings(), membershipOfAdmin(admin));
  const code = readCouponCode(couponCode) ?? null;
  const preview = await previewItems(shop, {
    userId: 0,
    items,
    code,
    to: 'unknown',
    staffDiscount: discount,
    isAtCounter: true,
  });
  if (discount) limitDiscount({ ...discount, atMostPercent: limitOf(settings, membership) }, goodsIn(preview.cart));
  return { ...preview, cart: sayUnknownCoupon(preview.cart, couponCode), customer: null };
}

/** A sale whose account or row numbers another request took meanwhile is written again, at most this often. */
const MOST_TRIES = 5;

/**
 * Sells goods over the counter. Paid in cash, the order is placed, invoiced and delivered in one batch, and the cash is
 * noted. Paid online, it waits for its payment like any order and is then handed over by `handOver`. The place of supply
 * is the seller's pick-up address: that of the first item.
 * @throws SKU_NOT_FOUND, SIZE_UNKNOWN, OUT_OF_STOCK, QUANTITY_CUT, ORDER_TOO_DEAR, PRICE_CHANGED, ACCOUNT_BLOCKED,
 * STAFF_DISCOUNT_TOO_HIGH, PREPAID_NOT_OFFERED, PREPAID_TOO_SMALL, and the reason that excludes the coupon
 * @throws CHECKOUT_NO_PAYMENT_LINK when the order is placed and only its payment page could not be created
 */
export async function placeCounterSale(shop: Shop, admin: Admin, body: PlaceCounterSale): Promise<PlacedOrder> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sell(shop, admin, body);
    } catch (error) {
      if (tries === MOST_TRIES || !isTaken(error)) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'EMAIL_TAKEN';
  return ['orders.id', 'consignments.id', 'order_items.id'].some((column) => isTwice(error, column));
}

async function sell(shop: Shop, admin: Admin, body: PlaceCounterSale): Promise<PlacedOrder> {
  const { items, payment, name, mobile, expectedTotal } = body;
  const email = body.email || WALK_IN;
  const today = kolkataDay(shop.now);
  const [[user], settings, membership] = await shop.read(
    userByEmail({ email }),
    currentSettings(),
    membershipOfAdmin(admin),
  );
  if (user && user.blockedAt !== null) refuse('ACCOUNT_BLOCKED');
  const userId = user?.id ?? 0;
  const code = readCouponCode(body.couponCode) ?? null;
  const skuIds = items.map(({ skuId }) => skuId);
  const discount = body.discount ? { ...body.discount, atMostPercent: limitOf(settings, membership) } : null;
  const byStaff = {
    items,
    couponCode: body.couponCode,
    channel: AT_COUNTER,
    discount,
  } satisfies OrderRequest['byStaff'];
  const { candidates, bundles, lines, houses, last } = await shop.read({
    candidates: couponCandidates({ userId, today, skuId: null, code, withPublic: 0, bagSkuIds: skuIds }),
    bundles: bundleCandidates({ userId, today, skuIds }),
    lines: linesToOrder({ byStaff }, { userId, to: 'unknown', today }),
    houses: sellersOf({ skuIds: JSON.stringify(skuIds) }),
    last: lastIds({}),
  });
  const stocked = cutToStock(lines);
  inStock(stocked);
  const stand = houses.find(({ id }) => id === lines[0]!.sellerId)!;
  const coupons = couponsOfCart(await withCollections(shop, candidates), today, (row) => row.code === code);
  const price = priceOrder({
    lines: stocked.map(({ line, quantity }) => lineToPrice(line, quantity)),
    method: payment === 'CASH' ? 'COD' : 'PREPAID',
    policy: atCounter(settings.policy),
    toState: stand.pickupStateCode,
    coupons: coupons.toChoose,
    bundles: bundlesOfCart(bundles, lines),
    staffDiscount: discount,
    cod: { refusedParcels: 0 },
  });
  if (price.totals.total > MOST_PAISE) refuse('ORDER_TOO_DEAR');
  agree({ byStaff, expectedTotal }, price, coupons.entered);
  if (discount) limitDiscount(discount, price.beforeStaff);
  if (payment === 'ONLINE' && price.unavailable !== null) {
    refuse(settings.policy.prepaid.offered ? 'PREPAID_TOO_SMALL' : 'PREPAID_NOT_OFFERED');
  }

  const person = user ?? { email, fullName: name || WALK_IN_NAME, mobile: mobile || null };
  const number = orderNumber(shop);
  const ids = { order: last[0]!.order + 1, firstConsignment: last[0]!.consignment + 1, firstItem: last[0]!.item + 1 };
  const order: DecidedOrder = {
    number,
    user: { id: 0, ...person },
    address: {
      addressType: null,
      country: 'India',
      name: name || WALK_IN_NAME,
      mobile,
      alternateMobile: null,
      email: body.email || null,
      address: stand.pickupAddress,
      addressLine2: null,
      landmark: null,
      locality: stand.pickupLocality,
      city: stand.pickupCity,
      state: stand.pickupState,
      stateCode: stand.pickupStateCode,
      pinCode: stand.pickupPinCode,
    },
    lines,
    price,
    policyVersion: settings.version,
    note: '',
    source: { kind: 'staff', name: AT_COUNTER, campaign: '' },
    gift: null,
    business: null,
    toConfirm: null,
    promise: { deliveryCountsFromOn: today, isPreOrder: false, deliveryFromOn: today, deliveryOn: today },
    ids,
    isAtCounter: true,
    discountReason: discount?.reason ?? null,
  };
  const { statements } = writeOrder(shop, admin, order);
  shop.noteResult(number);
  const { row } = await shop.write({
    account: user ? [] : newCustomer(shop, admin, person),
    placed: statements,
    handedOver:
      payment === 'CASH' ? handedOver(shop, admin, { ...order, ids, language: user?.language ?? 'en' }, houses) : [],
    row: orderByNumber({ number }),
  });
  const { id } = row[0]!;
  if (!waitsForPayment(price)) return { id, orderId: number, payment_link_url: null };
  const link = { number, attempt: 1, amountPaise: price.totals.total, holdUntil: shop.now + HOLD_MS };
  const payer = { email, name: order.address.name, mobile };
  return linked(id, number, await makeLink(shop, link, payer, true));
}

/** Returns the statements that deliver and invoice the order of this batch, and note its cash. */
function handedOver(
  shop: Shop,
  admin: Admin,
  order: DecidedOrder & { ids: OrderIds; language: InvoiceSource['language'] },
  houses: readonly InvoiceSource['seller'][],
): Statement[] {
  const { ids, lines, price, number, language } = order;
  const at = { createdAt: shop.now, updatedAt: shop.now, archivedAt: null };
  const sellerIds = [...new Set(lines.map(({ sellerId }) => sellerId))];
  const parts = sellerIds.map((sellerId, index) => ({
    ...at,
    id: ids.firstConsignment + index,
    version: 1,
    orderId: ids.order,
    sellerId,
    status: 'PLACED' as const,
    dispatchedAt: null,
    deliveredAt: null,
    cancelledAt: null,
    replacesConsignmentId: null,
  }));
  const placed = {
    ...at,
    ...orderRow(shop, order),
    id: ids.order,
    version: 1,
    userId: 0,
    sourceKind: 'staff' as const,
    sourceName: AT_COUNTER,
    sourceCampaign: '',
  };
  const sourceOf = (line: LineToOrder, position: number): InvoiceSource => ({
    order: placed,
    consignment: parts.find(({ sellerId }) => sellerId === line.sellerId)!,
    item: {
      ...itemRow(number, line, price.lines[position]!, position),
      id: ids.firstItem + position,
      orderId: ids.order,
      replacesItemId: null,
      categoryIds: [],
    },
    quantity: line.wantedQuantity,
    seller: houses.find(({ id }) => id === line.sellerId)!,
    language,
  });
  const sources = lines.map(sourceOf);
  const ownSources = (id: number) => sources.filter(({ consignment }) => consignment.id === id);
  return [
    ...parts.flatMap((part) =>
      consignmentMove(shop, admin, part, 'DELIVERED', {
        held: ownSources(part.id).map(({ item, quantity }) => ({
          orderItemId: item.id,
          consignmentId: part.id,
          skuId: item.skuId,
          quantity,
        })),
        papers: [sources, []],
      }),
    ),
    insertCashTaking({
      at: shop.now,
      orderId: ids.order,
      userId: admin.userId,
      takenOn: kolkataDay(shop.now),
      amountPaise: price.totals.total,
    }),
  ];
}

/** Reads the sellers of these SKUs, in full, as their invoices need them. */
const sellersOf = statement((db, params: Params<{ skuIds: string }>) =>
  db
    .select()
    .from(sellers)
    .where(
      sql`${sellers.id} IN (SELECT ${products.sellerId} FROM ${skus} JOIN ${products} ON ${products.id} = ${skus.productId}
        WHERE ${skus.id} IN (SELECT value FROM json_each(${params.skuIds})))`,
    ),
);

/** The highest ids of the rows of orders. */
const lastIds = statement((db) =>
  db
    .select({
      order: sql<number>`coalesce((SELECT max(id) FROM ${orders}), 0)`,
      consignment: sql<number>`coalesce((SELECT max(id) FROM ${consignments}), 0)`,
      item: sql<number>`coalesce((SELECT max(id) FROM ${orderItems}), 0)`,
    })
    .from(sql`(SELECT 1)`),
);
