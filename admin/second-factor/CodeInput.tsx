import { TextField } from '@mui/material';

interface Props {
  value: string;
  onChange: (typed: string) => void;
  fault: string | undefined;
}

/** The six digits of an app, or a recovery code. */
export function CodeInput({ value, onChange, fault }: Props) {
  return (
    <TextField
      label="Code"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault}
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
