import { ProviderError } from '../../../ports/provider-error.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelParcel } from './cancelled-parcel.ts';

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
    const parcel = cancelParcel.payloadOf(item);
    if (!parcel) continue;
    try {
      if ((await shop.couriers.cancel(parcel)) === 'fetched') return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      shop.log.error('couriers.failed', error);
    }
  }
  return false;
}
