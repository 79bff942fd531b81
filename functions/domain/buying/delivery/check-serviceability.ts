import type { CourierOffer } from '#contract/calls/shipping.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { ParcelSize } from '../../../ports/couriers.ts';
import type { Shop } from '../../shop.ts';
import { askCouriers } from './ask-couriers.ts';
import { mustBePin } from './check-pin-code.ts';
import { offersOf } from './offers.ts';

/**
 * Returns the couriers that deliver from one PIN code to another, for a parcel handed over today.
 * @throws PIN_INVALID; SERVICEABILITY_FAILED when the couriers do not respond
 */
export async function checkServiceability(
  shop: Shop,
  input: { pickupPin: string; deliveryPin: string; parcel: ParcelSize },
): Promise<CourierOffer[]> {
  mustBePin(input.pickupPin);
  mustBePin(input.deliveryPin);
  const quotes = await askCouriers(shop, 'SERVICEABILITY_FAILED', (couriers) =>
    couriers.quotes({ ...input, cod: false }),
  );
  const today = kolkataDay(shop.now);
  return offersOf(quotes, today, today);
}
