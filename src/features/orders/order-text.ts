import { kolkataDay } from '#contract/shop/dates.ts';
import { dispatchDay } from '#contract/shop/dispatch.ts';
import { amountOfUnits } from '#contract/shop/money.ts';
import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { Order } from '../../api/wire.ts';
import * as messages from '#contract/messages.ts';
import { dayInPage, instantInPage, weekdayInPage } from '../../ui/page-days.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';

/* What is said of an order, in the language of the page: only a browser knows a shopper's orders. */

export type OrderPart = Order['consignments'][number];

/** The settings that order pages show. */
export interface OrderPolicy {
  dispatchHours: number;
  refundBusinessDays: { from: number; to: number };
}

/** Returns whether an order waits for its online payment. */
export function waitsForPayment({ orderStatus, paymentMethod, paymentStatus }: Order): boolean {
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED';
  return orderStatus === 'PENDING' && paymentMethod === 'PREPAID' && isUnpaid;
}

/** Returns whether an order was not paid while its items were reserved. It is over unless a late payment arrives. */
export function isNotPaid(order: Order, now = Date.now()): boolean {
  return waitsForPayment(order) && !isHeld(order, now);
}

/** Returns whether a part can be cancelled: it is neither shipped nor cancelled. */
export function isCancellable({ orderStatus, dispatchedAt }: OrderPart): boolean {
  return dispatchedAt === null && orderStatus !== 'CANCELLED';
}

/** Returns the cancellable parts; none of an order that was not paid in time, which reserves nothing. */
export function cancellableParts(order: Order, now = Date.now()): OrderPart[] {
  return isNotPaid(order, now) ? [] : order.consignments.filter(isCancellable);
}

/** The returned pieces of an item and their refund. */
export interface ReturnedPieces {
  quantity: number;
  amount: number;
  refunds: Order['refunds'];
}

/** Returns the returned and refunded pieces of an item, or undefined. */
export function returnedOf({ refunds }: Order, orderItemId: number): ReturnedPieces | undefined {
  const own = refunds
    .filter(({ cause }) => cause === 'returned' || cause === 'giveBack')
    .flatMap((refund) => refund.items.map((item) => ({ refund, item })))
    .filter(({ item }) => item.orderItemId === orderItemId);
  if (own.length === 0) return undefined;
  return {
    quantity: own.reduce((sum, { item }) => sum + item.quantity, 0),
    amount: own.reduce((paise, { item }) => paise + paiseOf(item.amount), 0) / 100,
    refunds: own.map(({ refund }) => refund),
  };
}

/** @example 'Returned, ₹539 refunded on 28 Nov 2026 to UPI' */
export function returnedText(returned: ReturnedPieces, quantity: number): string {
  const what =
    returned.quantity < quantity
      ? said('{count} of {all} returned', { count: returned.quantity, all: quantity })
      : said('Returned');
  const last = returned.refunds.at(-1)!;
  const way = methodText(last.method);
  const sum = formatRupees(returned.amount);
  const money = returned.refunds.every(({ status }) => status === 'processed')
    ? said('{sum} refunded on {day} to {way}', { sum, day: dayInPage(kolkataDay(Date.parse(last.at))), way })
    : said('{sum} is on its way back to {way}', { sum, way });
  return `${what}, ${money}`;
}

/** Returns whether all items that were not cancelled were returned and refunded. */
export function isAllReturned(order: Order): boolean {
  const standing = order.consignments.filter((part) => part.orderStatus !== 'CANCELLED' && !isInExchange(order, part));
  const pieces = piecesOf(standing);
  const back = order.orderItems.reduce((sum, { id }) => sum + (returnedOf(order, id)?.quantity ?? 0), 0);
  return order.orderStatus === 'DELIVERED' && pieces > 0 && back >= pieces;
}

/** Returns a short text for an order whose status alone would mislead; undefined otherwise. */
export function standingText(order: Order, now = Date.now()): string | undefined {
  if (isNotPaid(order, now)) return said('Not paid');
  return isAllReturned(order) ? said('Returned') : undefined;
}

