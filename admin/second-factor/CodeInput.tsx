import { TextField } from '@mui/material';
import { common } from '../words/en/common.ts';

interface Props {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeInput({ value, onChange, error }: Props) {
  return (
    <TextField
      label={common.code}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
      autoFocus
      fullWidth
      margin="dense"
      slotProps={{
        htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'characters', maxLength: 40 },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}
