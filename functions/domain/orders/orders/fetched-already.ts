import { ProviderError } from '../../../ports/provider-error.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelParcel } from './cancelled-parcel.ts';

/**
 * Cancels the parcels among these items with their couriers, before the shop commits the cancellation. Returns whether
 * one was already picked up. If a courier does not answer, the outbox cancels the parcel later. If a later parcel was
 * picked up, the earlier ones stay cancelled: their courier reports that, and they can be booked again.
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
