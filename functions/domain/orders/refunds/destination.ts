import type { Customer } from '#contract/calls/actor.ts';
import { masked } from '#contract/shop/refund-destination.ts';
import type { RefundDestination } from '#contract/shop/refund-destination.ts';
import { refundDestinations } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { seal } from './sealed-destination.ts';

const insertDestination = insertInto(refundDestinations);

/** Returns the statement that stores a shopper's refund destination, and the key that identifies it in its batch. */
export async function insertedDestination(
  shop: Shop,
  { userId }: Customer,
  destination: RefundDestination,
): Promise<{ key: string; statement: Statement }> {
  const key = randomKey(shop.random);
  const statement = insertDestination({
    createdAt: shop.now,
    userId,
    way: destination.way,
    sealed: await seal(shop, destination),
    masked: masked(destination),
    key,
  });
  return { key, statement };
}
