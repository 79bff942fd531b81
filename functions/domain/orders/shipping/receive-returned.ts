import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shipment } from '#contract/calls/shipments.ts';
import { requireChange } from '../../../db/statement.ts';
import { creditNotes, papersOfShipment, restOfConsignment } from '../documents/index.ts';
import { stockMove } from '../../catalogue/inventory/index.ts';
import type { Shop } from '../../shop.ts';
import { ownerOf, readShipment, writeShipment } from './own.ts';
import { piecesOfShipment, shipmentById } from './reads.ts';
import { changed, eventOnce } from './statements.ts';

/**
 * Receives a parcel that came back to its seller, after inspection. Sound pieces go back into stock, once. The invoice
 * of an unpaid order is credited.
 * @throws SHIPMENT_NOT_FOUND, also for another seller's parcel
 * @throws SHIPMENT_NOT_POSSIBLE when the parcel did not come back
 */
export async function receiveReturned(
  shop: Shop,
  staff: Staff,
  { shipmentId, condition }: { shipmentId: number; condition: 'restock' | 'damaged' | 'writtenOff' },
): Promise<Shipment> {
  const { rows, pieces, papers } = await shop.read({
    rows: shipmentById({ shipmentId, ...ownerOf(staff) }),
    pieces: piecesOfShipment({ shipmentId }),
    papers: papersOfShipment({ shipmentId }),
  });
  const { shipment, consignment, order } = rows[0] ?? refuse('SHIPMENT_NOT_FOUND');
  if (shipment.status === 'RETURNED') return readShipment(shop, staff, shipmentId);
  if (shipment.status !== 'RTO_DELIVERED') refuse('SHIPMENT_NOT_POSSIBLE', { params: { status: shipment.status } });
  const restocked =
    condition !== 'restock'
      ? []
      : pieces.flatMap(({ orderItemId, skuId, pieces: quantity }) =>
          stockMove(shop, staff, {
            skuId,
            reason: 'returned',
            quantityChange: quantity,
            reservedChange: 0,
            orderItemId,
            consignmentId: consignment.id,
          }),
        );
  return writeShipment(shop, ownerOf(staff), shipmentId, [
    requireChange(changed(shop, shipment, { status: 'RETURNED', statusAt: shop.now }), 'SHIPMENT_MOVED_ON'),
    eventOnce(
      shop,
      { awb: shipment.awb, shipmentId, source: 'shop' },
      {
        at: shop.now,
        statusNumber: null,
        status: 'RETURNED',
        activity: `Came back: ${WORDS[condition]}`,
        location: '',
      },
    ),
    ...restocked,
    // A prepaid order is credited with its refund.
    ...(order.paymentMethod === 'COD'
      ? creditNotes(shop, staff, papers[1], {
          items: restOfConsignment(papers[1], consignment.id),
          fees: 'of its consignments',
          reason: 'The parcel came back undelivered',
        })
      : []),
  ]);
}

const WORDS = { restock: 'good condition, back in stock', damaged: 'damaged', writtenOff: 'written off' };
