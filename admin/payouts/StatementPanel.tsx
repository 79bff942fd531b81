import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ENTRY_WORDS } from '#contract/shop/ledger.ts';
import { call, messageOf } from '../providers/call.ts';
import type { PayoutRecord, PayoutStatementRecord, TransactionRecord } from '../providers/records.ts';
import { DownloadButton } from '../ui/DownloadButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { rupees } from '../ui/rupees.ts';
import { statementCsv } from './statementCsv.ts';

/** What a payout is made of: each kind with its sum, every order with what is left of it, and all of it as a file. */
export function StatementPanel({ payout }: { payout: PayoutRecord }) {
  const [entries, setEntries] = useState<TransactionRecord[]>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    call(`/api/payouts/${payout.id}/statement`).then(
      ({ json }) => isWanted && setEntries((json as PayoutStatementRecord).entries),
      (error: unknown) => isWanted && setFault(messageOf(error, 'Failed to fetch the statement')),
    );
    return () => {
      isWanted = false;
    };
  }, [payout.id]);

  return (
    <Panel
      title="Statement"
      actions={
        entries && (
          <>
            <DownloadButton
              url={`/api/payouts/${payout.id}/statement/download`}
              name={() => `payout-${payout.number}.pdf`}
              failed="Failed to download the statement"
            >
              Download PDF
            </DownloadButton>
            <Button
              variant="outlined"
              color="secondary"
              component="a"
              href={URL.createObjectURL(new Blob([statementCsv(entries)], { type: 'text/csv' }))}
              download={`payout-${payout.number}.csv`}
            >
              Download CSV
            </Button>
          </>
        )
      }
    >
      {fault && <Typography role="alert">{fault}</Typography>}
      {entries && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Sums head="For" rows={sumsBy(entries, ({ kind }) => ENTRY_WORDS[kind])} total={payout.amount} />
          <Sums
            head="Order"
            rows={sumsBy(entries, ({ orderId }) => orderId ?? 'No order')}
            links={linksOf(entries)}
            total={payout.amount}
          />
        </Box>
      )}
    </Panel>
  );
}

/** Sums of entries by a word, in the order in which the words come first. */
function sumsBy(
  entries: readonly TransactionRecord[],
  wordOf: (entry: TransactionRecord) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(wordOf(entry), (sums.get(wordOf(entry)) ?? 0) + Math.round(entry.amount * 100));
  return [...sums].map(([word, paise]) => [word, paise / 100]);
}

const linksOf = (entries: readonly TransactionRecord[]) =>
  new Map(
    entries.map(({ orderId, orderKey }) => [orderId ?? '', orderKey === null ? undefined : `/orders/${orderKey}/show`]),
  );

function Sums({
  head,
  rows,
  links,
  total,
}: {
  head: string;
  rows: [string, number][];
  links?: Map<string, string | undefined>;
  total: number;
}) {
  return (
    <Table size="small" aria-label={`Statement by ${head.toLowerCase()}`}>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([word, amount]) => {
          const to = links?.get(word);
          return (
            <TableRow key={word}>
              <TableCell>{to ? <RowLink to={to}>{word}</RowLink> : word}</TableCell>
              <TableCell align="right">{rupees(amount)}</TableCell>
            </TableRow>
          );
        })}
        <TableRow>
          <TableCell sx={{ fontWeight: 600 }}>Payout</TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            {rupees(total)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
