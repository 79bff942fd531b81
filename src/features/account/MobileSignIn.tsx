import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { mobileDigits } from '#contract/shop/india.ts';
import * as messages from '#contract/messages.ts';
import { serverState } from '../../api/server-state.ts';
import { messageFor } from '../../api/client.ts';
import { confirmMobile, dropSignInMobile, getSignInMobile, sendConfirmationCode } from '../../api/users.ts';
import { useForm } from '../../forms/use-form.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $profile, loadProfile } from './account-state.ts';
import { OtpField } from './OtpField.tsx';
import styles from './account.module.css';

const signInMobile = serverState(getSignInMobile, messages.UNEXPECTED_ERROR);

/** The mobile that signs the shopper in. Nothing is shown in a shop that sends no OTPs to mobiles. */
export function MobileSignIn() {
  const { said, saidAny } = useSpoken();
  const { value: own } = useStore(signInMobile.$answer);
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => void signInMobile.load(), []);
  if (!own || (!own.isOffered && own.mobile === null)) return null;

  async function drop() {
    setFailure(undefined);
    setMessage('');
    try {
      signInMobile.write(await dropSignInMobile());
      setMessage(said('Your mobile no longer signs you in.'));
    } catch (error) {
      setFailure(messageFor(error));
    }
  }

  return (
    <section className={styles.part} aria-labelledby="sign-in-mobile">
      <h2 id="sign-in-mobile">{said('Sign in with your mobile')}</h2>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      {own.mobile === null ? (
        <ConfirmMobile onConfirmed={() => setMessage(said('Your mobile signs you in now.'))} />
      ) : (
        <>
          <p>{said('An OTP to {mobile} signs you in, as your email does.', { mobile: own.mobile })}</p>
          <p>
            <button className="link" type="button" onClick={() => void drop()}>
              {said('Remove this number')}
            </button>
          </p>
        </>
      )}
      <p role="status" className="soft small">
        {message}
      </p>
    </section>
  );
}

/** The form to confirm a mobile: the number, and then the OTP that was sent to it. */
function ConfirmMobile({ onConfirmed }: { onConfirmed: () => void }) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const { value: profile } = useStore($profile);
  const [typed, setTyped] = useState<string>();
  /** The mobile that the OTP was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => void loadProfile(), []);
  const mobile = typed ?? profile?.mobile ?? '';
  const asksForCode = sentTo !== undefined && sentTo === mobileDigits(mobile);
  const { form, field, set, failure, isSending } = useForm({
    initial: { mobile: '', otp: '' },
    failure: messages.OTP_SEND_FAILED,
    async send({ otp }) {
      if (!asksForCode) {
        await sendConfirmationCode(mobile);
        setSentTo(mobileDigits(mobile));
        return;
      }
      signInMobile.write(await confirmMobile(mobile, otp));
      onConfirmed();
    },
  });
  return (
    <form className={styles.form} {...form}>
      <p className="soft small">{said('Confirm your mobile once, and an OTP to it signs you in.')}</p>
      <TextField
        id={`${id}-mobile`}
        label={said('Mobile number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...field('mobile')}
        value={mobile}
        onChange={(text) => {
          set('mobile', text);
          setTyped(text);
        }}
      />
      {asksForCode && (
        <OtpField id={`${id}-otp`} label={said('The OTP we sent to {email}', { email: sentTo })} {...field('otp')} />
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <button className="button quiet" type="submit" disabled={isSending}>
        {said(asksForCode ? 'Confirm' : 'Send OTP')}
      </button>
    </form>
  );
}
