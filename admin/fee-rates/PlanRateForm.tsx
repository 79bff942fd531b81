import { Box, Button, MenuItem, TextField } from '@mui/material';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { addDays } from '#contract/shop/dates.ts';
import { FEE_RATE_KINDS, FEE_RATE_WORDS } from '#contract/shop/fee-rates.ts';
import { callOnce } from '../providers/call-once.ts';
import { useSend } from '../providers/useSend.ts';
import { useFields } from '../ui/dialog/useFields.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { today } from '../ui/today.ts';

interface PlanRateFormProps {
  path: string;
  /** The seller whose commission it is; null for the rates of all sellers. */
  sellerId: number | null;
  onPlanned: () => void;
}

const EMPTY = { kind: 'commission', percent: '', from: '', reason: '' };

/** Plans a rate from a day on, with the reason. */
export function PlanRateForm({ path, sellerId, onPlanned }: PlanRateFormProps) {
  const { values, propsOf, reset } = useFields(EMPTY);
  const planning = useSend({
    send: () => {
      const percent = values.percent === '' ? null : Number(values.percent);
      return callOnce(path, { method: 'POST', body: JSON.stringify({ ...values, sellerId, percent }) });
    },
    fields: Object.keys(EMPTY),
    failed: ADMIN_SAVE_FAILED,
    done: () => 'The rate is planned.',
    onDone: () => {
      reset();
      onPlanned();
    },
    onError: 'notify',
    refreshes: false,
  });
  const percent = propsOf('percent', planning, { min: 0, max: 50, step: 'any' });
  const from = propsOf('from', planning, { min: addDays(today(), 1) });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        planning.send();
      }}
      sx={{ display: 'grid', gap: '14px', justifyItems: 'start' }}
    >
      <Box sx={{ ...PAIR, width: '100%' }}>
        {sellerId === null && (
          <TextField select label="Rate" {...propsOf('kind', planning)}>
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
          {...percent}
          helperText={percent.helperText ?? (sellerId === null ? undefined : 'Empty: what all sellers pay.')}
        />
        <TextField
          type="date"
          label="From the day"
          {...from}
          helperText={from.helperText ?? 'From tomorrow on.'}
          slotProps={{ ...from.slotProps, inputLabel: { shrink: true } }}
        />
      </Box>
      <TextField label="Reason" {...propsOf('reason', planning, { maxLength: 300 })} />
      <Button type="submit" variant="outlined" disabled={planning.isBusy}>
        Plan the rate
      </Button>
    </Box>
  );
}
