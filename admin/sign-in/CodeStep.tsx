import { Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useState, useCallback } from 'react';
import type { FormEvent } from 'react';
import { otpTyped } from '#contract/shop/otp.ts';
import { CODE_LENGTH, CODE_RESEND_SECONDS } from '#contract/shop/policy.ts';
import {
  fill,
  SELLER_LOGIN,
  SELLER_OTP_SENT,
  SELLER_RESEND,
  SIGNIN_OTP_SENT_TO,
  SIGNIN_USE_DIFFERENT_EMAIL,
} from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import { words } from '../words/en/sign-in.ts';
import { shared } from '../words/language.ts';

interface CodeStepProps {
  email: string;
  /** Mails another code. */
  send: () => Promise<void>;
  enter: (otp: string) => Promise<unknown>;
  /** Undefined if the email is fixed. */
  onOtherEmail?: () => void;
}

/**
 * The second step of the sign-in: the six digits of the mail, which may be pasted with spaces or filled in by the
 * phone.
 */
export function CodeStep({ email, send, enter, onOtherEmail }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [errorText, setErrorText] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [secondsLeft, lockResend] = useCountdown(CODE_RESEND_SECONDS);
  useEffect(lockResend, [lockResend]);

  async function attempt(what: () => Promise<unknown>) {
    setErrorText(undefined);
    setIsBusy(true);
    try {
      await what();
    } catch (error) {
      setErrorText(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(() => enter(code));
  }

  const resend = () =>
    attempt(async () => {
      await send();
      setCode('');
      lockResend();
    });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Box role="status">
        <Typography sx={{ color: 'success.main' }}>{shared(SELLER_OTP_SENT)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fill(shared(SIGNIN_OTP_SENT_TO), { email })}
        </Typography>
      </Box>
      <TextField
        label={words.sixDigitOtp}
        name="otp"
        value={code}
        onChange={({ target }) => setCode(otpTyped(target.value))}
        error={errorText !== undefined}
        helperText={errorText}
        autoFocus
        fullWidth
        slotProps={{
          htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric' },
          formHelperText: { role: 'alert' },
        }}
        sx={{ '& input': { fontSize: '1.25rem', letterSpacing: '0.3em' } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy || code.length < CODE_LENGTH}>
        {shared(SELLER_LOGIN)}
      </Button>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Button disabled={isBusy || secondsLeft > 0} onClick={() => void resend()}>
          {secondsLeft > 0 ? words.resendIn(secondsLeft) : shared(SELLER_RESEND)}
        </Button>
        {onOtherEmail && (
          <Button color="secondary" onClick={onOtherEmail}>
            {shared(SIGNIN_USE_DIFFERENT_EMAIL)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Returns the whole seconds left since the last start. */
function useCountdown(seconds: number): [left: number, start: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until <= now) return;
    const timer = window.setTimeout(() => setNow(Date.now()), 250);
    return () => window.clearTimeout(timer);
  }, [until, now]);
  const start = useCallback(() => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, [seconds]);
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}
