import { invariant } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The active parcel of a consignment. */
const STANDING = `shipments.consignment_id = consignments.id AND shipments.status != 'CANCELLED'`;

/** Invariants of parcels: the cash they collect, their cost, and the outcome of those that came back. */
export const PARCELS: readonly Invariant[] = [
  invariant(
    'The parcels of a seller collect what its pieces cost that are not cancelled, with its fees',
    `SELECT 'order ' || orders.number || ' owes seller ' || parcels.seller_id || ' ' || due.amount || ', its parcels collect ' || collected
     FROM orders JOIN (
       SELECT consignments.order_id, consignments.seller_id, sum(coalesce(cod_paise, 0)) AS collected, min(dispatched_at) AS left_at
       FROM consignments LEFT JOIN shipments ON ${STANDING}
       WHERE cancelled_at IS NULL GROUP BY consignments.order_id, consignments.seller_id HAVING count(*) = count(shipments.id)
     ) parcels ON parcels.order_id = orders.id
     JOIN (
       SELECT order_items.order_id, order_items.seller_id, sum(coalesce(packed.pieces, 0) * (net_paise / quantity)
         + (packed.pieces IS NOT NULL) * (net_paise % quantity) + shipping_fee_paise + cod_fee_paise) AS amount
       FROM order_items LEFT JOIN (
         SELECT order_item_id, sum(quantity) AS pieces FROM consignment_items JOIN consignments ON consignments.id = consignment_id
         WHERE cancelled_at IS NULL GROUP BY order_item_id
       ) packed ON packed.order_item_id = order_items.id GROUP BY order_items.order_id, order_items.seller_id
     ) due ON due.order_id = orders.id AND due.seller_id = parcels.seller_id
     WHERE payment_method = 'COD' AND collected != due.amount AND NOT EXISTS (
       -- What had left when others were cancelled could collect nothing else.
       SELECT 1 FROM consignments late WHERE late.order_id = orders.id AND late.seller_id = parcels.seller_id
         AND late.cancelled_at >= parcels.left_at)`,
  ),
  invariant(
    'What is paid online is not collected again',
    `SELECT 'shipment ' || shipments.id || ' collects ' || cod_paise FROM shipments
     JOIN consignments ON consignments.id = consignment_id JOIN orders ON orders.id = order_id
     WHERE payment_method = 'PREPAID' AND cod_paise IS NOT NULL AND shipments.status != 'CANCELLED'`,
  ),
  invariant(
    'No courier comes for what was cancelled',
    `SELECT 'shipment ' || shipments.id || ' is ' || shipments.status FROM consignments JOIN shipments ON ${STANDING}
     WHERE cancelled_at IS NOT NULL`,
  ),
  invariant(
    'A parcel that was cancelled was cancelled with its courier, or is on its way there',
    `SELECT 'shipment ' || shipments.id FROM shipments JOIN shipment_events ON shipment_events.key = 'stopped|' || shipments.id
     WHERE courier_order_number IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM outbox WHERE kind = 'cancelParcel' AND key = 'cancel-parcel-' || shipments.id)`,
  ),
  invariant(
    'What came back undelivered was paid back, each piece once, where it was paid online',
    `SELECT 'item ' || order_items.id || ' came back with ' || back.pieces || ' pieces, paid back were ' || coalesce(paid.pieces, 0)
     FROM order_items JOIN (
       SELECT order_item_id, sum(consignment_items.quantity) AS pieces FROM shipments
       JOIN consignment_items ON consignment_items.consignment_id = shipments.consignment_id
       WHERE shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST') GROUP BY order_item_id
     ) back ON back.order_item_id = order_items.id
     LEFT JOIN (
       SELECT order_item_id, sum(quantity) AS pieces FROM refund_items JOIN refunds ON refunds.id = refund_id
       WHERE cause = 'undelivered' GROUP BY order_item_id
     ) paid ON paid.order_item_id = order_items.id
     WHERE net_paise > 0 AND back.pieces != coalesce(paid.pieces, 0) AND EXISTS (
       SELECT 1 FROM payments WHERE payments.order_id = order_items.order_id AND payments.status = 'captured' AND returned_as IS NULL)`,
  ),
  invariant(
    'What a courier lost left the stock, is written off, and nobody owes it',
    `SELECT 'shipment ' || shipments.id || ' is lost' FROM shipments
     JOIN consignments ON consignments.id = consignment_id WHERE shipments.status = 'LOST' AND (dispatched_at IS NULL OR EXISTS (
       SELECT 1 FROM consignment_items WHERE consignment_items.consignment_id = consignments.id AND NOT EXISTS (
         SELECT 1 FROM stock_movements WHERE stock_movements.consignment_id = consignments.id
           AND stock_movements.order_item_id = consignment_items.order_item_id AND reason = 'writtenOff'))
       OR EXISTS (SELECT 1 FROM documents invoice WHERE invoice.consignment_id = consignments.id AND of_document_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM documents note WHERE note.of_document_id = invoice.id)))`,
  ),
  invariant(
    'The freight of each way a parcel went is noted, by the rate it was booked at',
    `SELECT 'shipment ' || shipments.id || ' is ' || status || ', its freights are ' || coalesce(there.amount_paise, '-')
       || ' and ' || coalesce(back.amount_paise, '-')
     FROM shipments LEFT JOIN shipment_freights there ON there.shipment_id = shipments.id AND there.way = 'forward'
     LEFT JOIN shipment_freights back ON back.shipment_id = shipments.id AND back.way = 'rto'
     WHERE freight_paise IS NOT NULL AND (
       (status IN ('PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'DELIVERED') AND there.amount_paise IS NOT freight_paise)
       OR (status IN ('RTO_INITIATED', 'RTO_DELIVERED') AND back.amount_paise IS NOT rto_freight_paise))`,
  ),
];
