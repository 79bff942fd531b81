import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { PAYOUT_MOVES, PAYOUT_WORDS } from '#contract/states/payout.ts';
import type { PayoutStatus } from '#contract/states/payout.ts';
import { callOnce } from '../providers/call-once.ts';
import type { PayoutAccountRecord, PayoutRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { rupees } from '../ui/rupees.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { PAYOUT_EFFECTS, PAYOUT_STEPS } from './payoutStatus.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/payouts-run.ts';

/** Moves that pay: the dialog shows the full account. */
const PAYS: readonly PayoutStatus[] = ['PROCESSING', 'PAID'];

/** The moves of a payout that the platform can make now. */
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
  const showsAccount = PAYS.includes(to) && payout.status !== 'PROCESSING';
  const needsReason = to === 'FAILED' || to === 'ON_HOLD';
  const account = useAnswer<PayoutAccountRecord>(
    showsAccount ? `/api/admin/payouts/${payout.id}/account` : undefined,
    words.failedToFetchTheBank,
  );
  const { values, propsOf } = useFields({ reference: '', reason: '' });
  const reference = values.reference.trim();
  const reason = values.reason.trim();
  const moving = useSend({
    send: () =>
      callOnce(`/api/admin/payouts/${payout.id}`, {
        method: 'PUT',
        body: JSON.stringify({
          status: to,
          version: payout.version,
          ...(reference && { reference }),
          ...(reason && { reason }),
        }),
      }),
    done: () => words.payoutMoved(payout.number, PAYOUT_WORDS[to]),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={words.moveQuestion(PAYOUT_STEPS[to])}
      {...(account.answer && {
        facts: [
          [common.name, account.answer.accountHolderName],
          [common.account, account.answer.accountNumber],
          ['IFSC', account.answer.ifscCode],
          [common.amount, rupees(payout.amount)],
          [words.remark, payout.number],
        ],
      })}
      text={PAYOUT_EFFECTS[to]}
      sending={{ ...moving, error: moving.error ?? account.error }}
      onSubmit={moving.send}
      onClose={onClose}
      submitLabel={PAYOUT_STEPS[to]}
      closeLabel={common.notYet}
      disabledReason={
        (to === 'PAID' && reference === '' && words.pleaseEnterTheReferenceOf) ||
        (needsReason && reason === '' && words.pleaseEnterAReason)
      }
    >
      {to === 'PAID' && (
        <TextField label={words.referenceOfTheTransferUtr} {...propsOf('reference', moving, { maxLength: 60 })} />
      )}
      {needsReason && <TextField label={words.reasonForTheSeller} {...propsOf('reason', moving, { maxLength: 200 })} />}
    </FormDialog>
  );
}
