import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { askForOrder, buy, fillCart, placed } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

const STATUSES = ['PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
type Status = (typeof STATUSES)[number];

const move = (order: Pick<Order, 'id'>, to: string, body: object = {}, seller: Persona = shop.seller('meera')) =>
  seller.patch(`/seller/orders/${order.id}/status/${to}`, body);
const moved = async (order: Pick<Order, 'id'>, to: Status): Promise<z.output<typeof ManagedOrder>> =>
  (await move(order, to)).as(ManagedOrder);

const stockOf = ({ skuId }: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);
const movesOf = ({ skuId }: MadeSku) =>
  shop.rows('SELECT reason, quantity_change, reserved_change FROM stock_movements WHERE sku_id = ? ORDER BY id', skuId);

let asha: Persona;
let sku: MadeSku;
let order: Order;

beforeAll(async () => {
  asha = await shop.customer('asha');
});

/** Places a new order of three of ten pieces. */
async function orderThree(): Promise<void> {
  sku = await shop.sku({ stock: 10 });
  order = await buy(asha, sku, 3);
}

describe('a move', () => {
  test('changes the consignment, the order and its history, and is in the audit log', async () => {
    await orderThree();
    const after = await moved(order, 'CONFIRMED');
    expect(after).toMatchObject({ orderStatus: 'CONFIRMED', status: 'CONFIRMED' });
    const seen = (await asha.get(`/api/orders/${order.id}`)).as(Order);
    expect(seen.orderStatus).toBe('CONFIRMED');
    expect(seen.history.at(-1)).toMatchObject({
      event: 'consignment.moved',
      from: 'PLACED',
      to: 'CONFIRMED',
      by: 'seller',
      sellerName: 'Meera Temple Jewels',
    });
    const [consignment] = seen.consignments;
    const audit = shop.row("SELECT * FROM audit_log WHERE subject = 'consignment' AND subject_id = ?", consignment!.id);
    expect(audit).toMatchObject({
      action: 'consignment moved',
      actor_kind: 'seller',
      before: '{"status":"PLACED"}',
      after: '{"status":"CONFIRMED"}',
    });
    expect(audit.request_id).toBeTruthy();
  });

  test('to where it is already is no move', async () => {
    await orderThree();
    await moved(order, 'CONFIRMED');
    await moved(order, 'CONFIRMED');
    const { history } = (await asha.get(`/api/orders/${order.id}`)).as(Order);
    expect(history.map(({ to }) => to)).toEqual(['PLACED', 'CONFIRMED']);
  });

  test('finds the order by its number, too', async () => {
    await orderThree();
    const answer = await shop.seller('meera').patch(`/seller/orders/${order.orderId}/status/CONFIRMED`);
    expect(answer.as(ManagedOrder).orderStatus).toBe('CONFIRMED');
  });

  test('of a version that has passed shows the present one', async () => {
    await orderThree();
    const seen = await moved(order, 'CONFIRMED');
    await moved(order, 'PLACED');
    const answer = await move(order, 'SHIPPED', { version: seen.version });
    expect(answer).toRefuse(
      409,
      'STALE_VERSION',
      'Someone else changed this in the meantime. Please check the new details and decide.',
    );
    const current = z.decode(ManagedOrder, (answer.json as { current: z.input<typeof ManagedOrder> }).current);
    expect(current.orderStatus).toBe('PLACED');
    expect((await move(order, 'SHIPPED', { version: current.version })).status).toBe(200);
  });

  test.each(['PAID', 'placed', 'cancelled', 'REFUNDED', '%20'])('to %s is not understood', async (status) => {
    await orderThree();
    expect(await move(order, status)).toRefuse(400, 'QUERY_INVALID', words('ORDER_STATUS_FAILED'));
  });
});

/**
 * Returns the specified refusal of a move; undefined if it is allowed. Moves among five statuses are free, moves to
 * PENDING and CANCELLED are allowed before dispatch, and CANCELLED is final.
 */
function fault(from: Status, to: Status): [code: string, text: string] | undefined {
  if (from === to) return undefined;
  if (from === 'CANCELLED') return ['ORDER_STATUS_ILLEGAL', `An order that is ${from} cannot become ${to}.`];
  const isDispatched = from === 'SHIPPED' || from === 'DELIVERED';
  return isDispatched && (to === 'PENDING' || to === 'CANCELLED')
    ? ['ORDER_DISPATCHED', `This order was dispatched, so it cannot become ${to} any more.`]
    : undefined;
}

describe.each(STATUSES)('from %s', (from) => {
  test.each(STATUSES)('to %s', async (to) => {
    await orderThree();
    await moved(order, from);
    const answer = await move(order, to);
    const why = fault(from, to);
    if (why) expect(answer).toRefuse(409, ...why);
    else expect(answer.as(ManagedOrder).orderStatus).toBe(to);
  });
});

describe('the pieces of an order', () => {
  test('leave the stock once, however often it is shipped', async () => {
    await orderThree();
    for (const to of ['SHIPPED', 'PLACED', 'SHIPPED', 'DELIVERED', 'SHIPPED', 'DELIVERED'] as const)
      await moved(order, to);
    expect(stockOf(sku)).toEqual({ quantity: 7, reserved: 0 });
    expect(movesOf(sku)).toEqual([
      { reason: 'opened', quantity_change: 10, reserved_change: 0 },
      { reason: 'ordered', quantity_change: 0, reserved_change: 3 },
      { reason: 'dispatched', quantity_change: -3, reserved_change: -3 },
    ]);
    const [item] = order.orderItems;
    expect(shop.row('SELECT ended_as FROM reservations WHERE order_item_id = ?', item!.id)).toEqual({
      ended_as: 'dispatched',
    });
  });

  test('leave it also when the order is delivered at once', async () => {
    await orderThree();
    const { consignments } = await moved(order, 'DELIVERED');
    expect(consignments[0]!.dispatchedAt).not.toBeNull();
    expect(consignments[0]!.deliveredAt).not.toBeNull();
    expect(stockOf(sku)).toEqual({ quantity: 7, reserved: 0 });
  });

  test('come back when it is cancelled, once', async () => {
    await orderThree();
    await moved(order, 'CANCELLED');
    await moved(order, 'CANCELLED');
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    expect(movesOf(sku).at(-1)).toEqual({ reason: 'cancelled', quantity_change: 0, reserved_change: -3 });
    expect(movesOf(sku)).toHaveLength(3);
    expect((await asha.get(`/api/orders/${order.id}`)).as(Order)).toMatchObject({ orderStatus: 'CANCELLED' });
  });

  test('do not come back once they have left, whatever the status says', async () => {
    await orderThree();
    await moved(order, 'SHIPPED');
    await moved(order, 'PLACED');
    for (const to of ['CANCELLED', 'PENDING'] as const) {
      expect(await move(order, to)).toRefuse(409, 'ORDER_DISPATCHED');
      expect(await shop.admin().patch(`/orders/${order.id}/status/${to}`)).toRefuse(409, 'ORDER_DISPATCHED');
      expect(await shop.admin().put(`/api/admin/orders/${order.id}`, { orderStatus: to })).toRefuse(
        409,
        'ORDER_DISPATCHED',
      );
    }
    expect(stockOf(sku)).toEqual({ quantity: 7, reserved: 0 });
  });

  test('that were delivered for cash stay paid, and the order is not pending', async () => {
    await orderThree();
    await moved(order, 'DELIVERED');
    expect(await move(order, 'PENDING')).toRefuse(409, 'ORDER_DISPATCHED');
    expect((await asha.get(`/api/orders/${order.id}`)).as(Order)).toMatchObject({
      orderStatus: 'DELIVERED',
      paymentStatus: 'COMPLETED',
    });
  });

  test('of a sold-out SKU come back to a page that has to be published at once', async () => {
    const last = await shop.sku({ stock: 1 });
    const bought = await buy(asha, last);
    await moved(bought, 'CANCELLED');
    const changes = shop.rows(
      "SELECT urgent FROM page_invalidations WHERE subject = 'product' AND subject_id = ? ORDER BY id",
      last.productId,
    );
    expect(changes).toEqual([{ urgent: 0 }, { urgent: 1 }, { urgent: 1 }]);
  });

  test('move once when twenty press the same button', async () => {
    await orderThree();
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(order, 'SHIPPED')));
    // A request that came late finds the consignment in the status it wanted.
    for (const answer of answers) expect(answer.as(ManagedOrder).orderStatus).toBe('SHIPPED');
    expect(stockOf(sku)).toEqual({ quantity: 7, reserved: 0 });
  });

  test('either leave or come back when shipping meets cancelling', async () => {
    await orderThree();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move(order, index % 2 ? 'SHIPPED' : 'CANCELLED')),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { status } = shop.row('SELECT status FROM orders WHERE id = ?', order.id);
    expect(stockOf(sku)).toEqual(status === 'SHIPPED' ? { quantity: 7, reserved: 0 } : { quantity: 10, reserved: 0 });
  });
});

