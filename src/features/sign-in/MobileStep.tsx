import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { getMobileWay } from '../../api/auth.ts';
import type { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

interface Props {
  form: ReturnType<typeof useForm<{ mobile: string }>>;
  /** The id of the text that explains why to sign in. */
  describedBy: string;
  onUseEmail: () => void;
}

/** The first step of signing in with a mobile: the number that gets the OTP. */
export function MobileStep({ form, describedBy, onUseEmail }: Props) {
  const { said } = useSpoken();
  const id = useId();
  return (
    <>
      <TextField
        id={id}
        label={said('Mobile number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        autoFocus
        aria-describedby={describedBy}
        {...form.field('mobile')}
      />
      <button className="button" type="submit" disabled={form.values.mobile.trim() === '' || form.isSending}>
        {said(form.isSending ? messages.PROCESSING : 'Send OTP')}
      </button>
      <p>
        <button className="link" type="button" onClick={onUseEmail}>
          {said('Use your email')}
        </button>
      </p>
      <p className="soft small">
        {said('This works with a mobile that you confirmed in your account, under Sign-ins.')}
      </p>
    </>
  );
}

/** The way to `MobileStep`; nothing in a shop that sends no OTPs to mobiles. */
export function UseMobile({ onUse }: { onUse: () => void }) {
  const { said } = useSpoken();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // Without an answer the email remains.
    getMobileWay().then(
      (way) => setOffered(way.isOffered),
      () => setOffered(false),
    );
  }, []);
  if (!isOffered) return null;
  return (
    <p>
      <button className="link" type="button" onClick={onUse}>
        {said('Sign in with your mobile')}
      </button>
    </p>
  );
}
