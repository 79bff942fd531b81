import { invariant } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** One row for each line of a document, with its values as columns. */
export const LINES = `(SELECT documents.*, line.value ->> '$.orderItemId' AS item_id, line.value ->> '$.quantity' AS pieces,
    line.value ->> '$.total' AS line_total, line.value ->> '$.taxable' AS taxable, line.value ->> '$.cgst' AS cgst,
    line.value ->> '$.sgst' AS sgst, line.value ->> '$.igst' AS igst, line.value ->> '$.fees' AS fees,
    line.value ->> '$.byMarketplace' AS by_marketplace
  FROM documents, json_each(documents.content, '$.lines') line)`;

/** The condition that no later invoice of its consignment replaced an invoice. */
export const STANDS = `NOT EXISTS (SELECT 1 FROM documents later WHERE later.consignment_id = invoice.consignment_id
  AND later.of_document_id IS NULL AND later.edition > invoice.edition)`;

/** Invariants of invoices and credit notes. */
export const PAPERS: readonly Invariant[] = [
  invariant(
    'Papers of a seller are numbered from 1 on without a gap in each financial year',
    `SELECT 'series ' || document_series.id || ' counts ' || last_number || ', its papers are ' || coalesce(count, 0)
       || ' from ' || coalesce(least, '-') || ' to ' || coalesce(most, '-')
     FROM document_series LEFT JOIN (
       SELECT series_id, count(*) AS count, min(running_number) AS least, max(running_number) AS most FROM documents GROUP BY series_id
     ) papers ON papers.series_id = document_series.id
     WHERE last_number != coalesce(count, 0) OR (count > 0 AND (least != 1 OR most != last_number))`,
  ),
  invariant(
    'A paper is numbered in the series of its seller, kind and day',
    `SELECT number || ' of ' || issued_on || ' is in the series ' || series || ' of ' || financial_year FROM documents
     JOIN document_series ON document_series.id = series_id
     WHERE documents.seller_id != document_series.seller_id OR (kind = 'CREDIT_NOTE') != (series = 'CREDIT_NOTE')
       OR substr(issued_on, 1, 4) - (substr(issued_on, 6, 2) < '04') != financial_year`,
  ),
  invariant(
    'A paper comes to what its lines come to',
    `SELECT number || ' comes to ' || total_paise || ', its lines to ' || lines.total FROM documents JOIN (
       SELECT id, sum(line_total) AS total, sum(taxable + cgst + sgst + igst) AS parts FROM ${LINES} GROUP BY id
     ) lines ON lines.id = documents.id
     WHERE total_paise != total OR total_paise != parts OR total_paise != content ->> '$.totals.total'`,
  ),
  invariant(
    'Invoices have the amounts of the items, and no piece stands on two',
    `SELECT 'item ' || order_items.id || ' has ' || quantity || ' pieces for ' || (taxable_paise + cgst_paise + sgst_paise + igst_paise)
       || ', its invoices ' || printed.pieces || ' for ' || printed.total
     FROM order_items JOIN (
       SELECT item_id, sum(pieces) AS pieces, sum(line_total) AS total, sum(taxable) AS taxable, sum(cgst) AS cgst, sum(sgst) AS sgst,
         sum(igst) AS igst
       FROM ${LINES} invoice WHERE of_document_id IS NULL AND ${STANDS} GROUP BY item_id
     ) printed ON printed.item_id = order_items.id
     WHERE printed.pieces > quantity OR (printed.pieces = quantity AND (
       printed.taxable != taxable_paise OR printed.cgst != cgst_paise
       OR printed.sgst != sgst_paise OR printed.igst != igst_paise))`,
  ),
  invariant(
    'What was confirmed has its invoice',
    `SELECT 'consignment ' || id || ' is ' || status || ' without one' FROM consignments
     WHERE status IN ('CONFIRMED', 'SHIPPED', 'DELIVERED') AND NOT EXISTS (
       SELECT 1 FROM documents WHERE consignment_id = consignments.id AND of_document_id IS NULL)`,
  ),
  invariant(
    'What was cancelled before it had an invoice never gets one',
    `SELECT number || ' is for consignment ' || consignments.id || ', which is cancelled, and nothing of it is credited'
     FROM documents JOIN consignments ON consignments.id = consignment_id
     WHERE of_document_id IS NULL AND cancelled_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM documents notes WHERE notes.of_document_id = documents.id)`,
  ),
  invariant(
    'What was cancelled with an invoice is credited in full, but for its fees, and never more than was invoiced',
    `SELECT invoice.number || ' comes to ' || invoice.total_paise || ', its credit notes to ' || coalesce(sum(note.total_paise), 0)
     FROM documents invoice JOIN consignments ON consignments.id = invoice.consignment_id
     LEFT JOIN documents note ON note.of_document_id = invoice.id
     WHERE invoice.of_document_id IS NULL
     GROUP BY invoice.id, invoice.number, invoice.total_paise, invoice.content, cancelled_at
     HAVING coalesce(sum(note.total_paise), 0) > invoice.total_paise OR (cancelled_at IS NOT NULL
       AND coalesce(sum(note.total_paise - (note.content ->> '$.totals.fees')), 0)
         != invoice.total_paise - (invoice.content ->> '$.totals.fees'))`,
  ),
  invariant(
    'An invoice that a later one replaced is credited in full',
    `SELECT invoice.number || ' comes to ' || invoice.total_paise || ', its credit notes to ' || coalesce(sum(note.total_paise), 0)
     FROM documents invoice LEFT JOIN documents note ON note.of_document_id = invoice.id
     WHERE invoice.of_document_id IS NULL AND NOT ${STANDS}
     GROUP BY invoice.id, invoice.number, invoice.total_paise HAVING coalesce(sum(note.total_paise), 0) != invoice.total_paise`,
  ),
  invariant(
    'No piece is credited twice',
    `SELECT invoiced.number || ' has ' || invoiced.pieces || ' of item ' || invoiced.item_id || ', credited are ' || credited.pieces
     FROM ${LINES} invoiced JOIN (
       SELECT of_document_id, item_id, sum(pieces) AS pieces FROM ${LINES} WHERE of_document_id IS NOT NULL GROUP BY of_document_id, item_id
     ) credited ON credited.of_document_id = invoiced.id AND credited.item_id = invoiced.item_id
     WHERE credited.pieces > invoiced.pieces`,
  ),
];
