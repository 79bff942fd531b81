import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  id: string;
  value: string;
  onChange: (email: string) => void;
  /** The id of what says more about it. */
  describedBy: string;
}

/** The email; what was typed before the page had woken up counts as well. */
export function EmailField({ id, value, onChange, describedBy }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value);
    // Once: afterwards every change is heard.
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
