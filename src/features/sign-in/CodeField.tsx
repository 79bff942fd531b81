import type { RefObject } from 'react';
import { otpTyped } from '#contract/shop/otp.ts';
import styles from './sign-in.module.css';

interface Props {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (digits: string) => void;
  invalid: boolean;
  describedBy?: string;
}

/** A field for six digits that accepts pastes with other characters. Phones offer the code from the mail. */
export function CodeField({ id, input, value, onChange, invalid, describedBy }: Props) {
  return (
    <input
      ref={input}
      id={id}
      className={`${styles.code} amount`}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      required
      autoFocus
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(otpTyped(event.target.value))}
    />
  );
}
