import type { Admin, Customer } from '#contract/calls/actor.ts';
import { AddressForm } from '#contract/calls/addresses.ts';
import { addAddress } from '#functions/domain/addresses/index.ts';
import { addItem } from '#functions/domain/cart/index.ts';
import { moveConsignment, placeOrder, readOrder } from '#functions/domain/orders/index.ts';
import { forgetOldKeys } from '#functions/domain/idempotency/index.ts';
import { sendOutbox } from '#functions/domain/outbox/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { SeedCustomer } from './reviews/names.ts';

/** An order that was placed, as the later steps of the story need it. */
export interface SeededOrder {
  plan: PlannedOrder;
  customer: Customer;
}

/**
 * Lets the customers of the story order, and the house move what they ordered, each at its own time and by the verbs
 * people use.
 * @param skuIds of every SKU, by its code
 */
export async function seedOrders(
  shop: Shop,
  plans: readonly PlannedOrder[],
  customers: readonly (SeedCustomer & { userId: number })[],
  admin: Admin,
  skuIds: ReadonlyMap<string, number>,
): Promise<void> {
  const addressIds = new Map<number, number>();
  const steps = plans.flatMap((plan, index) => [
    { at: plan.placedAt, index, to: undefined },
    ...plan.steps.map(({ at, to }) => ({ at, index, to })),
  ]);
  const orderIds = new Map<number, string>();
  // In the order of time, as the records of a shop grow.
  for (const { at, index, to } of steps.toSorted((one, other) => one.at - other.at)) {
    const then = { ...shop, now: at, once: { key: `seed ${index} ${to ?? 'placed'}`, call: 'seed', bodyHash: '' } };
    const plan = plans[index]!;
    if (to) {
      await moveAll(then, admin, orderIds.get(index)!, to);
      continue;
    }
    const { userId, address } = customers[plan.customer]!;
    const customer: Customer = { kind: 'customer', userId, sessionId: 'seed' };
    const addressId = addressIds.get(userId) ?? (await addAddress(then, customer, AddressForm.parse(address))).id;
    addressIds.set(userId, addressId);
    for (const { code, size, quantity } of plan.lines) {
      await addItem(then, customer, { skuId: skuIds.get(code)!, size, quantity });
    }
    const request = {
      address: { savedId: addressId },
      buyNowItem: undefined,
      expectedTotal: undefined,
      note: plan.note,
    };
    const { orderId } = await placeOrder(then, customer, request, 'COD');
    orderIds.set(index, orderId);
  }
  // The letters of that time: the world of the story has nobody to read them.
  await sendOutbox(shop);
  // Nobody will repeat a request of the story.
  await shop.write(forgetOldKeys({ before: shop.now }));
}

async function moveAll(shop: Shop, admin: Admin, orderId: string, to: PlannedOrder['steps'][number]['to']) {
  const { consignments } = await readOrder(shop, admin, orderId);
  for (const { id } of consignments) await moveConsignment(shop, admin, { order: orderId, consignmentId: id, to });
}
