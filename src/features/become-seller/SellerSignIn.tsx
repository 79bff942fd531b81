import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { CODE_LENGTH, CODE_RESEND_SECONDS } from '#contract/shop/policy.ts';
import { sendSellerCode, signInAsSeller, signInWithPassword } from '../../api/sellers.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { goOn } from '../sign-in/after-sign-in.ts';
import styles from './become-seller.module.css';
import { CodeBoxes } from './CodeBoxes.tsx';

/** Signs a seller in with a mailed code or a password. */
export function SellerSignIn() {
  const { said, path } = useSpoken();
  const [way, setWay] = useState<'code' | 'password'>('code');
  return (
    <>
      {way === 'code' ? <ByCode /> : <ByPassword />}
      <p className={styles.ways}>
        <button className="link" type="button" onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
          {said(way === 'code' ? 'Use a password instead' : 'Use an OTP instead')}
        </button>
        {way === 'password' && <a href={path(paths.forgotPassword)}>{said('Forgot your password?')}</a>}
      </p>
    </>
  );
}

function ByCode() {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const [sentTo, setSentTo] = useState<string>();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const code = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { email: '', otp: '' },
    failure: sentTo ? messages.SELLER_OTP_VERIFY_FAILED : messages.OTP_SEND_FAILED,
    async send({ email, otp }) {
      if (sentTo) return goOn(await signInAsSeller(sentTo, otp));
      return ask(email);
    },
  });
  const { values, set, fail } = form;

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  useEffect(() => {
    if (sentTo) code.current?.focus();
  }, [sentTo]);

  async function ask(email: string) {
    await sendSellerCode(email);
    setSentTo(email);
    setSecondsLeft(CODE_RESEND_SECONDS);
  }
  function askAgain() {
    fail();
    set('otp', '');
    ask(sentTo!).catch(fail);
  }

  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <p className="notice bad" role="alert" id={`${id}-fault`}>
          {saidAny(form.failure)}
        </p>
      )}
      <div role="status">
        {sentTo && (
          <>
            <p className="notice good">{said(messages.SELLER_OTP_SENT)}</p>
            <p>{said(messages.SIGNIN_OTP_SENT_TO, { email: sentTo })}</p>
          </>
        )}
      </div>
      {sentTo ? (
        <>
          <div className="field">
            <label htmlFor={`${id}-otp`}>OTP</label>
            <CodeBoxes
              id={`${id}-otp`}
              input={code}
              value={values.otp}
              onChange={(otp) => set('otp', otp)}
              invalid={form.failure !== undefined}
              describedBy={`${id}-fault`}
            />
          </div>
          <button className="button" type="submit" disabled={values.otp.length !== CODE_LENGTH || form.isSending}>
            {said(form.isSending ? messages.PROCESSING : messages.SELLER_LOGIN)}
          </button>
          <p className={styles.ways}>
            <button className="link" type="button" disabled={secondsLeft > 0} onClick={askAgain}>
              {secondsLeft > 0 ? said('Resend in {seconds} s', { seconds: secondsLeft }) : said(messages.SELLER_RESEND)}
            </button>
            <button
              className="link"
              type="button"
              onClick={() => {
                setSentTo(undefined);
                set('otp', '');
                fail();
              }}
            >
              {said(messages.SIGNIN_USE_DIFFERENT_EMAIL)}
            </button>
          </p>
        </>
      ) : (
        <>
          <TextField
            {...form.field('email')}
            id={`${id}-email`}
            label={said('Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <button className="button" type="submit" disabled={values.email.trim() === '' || form.isSending}>
            {said(form.isSending ? messages.PROCESSING : 'Send OTP')}
          </button>
        </>
      )}
    </form>
  );
}

function ByPassword() {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const form = useForm({
    initial: { email: '', password: '' },
    failure: messages.SIGNIN_FAILED,
    send: async ({ email, password }) => goOn(await signInWithPassword(email, password)),
  });
  const { email, password } = form.values;
  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <p className="notice bad" role="alert">
          {saidAny(form.failure)}
        </p>
      )}
      <TextField
        {...form.field('email')}
        id={`${id}-email`}
        label={said('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <PasswordField {...form.field('password')} id={`${id}-password`} label={said('Password')} />
      <button className="button" type="submit" disabled={email.trim() === '' || password === '' || form.isSending}>
        {said(form.isSending ? messages.PROCESSING : messages.SELLER_LOGIN)}
      </button>
    </form>
  );
}
