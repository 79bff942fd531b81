import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { CONDITION_WORDS, RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { CONDITIONS } from '#contract/states/return.ts';
import type { Condition, ReturnStatus } from '#contract/states/return.ts';
import { callOnce } from '../providers/call-once.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { effectOf, STEP_LABELS } from './returnStatus.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/returns.ts';

const NEEDS_REASON: readonly ReturnStatus[] = ['REJECTED', 'REFUNDED'];

/** The next steps of a return, each with its fields. */
export function ReturnSteps({ back }: { back: ReturnRecord }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'returns', action: 'change' });
  const [step, setStep] = useState<ReturnStatus>();
  const group = useFocusKept();
  if (!mayMove || back.next.length === 0) return null;
  return (
    <Box {...group} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
      {back.next.map((to, index) => (
        <Button key={to} variant={index === 0 ? 'contained' : 'outlined'} onClick={() => setStep(to)}>
          {STEP_LABELS[to]}
        </Button>
      ))}
      {step && <StepDialog key={step} back={back} to={step} onClose={() => setStep(undefined)} />}
    </Box>
  );
}

function StepDialog({ back, to, onClose }: { back: ReturnRecord; to: ReturnStatus; onClose: () => void }) {
  const { values, propsOf } = useFields({ reason: '' });
  const [condition, setCondition] = useState<Condition>('restock');
  const needsReason = NEEDS_REASON.includes(to);
  const reason = values.reason.trim();
  const moving = useSend({
    send: () =>
      callOnce(`/api/returns/${back.id}/status/${to}`, {
        method: 'PATCH',
        body: JSON.stringify({ version: back.version, reason, ...(to === 'INSPECTED' && { condition }) }),
      }),
    done: () => words.returnIsNow(back.reference, shared(RETURN_STATUS_WORDS[to])),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${STEP_LABELS[to]}?`}
      text={effectOf(to, back)}
      sending={moving}
      onSubmit={moving.send}
      onClose={onClose}
      submitLabel={STEP_LABELS[to]}
      closeLabel={common.notYet}
      disabledReason={needsReason && reason === '' && words.pleaseEnterAReason}
    >
      {to === 'INSPECTED' && (
        <RadioGroup
          aria-label={words.conditionOfTheItems}
          value={condition}
          onChange={(_, chosen) => setCondition(chosen as Condition)}
        >
          {CONDITIONS.map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={shared(CONDITION_WORDS[value])} />
          ))}
        </RadioGroup>
      )}
      <TextField
        multiline
        label={needsReason ? words.reasonForTheShopper : words.aNoteForTheShopper}
        {...propsOf('reason', moving, { maxLength: 500 })}
      />
    </FormDialog>
  );
}
