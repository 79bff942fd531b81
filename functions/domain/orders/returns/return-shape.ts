import type { ManagedReturn } from '#contract/calls/returns.ts';
import { returnMoves, RETURNS_DROPPED } from '#contract/states/return.ts';
import { signedUrl } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';
import type { ReturnRow, ReturnRows } from './reads.ts';

/** Returns the colour and size of a piece as text. */
export const detailOf = ({ color, size }: { color: string; size: string }) => [color, size].filter(Boolean).join(', ');

/** Returns whether the refund of a return needs a destination from its shopper, because no payment can be refunded. */
export function needsDestination({ back, order }: Pick<ReturnRow, 'back' | 'order'>): boolean {
  return back.resolution === 'REFUND' && (order.paymentMethod === 'COD' || back.kind === 'GIVE_BACK');
}

/** Returns returns in the contract's shape, newest first. Their files have temporary signed URLs. */
export function returnsOf(shop: Shop, [rows, items, events, files]: ReturnRows): Promise<ManagedReturn[]> {
  return Promise.all(
    rows.map(async (row): Promise<ManagedReturn> => {
      const { back, order, seller, masked, refund, exchange } = row;
      const { id, reference, kind, status, resolution, awb, courierName, pickupOn, skuId } = back;
      const own = files.filter(({ returnId }) => returnId === id);
      return {
        id,
        reference,
        kind,
        status,
        resolution,
        orderId: order.number,
        orderKey: order.id,
        consignmentId: back.consignmentId,
        sellerName: seller.businessName,
        shopper: { name: order.shipName, mobile: order.shipMobile },
        paymentMethod: order.paymentMethod,
        note: back.note,
        condition: back.condition,
        items: items
          .filter(({ item }) => item.returnId === id)
          .map(({ item, name, skuCode, seoUrl, ...piece }) => ({
            orderItemId: item.orderItemId,
            name,
            detail: detailOf(piece),
            skuCode,
            seoUrl,
            quantity: item.quantity,
            reason: item.reason,
          })),
        amount: refund?.amountPaise ?? back.amountPaise,
        exchange:
          skuId === null || resolution === 'REFUND' || !exchange
            ? null
            : { skuId, detail: detailOf(exchange), consignmentId: back.replacementId },
        destination: masked,
        needsDestination: needsDestination(row) && back.destinationId === null && !RETURNS_DROPPED.includes(status),
        refund: refund && {
          amount: refund.amountPaise,
          status: refund.status,
          paidReference: refund.paidReference,
        },
        pickup: awb === null ? null : { awb, courierName, on: pickupOn },
        media: await Promise.all(
          own.map(async ({ key, mediaType, name }) => ({ key, url: await signedUrl(shop, key), mediaType, name })),
        ),
        events: events.filter(({ returnId }) => returnId === id).map(({ returnId: _, ...event }) => event),
        next: [...returnMoves(back)],
        createdAt: back.createdAt,
        updatedAt: back.updatedAt,
        version: back.version,
      };
    }),
  );
}
