import { Box, MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { MONTH_NAMES } from '#contract/shop/dates.ts';
import { FieldErrorText } from '../ui/form/FieldErrorText.tsx';
import { words } from '../words/en/settings.ts';

const DAYS = Array.from({ length: 31 }, (_, place) => place + 1);
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day of the year, stored as `MM-DD`: day and month. */
export function DayOfYearInput({ source, label }: { source: string; label: string }) {
  const errorId = useId();
  const { field, fieldState } = useInput({ source });
  const [month = '', day = ''] = String(field.value ?? '').split('-');
  const { error } = fieldState;
  const shared = {
    select: true,
    disabled: field.disabled ?? false,
    error: error !== undefined,
    onBlur: field.onBlur,
    slotProps: { htmlInput: { 'aria-describedby': error && errorId } },
  };
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: '5rem minmax(0, 1fr)' }}>
        <TextField
          {...shared}
          label={label}
          value={Number(day) || ''}
          onChange={({ target }) => field.onChange(`${month || '01'}-${twoDigits(Number(target.value))}`)}
        >
          {DAYS.map((number) => (
            <MenuItem key={number} value={number}>
              {number}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...shared}
          label={words.month}
          value={Number(month) || ''}
          onChange={({ target }) => field.onChange(`${twoDigits(Number(target.value))}-${day || '01'}`)}
        >
          {MONTH_NAMES.map((name, place) => (
            <MenuItem key={name} value={place + 1}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && <FieldErrorText error={error} id={errorId} />}
    </Box>
  );
}
