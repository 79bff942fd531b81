import { useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { ApiError } from '../../api/client.ts';
import { confirmRegistration } from '../../api/sellers.ts';
import { useForm } from '../../forms/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { goOn } from '../sign-in/after-sign-in.ts';
import styles from './become-seller.module.css';

/** Finishes a registration with the token of the mailed link and the password chosen before. */
export function ConfirmForm({ token, onLeave }: { token: string; onLeave: (to: 'register' | 'signIn') => void }) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const [refused, setRefused] = useState<ApiError>();
  const form = useForm({
    initial: { password: '' },
    failure: messages.UNEXPECTED_ERROR,
    async send({ password }) {
      try {
        return await goOn(await confirmRegistration(token, password));
      } catch (error) {
        if (!(error instanceof ApiError && error.code.startsWith('REGISTRATION_LINK_'))) throw error;
        return setRefused(error);
      }
    },
  });
  if (refused) {
    const isUsed = refused.code === 'REGISTRATION_LINK_USED';
    return (
      <div className="stack">
        <p className="notice bad" role="alert">
          {saidAny(refused.message)}
        </p>
        <p>
          <button className="button" type="button" onClick={() => onLeave(isUsed ? 'signIn' : 'register')}>
            {said(isUsed ? messages.SIGN_IN : 'Register')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <form className="stack" {...form.form}>
      <h2 className={styles.title}>{said('Confirm your email')}</h2>
      <p>
        {said(
          'Enter the password you chose when you registered. Then your account is ready, and we check your details.',
        )}
      </p>
      {form.failure && (
        <p className="notice bad" role="alert">
          {saidAny(form.failure)}
        </p>
      )}
      <PasswordField {...form.field('password')} id={id} label={said('Password')} />
      <button className="button" type="submit" disabled={form.values.password === '' || form.isSending}>
        {said(form.isSending ? messages.PROCESSING : 'Confirm')}
      </button>
    </form>
  );
}
