import type { Admin } from '#contract/calls/actor.ts';
import { AddressForm } from '#contract/calls/addresses.ts';
import { newAddress } from '#functions/domain/accounts/addresses/index.ts';
import { playOrders } from '../play-orders.ts';
import type { PlayedGateway } from '../play-orders.ts';
import type { OrderToPlay } from '../play-orders.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { newMember, userIdByEmail } from '#functions/domain/accounts/users/index.ts';
import type { SeedCustomer } from '../people/customers.ts';
import { batchesOf } from './batches.ts';
import { customerAt, joinedAt } from './customers.ts';
import type { BulkOrder } from './plan-many-orders.ts';
import type { Shelf } from './shelf.ts';

const BATCH = 500;
const TOLD_EVERY = 5000;

/**
 * Adds customers beyond the story's, each with an account and an address.
 * @returns their ids, in their order
 */
export async function seedManyCustomers(
  shop: Shop,
  count: number,
  opened: { daysAgo: number; now: number },
): Promise<number[]> {
  const userIds: number[] = [];
  for await (const batch of batchesOf(Array(count).keys(), BATCH)) {
    const people = batch.map((index) => ({
      ...customerAt(index),
      world: { ...shop, now: joinedAt(index, count, opened) },
    }));
    const added = await shop.write(
      ...people.flatMap(({ world, fullName, email, mobile }) =>
        newMember(world, { fullName, email, mobile, memberships: [] }),
      ),
      ...people.map(({ email }) => userIdByEmail({ email })),
    );
    const ids = (added.slice(-people.length) as { id: number }[][]).map(([user]) => user!.id);
    await shop.write(...people.map(({ world, address }, index) => newAddress(world, ids[index]!, address)));
    userIds.push(...ids);
  }
  return userIds;
}

/** The customers and sellers of orders. */
export interface Parties {
  /** The story's customers; the added ones follow. */
  buyers: readonly (SeedCustomer & { userId: number })[];
  addedIds: readonly number[];
  admin: Admin;
  gateway: PlayedGateway;
}

/** Places and moves past orders of the shop's goods. */
export async function seedManyOrders(
  shop: Shop,
  plans: Iterable<BulkOrder>,
  shelf: Shelf,
  { buyers, addedIds, ...people }: Parties,
  say: (step: string) => void,
): Promise<void> {
  const homes = buyers.map(({ address }) => AddressForm.parse(address));
  const customerOf = (position: number) => {
    const added = position - buyers.length;
    return added < 0
      ? { userId: buyers[position]!.userId, form: homes[position]! }
      : { userId: addedIds[added]!, form: customerAt(added).address };
  };
  let count = 0;
  const told = function* (): Generator<OrderToPlay> {
    for (const { customer: position, lines, ...plan } of plans) {
      const { userId, form } = customerOf(position);
      yield {
        ...plan,
        customer: { kind: 'customer', userId, sessionId: 'seed' },
        address: { form },
        lines: lines.map(({ sku, quantity }) => ({ skuId: shelf.skuId[sku]!, size: shelf.size[sku]!, quantity })),
      };
      count += 1;
      if (count % TOLD_EVERY === 0) say(`${count} orders more`);
    }
  };
  await playOrders(shop, people, told());
  if (count % TOLD_EVERY > 0) say(`${count} orders more`);
}
