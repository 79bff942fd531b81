import type { Admin, Customer } from '#contract/calls/actor.ts';
import { AddressForm } from '#contract/calls/addresses.ts';
import { addAddress } from '#functions/domain/accounts/addresses/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { playOrders } from './play-orders.ts';
import type { PlayedGateway } from './play-orders.ts';
import type { SeedCustomer } from './people/customers.ts';

/**
 * Places the orders of the story's customers, and moves them. Each customer saves all addresses with the first order,
 * and has every order sent to the first address.
 * @param plans ordered by time
 * @param skuIds the ids of all SKUs, by code
 */
export async function seedOrders(
  shop: Shop,
  plans: readonly PlannedOrder[],
  customers: readonly (SeedCustomer & { userId: number })[],
  people: { admin: Admin; gateway: PlayedGateway },
  skuIds: ReadonlyMap<string, number>,
): Promise<void> {
  const addressIds = new Map<number, number>();
  for (const { customer: position, placedAt } of plans) {
    if (addressIds.has(position)) continue;
    const { address, otherAddresses = [] } = customers[position]!;
    const save = (form: object) =>
      addAddress({ ...shop, now: placedAt }, customerAt(customers, position), AddressForm.parse(form));
    addressIds.set(position, (await save(address)).id);
    for (const other of otherAddresses) await save(other);
  }
  await playOrders(
    shop,
    people,
    plans.map(({ customer: position, lines, ...plan }) => ({
      ...plan,
      customer: customerAt(customers, position),
      address: { savedId: addressIds.get(position)! },
      lines: lines.map(({ code, size, quantity }) => ({ skuId: skuIds.get(code)!, size, quantity })),
    })),
  );
}

function customerAt(customers: readonly { userId: number }[], position: number): Customer {
  return { kind: 'customer', userId: customers[position]!.userId, sessionId: 'seed' };
}
