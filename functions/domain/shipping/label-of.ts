import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { shipments } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { askCouriers } from '../delivery/index.ts';
import { privateKey, signedUrl } from '../media/index.ts';
import type { Shop } from '../shop.ts';
import { ownerOf } from './own.ts';
import { shipmentById } from './reads.ts';

const keepLabel = statement((db, params: Params<{ shipmentId: number; labelKey: string }>) =>
  db
    .update(shipments)
    .set({ labelKey: sql`${params.labelKey}` })
    .where(and(eq(shipments.id, params.shipmentId), isNull(shipments.labelKey))),
);

/**
 * Where the courier's label of a parcel lies: it names a shopper with address and number, so it is kept as a private file,
 * and the address is good for ten minutes. The courier is asked for it once.
 * @throws SHIPMENT_NOT_FOUND, also for somebody else's; AWB_MISSING for a parcel without a courier of ours; LABEL_FAILED
 */
export async function labelOf(shop: Shop, staff: Staff, shipmentId: number): Promise<string> {
  const reads = shipmentById({ shipmentId, ...ownerOf(staff) });
  const { rows } = await shop.read({ rows: reads });
  const { shipment } = rows[0] ?? refuse('SHIPMENT_NOT_FOUND');
  if (shipment.labelKey !== null) return signedUrl(shop, shipment.labelKey);
  const { courierShipmentNumber, awb } = shipment;
  if (courierShipmentNumber === null || awb === null) refuse('AWB_MISSING');
  const label = await askCouriers(shop, 'LABEL_FAILED', (couriers) => couriers.label(courierShipmentNumber));
  const labelKey = privateKey(shop, 'pdf');
  await shop.files.put(labelKey, label, 'application/pdf');
  const { kept, after } = await shop.write({ kept: keepLabel({ shipmentId, labelKey }), after: reads });
  // Of two who ask at once the first one's is kept.
  if (kept === 0) await shop.files.remove(labelKey);
  return signedUrl(shop, after[0]!.shipment.labelKey!);
}
