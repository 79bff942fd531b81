import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AskReturn } from '#contract/calls/returns.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import { payingGateway } from '../../../../tests/support/paying-gateway.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { addItem } from '../../buying/cart/index.ts';
import { RETURNS } from '../../whole-shop/invariants/returns.ts';
import { cancelOrder, moveConsignment, placeOrder, readManagedOrder, setOrderStatus } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { askReturn, moveReturn, readReturn } from './index.ts';
import { possibleReturn, reasonNot, worthOf } from './return-rules.ts';

const TO_INSPECTED = ['APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED'] as const;

let small: SmallShop;
let shop: Shop;

beforeEach(async () => {
  small = await openSmallShop(
    { meera: {}, farhan: {} },
    { prepaid: { ...DEFAULT_POLICY.prepaid, offered: true, discountPercent: 10 } },
  );
  shop = { ...small.shop, payments: payingGateway() };
});
afterEach(() => small.close());

/** Places and pays an order with the given quantity of a new SKU of each seller. */
async function paid(pieces: readonly { seller: string; price: number; quantity: number }[]): Promise<string> {
  for (const { seller, price, quantity } of pieces) {
    const { skuId } = await small.goods.sku({ seller: seller as 'meera' | 'farhan', price, stock: 100 });
    await addItem(shop, small.customer, { skuId, size: '', quantity });
  }
  const request = { address: { form: HYDERABAD }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  const { orderId } = await placeOrder(shop, small.customer, request, 'PREPAID');
  await setOrderStatus(shop, small.customer, orderId, 'PLACED');
  return orderId;
}

async function deliver(order: string): Promise<void> {
  const { consignments } = await readManagedOrder(shop, small.admin, order);
  for (const { id, orderStatus } of consignments) {
    if (orderStatus !== 'CANCELLED') {
      await moveConsignment(shop, small.admin, { order, consignmentId: id, to: 'DELIVERED' });
    }
  }
}

const ask = (orderId: string, orderItemId: number, quantity = 1, body: Partial<AskReturn> = {}) =>
  askReturn(shop, small.customer, {
    orderId,
    kind: 'RETURN',
    items: [{ orderItemId, quantity, reason: 'changedMind' }],
    resolution: 'REFUND',
    ...body,
  });

async function through(returnId: number, steps: readonly ReturnStatus[]): Promise<void> {
  for (const to of steps) {
    await moveReturn(shop, small.admin, { returnId, to, reason: 'Asked', condition: 'restock' });
  }
}

describe('every piece that is paid back, one by one, in any order, cancelled or returned,', () => {
  const input = fc.record({
    price: fc.integer({ min: 1, max: 3000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    cancelled: fc.nat({ max: 4 }),
  });

  test('comes to exactly what was paid, and papers to nothing', async () => {
    await fc.assert(
      fc.asyncProperty(input, input, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), async (one, other, order) => {
        const number = await paid([
          { seller: 'meera', ...one },
          { seller: 'farhan', ...other },
        ]);
        const { orderItems, total } = await readManagedOrder(shop, small.admin, number);
        const wished = [one, other];
        const pieces: number[] = [];
        for (const [index, { id, quantity }] of orderItems.entries()) {
          const gone = Math.min(wished[index]!.cancelled, quantity);
          if (gone > 0) {
            await cancelOrder(shop, small.customer, { order: number, items: [{ orderItemId: id, quantity: gone }] });
          }
          for (let piece = gone; piece < quantity; piece += 1) pieces.push(id);
        }
        await deliver(number);
        const shuffled = pieces
          .map((id, index) => ({ id, at: order[index]! }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ id }) => id);
        // All returns are requested before the first is refunded, and refunded in reverse order.
        const query = [];
        for (const id of shuffled) query.push(await ask(number, id));
        for (const { id } of query.toReversed()) await through(id, [...TO_INSPECTED, 'REFUNDED']);

        const [[back]] = small.rows(
          `SELECT sum(amount_paise) FROM refunds JOIN orders ON orders.id = order_id WHERE number = ?`,
          number,
        ) as [[number | null]];
        expect(back ?? 0).toBe(total);
        const open = small.rows(
          `SELECT invoice.number FROM documents invoice JOIN orders ON orders.id = invoice.order_id
           LEFT JOIN documents note ON note.of_document_id = invoice.id
           WHERE invoice.of_document_id IS NULL AND orders.number = ? GROUP BY invoice.id
           HAVING invoice.total_paise != coalesce(sum(note.total_paise), 0)`,
          number,
        );
        expect(open).toEqual([]);
      }),
      { numRuns: 12 },
    );
    expect(await small.broken()).toEqual([]);
  });
});

/** The statement that breaks each rule, and the one that repairs it. */
const PLANTED: [says: string, fault: string, mended: string][] = [
  [
    'No piece is asked back twice',
    'UPDATE return_items SET quantity = quantity + 5',
    'UPDATE return_items SET quantity = quantity - 5',
  ],
  [
    'A return stands where its history left it',
    "UPDATE returns SET status = 'INSPECTED'",
    "UPDATE returns SET status = 'REFUNDED'",
  ],
  [
    'A return is paid back when it is refunded, once, and no other is',
    'UPDATE refunds SET return_id = NULL',
    'UPDATE refunds SET return_id = (SELECT id FROM returns)',
  ],
  [
    'What came back into the stock was looked at and found sound, and all of that came back',
    'UPDATE return_items SET quantity = quantity + 1',
    'UPDATE return_items SET quantity = quantity - 1',
  ],
  [
    'What is refunded is credited on the invoice it stands on',
    'UPDATE return_items SET quantity = quantity + 1',
    'UPDATE return_items SET quantity = quantity - 1',
  ],
  [
    'Credit notes give the buyer of an item what was refunded for the same pieces',
    'UPDATE refund_items SET amount_paise = amount_paise + 1; UPDATE refunds SET amount_paise = amount_paise + 1',
    'UPDATE refund_items SET amount_paise = amount_paise - 1; UPDATE refunds SET amount_paise = amount_paise - 1',
  ],
  [
    'What is wanted in exchange is held for its shopper, or was sent',
    "UPDATE returns SET resolution = 'EXCHANGE', sku_id = (SELECT min(id) FROM skus)",
    "UPDATE returns SET resolution = 'REFUND', sku_id = NULL",
  ],
  [
    'No courier fetches what was withdrawn',
    "UPDATE returns SET status = 'WITHDRAWN', courier_order_number = 7",
    "UPDATE returns SET status = 'REFUNDED', courier_order_number = NULL",
  ],
  [
    'A piece is given back once, and for no more than was paid for it',
    "UPDATE refunds SET cause = 'giveBack'; UPDATE refund_items SET quantity = quantity + 9",
    "UPDATE refunds SET cause = 'returned'; UPDATE refund_items SET quantity = quantity - 9",
  ],
];

describe('a fault in what comes back is found:', () => {
  test('each rule has one here', () =>
    expect(PLANTED.map(([says]) => says).toSorted()).toEqual(RETURNS.map(({ says }) => says).toSorted()));

  test.each(PLANTED)('%s', async (says, error, mended) => {
    const number = await paid([{ seller: 'meera', price: 1000, quantity: 3 }]);
    await deliver(number);
    const { orderItems } = await readManagedOrder(shop, small.admin, number);
    const { id } = await ask(number, orderItems[0]!.id);
    await through(id, [...TO_INSPECTED, 'REFUNDED']);
    expect(await small.broken()).toEqual([]);
    small.db.connection.exec(error);
    expect((await small.broken()).map((one) => one.says)).toContain(says);
    small.db.connection.exec(mended);
    expect(await small.broken()).toEqual([]);
  });
});

test('two who refund one return at once pay it once', async () => {
  const number = await paid([{ seller: 'meera', price: 1000, quantity: 2 }]);
  await deliver(number);
  const { orderItems } = await readManagedOrder(shop, small.admin, number);
  const both = [await ask(number, orderItems[0]!.id), await ask(number, orderItems[0]!.id)];
  for (const { id } of both) await through(id, TO_INSPECTED);
  const refund = (returnId: number) =>
    moveReturn(shop, small.admin, { returnId, to: 'REFUNDED', reason: 'Asked' }).then(
      () => 'paid',
      (error: { code: string }) => error.code,
    );
  // One of two concurrent refunds of the same item fails: the amount of a piece depends on the other returns.
  const answers = await Promise.all([...both, ...both].map(({ id }) => refund(id)));
  for (const { id } of both) {
    if ((await readReturn(shop, small.admin, id)).status === 'INSPECTED') answers.push(await refund(id));
  }
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(2);
  expect(small.rows('SELECT sum(amount_paise) FROM refunds')).toEqual([[1800_00]]);
  expect(await small.broken()).toEqual([]);
});

describe('the window', () => {
  const policy = { returnWindowDays: 7, damageReportHours: 48, giveBackPercent: 15 };
  const AT = Date.parse('2026-11-01T06:00:00Z');
  const DAY = 24 * 60 * 60_000;
  const piece = { deliveredAt: AT, left: 1, isOneGram: true, isCounterSale: false };

  test('is refused in words for what was handed over at the counter', () => {
    expect(possibleReturn({ ...piece, isCounterSale: true }, policy, AT)).toEqual({
      kind: null,
      reason: 'It was bought at our stand. Please write to customer care about its return.',
    });
  });

  test('closes at the second: a return before, a give-back after', () => {
    expect(possibleReturn(piece, policy, AT + 7 * DAY)).toEqual({ kind: 'RETURN' });
    expect(possibleReturn(piece, policy, AT + 7 * DAY + 1)).toEqual({ kind: 'GIVE_BACK' });
    expect(possibleReturn({ ...piece, isOneGram: false }, policy, AT + 7 * DAY + 1)).toEqual({
      kind: null,
      reason: 'It could be returned until 8 Nov 2026, 11:30 am.',
    });
  });

  test('of damage is 48 hours', () => {
    const input = { kind: 'RETURN', quantity: 1, reason: 'damaged' } as const;
    expect(reasonNot(piece, input, policy, AT + 2 * DAY)).toBeUndefined();
    expect(reasonNot(piece, input, policy, AT + 2 * DAY + 1)).toBe(
      'Damage and wrong items could be reported until 3 Nov 2026, 11:30 am.',
    );
  });

  test('is the one the order was placed with', () => {
    const query = { kind: 'RETURN', quantity: 1, reason: 'wrongSize' } as const;
    expect(reasonNot(piece, query, { ...policy, returnWindowDays: 30 }, AT + 20 * DAY)).toBeUndefined();
  });
});

test('a give-back is 15 % of each piece’s net, half up to the paisa', () => {
  // 100/3 paise: 33, 33, 34; 15 % of them 4.95, 4.95 and 5.1.
  const paidFor = { netPaise: 100, quantity: 3 };
  expect(worthOf(paidFor, { kind: 'GIVE_BACK', quantity: 3, first: 0 }, 15)).toBe(15);
  expect(worthOf({ netPaise: 10, quantity: 1 }, { kind: 'GIVE_BACK', quantity: 1, first: 0 }, 15)).toBe(2);
  expect(worthOf({ netPaise: 449_550, quantity: 1 }, { kind: 'GIVE_BACK', quantity: 1, first: 0 }, 15)).toBe(67_433);
});
