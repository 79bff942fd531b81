import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { PackParcels } from '#contract/calls/shipments.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { PrintedSlip } from '#contract/shop/packing-slip.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { keysOfLabels, labelFiles } from './label-of.ts';
import { ownerOf } from './own.ts';
import { consignmentsToPack, piecesToPack } from './reads.ts';

type PackedRow = ReturnType<ReturnType<typeof consignmentsToPack>['read']>[number];
type PackedPiece = ReturnType<ReturnType<typeof piecesToPack>['read']>[number];

/**
 * Returns one PDF for consignments, in the requested order: for each the packing slip, preceded by the courier's label
 * if labels are requested and one exists.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws LABEL_FAILED, PAPERS_BUSY
 */
export async function packingDocuments(
  shop: Shop,
  staff: Staff,
  { consignmentIds, withLabels }: PackParcels,
): Promise<Uint8Array<ArrayBuffer>> {
  const wanted = [...new Set(consignmentIds)];
  const ids = JSON.stringify(wanted);
  const { settings, found, pieces } = await shop.read({
    settings: currentSettings(),
    found: consignmentsToPack({ ids, ...ownerOf(staff) }),
    pieces: piecesToPack({ ids }),
  });
  const rows = wanted.map((id) => found.find(({ consignment }) => consignment.id === id) ?? refuse('ORDER_NOT_FOUND'));
  const labelled = rows.flatMap(({ shipment }) =>
    withLabels && shipment && !shipment.isByHand && shipment.awb !== null ? [shipment] : [],
  );
  const labels = await labelFiles(shop, await keysOfLabels(shop, staff, labelled));
  const labelOf = new Map(labelled.map(({ consignmentId }, at) => [consignmentId, labels[at]!]));
  return shop.renderDocuments(
    rows.flatMap((row) => {
      const { id } = row.consignment;
      const label = labelOf.get(id);
      const own = pieces.filter(({ consignmentId }) => consignmentId === id);
      return [...(label ? [label] : []), slipOf(shop, row, own)];
    }),
    settings.policy,
  );
}

function slipOf(shop: Shop, { order, seller, shipment }: PackedRow, pieces: readonly PackedPiece[]): PrintedSlip {
  const { shipName, shipMobile, shipAddress, shipAddressLine2, shipLocality, shipCity, shipPinCode, shipState } = order;
  return {
    kind: 'PACKING_SLIP',
    number: order.number,
    issuedOn: kolkataDay(shop.now),
    content: {
      sellerName: seller.businessName,
      placedOn: kolkataDay(order.placedAt),
      delivery: {
        name: shipName,
        mobile: shipMobile,
        address: [
          [shipAddress, shipAddressLine2, shipLocality].filter(Boolean).join(', '),
          `${shipCity} ${shipPinCode}, ${shipState}`,
        ],
      },
      parcel: shipment?.awb ? { courierName: shipment.courierName, awb: shipment.awb } : null,
      items: pieces.map(({ pieces: quantity, item }) => ({
        name: item.productTitle || item.productName,
        detail: [item.color, item.size && `size ${item.size}`].filter(Boolean).join(', '),
        skuCode: item.skuCode,
        quantity,
      })),
      note: order.note,
      gift: order.isGift ? { message: order.giftMessage } : null,
    },
  };
}
