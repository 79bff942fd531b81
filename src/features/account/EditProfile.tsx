import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { bareEmail } from '#contract/shop/bare-text.ts';
import { changeProfile, sendEmailCode } from '../../api/users.ts';
import type { UserProfile } from '../../api/wire.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { useSeenVersion } from '../../forms/seen-version.ts';
import { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { SavedNow } from '../../ui/SavedNow.tsx';
import { writeProfile } from './account-state.ts';
import { OtpField } from './OtpField.tsx';
import styles from './account.module.css';

/** The unsaved form values without the OTP, and the version of the profile they are based on. */
export const profileDraft = storedDraft<{ fullName: string; mobile: string; email: string; version: number }>(
  'profile',
);

/** The form for name, mobile and email. A new email is confirmed by a code that is sent to it. */
export function EditProfile({ profile, onDone }: { profile: UserProfile; onDone: () => void }) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  /** The new email that a code was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  const [{ version: seen = profile.version, ...draft }] = useState(() => profileDraft.get());
  const { version, theirs, saved } = useSeenVersion<UserProfile>(seen);
  const { values, form, field, failure, isSending } = useForm({
    initial: { fullName: profile.fullName, mobile: profile.mobile ?? '', email: profile.email, otp: '', ...draft },
    failure: messages.UNEXPECTED_ERROR,
    async send({ fullName, mobile, email, otp }) {
      const newEmail = bareEmail(email).toLowerCase();
      const isNew = newEmail !== profile.email;
      if (isNew && sentTo !== newEmail) {
        await sendEmailCode(newEmail);
        setSentTo(newEmail);
        return;
      }
      const change = { fullName, ...(mobile ? { mobile } : {}), ...(isNew ? { email: newEmail, otp } : {}), version };
      writeProfile(await saved(changeProfile(change)));
      profileDraft.drop();
      onDone();
    },
  });
  const { fullName, mobile, email } = values;
  useEffect(() => profileDraft.set({ fullName, mobile, email, version }), [fullName, mobile, email, version]);
  useEffect(() => {
    if (theirs) writeProfile(theirs);
  }, [theirs]);

  function cancel() {
    profileDraft.drop();
    onDone();
  }

  const newEmail = bareEmail(values.email).toLowerCase();
  const asksForCode = sentTo !== undefined && sentTo === newEmail && newEmail !== profile.email;
  return (
    <form className={styles.form} {...form}>
      <TextField
        id={`${id}-name`}
        label={said(messages.PROFILE_NAME)}
        autoComplete="name"
        required
        {...field('fullName')}
      />
      <TextField
        id={`${id}-mobile`}
        label={said(messages.PROFILE_PHONE)}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('mobile')}
      />
      <TextField
        id={`${id}-email`}
        label={said(messages.PROFILE_EMAIL)}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      {asksForCode && (
        <OtpField id={`${id}-otp`} label={said('The OTP we sent to {email}', { email: sentTo })} {...field('otp')} />
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
          {theirs && <SavedNow>{[theirs.fullName, theirs.mobile, theirs.email].filter(Boolean).join(', ')}</SavedNow>}
        </p>
      )}
      <p className={styles.ways}>
        <button className="button" type="submit" disabled={isSending}>
          {said(newEmail !== profile.email && !asksForCode ? 'Send an OTP to the new email' : 'Save')}
        </button>
        <button className="button quiet" type="button" onClick={cancel}>
          {said('Cancel')}
        </button>
      </p>
    </form>
  );
}
