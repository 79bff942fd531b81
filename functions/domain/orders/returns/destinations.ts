import type { Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Return } from '#contract/calls/returns.ts';
import { RETURNS_DROPPED } from '#contract/states/return.ts';
import type { RefundDestination } from '#contract/shop/refund-destination.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { insertedDestination } from '../refunds/index.ts';
import { returnById } from './reads.ts';
import { needsDestination, returnsOf } from './return-shape.ts';
import { setDestination } from './statements.ts';

/**
 * Sets or replaces the destination of a return's refund.
 * @throws RETURN_NOT_FOUND, also for another customer's return
 * @throws RETURN_DESTINATION_FIXED when the refund is on its way
 */
export async function nameDestination(
  shop: Shop,
  customer: Customer,
  returnId: number,
  destination: RefundDestination,
): Promise<Return> {
  const reads = returnById({ returnId, userId: customer.userId, sellerId: null });
  const [[row]] = await shop.read(...reads);
  if (!row) return refuse('RETURN_NOT_FOUND');
  if (!needsDestination(row) || row.refund || RETURNS_DROPPED.includes(row.back.status))
    refuse('RETURN_DESTINATION_FIXED');
  const { key, statement } = await insertedDestination(shop, customer, destination);
  const { after } = await shop.write({
    written: [
      statement,
      requireChange(
        setDestination({ returnId, version: row.back.version, destinationKey: key, now: shop.now }),
        'ORDER_MOVED_ON',
      ),
    ],
    after: reads,
  });
  return (await returnsOf(shop, after))[0]!;
}
