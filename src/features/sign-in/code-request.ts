import { useEffect, useState } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/shop/policy.ts';
import { sendCode } from '../../api/auth.ts';

/** Asking for a code: what is under way, and how long until another may be asked for. */
export interface CodeRequest {
  isSending: boolean;
  secondsLeft: number;
  /** @throws ApiError where no code was mailed */
  request(email: string): Promise<void>;
}

export function useCodeRequest(): CodeRequest {
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
