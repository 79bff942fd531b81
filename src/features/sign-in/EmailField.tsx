import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  id: string;
  value: string;
  onChange: (email: string) => void;
}

/** The e-mail; what was typed before the page had woken up counts as well. */
export function EmailField({ id, value, onChange }: Props) {
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
      label="E-mail"
      type="email"
      autoComplete="email"
      required
      value={value}
      onChange={onChange}
    />
  );
}
