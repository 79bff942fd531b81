import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { askCouriers } from '../delivery/index.ts';
import type { Shop } from '../shop.ts';
import { ownerOf } from './own.ts';
import { shipmentById } from './reads.ts';

/**
 * Where the courier's label of a parcel lies.
 * @throws SHIPMENT_NOT_FOUND, also for somebody else's; AWB_MISSING for a parcel without a courier of ours; LABEL_FAILED
 */
export async function labelOf(shop: Shop, staff: Staff, shipmentId: number): Promise<string> {
  const { rows } = await shop.read({ rows: shipmentById({ shipmentId, ...ownerOf(staff) }) });
  const { shipment } = rows[0] ?? refuse('SHIPMENT_NOT_FOUND');
  const { courierShipmentNumber, awb } = shipment;
  if (courierShipmentNumber === null || awb === null) refuse('AWB_MISSING');
  return askCouriers(shop, 'LABEL_FAILED', (couriers) => couriers.label(courierShipmentNumber));
}
