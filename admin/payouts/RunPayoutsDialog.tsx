import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusalOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { PayoutPreviewRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { NOT_NOW_LABELS } from './payoutStatus.ts';
import { owedFigure } from './owedFigure.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/payouts-run.ts';

/** Shows what is payable to each seller, and makes payouts for the chosen ones. */
export function RunPayoutsDialog({ onClose }: { onClose: () => void }) {
  const preview = useAnswer<PayoutPreviewRecord>('/api/admin/payouts/preview', words.failedToFetchWhatIs);
  const rows = preview.answer?.sellers;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());

  const payable = (rows ?? []).filter(({ notNow }) => notNow === null);
  const waiting = (rows ?? []).filter(({ notNow }) => notNow !== null);
  const chosen = payable.filter(({ sellerId }) => !left.has(sellerId));
  const total = chosen.reduce((sum, row) => sum + Math.round(row.payable * 100), 0) / 100;

  function toggle(sellerId: number): void {
    const next = new Set(left);
    if (!next.delete(sellerId)) next.add(sellerId);
    setLeft(next);
  }

  const running = useSend({
    send: async () => {
      const sellers = chosen.map(({ sellerId, payable: amount }) => ({ sellerId, amount }));
      try {
        await callOnce('/api/admin/payouts', { method: 'POST', body: JSON.stringify({ sellers }) });
      } catch (error) {
        if (refusalOf(error).code === 'PAYOUT_CHANGED') preview.refetch();
        throw error;
      }
    },
    done: () => words.payoutsAreMade(chosen.length),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={words.paySellers}
      sending={{ ...running, error: running.error ?? preview.error }}
      onSubmit={running.send}
      onClose={onClose}
      submitLabel={chosen.length === 0 ? words.makePayouts : words.makePayoutsOf(rupees(total))}
      closeLabel={common.notYet}
      disabledReason={chosen.length === 0 && (payable.length === 0 ? true : words.pleaseChooseAtLeastOne)}
      maxWidth="sm"
    >
      <div>
        {rows && payable.length === 0 && <Typography>{words.nothingIsPayableNow}</Typography>}
        {payable.map((row) => (
          <Line key={row.sellerId} amount={owedTo(row.sellerId, 'PAYABLE', row.payable)}>
            <FormControlLabel
              control={<Checkbox checked={!left.has(row.sellerId)} onChange={() => toggle(row.sellerId)} />}
              label={row.sellerName}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingLeft: '33px' }}>
              {row.heldUntil
                ? words.madeOnHoldUntilThe(instant(row.heldUntil))
                : words.toBankLastDigits(row.bankLastDigits)}
            </Typography>
          </Line>
        ))}
        {waiting.length > 0 && (
          <>
            <Typography component="h3" sx={{ marginTop: 4, fontWeight: 600 }}>
              {words.notPaidNow}
            </Typography>
            {waiting.map((row) => (
              <Line key={row.sellerId} amount={owedTo(row.sellerId, 'PAYABLE', row.payable)}>
                {row.sellerName}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {row.notNow && NOT_NOW_LABELS[row.notNow]}
                  {row.pending > 0 && (
                    <>
                      {words.pendingAmountBefore}
                      {owedTo(row.sellerId, 'PENDING', row.pending)}
                      {words.pendingAmountAfter}
                    </>
                  )}
                </Typography>
              </Line>
            ))}
          </>
        )}
      </div>
    </FormDialog>
  );
}

const owedTo = (sellerId: number, state: 'PAYABLE' | 'PENDING', amount: number) =>
  owedFigure(state, amount, { sellerId, isInText: true });

function Line({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        paddingBlock: '6px',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box>{children}</Box>
      <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600, paddingTop: '8px' }}>{amount}</Box>
    </Box>
  );
}
