import { invariant } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The condition that the ledger contains all events of an order. */
const IS_POSTED = 'NOT EXISTS (SELECT 1 FROM ledger_due WHERE ledger_due.id = orders.id)';

/** The amount of an entry in favour of its seller. */
const TO_SELLER = `CASE WHEN credit = 'seller' THEN amount_paise ELSE -amount_paise END`;

/** Invariants of the ledger, of payouts and of remittances by couriers. */
export const LEDGER: readonly Invariant[] = [
  invariant(
    'The accounts of the ledger are 0 together, and each entry has two of them',
    `SELECT 'entry ' || key FROM ledger_entries WHERE debit = credit OR amount_paise <= 0`,
  ),
  invariant(
    'What was paid online is owed to its sellers, once',
    `SELECT 'order ' || number || ' was paid with ' || total_paise || ', its sales are ' || coalesce(sold.amount, 0) FROM orders
     LEFT JOIN (SELECT order_id, sum(amount_paise) AS amount FROM ledger_entries WHERE kind = 'sale' AND debit = 'gateway' GROUP BY order_id
     ) sold ON sold.order_id = orders.id
     WHERE payment_method = 'PREPAID' AND ${IS_POSTED} AND coalesce(sold.amount, 0) != CASE WHEN EXISTS (
       SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status = 'captured' AND returned_as IS NULL
     ) THEN total_paise ELSE 0 END`,
  ),
  invariant(
    'What a courier collected at the door it owes, once, and its seller is owed it',
    `SELECT 'shipment ' || shipments.id || ' collected ' || cod_paise || ', the sale is ' || coalesce(amount_paise, 0)
     FROM orders JOIN consignments ON consignments.order_id = orders.id
     JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status = 'DELIVERED'
     LEFT JOIN ledger_entries ON ledger_entries.key = 'sale:consignment:' || consignments.id
     WHERE payment_method = 'COD' AND cod_paise IS NOT NULL AND NOT is_by_hand AND ${IS_POSTED} AND amount_paise IS NOT cod_paise`,
  ),
  invariant(
    'What goes back to shoppers is in the ledger, once',
    `SELECT 'refund ' || refunds.id || ' is ' || refunds.amount_paise || ', its entries are ' || coalesce(sum(ledger_entries.amount_paise), 0)
     FROM refunds JOIN orders ON orders.id = refunds.order_id
     LEFT JOIN ledger_entries ON ledger_entries.order_id = orders.id AND ledger_entries.kind IN ('refund', 'giveBack')
       AND ledger_entries.key LIKE '%:refund:' || refunds.id || ':%'
     WHERE refunds.cause IN ('cancelled', 'undelivered', 'returned', 'giveBack') AND ${IS_POSTED}
     GROUP BY refunds.id, refunds.amount_paise HAVING refunds.amount_paise != coalesce(sum(ledger_entries.amount_paise), 0)`,
  ),
  invariant(
    'The freight of a parcel is in the ledger, each way once',
    `SELECT 'shipment ' || shipment_id || ' ' || way FROM shipment_freights
     JOIN shipments ON shipments.id = shipment_id JOIN consignments ON consignments.id = shipments.consignment_id
     JOIN orders ON orders.id = consignments.order_id
     LEFT JOIN ledger_entries ON ledger_entries.key = CASE way WHEN 'forward' THEN 'freight' ELSE 'returnFreight' END || ':shipment:' || shipment_id
     WHERE shipment_freights.amount_paise > 0 AND ${IS_POSTED} AND ledger_entries.amount_paise IS NOT shipment_freights.amount_paise`,
  ),
  invariant(
    'A payout is the sum of the entries it pays, and takes it from its seller',
    `SELECT 'payout ' || payouts.number || ' is ' || payouts.amount_paise || ', its entries are ' || coalesce(paid.amount, 0)
     FROM payouts LEFT JOIN (
       SELECT payout_id, sum(CASE WHEN kind = 'payout' THEN 0 ELSE ${TO_SELLER} END) AS amount, sum(${TO_SELLER}) AS rest,
         sum(kind != 'payout') AS count
       FROM ledger_entries WHERE payout_id IS NOT NULL GROUP BY payout_id
     ) paid ON paid.payout_id = payouts.id
     WHERE paid.amount IS NOT payouts.amount_paise OR paid.rest IS NOT 0 OR paid.count IS NOT entry_count`,
  ),
  invariant(
    'What left the bank for a payout left it once, and came back where it failed',
    `SELECT 'payout ' || number || ' is ' || status FROM payouts
     LEFT JOIN ledger_entries paid ON paid.key = 'payoutPaid:payout:' || payouts.number
     LEFT JOIN ledger_entries back ON back.key = 'payoutReturned:payout:' || payouts.number
     WHERE (status = 'PAID' AND (paid.amount_paise IS NOT payouts.amount_paise OR back.id IS NOT NULL))
       OR (status = 'FAILED' AND back.amount_paise IS NOT payouts.amount_paise)
       OR (status IN ('PENDING', 'PROCESSING', 'ON_HOLD') AND (paid.id IS NOT NULL OR back.id IS NOT NULL))`,
  ),
  invariant(
    'An invoice of fees comes to the entries that name it, and a credit note to what they give back',
    `SELECT number || ' comes to ' || total_paise || ', its entries to ' || coalesce(amount, 0) FROM fee_papers LEFT JOIN (
       SELECT fee_paper_id, sum(amount_paise) AS amount, min(credit = 'seller') AS least, max(credit = 'seller') AS most
       FROM ledger_entries WHERE fee_paper_id IS NOT NULL GROUP BY fee_paper_id
     ) entries ON entries.fee_paper_id = fee_papers.id
     WHERE amount IS NOT total_paise OR total_paise IS NOT content ->> '$.totals.total'
       OR least IS NOT (kind = 'FEE_CREDIT_NOTE') OR most IS NOT (kind = 'FEE_CREDIT_NOTE')`,
  ),
  invariant(
    'Invoices of fees are numbered from 1 on without a gap in each financial year, and their credit notes likewise',
    `SELECT 'series ' || fee_series.kind || ' counts ' || last_number || ', its papers are ' || coalesce(count, 0) FROM fee_series
     LEFT JOIN (SELECT series_id, count(*) AS count, max(running_number) AS most FROM fee_papers GROUP BY series_id
     ) papers ON papers.series_id = fee_series.id
     WHERE last_number != coalesce(count, 0) OR last_number != coalesce(most, 0)`,
  ),
  invariant(
    'What staff took in cash is owed to its sellers, once',
    `SELECT 'order ' || number || ' took ' || cash_takings.amount_paise || ', its sales are ' || coalesce(sold.amount, 0)
     FROM cash_takings JOIN orders ON orders.id = cash_takings.order_id
     LEFT JOIN (SELECT order_id, sum(amount_paise) AS amount FROM ledger_entries WHERE kind = 'sale' AND debit = 'cash' GROUP BY order_id
     ) sold ON sold.order_id = orders.id
     WHERE cash_takings.amount_paise != total_paise OR (${IS_POSTED} AND cash_takings.amount_paise != coalesce(sold.amount, 0))`,
  ),
  invariant(
    'What staff paid into the bank is what they took and said so',
    `SELECT 'banked are ' || taken || ', the entries are ' || entries FROM (SELECT
       (SELECT coalesce(sum(amount_paise), 0) FROM cash_takings WHERE banked_at IS NOT NULL) AS taken,
       (SELECT coalesce(sum(amount_paise), 0) FROM ledger_entries WHERE kind = 'cashBanked') AS entries) WHERE taken != entries`,
  ),
  invariant(
    'Every line of a courier is in the ledger, once',
    `SELECT 'remittance ' || cod_remittances.id FROM cod_remittances
     LEFT JOIN ledger_entries ON ledger_entries.key = CASE WHEN outcome IN ('DOUBLE', 'UNKNOWN') THEN 'codUnmatched' ELSE 'codReceived' END
       || ':remittance:' || awb || ':' || utr
     WHERE ledger_entries.amount_paise IS NOT cod_remittances.amount_paise`,
  ),
];
