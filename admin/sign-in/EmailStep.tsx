import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Email, EMAIL_MAX_LENGTH } from '#contract/calls/auth.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import { sendCode } from './calls.ts';
import { faultOf } from './faultOf.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sign-in.ts';

/** The first step of the sign-in: the email. The answer never reveals whether there is an account. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const [input, setInput] = useState('');
  const [errorText, setErrorText] = useState<string>();
  /** A code was mailed recently, for example before a reload. */
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const email = Email.safeParse(input);
  const check = () => setErrorText(faultOf(email));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!email.data) return check();
    setIsSending(true);
    try {
      await sendCode(email.data);
      onSent(email.data);
    } catch (error) {
      setErrorText(messageOf(error));
      setIsOnItsWay(refusalOf(error).code === 'CODE_RESEND_LOCKED');
      setIsSending(false);
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 4 }}>
      <TextField
        label={common.email}
        type="email"
        name="email"
        value={input}
        onChange={({ target }) => {
          setInput(target.value);
          // The error is cleared while typing: if it disappeared at the click, the button would move away from the
          // pointer.
          setErrorText(undefined);
          setIsOnItsWay(false);
        }}
        onBlur={() => input && check()}
        error={errorText !== undefined}
        helperText={errorText}
        autoFocus
        fullWidth
        slotProps={{
          htmlInput: { autoComplete: 'email', inputMode: 'email', maxLength: EMAIL_MAX_LENGTH },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="contained" disabled={isSending}>
        {isSending ? words.sendingTheOtp : words.sendOtp}
      </Button>
      {isOnItsWay && email.data && <Button onClick={() => onSent(email.data)}>{words.iHaveAnOtpAlready}</Button>}
    </Box>
  );
}
