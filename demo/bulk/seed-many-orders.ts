import type { Admin, Customer } from '#contract/calls/actor.ts';
import { AddressForm } from '#contract/calls/addresses.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { addressRow, newAddress } from '#functions/domain/addresses/index.ts';
import { skuToBuy } from '#functions/domain/cart/index.ts';
import { newestOrderIds, writePastOrder } from '../write-past-order.ts';
import type { LineToOrder } from '#functions/domain/orders/index.ts';
import { currentSettings } from '#functions/domain/settings/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { newMember, userIdByEmail } from '#functions/domain/users/index.ts';
import type { SeedCustomer } from '../reviews/names.ts';
import { batchesOf } from './batches.ts';
import { customerAt, joinedAt } from './customers.ts';
import type { BulkOrder } from './plan-many-orders.ts';
import type { Shelf } from './shelf.ts';

const BATCH = 500;
const TOLD_EVERY = 50_000;

/**
 * Adds customers beyond those of the story, each with an account and an address.
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

/** Who orders, and who sends it. */
export interface Parties {
  /** Customers of the story; those that were added come after them. */
  buyers: readonly (SeedCustomer & { userId: number })[];
  addedIds: readonly number[];
  admin: Admin;
}

/** Writes orders of the past as they stand now, many in a batch, at the prices of the shop's goods. */
export async function seedManyOrders(
  shop: Shop,
  plans: Iterable<BulkOrder>,
  shelf: Shelf,
  { buyers, addedIds, admin }: Parties,
  say: (step: string) => void,
): Promise<void> {
  const [settings, [ids]] = await shop.read(currentSettings(), newestOrderIds({}));
  const homes = buyers.map(({ address }) => addressRow(AddressForm.parse(address)));
  const customerOf = (position: number) => {
    const added = position - buyers.length;
    return added < 0
      ? { userId: buyers[position]!.userId, address: homes[position]! }
      : { userId: addedIds[added]!, address: addressRow(customerAt(added).address) };
  };

  let count = 0;
  for await (const batch of batchesOf(plans, BATCH)) {
    const orders = batch.map((plan) => ({ plan, ...customerOf(plan.customer) }));
    const goods = await shop.read(
      ...orders.flatMap(({ plan, userId, address }) => {
        const delivery = { userId, addressId: 0, toState: address.stateCode, today: kolkataDay(plan.placedAt) };
        return plan.lines.map(({ sku }) => skuToBuy({ ...delivery, skuId: shelf.skuId[sku]! }));
      }),
    );
    let good = 0;
    const statements = orders.flatMap(({ plan, userId, address }) => {
      const customer: Customer = { kind: 'customer', userId, sessionId: 'seed' };
      const lines = plan.lines.map(({ quantity }): LineToOrder => {
        const sku = goods[good++]![0]!;
        // An adjustable piece lists its sizes; the shopper chooses one.
        return { ...sku, size: splitSizes(sku.skuSize)[0] ?? '', wantedQuantity: quantity, cartLine: null };
      });
      return writePastOrder(shop, settings, { ...plan, customer, address, lines, staff: admin }, ids!);
    });
    await shop.write(...statements);
    count += batch.length;
    if (count % TOLD_EVERY === 0) say(`${count} orders more`);
  }
  if (count % TOLD_EVERY > 0) say(`${count} orders more`);
}
