import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../api/wire.ts';
import {
  cancellableParts,
  cancelledText,
  comesBack,
  dueAtDoor,
  hasInvoice,
  inOrderOfInterest,
  isAllReturned,
  isHeld,
  isNotPaid,
  nextOfOrder,
  nextOfPart,
  partText,
  partsText,
  paymentText,
  returnedText,
  returnedOf,
  standingText,
} from './order-text.ts';
import type { OrderPart } from './order-text.ts';

// The texts are in the language of the page.
vi.stubGlobal('document', { documentElement: { lang: 'en-IN' }, querySelector: () => null });
afterAll(() => vi.unstubAllGlobals());

const POLICY = { dispatchHours: 24, refundBusinessDays: { from: 5, to: 7 } };
const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A part with a number of pieces of one item. */
function part(orderStatus: OrderPart['orderStatus'], quantity: number, orderItemId = 1): OrderPart {
  return {
    id: Math.trunc(Math.random() * 1e9) + 1,
    sellerId: 1,
    sellerName: 'Meera',
    orderStatus,
    items: [{ orderItemId, quantity }],
    deliveryDate: '2026-11-27',
    cashAtDoor: null,
    awb: null,
    shipment: null,
    dispatchedAt: null,
    deliveredAt: null,
    cancelledAt: null,
  };
}

/** An order of three pieces of one item for ₹100.01, with the fields that the texts use. */
function order(consignments: OrderPart[], more: Partial<Order> = {}): Order {
  return {
    orderStatus: 'PLACED',
    paymentStatus: 'PENDING',
    paymentMethod: 'COD',
    paymentDetails: { paymentMethod: 'COD', status: 'PENDING', paymentId: null },
    payUntil: null,
    confirmUntil: null,
    refunds: [],
    payments: [],
    totalItems: 3,
    shippingFee: 0,
    codFee: 40,
    deliveryEstimate: '3-5 business days',
    deliveryDate: '2026-11-27',
    orderDate: '2026-11-20T06:00:00.000Z',
    dispatchOn: '2026-11-21',
    isPreOrder: false,
    orderItems: [{ id: 1, net: 100.01, quantity: 3, replacesItemId: null }],
    consignments,
    ...more,
  } as Order;
}

const paid = {
  paymentMethod: 'PREPAID',
  paymentStatus: 'COMPLETED',
  paymentDetails: { paymentMethod: 'PREPAID', status: 'COMPLETED', paymentId: 'pay_1' },
} as const;

describe('an order is told part by part', () => {
  test.each<[string, OrderPart[]]>([
    ['3 items', [part('PLACED', 3)]],
    ['2 of 3 items, 1 cancelled', [part('PLACED', 2), part('CANCELLED', 1)]],
    ['3 items, 1 delivered, 2 on the way', [part('SHIPPED', 2), part('DELIVERED', 1)]],
    [
      '2 of 3 items, 1 delivered, 1 being packed, 1 cancelled',
      ['DELIVERED', 'CONFIRMED', 'CANCELLED'].map((status) => part(status as OrderPart['orderStatus'], 1)),
    ],
    ['3 items, all cancelled', [part('CANCELLED', 3)]],
  ])('%s', (text, parts) => {
    expect(partsText(order(parts))).toBe(text);
  });

  test('with what comes in exchange apart, which nobody pays for', () => {
    const [waiting, left] = [part('PENDING', 1, 2), part('CANCELLED', 1, 2)];
    const bought = order([part('DELIVERED', 3), waiting, left]);
    const exchanging = {
      ...bought,
      orderItems: [...bought.orderItems, { ...bought.orderItems[0]!, id: 2, replacesItemId: 1 }],
    };
    expect(partsText(exchanging)).toBe('3 items, 1 in exchange');
    expect(partText(exchanging, waiting)).toBe('Kept for you');
    expect(nextOfPart(exchanging, waiting, POLICY, NOW)).toBe(
      'It is kept for you, and sent once the item you return is checked.',
    );
  });

  test('with what is cancelled last', () => {
    const parts = [part('CANCELLED', 1), part('PLACED', 1), part('CANCELLED', 1)];
    expect(inOrderOfInterest(parts).map(({ id }) => id)).toEqual([parts[1]!.id, parts[0]!.id, parts[2]!.id]);
  });
});

