import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, messageOf, refusalOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { PayoutPreviewRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { NOT_NOW_WORDS } from './payoutStatus.ts';
import { owedFigure } from './owedFigure.tsx';

type SellerRow = PayoutPreviewRecord['sellers'][number];

/** Shows what is payable to each seller, and makes payouts for those that are chosen. */
export function RunPayoutsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [rows, setRows] = useState<SellerRow[]>();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function look(): Promise<void> {
    try {
      const { json } = await call('/api/admin/payouts/preview');
      setRows((json as PayoutPreviewRecord).sellers);
    } catch (error) {
      setFault(messageOf(error, 'Failed to fetch what is payable'));
    }
  }
  useEffect(() => void look(), []);

  const payable = (rows ?? []).filter(({ notNow }) => notNow === null);
  const waiting = (rows ?? []).filter(({ notNow }) => notNow !== null);
  const chosen = payable.filter(({ sellerId }) => !left.has(sellerId));
  const total = chosen.reduce((sum, row) => sum + Math.round(row.payable * 100), 0) / 100;

  function toggle(sellerId: number): void {
    const next = new Set(left);
    if (!next.delete(sellerId)) next.add(sellerId);
    setLeft(next);
  }

  async function run(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const sellers = chosen.map(({ sellerId, payable: amount }) => ({ sellerId, amount }));
      await callOnce('/api/admin/payouts', { method: 'POST', body: JSON.stringify({ sellers }) });
      notify(sellers.length === 1 ? '1 payout is made.' : `${sellers.length} payouts are made.`, { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFault(messageOf(error));
      if (refusalOf(error).code === 'PAYOUT_CHANGED') await look();
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Pay sellers</DialogTitle>
      <DialogContent>
        {rows && payable.length === 0 && <Typography>Nothing is payable now.</Typography>}
        {payable.map((row) => (
          <Line key={row.sellerId} amount={owedTo(row.sellerId, 'PAYABLE', row.payable)}>
            <FormControlLabel
              control={<Checkbox checked={!left.has(row.sellerId)} onChange={() => toggle(row.sellerId)} />}
              label={row.sellerName}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingLeft: '33px' }}>
              {row.heldUntil
                ? `Made on hold until ${instant(row.heldUntil)}: the bank account was changed`
                : `To •••• ${row.bankLastDigits}`}
            </Typography>
          </Line>
        ))}
        {waiting.length > 0 && (
          <>
            <Typography component="h3" sx={{ marginTop: 4, fontWeight: 600 }}>
              Not paid now
            </Typography>
            {waiting.map((row) => (
              <Line key={row.sellerId} amount={owedTo(row.sellerId, 'PAYABLE', row.payable)}>
                {row.sellerName}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {row.notNow && NOT_NOW_WORDS[row.notNow]}
                  {row.pending > 0 && <>, {owedTo(row.sellerId, 'PENDING', row.pending)} pending</>}
                </Typography>
              </Line>
            ))}
          </>
        )}
        {fault && (
          <Typography role="alert" color="error" sx={{ marginTop: 2 }}>
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button variant="contained" disabled={isBusy || chosen.length === 0} onClick={() => void run()}>
          {chosen.length === 0 ? 'Make payouts' : `Make payouts of ${rupees(total)}`}
        </Button>
      </DialogActions>
    </Dialog>
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
