import * as z from 'zod/mini';
import { ProviderError } from '../../../ports/provider-error.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';

/** A parcel the courier must not fetch any more, by the courier's own number of it. */
const CancelledParcel = z.object({ orderNumber: z.int(), awb: z.nullable(z.string()) });

/** Tells the courier. Cancelled twice, a parcel stays so; one that was fetched meanwhile ends as dead, where staff see it. */
export async function deliverCancelledParcel(shop: Shop, parcel: z.infer<typeof CancelledParcel>): Promise<void> {
  if ((await shop.couriers.cancel(parcel)) === 'fetched') {
    throw new ProviderError('couriers', `has fetched ${parcel.awb} already`);
  }
}

export const cancelParcel = outboxKind('cancelParcel', CancelledParcel, deliverCancelledParcel);
