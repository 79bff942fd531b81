import { Refusal } from '#contract/calls/refusals.ts';
import { requireChange } from '../../db/statement.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { CourierScan } from '../../providers/couriers/couriers.ts';
import type { Shop } from '../shop.ts';
import { papersOfParcel } from '../documents/index.ts';
import { applyReport } from './apply-report.ts';
import { heldByAwb, shipmentByAwb, shipmentsToCancel, shipmentsToTrack } from './reads.ts';
import type { ShipmentRow } from './reads.ts';
import { COURIER } from './receive-courier-event.ts';
import { changed, eventOnce, noteTracked } from './statements.ts';

const ASK_AFTER_MS = 2 * 60 * 60_000;
const AT_ONCE = 40;

/**
 * Asks the courier about parcels nobody told of for two hours: pushes are lost, and are never sent twice for certain. The
 * parcels of what was cancelled meanwhile are cancelled with the courier as well.
 */
export async function trackShipments(
  shop: Shop,
): Promise<{ asked: number; moved: number; cancelled: number; failed: number }> {
  const { due, cancelled } = await shop.read({
    due: shipmentsToTrack({ before: shop.now - ASK_AFTER_MS, limit: AT_ONCE }),
    cancelled: shipmentsToCancel({ limit: AT_ONCE }),
  });
  const did = { asked: 0, moved: 0, cancelled: 0, failed: 0 };
  for (const { shipment } of cancelled) {
    try {
      await cancelWithCourier(shop, shipment);
      did.cancelled += 1;
    } catch (error) {
      if (!(error instanceof ProviderError) && !(error instanceof Refusal)) throw error;
      did.failed += 1;
      shop.log.error('couriers.cancel', error, { shipment: shipment.id });
    }
  }
  for (const { id, awb } of due) {
    did.asked += 1;
    try {
      if (await trackOne(shop, awb)) did.moved += 1;
    } catch (error) {
      if (!(error instanceof ProviderError) && !(error instanceof Refusal)) throw error;
      did.failed += 1;
      shop.log.error('couriers.track', error, { shipment: id });
      // The others come first next time.
      await shop.write(noteTracked({ shipmentId: id, now: shop.now }));
    }
  }
  return did;
}

async function cancelWithCourier(shop: Shop, shipment: ShipmentRow['shipment']): Promise<void> {
  const { id, awb, courierOrderNumber } = shipment;
  if (courierOrderNumber !== null) await shop.couriers.cancel(courierOrderNumber);
  await shop.write(
    requireChange(changed(shop, shipment, { status: 'CANCELLED', statusAt: shop.now }), 'SHIPMENT_MOVED_ON'),
    eventOnce(
      shop,
      { awb, shipmentId: id, source: 'shop' },
      { at: shop.now, statusNumber: null, status: 'CANCELLED', activity: 'The order was cancelled', location: '' },
    ),
  );
}

async function trackOne(shop: Shop, awb: string): Promise<boolean> {
  const { status, scans, etd } = await shop.couriers.track(awb);
  const { rows, held, papers } = await shop.read({
    rows: shipmentByAwb({ awb, sellerId: null, userId: null }),
    held: heldByAwb({ awb }),
    papers: papersOfParcel({ awb }),
  });
  const newest: CourierScan | undefined = scans.toSorted((a, b) => b.at - a.at)[0];
  const current: CourierScan | undefined =
    status === null
      ? undefined
      : {
          at: newest?.at ?? shop.now,
          statusNumber: null,
          activity: newest?.activity ?? '',
          location: newest?.location ?? '',
          status,
        };
  return applyReport(shop, COURIER, rows[0]!, { held, papers }, { source: 'poll', events: scans, current, etd });
}
