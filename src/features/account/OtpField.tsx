import type { ReactNode, RefObject } from 'react';
import { otpTyped } from '#contract/shop/otp.ts';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  id: string;
  name: string;
  label: ReactNode;
  value: string;
  onChange: (otp: string) => void;
  error?: string | undefined;
  onLeave?: (() => void) | undefined;
  input?: RefObject<HTMLInputElement | null>;
}

/** The field for an OTP in a form of the account. It accepts pastes with other characters. */
export function OtpField({ onChange, ...props }: Props) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...props}
      onChange={(text) => onChange(otpTyped(text))}
    />
  );
}
