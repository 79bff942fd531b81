import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { ENTRY_WORDS, ACCOUNT_WORDS } from '#contract/shop/ledger.ts';
import type { PayoutRecord, PayoutStatementRecord, TransactionRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { DownloadButton } from '../ui/record/DownloadButton.tsx';
import { figureLink } from '../ui/FigureLink.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { rupees } from '../ui/rupees.ts';
import { csvTable } from '#contract/shop/csv.ts';
import type { Columns } from '#contract/shop/csv.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/payouts.ts';
import { shared } from '../words/language.ts';

/** The columns of a statement as CSV. */
const COLUMNS: Columns<TransactionRecord> = {
  Entry: ({ id }) => id,
  Date: ({ at }) => at.slice(0, 10),
  Order: ({ orderId }) => orderId,
  For: ({ kind }) => ENTRY_WORDS[kind],
  Account: ({ account }) => ACCOUNT_WORDS[account],
  'Reckoned on (rupees)': ({ base }) => base,
  'Amount (rupees)': ({ amount }) => amount,
};

/** The statement of a payout: sums by kind and by order, and the files. */
export function StatementPanel({ payout }: { payout: PayoutRecord }) {
  const { answer, error } = useAnswer<PayoutStatementRecord>(
    `/api/payouts/${payout.id}/statement`,
    words.failedToFetchTheStatement,
  );
  const entries = answer?.entries;
  return (
    <Panel
      title={words.statement}
      actions={
        entries && (
          <>
            <DownloadButton
              url={`/api/payouts/${payout.id}/statement/download`}
              name={() => `payout-${payout.number}.pdf`}
              failed={words.failedToDownloadTheStatement}
            >
              {words.downloadPdf}
            </DownloadButton>
            <Button
              variant="outlined"
              color="secondary"
              component="a"
              href={URL.createObjectURL(new Blob([csvTable(COLUMNS, entries)], { type: 'text/csv' }))}
              download={`payout-${payout.number}.csv`}
            >
              {words.downloadCsv}
            </Button>
          </>
        )
      }
    >
      {error && <Typography role="alert">{error}</Typography>}
      {entries && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Sums
            head={words.forWhat}
            label={words.statementByKind}
            rows={sumsBy(entries, ({ kind }) => ({ word: shared(ENTRY_WORDS[kind]), filter: { kind } }))}
            payout={payout}
          />
          <Sums head={common.order} label={words.statementByOrder} rows={sumsBy(entries, orderOf)} payout={payout} />
        </Box>
      )}
    </Panel>
  );
}

/** A line of a statement: its label, the filter of its entries, and its link. */
interface Line {
  word: string;
  /** Undefined if the list has no filter for it. */
  filter?: object;
  to?: string;
}
type Sum = Line & { amount: number };

const orderOf = ({ orderId, orderKey }: TransactionRecord): Line =>
  orderId === null || orderKey === null
    ? { word: words.noOrder }
    : { word: orderId, filter: { orderId: orderKey }, to: `/orders/${orderKey}/show` };

/** Returns the sums of entries by label, in the order of first occurrence. */
function sumsBy(entries: readonly TransactionRecord[], lineOf: (entry: TransactionRecord) => Line): Sum[] {
  const sums = new Map<string, Line & { paise: number }>();
  for (const entry of entries) {
    const line = lineOf(entry);
    const paise = (sums.get(line.word)?.paise ?? 0) + Math.round(entry.amount * 100);
    sums.set(line.word, { ...line, paise });
  }
  return [...sums.values()].map(({ paise, ...line }) => ({ ...line, amount: paise / 100 }));
}

interface SumsProps {
  head: string;
  label: string;
  rows: Sum[];
  payout: PayoutRecord;
}

function Sums({ head, label, rows, payout: { id, amount: total } }: SumsProps) {
  const ofEntries = (opens: string, filter: object, amount: number) =>
    figureLink({ list: 'transactions', filter: { payoutId: id, ...filter }, opens }, rupees(amount));
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell align="right">{common.amount}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ word, filter, to, amount }) => (
          <TableRow key={word}>
            <TableCell>{to ? <RowLink to={to}>{word}</RowLink> : word}</TableCell>
            <TableCell align="right">
              {filter ? ofEntries(words.transactionsOfThisPayout(word), filter, amount) : rupees(amount)}
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell sx={{ fontWeight: 600 }}>{words.payout}</TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            {ofEntries(words.allTransactionsOfThisPayout, {}, total)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
