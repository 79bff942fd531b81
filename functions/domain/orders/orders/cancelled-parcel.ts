import * as z from 'zod/mini';
import { ProviderError } from '../../../ports/provider-error.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';

/** A parcel that the courier must not pick up, by the courier's own number. */
const CancelledParcel = z.object({ orderNumber: z.int(), awb: z.nullable(z.string()) });

/**
 * Cancels the parcel with its courier. Cancelling twice has no further effect. If it was picked up meanwhile, the
 * outbox item ends as dead, where staff see it.
 */
export async function deliverCancelledParcel(shop: Shop, parcel: z.infer<typeof CancelledParcel>): Promise<void> {
  if ((await shop.couriers.cancel(parcel)) === 'fetched') {
    throw new ProviderError('couriers', `has fetched ${parcel.awb} already`);
  }
}

export const cancelParcel = outboxKind('cancelParcel', CancelledParcel, deliverCancelledParcel);
