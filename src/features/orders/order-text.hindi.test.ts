import { afterAll, describe, expect, test, vi } from 'vitest';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import { SHIPMENT_STATUSES } from '#contract/states/shipment.ts';
import { scriptWords } from '#contract/words/script-words.ts';
import type { Order } from '../../api/wire.ts';
import type { OrderPart } from './order-text.ts';

const WORDS = JSON.stringify(scriptWords('hi', 'account'));
vi.stubGlobal('document', {
  documentElement: { lang: 'hi-IN' },
  querySelector: () => ({ textContent: WORDS }),
});
// The words of a page are read once, and other tests have English pages.
vi.resetModules();
const { cancelledText, causeText, nextOfPart, partsText, partText, paymentText, refundText } =
  await import('./order-text.ts');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const POLICY = { dispatchHours: 24, refundBusinessDays: { from: 5, to: 7 } };
const NOW = Date.parse('2026-11-20T10:00:00Z');
/** Latin words of Hindi texts. */
const LATIN = /\b(UPI|EMI)\b/g;

function part(orderStatus: OrderPart['orderStatus'], more: Partial<OrderPart> = {}): OrderPart {
  return {
    id: 1,
    sellerId: 1,
    sellerName: 'Meera',
    orderStatus,
    items: [{ orderItemId: 1, quantity: 2 }],
    deliveryDate: '2026-11-27',
    cashAtDoor: 499,
    awb: null,
    shipment: null,
    dispatchedAt: null,
    deliveredAt: '2026-11-20T06:05:00Z',
    cancelledAt: '2026-11-20T06:05:00Z',
    ...more,
  };
}

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
    isPreOrder: false,
    dispatchOn: '2026-11-21',
    orderDate: '2026-11-20T06:05:00Z',
    orderItems: [],
    consignments,
    ...more,
  } as unknown as Order;
}

const noEnglish = (text: string) => expect(text.replace(LATIN, '')).not.toMatch(/[a-z]{2}/i);

describe('in Hindi', () => {
  test.each(ORDER_STATUSES)('a part that is %s says its state and what happens next', (status) => {
    for (const of of [
      order([part(status)]),
      order([part(status)], { orderStatus: 'PENDING', paymentMethod: 'PREPAID', payUntil: '2026-11-20T11:00:00Z' }),
      order([part(status)], { orderStatus: 'PENDING', paymentMethod: 'PREPAID', payUntil: '2026-11-20T09:00:00Z' }),
      order([part(status)], { confirmUntil: '2026-11-20T11:00:00Z' }),
      order([part(status)], { isPreOrder: true }),
      order([part(status)], { dispatchOn: '2026-12-01' }),
    ]) {
      noEnglish(partText(of, of.consignments[0]!, NOW));
      noEnglish(nextOfPart(of, of.consignments[0]!, POLICY, NOW));
      noEnglish(partsText(of));
      noEnglish(paymentText(of, NOW));
    }
  });

  test.each(SHIPMENT_STATUSES)('a parcel that is %s says what happens next', (status) => {
    const shipment = { id: 1, status } as OrderPart['shipment'];
    for (const paymentMethod of ['COD', 'PREPAID'] as const) {
      const sent = order([part('SHIPPED', { shipment })], { orderStatus: 'SHIPPED', paymentMethod });
      noEnglish(nextOfPart(sent, sent.consignments[0]!, POLICY, NOW));
    }
  });

  test('parts of several states are counted', () => {
    const mixed = order([part('DELIVERED'), part('SHIPPED'), part('CANCELLED')], { totalItems: 6 });
    expect(partsText(mixed)).toBe('6 आइटम में से 4, 2 डिलीवर, 2 रास्ते में, 2 कैंसल');
    noEnglish(partsText(order([part('CANCELLED')], { totalItems: 2 })));
  });

  test('money that comes back says why, how and when', () => {
    for (const status of ['created', 'processed', 'failed'] as const) {
      for (const cause of ['cancelled', 'undelivered', 'returned', 'giveBack', 'second', 'late', 'mismatch'] as const) {
        for (const method of ['upi', 'card', 'netbanking', 'bank', 'wallet', 'emi', 'paylater']) {
          const refund = { status, cause, method, amount: 100 } as unknown as Order['refunds'][number];
          noEnglish(refundText(refund, POLICY));
          noEnglish(causeText(refund));
          noEnglish(cancelledText(order([], { refunds: [refund] })));
        }
      }
    }
    noEnglish(cancelledText(order([])));
  });

  test('a time is said with its part of the day', () => {
    const cancelled = part('CANCELLED');
    expect(nextOfPart(order([cancelled]), cancelled, POLICY, NOW)).toBe('20 नव॰ 2026, सुबह 11:35 बजे को कैंसल हुआ।');
  });
});
