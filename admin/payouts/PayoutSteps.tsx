import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { PAYOUT_MOVES, PAYOUT_WORDS } from '#contract/states/payout.ts';
import type { PayoutStatus } from '#contract/states/payout.ts';
import { call, messageOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { PayoutAccountRecord, PayoutRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { rupees } from '../ui/rupees.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { PAYOUT_EFFECTS, PAYOUT_STEPS } from './payoutStatus.ts';

/** Moves that pay: who makes one sees the full account. */
const PAYS: readonly PayoutStatus[] = ['PROCESSING', 'PAID'];

/** Where the house may move a payout now. */
export function PayoutSteps({ payout }: { payout: PayoutRecord }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'payouts', action: 'change' });
  const [step, setStep] = useState<PayoutStatus>();
  const group = useFocusKept();
  const moves = PAYOUT_MOVES[payout.status];
  if (!mayMove || moves.length === 0) return null;
  return (
    <Box {...group} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
      {moves.map((to, index) => (
        <Button
          key={to}
          variant={index === 0 && to !== 'FAILED' ? 'contained' : 'outlined'}
          onClick={() => setStep(to)}
        >
          {PAYOUT_STEPS[to]}
        </Button>
      ))}
      {step && <StepDialog key={step} payout={payout} to={step} onClose={() => setStep(undefined)} />}
    </Box>
  );
}

function StepDialog({ payout, to, onClose }: { payout: PayoutRecord; to: PayoutStatus; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [account, setAccount] = useState<PayoutAccountRecord>();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const showsAccount = PAYS.includes(to) && payout.status !== 'PROCESSING';
  const needsReason = to === 'FAILED' || to === 'ON_HOLD';

  useEffect(() => {
    if (!showsAccount) return undefined;
    let isWanted = true;
    call(`/api/admin/payouts/${payout.id}/account`).then(
      ({ json }) => isWanted && setAccount(json as PayoutAccountRecord),
      (error: unknown) => isWanted && setFault(messageOf(error, 'Failed to fetch the bank account')),
    );
    return () => {
      isWanted = false;
    };
  }, [payout.id, showsAccount]);

  async function move(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const said = {
        status: to,
        version: payout.version,
        ...(reference.trim() && { reference: reference.trim() }),
        ...(reason.trim() && { reason: reason.trim() }),
      };
      await callOnce(`/api/admin/payouts/${payout.id}`, { method: 'PUT', body: JSON.stringify(said) });
      notify(`${payout.number}: ${PAYOUT_WORDS[to].toLowerCase()}.`, { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{PAYOUT_STEPS[to]}?</DialogTitle>
      <DialogContent>
        {account && (
          <Facts
            facts={[
              ['Name', account.accountHolderName],
              ['Account', account.accountNumber],
              ['IFSC', account.ifscCode],
              ['Amount', rupees(payout.amount)],
              ['Remark', payout.number],
            ]}
          />
        )}
        <Typography variant="body2" sx={{ marginTop: account ? 2 : 0 }}>
          {PAYOUT_EFFECTS[to]}
        </Typography>
        {to === 'PAID' && (
          <TextField
            fullWidth
            margin="dense"
            label="Reference of the transfer (UTR)"
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        )}
        {needsReason && (
          <TextField
            fullWidth
            margin="dense"
            label="Reason, for the seller"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || (needsReason && reason.trim() === '') || (to === 'PAID' && reference.trim() === '')}
          onClick={() => void move()}
        >
          {PAYOUT_STEPS[to]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
