import { Box, TextField } from '@mui/material';
import { useFilter } from './useFilter.ts';
import { words } from '../../words/en/ui.ts';

/** Filters by the first and the last day in India; side by side on a phone. */
export function DaysFilter({ from = words.fromDay, to = words.toDay }: { from?: string; to?: string }) {
  return (
    <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: 'none' }, gap: '12px' }}>
      <DayField name="from" label={from} />
      <DayField name="to" label={to} />
    </Box>
  );
}

function DayField({ name, label }: { name: string; label: string }) {
  const [day, choose] = useFilter(name);
  return (
    <TextField
      type="date"
      label={label}
      value={day ?? ''}
      onChange={({ target }) => choose(target.value || undefined)}
      sx={{ flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0 }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
