import type { Actor } from '#contract/calls/actor.ts';
import type { BusinessBuyer } from '#contract/calls/business-buyer.ts';
import type { OrderSource } from '#contract/shop/order-source.ts';
import type { Gift } from '#contract/calls/orders.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import type { Statement } from '../../../db/statement.ts';
import type { SavedAddress } from '../../accounts/addresses/index.ts';
import { removeOrdered } from '../../buying/cart/index.ts';
import { useCoupon } from '../../buying/coupons/index.ts';
import { reserveForOrder } from '../../catalogue/inventory/index.ts';
import { outboxItem } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { wantLink } from '../payments/index.ts';
import { amountOff } from '../../buying/pricing/index.ts';
import type { Adjustment, PricedLine, PricedOrder } from '../../buying/pricing/index.ts';
import { randomSigns } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import type { UserRow } from '../../accounts/users/index.ts';
import type { OrderMail } from './mails/order-mail.ts';
import { orderPlacedMail } from './mails/orders.ts';
import { sellerOrderPlacedMail } from './mails/seller-orders.ts';
import type { LineToOrder } from './order-lines.ts';
import { promiseInWords } from './order-promise.ts';
import type { DeliveryPromise } from './order-promise.ts';
import { insertCodConfirmation } from './cod-confirmations.ts';
import { storeCodDecision } from './cod-decisions.ts';
import {
  insertConsignment,
  insertConsignmentItems,
  insertOrder,
  insertOrderOfNewCustomer,
  insertOrderItem,
  insertOrderItemDiscount,
  insertPlacedEvent,
} from './statements.ts';
import { codToConfirm } from './cod-to-confirm.ts';

