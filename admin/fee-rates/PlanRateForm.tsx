import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { addDays } from '#contract/shop/dates.ts';
import { FEE_RATE_KINDS, FEE_RATE_WORDS } from '#contract/shop/fee-rates.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { isPlaced } from '../providers/isPlaced.ts';
import { today } from '../ui/today.ts';

interface PlanRateFormProps {
  path: string;
  /** Whose commission; none where the rates are those of all sellers. */
  sellerId: number | null;
  onPlanned: () => void;
}

const EMPTY = { kind: 'commission', percent: '', from: '', reason: '' };

/** Plans a rate from a day on, with the reason. */
export function PlanRateForm({ path, sellerId, onPlanned }: PlanRateFormProps) {
  const notify = useNotify();
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setFaults({});
    setIsSending(true);
    const percent = typed.percent === '' ? null : Number(typed.percent);
    try {
      await callOnce(path, { method: 'POST', body: JSON.stringify({ ...typed, sellerId, percent }) });
      setTyped(EMPTY);
      notify('The rate is planned.', { type: 'success' });
      onPlanned();
    } catch (error) {
      const { errors: told } = refusalOf(error);
      setFaults(told ?? {});
      if (!isPlaced(told, Object.keys(EMPTY))) notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
    } finally {
      setIsSending(false);
    }
  }

  const field = (name: keyof typeof EMPTY, hint?: string) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: faults[name] !== undefined,
    helperText: faults[name] ?? hint,
    fullWidth: true,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: '14px', justifyItems: 'start' }}
    >
      <Box sx={{ ...PAIR, width: '100%' }}>
        {sellerId === null && (
          <TextField select label="Rate" {...field('kind')}>
            {FEE_RATE_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {FEE_RATE_WORDS[kind]}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          type="number"
          label={sellerId === null ? 'Percent' : 'Commission in percent'}
          {...field('percent', sellerId === null ? undefined : 'Empty: what all sellers pay.')}
          slotProps={{ htmlInput: { min: 0, max: 50, step: 'any' } }}
        />
        <TextField
          type="date"
          label="From the day"
          {...field('from', 'From tomorrow on.')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: addDays(today(), 1) } }}
        />
      </Box>
      <TextField label="Reason" {...field('reason')} slotProps={{ htmlInput: { maxLength: 300 } }} />
      <Button type="submit" variant="outlined" disabled={isSending}>
        Plan the rate
      </Button>
    </Box>
  );
}
