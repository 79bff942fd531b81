import { useEffect, useState } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/shop/policy.ts';
import { sendCode } from '../../api/auth.ts';
import { wordsFor } from '../../api/client.ts';
import * as messages from '#contract/messages.ts';

/** Asking for a code: what is under way, what went wrong, and how long until another may be asked for. */
export function useCodeRequest() {
  const [isSending, setSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  /** Mails a code and returns what to say when that failed. */
  async function request(email: string): Promise<string | undefined> {
    setSending(true);
    try {
      await sendCode(email);
      setSecondsLeft(CODE_RESEND_SECONDS);
      return undefined;
    } catch (error) {
      return wordsFor(error, messages.OTP_SEND_FAILED);
    } finally {
      setSending(false);
    }
  }

  return { isSending, secondsLeft, request };
}
