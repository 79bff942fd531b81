import { csvRow } from '#contract/shop/csv.ts';
import { ACCOUNT_WORDS, ENTRY_WORDS } from '#contract/shop/ledger.ts';
import type { TransactionRecord } from '../providers/records.ts';

const HEAD = ['Entry', 'Date', 'Order', 'For', 'Account', 'Reckoned on (rupees)', 'Amount (rupees)'];

/** A statement as a file for a spreadsheet. */
export function statementCsv(entries: readonly TransactionRecord[]): string {
  const rows = entries.map(({ id, at, orderId, kind, account, base, amount }) =>
    csvRow([id, at.slice(0, 10), orderId, ENTRY_WORDS[kind], ACCOUNT_WORDS[account], base, amount]),
  );
  return csvRow(HEAD) + rows.join('');
}
