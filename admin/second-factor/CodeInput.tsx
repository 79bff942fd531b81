import { TextField } from '@mui/material';

interface Props {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeInput({ value, onChange, error }: Props) {
  return (
    <TextField
      label="Code"
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