describe('an order of two sellers', () => {
  let both: Order;

  beforeAll(async () => {
    await fillCart(asha, await shop.sku({ seller: 'meera' }));
    await fillCart(asha, await shop.sku({ seller: 'farhan' }));
    const { id } = await placed(askForOrder(asha));
    both = (await asha.get(`/api/orders/${id}`)).as(Order);
  });

  const statusOf = async () => (await asha.get(`/api/orders/${both.id}`)).as(Order).orderStatus;

  test('follows its least advanced part that is not cancelled', async () => {
    await moved(both, 'SHIPPED');
    expect(await statusOf()).toBe('PLACED');
    (await move(both, 'CONFIRMED', {}, shop.seller('farhan'))).as(ManagedOrder);
    expect(await statusOf()).toBe('CONFIRMED');
    (await move(both, 'CANCELLED', {}, shop.seller('farhan'))).as(ManagedOrder);
    expect(await statusOf()).toBe('SHIPPED');
    await moved(both, 'DELIVERED');
    expect(await statusOf()).toBe('DELIVERED');
  });

  test('shows each seller only its own part of the answer', async () => {
    const answer = await move(both, 'DELIVERED');
    expect(answer.as(ManagedOrder).consignments).toHaveLength(1);
    expect(answer.text).not.toContain('Farhan');
  });
});

