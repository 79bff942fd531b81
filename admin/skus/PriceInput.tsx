import { InputAdornment, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { ErrorText } from '../ui/form/FieldErrorText.tsx';

interface PriceInputProps {
  source: 'mrpPrice' | 'sellingPrice';
  label: string;
  disabled: boolean;
}

/** An amount in rupees, stored as it is entered until it is saved. */
export function PriceInput({ source, label, disabled }: PriceInputProps) {
  const { id, field, fieldState } = useInput({ source, parse: asTyped, format: asShown });
  return (
    <TextField
      {...field}
      id={id}
      label={label}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error && <ErrorText error={fieldState.error} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', sx: { textAlign: 'right' } },
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}

const asTyped = (text: string) => text;

/** Returns the amount with two digits of paise. */
function asShown(value: string | number): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
