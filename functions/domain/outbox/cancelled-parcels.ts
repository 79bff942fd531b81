import * as z from 'zod/mini';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Shop } from '../shop.ts';
import type { OutboxItem } from './deliveries.ts';

/** A parcel the courier must not fetch any more, by the courier's own number of it. */
export const CancelledParcel = z.object({ orderNumber: z.int(), awb: z.nullable(z.string()) });

/** Tells the courier. Cancelled twice, a parcel stays so; one that was fetched meanwhile ends as dead, where staff see it. */
export async function deliverCancelledParcel(shop: Shop, parcel: z.infer<typeof CancelledParcel>): Promise<void> {
  if ((await shop.couriers.cancel(parcel)) === 'fetched') {
    throw new ProviderError('couriers', `has fetched ${parcel.awb} already`);
  }
}

/**
 * Cancels the parcels among these items with their couriers before the shop says so, and tells whether one was fetched
 * already. What no courier answers for now, the outbox tells later. A parcel that was cancelled before another turned out
 * to be fetched is reported by its courier as cancelled, and can be booked again.
 */
export async function isFetchedAlready(
  shop: Pick<Shop, 'couriers' | 'log'>,
  items: readonly OutboxItem[],
): Promise<boolean> {
  for (const item of items) {
    if (item.kind !== 'cancelParcel') continue;
    try {
      if ((await shop.couriers.cancel(item.payload)) === 'fetched') return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      shop.log.error('couriers.failed', error);
    }
  }
  return false;
}
