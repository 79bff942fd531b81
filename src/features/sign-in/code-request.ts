import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { CODE_RESEND_SECONDS } from '#contract/shop/policy.ts';
import { sendCode } from '../../api/auth.ts';
import { useForm } from '../../forms/use-form.ts';

/** The state of requesting codes, and the time until the next may be requested. */
export interface CodeRequest {
  isSending: boolean;
  secondsLeft: number;
  /** @throws ApiError if no code was mailed */
  request(email: string): Promise<void>;
}

function useCodeRequest(): CodeRequest {
  const [isSending, setSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function request(email: string): Promise<void> {
    setSending(true);
    try {
      await sendCode(email);
      setSecondsLeft(CODE_RESEND_SECONDS);
    } finally {
      setSending(false);
    }
  }

  return { isSending, secondsLeft, request };
}

/** The first step of signing in and up: the email form and its code requests. */
export function useEmailForm(onSent: () => void) {
  const codes = useCodeRequest();
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