/** Returns the parts of an order with cancelled ones last. */
export function inOrderOfInterest(parts: readonly OrderPart[]): OrderPart[] {
  const rank = ({ orderStatus }: OrderPart) => Number(orderStatus === 'CANCELLED');
  return parts.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Returns whether an order can have an invoice: unpaid orders and orders cancelled before their confirmation may have
 * none.
 */
export function hasInvoice({ orderStatus, paymentMethod, paymentStatus, confirmUntil }: Order): boolean {
  if (orderStatus === 'PENDING' || confirmUntil !== null) return false;
  return orderStatus !== 'CANCELLED' || (paymentMethod === 'PREPAID' && paymentStatus !== 'FAILED');
}

const count = (pieces: number) => said(pieces === 1 ? '{count} item' : '{count} items', { count: pieces });
const piecesOf = (parts: readonly OrderPart[]) =>
  parts.reduce((sum, { items }) => items.reduce((pieces, { quantity }) => pieces + quantity, sum), 0);

/** Returns whether a part replaces returned pieces. */
const isInExchange = ({ orderItems }: Order, { items }: OrderPart) =>
  items.some(({ orderItemId }) => orderItems.some(({ id, replacesItemId }) => id === orderItemId && replacesItemId));

/**
 * Returns how many pieces an order still has, with the state of each part if they differ.
 * @example '2 of 3 items, 1 cancelled'
 */
export function partsText(order: Order): string {
  const { totalItems, consignments } = order;
  const all = consignments.filter(({ orderStatus }) => orderStatus !== 'CANCELLED');
  const standing = all.filter((part) => !isInExchange(order, part));
  const exchanged = piecesOf(all) - piecesOf(standing);
  const left = piecesOf(standing);
  if (left === 0) return `${count(totalItems)}, ${said(totalItems === 1 ? 'cancelled' : 'all cancelled')}`;
  const first = left === totalItems ? count(totalItems) : said('{left} of {all}', { left, all: count(totalItems) });
  const byStatus = Map.groupBy(standing, ({ orderStatus }) => orderStatus);
  const far =
    byStatus.size > 1
      ? (['DELIVERED', 'SHIPPED', 'CONFIRMED', 'PLACED', 'PENDING'] as const).flatMap((status) => {
          const parts = byStatus.get(status);
          return parts ? [said(PART_TEXT[status], { count: piecesOf(parts) })] : [];
        })
      : [];
  const cancelled = totalItems - left;
  return [
    first,
    ...far,
    ...(cancelled > 0 ? [said('{count} cancelled', { count: cancelled })] : []),
    ...(exchanged > 0 ? [said('{count} in exchange', { count: exchanged })] : []),
  ].join(', ');
}

const PART_TEXT = {
  PENDING: '{count} waiting for payment',
  PLACED: '{count} placed',
  CONFIRMED: '{count} being packed',
  SHIPPED: '{count} on the way',
  DELIVERED: '{count} delivered',
} as const;

/** Returns a short text for the state of a part. */
export function partText(order: Order, part: OrderPart, now = Date.now()): string {
  if (part.orderStatus === 'PENDING') {
    if (isInExchange(order, part)) return said('Kept for you');
    if (isNotPaid(order, now)) return said('Not paid');
  }
  return saidAny(ORDER_STATUS_WORDS[part.orderStatus]);
}

/** Returns the next step of a part as a sentence. */
export function nextOfPart(order: Order, part: OrderPart, { dispatchHours }: OrderPolicy, now = Date.now()): string {
  const { orderStatus, shipment, cancelledAt, deliveredAt, deliveryDate } = part;
  const expected = said('It is expected by {day}.', { day: weekdayInPage(deliveryDate) });
  switch (orderStatus) {
    case 'CANCELLED':
      return cancelledAt === null
        ? said('Cancelled.')
        : said('Cancelled on {time}.', { time: instantInPage(cancelledAt) });
    case 'PENDING':
      if (waitsForPayment(order)) return nextOfPayment(order, now);
      if (isInExchange(order, part)) return said('It is kept for you, and sent once the item you return is checked.');
      return `${said('The seller looks at it again.')} ${expected}`;
    case 'PLACED':
      if (order.confirmUntil !== null) return nextOfConfirmation(order.confirmUntil);
      return `${sentWhen(order, dispatchHours)} ${expected}`;
    case 'CONFIRMED':
      return `${said('The seller packs it and hands it to the courier.')} ${expected}`;
    case 'SHIPPED':
      if (shipment?.status === 'LOST') return lostText(order);
      return goneWrong(shipment?.status) ?? `${said('It is on its way to you.')} ${expected}${cashReady(part)}`;
    case 'DELIVERED':
      return deliveredAt === null
        ? said('Delivered.')
        : said('Delivered on {day}.', { day: dayInPage(kolkataDay(Date.parse(deliveredAt))) });
  }
}

/** Returns the sentence that says when a placed order is sent: within the dispatch hours, or by a named day after a seller's holiday. */
function sentWhen({ isPreOrder, dispatchOn, orderDate }: Order, dispatchHours: number): string {
  if (isPreOrder) return said('The seller confirms it and sends it when its sale begins.');
  const usually = dispatchDay(kolkataDay(Date.parse(orderDate)), dispatchHours);
  return dispatchOn > usually
    ? said('The seller confirms it and sends it by {day}.', { day: weekdayInPage(dispatchOn) })
    : said('The seller confirms it and sends it within {hours} hours.', { hours: dispatchHours });
}

function goneWrong(status: string | undefined): string | undefined {
  switch (status) {
    case 'UNDELIVERED':
      return said('The courier could not deliver it. Please say what the courier should do.');
    case 'RTO_INITIATED':
      return said('It could not be delivered and goes back to the seller.');
    case 'RTO_DELIVERED':
    case 'RETURNED':
      return said('It could not be delivered and is back at the seller.');
    default:
      return undefined;
  }
}

const lostText = ({ paymentMethod }: Order) =>
  said(
    paymentMethod === 'COD'
      ? 'The courier lost it. You have nothing to pay for it.'
      : 'The courier lost it. What you paid for it goes back to you.',
  );

function cashReady({ cashAtDoor }: OrderPart): string {
  return cashAtDoor ? ` ${said('Keep {sum} ready for the courier.', { sum: formatRupees(cashAtDoor) })}` : '';
}

function nextOfPayment({ payUntil }: Order, now: number): string {
  return payUntil !== null && Date.parse(payUntil) > now
    ? said('Waits for your payment. Your items are held until {time}.', { time: instantInPage(payUntil) })
    : said('It was not paid in time, so your items are not held any more. Nothing was charged.');
}

function nextOfConfirmation(confirmUntil: string): string {
  return said('Waits for your confirmation until {time}: we emailed you a link. The seller sends it after that.', {
    time: instantInPage(confirmUntil),
  });
}

/** Returns whether an unpaid order can still be paid. */
export function isHeld({ payUntil }: Order, now = Date.now()): boolean {
  return payUntil !== null && Date.parse(payUntil) > now;
}

/** Returns the next step of an order as a sentence for a list. The least advanced part decides. */
export function nextOfOrder(order: Order, policy: OrderPolicy, now = Date.now()): string {
  if (order.orderStatus === 'CANCELLED') return cancelledText(order);
  const asking = order.consignments.find(({ shipment }) => shipment?.status === 'UNDELIVERED');
  const part = asking ?? order.consignments.find(({ orderStatus }) => orderStatus === order.orderStatus)!;
  return nextOfPart(order, part, policy, now);
}

/** Returns what happens with the money of a cancelled order. */
export function cancelledText({ paymentStatus, refunds }: Order): string {
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (back > 0) {
    return said(paymentStatus === 'REFUNDED' ? '{sum} goes back to you.' : '{sum} go back to you.', {
      sum: formatRupees(back),
    });
  }
  return said('Nothing was charged for it.');
}

const PAYMENT_TEXT = {
  COMPLETED: messages.PAYMENT_STATUS_PAID,
  PENDING: messages.PAYMENT_STATUS_PENDING,
  FAILED: messages.PAYMENT_STATUS_PENDING,
  REFUNDED: 'Refunded',
  PARTIALLY_REFUNDED: 'Partly refunded',
} as const satisfies Record<Order['paymentStatus'], string>;

/** @example 'Online: Paid' */
export function paymentText(order: Order, now = Date.now()): string {
  const { orderStatus, paymentMethod, paymentStatus } = order;
  const isOver = orderStatus === 'CANCELLED' && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED');
  const state = isOver ? 'Nothing to pay' : isNotPaid(order, now) ? 'Not paid' : PAYMENT_TEXT[paymentStatus];
  return `${said(paymentMethod === 'COD' ? 'Cash on delivery' : 'Online')}: ${said(state)}`;
}

const METHODS = {
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  bank: 'your bank account',
  wallet: 'wallet',
  emi: 'EMI',
} as const;

/** Returns the text of a payment method of the gateway. */
export function methodText(method: string): string {
  return said(method in METHODS ? METHODS[method as keyof typeof METHODS] : 'online payment');
}

/** Returns the state of a refund and when it arrives. */
export function refundText(
  { status, method }: Order['refunds'][number],
  { refundBusinessDays: { from, to } }: OrderPolicy,
): string {
  const holes = { method: methodText(method), from, to };
  switch (status) {
    case 'processed':
      return said(
        'Sent back to where you paid from ({method}). Your bank shows it within {from}-{to} business days.',
        holes,
      );
    case 'failed':
      return said(
        'It could not be sent back to where you paid from ({method}) yet. We look into it and write to you.',
        holes,
      );
    default:
      return said('On its way back to where you paid from ({method}): {from}-{to} business days.', holes);
  }
}

const CAUSES = {
  cancelled: 'Cancelled items',
  undelivered: 'Items that could not be delivered',
  returned: 'Returned items',
  giveBack: 'Give-back',
  second: 'Paid twice',
  late: 'Paid after the items were sold out',
  mismatch: 'A different amount was paid',
} as const satisfies Record<Order['refunds'][number]['cause'], string>;

export const causeText = ({ cause }: Order['refunds'][number]): string => said(CAUSES[cause]);

/** Returns what the couriers still collect on delivery for the remaining parts, in rupees; null if nothing. */
export function dueAtDoor({ paymentStatus, consignments }: Order): number | null {
  const open = consignments.filter(({ orderStatus }) => orderStatus !== 'DELIVERED');
  const paise = open.reduce((sum, { cashAtDoor }) => sum + paiseOf(cashAtDoor ?? 0), 0);
  return paymentStatus === 'PENDING' && paise > 0 ? paise / 100 : null;
}

/** Returns the refund for cancelled pieces in rupees, as the server calculates it: the last pieces include the fees. */
export function comesBack(order: Order, pieces: ReadonlyMap<number, number>): number {
  if (order.paymentDetails.paymentId === null) return 0;
  const left = piecesOf(order.consignments.filter(({ orderStatus }) => orderStatus !== 'CANCELLED'));
  const isAll = [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0) === left;
  const paise = order.orderItems.reduce(
    (sum, { id, net, quantity }) => {
      const before = order.refunds
        .flatMap(({ items }) => items)
        .reduce((taken, item) => taken + (item.orderItemId === id ? item.quantity : 0), 0);
      const chosen = pieces.get(id) ?? 0;
      return sum + (chosen === 0 ? 0 : amountOfUnits(paiseOf(net), quantity, before, chosen));
    },
    isAll ? paiseOf(order.shippingFee + order.codFee) : 0,
  );
  return paise / 100;
}

const paiseOf = (rupees: number) => Math.round(rupees * 100);
