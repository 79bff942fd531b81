import type { Staff } from '#contract/calls/actor.ts';
import type { ParcelMeasures, ParcelOffers } from '#contract/calls/shipments.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { holidayOf } from '#contract/shop/holiday.ts';
import { leavesOn, offersOf } from '../../buying/delivery/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { quotesOf } from './chosen-quote.ts';
import { planParcel } from './new-parcel.ts';
import { orderOf, theOne } from './own.ts';
import { consignmentsOfOrder, piecesOfOrder } from './reads.ts';

interface Asked extends ParcelMeasures {
  order: string;
  consignmentId?: number | undefined;
}

/**
 * Returns the size and cash that a consignment's parcel would be booked with, and the couriers that take it, cheapest
 * first. Measures in the input replace those of the pieces and the usual box.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws SERVICEABILITY_FAILED when the couriers do not answer
 * @throws CONSIGNMENT_NOT_SAID
 */
export async function quoteParcel(
  shop: Shop,
  staff: Staff,
  { order, consignmentId, ...measures }: Asked,
): Promise<ParcelOffers> {
  const key = orderOf(staff, order);
  const { rows, pieces, settings } = await shop.read({
    rows: consignmentsOfOrder(key),
    pieces: piecesOfOrder(key),
    settings: currentSettings(),
  });
  const row = theOne(rows, consignmentId);
  const plan = planParcel(row, pieces, measures);
  const { weightGrams, lengthCm, breadthCm, heightCm } = plan.size;
  const quotes = await quotesOf(shop, 'SERVICEABILITY_FAILED', row, plan);
  const today = kolkataDay(shop.now);
  const leaves = leavesOn(today, null, settings.policy.dispatchHours, holidayOf(row.seller));
  return {
    weight: weightGrams / 1000,
    length: lengthCm,
    breadth: breadthCm,
    height: heightCm,
    couriers: offersOf(quotes, today, leaves).toSorted((a, b) => a.rate - b.rate),
  };
}
