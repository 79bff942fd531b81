import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { CONDITION_WORDS, RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { CONDITIONS } from '#contract/states/return.ts';
import type { Condition, ReturnStatus } from '#contract/states/return.ts';
import { messageOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { effectOf, STEP_WORDS } from './returnStatus.ts';

const NEEDS_REASON: readonly ReturnStatus[] = ['REJECTED', 'REFUNDED'];

/** The steps a return may take now, each with what it needs said. */
export function ReturnSteps({ back }: { back: ReturnRecord }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'returns', action: 'change' });
  const [step, setStep] = useState<ReturnStatus>();
  const group = useFocusKept();
  if (!mayMove || back.next.length === 0) return null;
  return (
    <Box {...group} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
      {back.next.map((to, index) => (
        <Button key={to} variant={index === 0 ? 'contained' : 'outlined'} onClick={() => setStep(to)}>
          {STEP_WORDS[to]}
        </Button>
      ))}
      {step && <StepDialog key={step} back={back} to={step} onClose={() => setStep(undefined)} />}
    </Box>
  );
}

function StepDialog({ back, to, onClose }: { back: ReturnRecord; to: ReturnStatus; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [condition, setCondition] = useState<Condition>('restock');
  const needsReason = NEEDS_REASON.includes(to);
  const effect = effectOf(to, back);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      await callOnce(`/api/returns/${back.id}/status/${to}`, {
        method: 'PATCH',
        body: JSON.stringify({
          version: back.version,
          reason: reason.trim(),
          ...(to === 'INSPECTED' && { condition }),
        }),
      });
      notify(`${back.reference}: ${RETURN_STATUS_WORDS[to].toLowerCase()}.`, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      onClose();
      refresh();
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{STEP_WORDS[to]}?</DialogTitle>
      <DialogContent>
        {effect && <Typography variant="body2">{effect}</Typography>}
        {to === 'INSPECTED' && (
          <RadioGroup
            aria-label="Condition of the items"
            value={condition}
            onChange={(_, chosen) => setCondition(chosen as Condition)}
          >
            {CONDITIONS.map((value) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={CONDITION_WORDS[value]} />
            ))}
          </RadioGroup>
        )}
        <TextField
          fullWidth
          multiline
          margin="dense"
          label={needsReason ? 'Reason, for the shopper' : 'A note for the shopper (optional)'}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || (needsReason && reason.trim() === '')}
          onClick={() => void take()}
        >
          {STEP_WORDS[to]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
