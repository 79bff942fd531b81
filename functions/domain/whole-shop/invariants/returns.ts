import { invariant } from './invariant.ts';
import type { Invariant } from './invariant.ts';
import { LINES, STANDS } from './papers.ts';

/** Returned pieces that their seller has inspected. */
const LOOKED_AT = `('INSPECTED', 'REFUNDED', 'EXCHANGED')`;

/** Invariants of returns, exchanges and give-backs. */
export const RETURNS: readonly Invariant[] = [
  invariant(
    'No piece is asked back twice',
    `SELECT 'item ' || consignment_items.order_item_id || ' has ' || consignment_items.quantity || ' pieces in consignment '
       || consignment_items.consignment_id || ', asked back are ' || sum(return_items.quantity)
     FROM consignment_items JOIN return_items ON return_items.consignment_id = consignment_items.consignment_id
       AND return_items.order_item_id = consignment_items.order_item_id
     JOIN returns ON returns.id = return_id AND returns.status NOT IN ('REJECTED', 'WITHDRAWN')
     GROUP BY consignment_items.consignment_id, consignment_items.order_item_id, consignment_items.quantity
     HAVING sum(return_items.quantity) > consignment_items.quantity`,
  ),
  invariant(
    'A return stands where its history left it',
    `SELECT 'return ' || reference || ' is ' || returns.status || ', its history says ' || coalesce(last.status, 'nothing') FROM returns
     LEFT JOIN return_events last ON last.id = (SELECT max(id) FROM return_events WHERE return_id = returns.id)
     WHERE last.status IS NOT returns.status`,
  ),
  invariant(
    'A return is paid back when it is refunded, once, and no other is',
    `SELECT 'return ' || reference || ' is ' || returns.status || ' with ' || count(refunds.id) || ' refunds' FROM returns
     LEFT JOIN refunds ON refunds.return_id = returns.id
     GROUP BY returns.id, reference, returns.status, returns.amount_paise
     HAVING count(refunds.id) != (returns.status = 'REFUNDED' AND returns.amount_paise > 0)`,
  ),
  invariant(
    'What came back into the stock was looked at and found sound, and all of that came back',
    `SELECT 'item ' || return_items.order_item_id || ' has ' || sum(return_items.quantity) || ' sound pieces, in stock came '
       || coalesce(moved.pieces, 0)
     FROM return_items JOIN returns ON returns.id = return_id AND returns.status IN ${LOOKED_AT} AND condition = 'restock'
     LEFT JOIN (SELECT consignment_id, order_item_id, sum(quantity_change) AS pieces FROM stock_movements
       WHERE reason = 'returned' GROUP BY consignment_id, order_item_id
     ) moved ON moved.consignment_id = return_items.consignment_id AND moved.order_item_id = return_items.order_item_id
     GROUP BY return_items.consignment_id, return_items.order_item_id, moved.pieces
     HAVING sum(return_items.quantity) IS NOT moved.pieces`,
  ),
  invariant(
    'What is refunded is credited on the invoice it stands on',
    `SELECT invoice.number || ' has ' || back.pieces || ' pieces of item ' || back.item_id || ' refunded, credited are '
       || coalesce(sum(line.value ->> '$.quantity'), 0)
     FROM (SELECT paid_item_id AS item_id, paid_consignment_id, sum(quantity) AS pieces FROM return_items
       JOIN returns ON returns.id = return_id AND kind = 'RETURN' AND returns.status = 'REFUNDED'
       GROUP BY paid_item_id, paid_consignment_id
     ) back JOIN documents invoice ON invoice.consignment_id = back.paid_consignment_id AND invoice.of_document_id IS NULL AND ${STANDS}
       AND EXISTS (SELECT 1 FROM json_each(invoice.content, '$.lines') own WHERE own.value ->> '$.orderItemId' = back.item_id)
     LEFT JOIN documents note ON note.of_document_id = invoice.id
     LEFT JOIN json_each(note.content, '$.lines') line ON line.value ->> '$.orderItemId' = back.item_id
     GROUP BY invoice.number, back.item_id, back.pieces HAVING coalesce(sum(line.value ->> '$.quantity'), 0) < back.pieces`,
  ),
  invariant(
    'Credit notes give the buyer of an item what was refunded for the same pieces',
    `SELECT 'item ' || back.item_id || ' was refunded ' || back.paise || ', its credit notes give ' || credited.paise
     FROM (SELECT order_item_id AS item_id, sum(refund_items.quantity) AS pieces, sum(refund_items.amount_paise) AS paise
       FROM refund_items JOIN refunds ON refunds.id = refund_id AND cause != 'giveBack'
       WHERE order_item_id IS NOT NULL GROUP BY order_item_id
     ) back JOIN (
       SELECT note.item_id, sum(note.pieces) AS pieces, sum(note.line_total - note.fees - note.by_marketplace) AS paise
       FROM ${LINES} note JOIN documents invoice ON invoice.id = note.of_document_id AND ${STANDS} GROUP BY note.item_id
     ) credited ON credited.item_id = back.item_id AND credited.pieces = back.pieces
     WHERE credited.paise != back.paise`,
  ),
  invariant(
    'What is wanted in exchange is held for its shopper, or was sent',
    `SELECT 'return ' || reference || ' is ' || returns.status || ' without its replacement' FROM returns
     LEFT JOIN consignments ON consignments.id = replacement_id
     WHERE resolution = 'EXCHANGE' AND returns.status NOT IN ('REQUESTED', 'REJECTED', 'WITHDRAWN')
       AND (consignments.id IS NULL OR consignments.cancelled_at IS NOT NULL)`,
  ),
  invariant(
    'No courier fetches what was withdrawn',
    `SELECT 'return ' || reference FROM returns WHERE returns.status = 'WITHDRAWN' AND courier_order_number IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM outbox WHERE outbox.kind = 'cancelParcel' AND outbox.key = 'cancel-return-' || reference)`,
  ),
  invariant(
    'A piece is given back once, and for no more than was paid for it',
    `SELECT 'item ' || order_items.id || ' has ' || order_items.quantity || ' pieces, given back were ' || sum(refund_items.quantity)
     FROM order_items JOIN refund_items ON refund_items.order_item_id = order_items.id
     JOIN refunds ON refunds.id = refund_id AND cause = 'giveBack' GROUP BY order_items.id
     HAVING sum(refund_items.quantity) > order_items.quantity OR sum(refund_items.amount_paise) > net_paise`,
  ),
];
