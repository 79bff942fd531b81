import { useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { requestPasswordReset } from '../../api/passwords.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

/** The form to request a password link. The message never reveals whether an account exists. */
function ForgotPassword() {
  const { said, saidAny, path } = useSpoken();
  const id = useId();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    failure: messages.FORGOT_FAILED,
    async send({ email }) {
      await requestPasswordReset(email);
      setSent(true);
    },
  });

  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <p className="notice bad" role="alert">
          {saidAny(form.failure)}
        </p>
      )}
      <div role="status">{isSent && <p className="notice good">{said(messages.FORGOT_SENT)}</p>}</div>
      <p className="soft">
        {said('Only sellers have a password. Shoppers sign in with an OTP that we email each time.')}
      </p>
      <TextField
        {...form.field('email')}
        id={id}
        label={said('Email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <button className="button" type="submit" disabled={form.values.email.trim() === '' || form.isSending}>
        {said(form.isSending ? messages.PROCESSING : 'Send reset link')}
      </button>
      <p>
        <a href={path(paths.login)}>{said('Back to sign in')}</a>
      </p>
    </form>
  );
}

export default withBoundary(ForgotPassword);
