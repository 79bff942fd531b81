import { TextField } from '@mui/material';
import { useFilter } from './useFilter.ts';

/** A filter by a Kolkata day. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [day, choose] = useFilter(name);
  return (
    <TextField
      type="date"
      label={label}
      value={day ?? ''}
      onChange={({ target }) => choose(target.value || undefined)}
      sx={{ flex: { xs: '1 1 8rem', sm: 'none' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
