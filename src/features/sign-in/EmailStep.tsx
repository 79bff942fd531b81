import { useId } from 'react';
import * as messages from '#contract/messages.ts';
import type { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

interface Props {
  form: ReturnType<typeof useForm<{ email: string }>>;
  /** The id of the text that explains why to sign in. */
  describedBy: string;
}

/** The first step: the email that gets the OTP. */
export function EmailStep({ form, describedBy }: Props) {
  const { said } = useSpoken();
  const id = useId();
  return (
    <>
      <TextField
        id={id}
        label={said('Email')}
        type="email"
        autoComplete="email"
        required
        autoFocus
        aria-describedby={describedBy}
        value={form.values.email}
        onChange={(email) => form.set('email', email)}
      />
      <button className="button" type="submit" disabled={form.values.email.trim() === '' || form.isSending}>
        {said(form.isSending ? messages.PROCESSING : 'Send OTP')}
      </button>
    </>
  );
}
