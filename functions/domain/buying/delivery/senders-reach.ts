import { eq, sql } from 'drizzle-orm';
import type { SenderReach } from '#contract/calls/shipping.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { holidayOf } from '#contract/shop/holiday.ts';
import { statesOfPin } from '#contract/shop/pin-codes.ts';
import { sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { barredByState, mustBePin } from './check-pin-code.ts';
import { cheapestOf, offersOf } from './offers.ts';
import { leavesOn } from './parcel.ts';
import { reachOf } from './reach.ts';

/** Active sellers, by ids as a JSON list. */
const sendersOf = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({
      id: sellers.id,
      pickupPin: sellers.pickupPinCode,
      pickupState: sellers.pickupState,
      pickupStateCode: sellers.pickupStateCode,
      taxKind: sellers.taxKind,
      codAllowed: sellers.codAllowed,
      holidayFromOn: sellers.holidayFromOn,
      holidayUntilOn: sellers.holidayUntilOn,
    })
    .from(sellers)
    .where(sql`${sellers.id} IN (SELECT value FROM json_each(${params.ids})) AND ${eq(sellers.status, 'ACTIVE')}`),
);

/**
 * Returns the arrival dates at a PIN code for parcels of several sellers ordered now, for the cards of a list. Couriers
 * get one query for each pick-up PIN. Sellers without a timely response have no date.
 * @throws PIN_INVALID
 */
export async function sendersReach(
  shop: Shop,
  { pincode, sellerIds }: { pincode: string; sellerIds: number[] },
): Promise<SenderReach[]> {
  mustBePin(pincode);
  const [{ policy }, senders] = await shop.read(currentSettings(), sendersOf({ ids: JSON.stringify(sellerIds) }));
  const states = statesOfPin(pincode);
  const today = kolkataDay(shop.now);
  const pickups = [...new Set(senders.map(({ pickupPin }) => pickupPin))];
  const reaches = new Map(
    await Promise.all(pickups.map(async (pickup) => [pickup, await reachOf(shop, pickup, pincode)] as const)),
  );
  return senders.map((sender) => {
    const reach = reaches.get(sender.pickupPin);
    const leaves = leavesOn(today, null, policy.dispatchHours, holidayOf(sender));
    const isServiceable = barredByState(sender, states) === null && reach?.isServed !== false;
    return {
      sellerId: sender.id,
      isServiceable,
      deliveryDate: isServiceable ? (cheapestOf(offersOf(reach?.quotes ?? [], today, leaves))?.etd ?? null) : null,
      cod: isServiceable && policy.cod.offered && sender.codAllowed && reach?.cod === true,
    };
  });
}
