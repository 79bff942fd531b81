import { Refusal } from '#contract/calls/refusals.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { CourierScan } from '../../../ports/couriers.ts';
import type { Shop } from '../../shop.ts';
import { trackReturns } from '../returns/index.ts';
import { applyReport } from './apply-report.ts';
import { parcelByAwb } from './parcel-by-awb.ts';
import { shipmentsToTrack } from './reads.ts';
import { COURIER } from './receive-courier-event.ts';
import { dated } from './report-times.ts';
import { noteTracked } from './statements.ts';

const ASK_AFTER_MS = 2 * 60 * 60_000;
const AT_ONCE = 40;

/** Asks the courier about parcels without news for two hours. Pushes can be lost, and redelivery is not guaranteed. */
export async function trackShipments(shop: Shop): Promise<{ asked: number; moved: number; failed: number }> {
  const [due] = await shop.read(shipmentsToTrack({ before: shop.now - ASK_AFTER_MS, limit: AT_ONCE }));
  const did = { asked: 0, moved: 0, failed: 0 };
  for (const { id, awb } of due) {
    did.asked += 1;
    try {
      if (await trackOne(shop, awb)) did.moved += 1;
    } catch (error) {
      if (!(error instanceof ProviderError) && !(error instanceof Refusal)) throw error;
      did.failed += 1;
      shop.log.error('couriers.track', error, { shipment: id });
      // The other parcels come first in the next run.
      await shop.write(noteTracked({ shipmentId: id, now: shop.now }));
    }
  }
  const returned = await trackReturns(shop);
  return {
    ...did,
    asked: did.asked + returned.asked,
    moved: did.moved + returned.moved,
    failed: did.failed + returned.failed,
  };
}

async function trackOne(shop: Shop, awb: string): Promise<boolean> {
  const { status, scans, etd } = await shop.couriers.track(awb);
  const { rows, ...own } = await shop.read(parcelByAwb(awb));
  const { createdAt: bookedAt } = rows[0]!.shipment;
  const newest: CourierScan | undefined = scans
    .map((scan) => dated(scan, bookedAt, shop.now))
    .toSorted((a, b) => b.at - a.at)[0];
  const current: CourierScan | undefined =
    status === null
      ? undefined
      : {
          at: newest?.at ?? shop.now,
          statusNumber: null,
          activity: newest?.activity ?? 'Reported by the courier',
          location: newest?.location ?? '',
          status,
        };
  return applyReport(shop, COURIER, rows[0]!, own, { source: 'poll', events: scans, current, etd });
}
