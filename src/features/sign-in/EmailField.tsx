import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  id: string;
  value: string;
  onChange: (email: string) => void;
  /** The id of its description. */
  describedBy: string;
}

/** The email field. Text typed before hydration counts as well. */
export function EmailField({ id, value, onChange, describedBy }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value);
    // Once: later changes fire events.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <TextField
      input={field}
      id={id}
      label="Email"
      type="email"
      autoComplete="email"
      required
      autoFocus
      aria-describedby={describedBy}
      value={value}
      onChange={onChange}
    />
  );
}
