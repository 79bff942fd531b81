import { PIN_NOT_SERVICEABLE } from '#contract/messages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { PinCheck } from '#contract/calls/shipping.ts';
import { codRefusal } from '#contract/shop/cod.ts';
import type { CodQuestion } from '#contract/shop/cod.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { holidayOf } from '#contract/shop/holiday.ts';
import type { State } from '#contract/shop/india.ts';
import { pinFault } from '#contract/shop/india.ts';
import { isArmyPin, statesOfPin } from '#contract/shop/pin-codes.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { askCouriers } from './ask-couriers.ts';
import { DEFAULT_PICKUP_PIN, leavesOn, PARCEL_BOX } from './parcel.ts';
import { cheapestOf, fastestOf, offersOf } from './offers.ts';
import { placeOfPin } from './place-of-pin.ts';
import { deliveryFacts } from './reads.ts';

export interface PinQuestion {
  pincode: string;
  weightKg: number;
  /** Whether rates include the charge for collecting cash. */
  cod: boolean;
  /** If given, the SKU whose pick-up PIN, weight and start day apply. */
  skuId: number | undefined;
}

/**
 * Returns the place of a PIN code, and the couriers and dates of a delivery there. A PIN code without delivery is a
 * result, not a refusal.
 * @throws PIN_INVALID; SKU_NOT_FOUND, also when shoppers may not see the SKU; PIN_DELIVERABILITY_FAILED when the
 * couriers do not respond
 */
export async function checkPinCode(shop: Shop, { pincode, weightKg, cod, skuId }: PinQuestion): Promise<PinCheck> {
  mustBePin(pincode);
  const today = kolkataDay(shop.now);
  const { settings, facts } = await shop.read({
    settings: currentSettings(),
    facts: skuId === undefined ? [] : [deliveryFacts({ skuId, today })],
  });
  const sku = facts[0]?.[0];
  if (skuId !== undefined && !sku) refuse('SKU_NOT_FOUND');

  const states = statesOfPin(pincode);
  const barred = sku ? barredByState(sku, states) : null;
  const quotes =
    isArmyPin(pincode) || barred !== null
      ? []
      : await askCouriers(shop, 'PIN_DELIVERABILITY_FAILED', (couriers) =>
          couriers.quotes({
            pickupPin: sku?.pickupPin ?? DEFAULT_PICKUP_PIN,
            deliveryPin: pincode,
            parcel: { ...PARCEL_BOX, weightGrams: sku?.weightGrams ?? Math.round(weightKg * 1000) },
            cod,
          }),
        );
  const { dispatchHours } = settings.policy;
  const leaves = leavesOn(today, sku?.startOn ?? null, dispatchHours, sku ? holidayOf(sku) : null);
  const offers = offersOf(quotes, today, leaves);
  const cheapest = cheapestOf(offers);
  const isServiceable = offers.length > 0;
  // The shopper is not known here, so the number of refused parcels is 0.
  const question: CodQuestion = {
    goodsPaise: sku?.sellingPaise,
    lines: sku ? [{ name: sku.name, codAllowed: sku.codAllowed === 1 }] : [],
    place: { pinCode: pincode, collectsCash: offers.some((offer) => offer.cod === 1) },
    refusedParcels: 0,
  };
  const noCash = codRefusal(question, settings.policy);
  return {
    pincode,
    states: states.map(({ name }) => name),
    ...placeOfPin(pincode, settings.policy.pinCorrections, offers.find(({ city }) => city)?.city),
    isServiceable,
    reason: isServiceable ? null : (barred ?? PIN_NOT_SERVICEABLE),
    cod: noCash === null && isServiceable,
    codReason: noCash?.words ?? null,
    deliveryDate: cheapest?.etd ?? null,
    fastest: fastestOf(offers),
    cheapest,
    serviceabilityData: { available_courier_companies: offers },
  };
}

/** Checks the format of a PIN code. @throws PIN_INVALID with the fault */
export function mustBePin(pincode: string): void {
  const error = pinFault(pincode);
  if (error) refuse('PIN_INVALID', { fields: { pincode: error } });
}

/**
 * Returns the message why a seller may not sell to a State; null if it may. Without a regular GST registration a seller
 * may not sell across a State's border (Notifications 34 and 36/2023-CT).
 */
export function barredByState(
  seller: { taxKind: SellerTaxKind; pickupState: string; pickupStateCode: string },
  to: readonly Pick<State, 'code'>[],
): string | null {
  if (seller.taxKind === 'REGULAR' || to.length === 0) return null;
  if (to.some(({ code }) => code === seller.pickupStateCode)) return null;
  return `The seller of this item delivers within ${seller.pickupState} only.`;
}