describe('what happens next', () => {
  test.each<[Order['orderStatus'], string]>([
    ['PLACED', 'The seller confirms it and sends it within 24 hours. It is expected by Fri, 27 Nov.'],
    ['CONFIRMED', 'The seller packs it and hands it to the courier. It is expected by Fri, 27 Nov.'],
    ['SHIPPED', 'It is on its way to you. It is expected by Fri, 27 Nov. Keep ₹140 ready for the courier.'],
  ])('of an order that is %s', (orderStatus, text) => {
    const sent = { ...part(orderStatus, 3), cashAtDoor: 140 };
    expect(nextOfOrder(order([sent], { orderStatus }), POLICY, NOW)).toBe(text);
  });

  test('a delivery that failed is said before all else', () => {
    const failed = { ...part('SHIPPED', 1), shipment: { status: 'UNDELIVERED' } as OrderPart['shipment'] };
    const text = nextOfOrder(order([part('PLACED', 2), failed]), POLICY, NOW);
    expect(text).toBe('The courier could not deliver it. Please say what the courier should do.');
  });

  test('of one that its shopper is to confirm, until when and how', () => {
    const waiting = order([part('PLACED', 3)], { confirmUntil: '2026-11-21T10:00:00Z' });
    expect(nextOfOrder(waiting, POLICY, NOW)).toBe(
      'Waits for your confirmation until 21 Nov 2026, 3:30 pm: we emailed you a link. The seller sends it after that.',
    );
    expect(hasInvoice(waiting)).toBe(false);
  });

  test('an order of a seller who is away says the day on which it is sent', () => {
    expect(nextOfOrder(order([part('PLACED', 3)]), POLICY, NOW)).toContain('sends it within 24 hours');
    const away = order([part('PLACED', 3)], { dispatchOn: '2026-12-06' });
    expect(nextOfOrder(away, POLICY, NOW)).toContain('sends it by Sun, 6 Dec');
  });

  test('a pre-order waits for its sale', () => {
    const waiting = order([part('PLACED', 3)], { isPreOrder: true });
    expect(nextOfOrder(waiting, POLICY, NOW)).toContain('sends it when its sale begins');
    const inStock = order([part('PLACED', 3)], { deliveryEstimate: '7-10 days after start date' });
    expect(nextOfOrder(inStock, POLICY, NOW)).not.toContain('sale');
  });

  test('an order that waits for its payment says until when, and that the time is over', () => {
    const waiting = (payUntil: string | null) =>
      order([part('PENDING', 3)], { ...paid, orderStatus: 'PENDING', paymentStatus: 'PENDING', payUntil });
    const held = waiting('2026-11-20T10:20:00Z');
    expect(isHeld(held, NOW)).toBe(true);
    expect(nextOfOrder(held, POLICY, NOW)).toContain('Your items are held until 20 Nov 2026, 3:50 pm');
    const over = waiting('2026-11-20T09:59:00Z');
    expect(isHeld(over, NOW)).toBe(false);
    expect(nextOfOrder(over, POLICY, NOW)).toContain('It was not paid in time');
    expect(nextOfOrder(waiting(null), POLICY, NOW)).toContain('It was not paid in time');
  });

  test('a cancelled order tells of its money', () => {
    const refund = { amount: 99.5 } as Order['refunds'][number];
    expect(cancelledText(order([], { paymentStatus: 'REFUNDED', refunds: [refund] }))).toContain('₹99.50 goes back');
    expect(cancelledText(order([]))).toBe('Nothing was charged for it.');
  });
});