describe("somebody else's order is as good as none:", () => {
  test('to another seller', async () => {
    await orderThree();
    const answer = await move(order, 'CANCELLED', {}, shop.seller('farhan'));
    expect(answer).toRefuse(404, 'ORDER_NOT_FOUND', 'Order not found');
    expect(whatItTells(answer)).toEqual(
      whatItTells(await move({ id: 999_999_999 }, 'CANCELLED', {}, shop.seller('farhan'))),
    );
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 3 });
  });

  test('and its customer moves nothing', async () => {
    await orderThree();
    expect(await move(order, 'DELIVERED', {}, asha)).toRefuse(403, 'NOT_PERMITTED');
  });
});

test.each([
  { subRole: 'readOnly', may: false },
  { subRole: 'catalogue', may: false },
  { subRole: 'finance', may: false },
  { subRole: 'support', may: false },
  { subRole: 'orders', may: true },
  { subRole: 'owner', may: true },
] as const)('staff for $subRole may move: $may', async ({ subRole, may }) => {
  await orderThree();
  const staff = await shop.staff({ seller: 'meera', subRole });
  const answer = await move(order, 'CONFIRMED', {}, staff);
  if (may) expect(answer.as(ManagedOrder).orderStatus).toBe('CONFIRMED');
  else expect(answer).toRefuse(403, 'NOT_PERMITTED', 'You are not permitted to do this.');
});
