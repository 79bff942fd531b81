import { PIN_NOT_SERVICEABLE } from '#contract/messages.ts';
import type { EstimatedDelivery } from '#contract/calls/shipping.ts';
import { formatWeekday, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { askCouriers } from './ask-couriers.ts';
import { mustBePin } from './check-pin-code.ts';
import { cheapestOf, fastestOf, offersOf } from './offers.ts';
import { DEFAULT_PICKUP_PIN, leavesOn, PARCEL_BOX } from './parcel.ts';

const USUAL_GRAMS = 500;

/**
 * Returns the arrival date of a parcel by its order day. Its seller is not known, so a holiday does not count.
 * @throws PIN_INVALID; ESTIMATED_DELIVERY_FAILED when the couriers do not respond
 */
export async function estimateDelivery(
  shop: Shop,
  input: { deliveryPincode: string; pickupPincode: string | undefined; orderedOn: Day | undefined },
): Promise<EstimatedDelivery> {
  const { deliveryPincode, pickupPincode = DEFAULT_PICKUP_PIN, orderedOn } = input;
  mustBePin(deliveryPincode);
  mustBePin(pickupPincode);
  const { settings } = await shop.read({ settings: currentSettings() });
  const today = kolkataDay(shop.now);
  const quotes = await askCouriers(shop, 'ESTIMATED_DELIVERY_FAILED', (couriers) =>
    couriers.quotes({
      pickupPin: pickupPincode,
      deliveryPin: deliveryPincode,
      parcel: { ...PARCEL_BOX, weightGrams: USUAL_GRAMS },
      cod: false,
    }),
  );
  const offers = offersOf(quotes, today, leavesOn(orderedOn ?? today, null, settings.policy.dispatchHours, null));
  const on = cheapestOf(offers)?.etd ?? null;
  return {
    deliveryPincode,
    pickupPincode,
    estimatedDeliveryDate: on,
    earliestDeliveryDate: fastestOf(offers)?.etd ?? null,
    estimate: on === null ? PIN_NOT_SERVICEABLE : `Delivery by ${formatWeekday(on)}`,
  };
}