describe('the money of an order', () => {
  test('at the door is what the couriers still collect: of the parts that are neither there nor cancelled', () => {
    const asks = (status: OrderPart['orderStatus'], cashAtDoor: number | null) => ({ ...part(status, 1), cashAtDoor });
    expect(dueAtDoor(order([asks('PLACED', 66.66), asks('SHIPPED', 73.35)]))).toBe(140.01);
    expect(dueAtDoor(order([asks('DELIVERED', 66.66), asks('SHIPPED', 73.35)]))).toBe(73.35);
    expect(dueAtDoor(order([asks('PLACED', 66.66), asks('CANCELLED', null)]))).toBe(66.66);
    expect(dueAtDoor(order([asks('PLACED', null)], paid))).toBeNull();
    expect(dueAtDoor(order([asks('DELIVERED', 66.66)], { paymentStatus: 'COMPLETED' }))).toBeNull();
  });

  test('that comes back is said as it is then paid: the last piece brings the rest and the fees', () => {
    const whole = order([part('PLACED', 3)], paid);
    expect(comesBack(whole, new Map([[1, 1]]))).toBe(33.33);
    expect(comesBack(whole, new Map([[1, 3]]))).toBe(140.01);
    const refunds = [{ amount: 66.66, items: [{ orderItemId: 1, quantity: 2, amount: 66.66 }] }] as Order['refunds'];
    const last = order([part('PLACED', 1), part('CANCELLED', 2)], { ...paid, refunds });
    expect(comesBack(last, new Map([[1, 1]]))).toBe(73.35);
    expect(comesBack(order([part('PLACED', 3)]), new Map([[1, 3]]))).toBe(0);
  });

  test('is named in the words of the specification', () => {
    expect(paymentText(order([], paid))).toBe('Online: Paid');
    expect(paymentText(order([]))).toBe('Cash on delivery: Pending');
    expect(paymentText(order([], { orderStatus: 'CANCELLED' }))).toBe('Cash on delivery: Nothing to pay');
  });

  test('has papers where something was sold', () => {
    expect(hasInvoice(order([]))).toBe(true);
    expect(hasInvoice(order([], { orderStatus: 'PENDING' }))).toBe(false);
    expect(hasInvoice(order([], { orderStatus: 'CANCELLED' }))).toBe(false);
    expect(hasInvoice(order([], { ...paid, orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' }))).toBe(true);
  });
});

describe('an order that was not paid in time', () => {
  const unpaid = (payUntil: string | null) =>
    order([part('PENDING', 3)], {
      orderStatus: 'PENDING',
      paymentMethod: 'PREPAID',
      paymentStatus: 'FAILED',
      payUntil,
    });
  const held = unpaid('2026-11-20T10:05:00Z');

  test.each([
    ['whose hold ended', unpaid(null)],
    ['whose time is over before a job has ended its hold', unpaid('2026-11-20T09:59:00Z')],
  ])('%s is not paid, not waiting, and has nothing to cancel', (_, over) => {
    expect(isNotPaid(over, NOW)).toBe(true);
    expect(standingText(over, NOW)).toBe('Not paid');
    expect(partText(over, over.consignments[0]!, NOW)).toBe('Not paid');
    expect(paymentText(over, NOW)).toBe('Online: Not paid');
    expect(cancellableParts(over, NOW)).toEqual([]);
    expect(nextOfOrder(over, POLICY, NOW)).toBe(
      'It was not paid in time, so your items are not held any more. Nothing was charged.',
    );
  });

  test('waits as long as its items are held', () => {
    expect(isNotPaid(held, NOW)).toBe(false);
    expect(standingText(held, NOW)).toBeUndefined();
    expect(partText(held, held.consignments[0]!, NOW)).toBe('Waiting for payment');
    expect(paymentText(held, NOW)).toBe('Online: Pending');
    expect(cancellableParts(held, NOW)).toHaveLength(1);
  });
});

describe('an order of which items came back', () => {
  const refund = (quantity: number, amount: number, more: Partial<Order['refunds'][number]> = {}) => ({
    id: quantity,
    at: '2026-11-28T08:00:00Z',
    amount,
    fees: 0,
    cause: 'returned' as const,
    status: 'processed' as const,
    method: 'upi',
    items: [{ orderItemId: 1, quantity, amount }],
    ...more,
  });
  const delivered = (refunds: Order['refunds'], parts = [part('DELIVERED', 3)]) =>
    order(parts, { orderStatus: 'DELIVERED', refunds });

  test('says at the item what came back, and what was refunded when and where to', () => {
    const all = delivered([refund(3, 539)]);
    expect(returnedText(returnedOf(all, 1)!, 3)).toBe('Returned, ₹539 refunded on 28 Nov 2026 to UPI');
    expect(isAllReturned(all)).toBe(true);
    expect(standingText(all)).toBe('Returned');
  });

  test('says how many of several came back, and what is still on its way', () => {
    const some = delivered([refund(1, 100), refund(1, 100.5, { id: 2, status: 'pending', method: 'bank' })]);
    expect(returnedText(returnedOf(some, 1)!, 3)).toBe(
      '2 of 3 returned, ₹200.50 is on its way back to your bank account',
    );
    expect(isAllReturned(some)).toBe(false);
    expect(standingText(some)).toBeUndefined();
  });

  test('is returned as a whole where the rest was cancelled, and not by what was refunded for other causes', () => {
    expect(isAllReturned(delivered([refund(2, 200)], [part('DELIVERED', 2), part('CANCELLED', 1)]))).toBe(true);
    expect(isAllReturned(delivered([refund(3, 300, { cause: 'undelivered' })]))).toBe(false);
    expect(returnedOf(delivered([refund(3, 300, { cause: 'cancelled' })]), 1)).toBeUndefined();
  });
});
