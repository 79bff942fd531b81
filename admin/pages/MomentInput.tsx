import { TextInput } from 'react-admin';
import { fromField, toField } from './kolkataTime.ts';

interface MomentInputProps {
  /** The form's field: an instant, or null. */
  source: string;
  label: string;
  helperText?: string | false;
}

/** A field of date and time, in India's time. */
export function MomentInput({ source, label, helperText = false }: MomentInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="datetime-local"
      format={toField}
      parse={fromField}
      helperText={helperText}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