/** Returns a number such as RH-7K4M-92QD-X3TB. Its 60 random bits prevent guessing another customer's order. */
export function orderNumber(shop: Shop): string {
  const signs = randomSigns(shop.random, 12);
  return `RH-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

export const HOUR_MS = 60 * 60_000;

/** How long the pieces of an order that is paid online stay reserved without payment. */
export const HOLD_MS = 30 * 60_000;

/** Returns whether an order must be paid online before it is placed. False when the total is 0. */
export function waitsForPayment({ method, totals }: PricedOrder): boolean {
  return method === 'PREPAID' && totals.total > 0;
}

/** The ids of an order's rows: its items and consignments have consecutive ones from these. */
export interface OrderIds {
  order: number;
  firstConsignment: number;
  firstItem: number;
}

/** An order after all decisions, ready to be written. */
export interface DecidedOrder {
  number: string;
  /** The id is 0 for a customer whose account is added in the same batch. */
  user: Pick<UserRow, 'id' | 'email' | 'fullName'>;
  address: Omit<SavedAddress, 'id' | 'isDefault' | 'version'>;
  /** `price` has one line for each of these, in the same order. Every line is ordered in full. */
  lines: LineToOrder[];
  price: PricedOrder;
  policyVersion: number;
  note: string;
  /** Null if the browser told nothing. */
  source: OrderSource | null;
  gift: Gift | null;
  business: BusinessBuyer | null;
  /** Set if the shopper must confirm the order: the time limit, and whether the order may be paid online instead. */
  toConfirm: { untilAt: number; mayPayOnline: boolean } | null;
  promise: DeliveryPromise;
  /** The ids of its rows, if the batch also writes what needs them. They are the next ones, or the batch fails. */
  ids?: OrderIds;
  /** Whether nobody is mailed: the goods are handed over at the counter. */
  isAtCounter?: boolean;
  /** Why staff took something off; null if they did not. */
  discountReason: string | null;
}

/**
 * Returns the statements that write an order, for one batch. They remove the ordered lines from the cart. They insert
 * the order, a consignment for each seller, the items with their reservations, the first history event and the mails.
 */
export function writeOrder(
  shop: Shop,
  by: Actor,
  order: DecidedOrder,
): { statements: Statement[]; mails: OutboxItem[] } {
  const { number, lines, ids } = order;
  const sellerIds = [...new Set(lines.map((line) => line.sellerId))];
  const at = { createdAt: shop.now, updatedAt: shop.now };
  const isWaiting = waitsForPayment(order.price);
  const status = isWaiting ? 'PENDING' : 'PLACED';
  const untilAt = isWaiting ? shop.now + HOLD_MS : null;
  const link = { number, attempt: 1, amountPaise: order.price.totals.total, holdUntil: shop.now + HOLD_MS };
  // Unpaid orders send no mail yet; buyer and sellers are mailed on payment.
  const mails = isWaiting || order.isAtCounter ? [] : mailsOf(order);
  const coupon = order.price.coupon?.coupon;
  const cartLines = lines.flatMap(({ cartLine }) => cartLine ?? []);
  const statements = [
    ...(cartLines.length > 0 ? [removeOrdered(order.user.id, cartLines)] : []),
    ...insertedOrder(shop, order),
    // Before the consignment items: their insert fills the console's list (`console-orders.sql`), which reads this row.
    ...(order.toConfirm
      ? [insertCodConfirmation({ number, createdAt: shop.now, untilAt: order.toConfirm.untilAt })]
      : []),
    ...storeCodDecision(order.price.codDecided, {
      number,
      paymentMethod: order.price.method,
      policyVersion: order.policyVersion,
      now: shop.now,
    }),
    ...(coupon ? useCoupon(shop, { couponId: coupon.id, userId: order.user.id, number }) : []),
    ...sellerIds.map((sellerId, index) =>
      insertConsignment({ number, sellerId, status, ...at, ...(ids && { id: ids.firstConsignment + index }) }),
    ),
    ...lines.flatMap((line, position) => [
      insertOrderItem({
        ...itemRow(number, line, order.price.lines[position]!, position),
        ...(ids && { id: ids.firstItem + position }),
      }),
      ...discountRows(number, position, order.price.adjustments).map(insertOrderItemDiscount),
    ]),
    insertConsignmentItems({ number }),
    ...reserveForOrder(shop, by, {
      number,
      items: lines.map(({ skuId, wantedQuantity: quantity }) => ({ skuId, quantity })),
      untilAt,
    }),
    insertPlacedEvent({
      number,
      at: shop.now,
      event: 'order.placed',
      to: status,
      ...actorValues(by),
    }),
    ...(order.discountReason === null
      ? []
      : [
          insertPlacedEvent({
            number,
            at: shop.now,
            event: 'order.discounted',
            reason: order.discountReason,
            ...actorValues(by),
          }),
        ]),
    ...(isWaiting ? [wantLink(shop, link)] : []),
    ...mails.map((mail) => outboxItem(shop, mail)),
  ];
  return { statements, mails };
}

function insertedOrder(shop: Shop, order: DecidedOrder): Statement[] {
  const { id, email } = order.user;
  const row = { ...orderRow(shop, order), ...(order.ids && { id: order.ids.order }) };
  return [id === 0 ? insertOrderOfNewCustomer({ ...row, email }) : insertOrder({ ...row, userId: id })];
}

/** Returns the order's own row, as it is at placement. */
export function orderRow(shop: Shop, { number, address, price, promise, ...order }: DecidedOrder) {
  const coupon = price.coupon?.coupon;
  return {
    number,
    createdAt: shop.now,
    updatedAt: shop.now,
    placedAt: shop.now,
    status: waitsForPayment(price) ? 'PENDING' : 'PLACED',
    paymentMethod: price.method,
    // An order with nothing to pay online counts as paid.
    paymentStatus: price.method === 'PREPAID' && !waitsForPayment(price) ? 'COMPLETED' : 'PENDING',
    ...promise,
    totalItems: price.lines.reduce((sum, line) => sum + line.quantity, 0),
    totalMrpPaise: price.totals.totalMrpPrice,
    totalSellingPaise: price.totals.totalSellingPrice,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    couponDiscountPaise: amountOff(price.adjustments, 'coupon'),
    bundleDiscountPaise: amountOff(price.adjustments, 'bundle'),
    staffDiscountPaise: amountOff(price.adjustments, 'staff'),
    prepaidDiscountPaise: amountOff(price.adjustments, 'prepaid'),
    shippingFeePaise: price.totals.shippingFee,
    codFeePaise: price.totals.codFee,
    taxIncludedPaise: price.totals.taxIncluded,
    totalPaise: price.totals.total,
    policyVersion: order.policyVersion,
    note: order.note,
    ...(order.source && {
      sourceKind: order.source.kind,
      sourceName: order.source.name,
      sourceCampaign: order.source.campaign,
    }),
    isGift: order.gift !== null,
    giftMessage: order.gift?.message ?? '',
    shipName: address.name,
    shipMobile: address.mobile,
    shipAlternateMobile: address.alternateMobile,
    shipEmail: address.email,
    shipAddress: address.address,
    shipAddressLine2: [address.addressLine2, address.landmark].filter(Boolean).join(', ') || null,
    shipLocality: address.locality,
    shipCity: address.city,
    shipState: address.state,
    shipStateCode: address.stateCode,
    shipPinCode: address.pinCode,
    buyerGstin: order.business?.gstin ?? null,
    buyerLegalName: order.business?.legalName ?? null,
  } as const;
}

/** Returns the row of a line. */
export function itemRow(number: string, line: LineToOrder, priced: PricedLine, position: number) {
  return {
    number,
    position,
    sellerId: line.sellerId,
    productId: line.productId,
    skuId: line.skuId,
    productName: line.productName,
    productTitle: line.productTitle,
    skuCode: line.skuCode,
    color: line.color,
    size: line.size,
    quantity: priced.quantity,
    unitMrpPaise: line.unitMrpPaise,
    unitSellingPaise: line.unitSellingPaise,
    discountPaise: priced.discount,
    platformDiscountPaise: priced.platformDiscount,
    netPaise: priced.net,
    shippingFeePaise: priced.shippingFee,
    codFeePaise: priced.codFee,
    hsn: line.hsn,
    taxCategory: line.taxCategory,
    taxBasisPoints: line.taxBasisPoints ?? 0,
    ...priced.tax,
  };
}

/** Returns the amount that each discount took off one line; no row for 0. */
function discountRows(number: string, position: number, adjustments: readonly Adjustment[]) {
  return adjustments
    .map(({ kind, fundedBy, couponId, bundle, perLine }) => ({
      number,
      position,
      kind,
      fundedBy,
      couponId,
      bundleId: bundle?.id ?? null,
      bundleName: bundle?.name ?? null,
      amountPaise: perLine[position]!,
    }))
    .filter(({ amountPaise }) => amountPaise > 0);
}

/** Mails the shopper that the order is placed or waits for confirmation, and each seller what to pack. */
function mailsOf(order: DecidedOrder): OutboxItem[] {
  const { number, user, lines, toConfirm } = order;
  const sellers = new Map(lines.map((line) => [line.sellerId, line]));
  const whole = orderMail(order, () => true);
  return [
    toConfirm
      ? codToConfirm.item(`order-to-confirm-${number}`, {
          to: user.email,
          order: whole,
          until: toConfirm.untilAt,
          mayPayOnline: toConfirm.mayPayOnline,
        })
      : orderPlacedMail.item(`order-placed-${number}`, user.email, { order: whole }),
    ...[...sellers].map(([sellerId, { sellerEmail, sellerName }]) =>
      sellerOrderPlacedMail.item(`order-${toConfirm ? 'to-confirm' : 'placed'}-${number}-${sellerId}`, sellerEmail, {
        sellerName,
        ...(toConfirm && { confirmUntil: toConfirm.untilAt }),
        order: orderMail(order, (line) => line.sellerId === sellerId),
      }),
    ),
  ];
}

function orderMail(order: DecidedOrder, isMeant: (line: LineToOrder) => boolean): OrderMail {
  const { number, user, address, lines, price } = order;
  const items = lines.flatMap((line, index) =>
    isMeant(line)
      ? {
          name: line.productName,
          detail: [line.color, line.size].filter(Boolean).join(', '),
          quantity: line.wantedQuantity,
          sellingPaise: price.lines[index]!.sellingPrice,
        }
      : [],
  );
  return {
    number,
    fullName: user.fullName,
    items,
    bundles: price.adjustments.flatMap(({ bundle, amount }) =>
      bundle ? { name: bundle.name, discountPaise: amount } : [],
    ),
    couponCode: price.coupon?.coupon.code ?? null,
    couponPaise: amountOff(price.adjustments, 'coupon'),
    staffPaise: amountOff(price.adjustments, 'staff'),
    prepaidDiscountPaise: amountOff(price.adjustments, 'prepaid'),
    shippingFeePaise: price.totals.shippingFee,
    codFeePaise: price.totals.codFee,
    totalPaise: price.totals.total,
    isPaid: price.method === 'PREPAID',
    isGift: order.gift !== null,
    deliveryEstimate: promiseInWords(order.promise),
    address: [
      address.name,
      address.address,
      address.addressLine2,
      address.locality,
      `${address.city} ${address.pinCode}`,
      address.state,
    ]
      .filter(Boolean)
      .join(', '),
  };
}
