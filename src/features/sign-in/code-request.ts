import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { CODE_RESEND_SECONDS } from '#contract/shop/policy.ts';
import { sendCode, sendMobileCode } from '../../api/auth.ts';
import { useForm } from '../../forms/use-form.ts';

/** The state of requesting codes, and the time until the next may be requested. */
export interface CodeRequest {
  isSending: boolean;
  secondsLeft: number;
  /** @throws ApiError if no code was sent */
  request(to: string): Promise<void>;
}

/** @param send sends a code to an email or a mobile */
function useCodeRequest(send: (to: string) => Promise<unknown>): CodeRequest {
  const [isSending, setSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function request(to: string): Promise<void> {
    setSending(true);
    try {
      await send(to);
      setSecondsLeft(CODE_RESEND_SECONDS);
    } finally {
      setSending(false);
    }
  }

  return { isSending, secondsLeft, request };
}

/** The first step of signing in and up: the email form and its code requests. */
export function useEmailForm(onSent: () => void) {
  const codes = useCodeRequest(sendCode);
  const emailForm = useForm({
    initial: { email: '' },
    failure: messages.OTP_SEND_FAILED,
    async send({ email }) {
      await codes.request(email);
      onSent();
    },
  });
  return { codes, emailForm };
}

/** The first step of signing in with a mobile: the form for the number and its code requests. */
export function useMobileForm(onSent: () => void) {
  const codes = useCodeRequest(sendMobileCode);
  const mobileForm = useForm({
    initial: { mobile: '' },
    failure: messages.OTP_SEND_FAILED,
    async send({ mobile }) {
      await codes.request(mobile);
      onSent();
    },
  });
  return { codes, mobileForm };
}
