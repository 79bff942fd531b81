import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { ApiError } from '../../api/client.ts';
import { resetPassword } from '../../api/passwords.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** Refusals of the link itself: another one has to be requested. */
const LINK_REFUSALS = ['RESET_LINK_WRONG', 'RESET_LINK_USED', 'RESET_LINK_EXPIRED'];

/** Sets a new password with the token of the mailed link. */
function ResetPassword() {
  const id = useId();
  const token = useLinkToken();
  const [refusedLink, setRefusedLink] = useState<string>();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { password: '' },
    rules: async () => (await import('./password-rules.ts')).newPasswordRules,
    failure: messages.RESET_PASSWORD_FAILED,
    async send({ password }) {
      try {
        await resetPassword(token ?? '', password);
        setDone(true);
      } catch (error) {
        if (!(error instanceof ApiError && LINK_REFUSALS.includes(error.code))) throw error;
        setRefusedLink(error.message);
      }
    },
  });

  if (token === undefined) return null;
  if (isDone) {
    return (
      <div className="stack" role="status">
        <p className="notice good">
          Your new password is set. You were signed out everywhere else, and we have emailed you about the change.
        </p>
        <p>
          <a className="button" href={paths.sellerSignIn}>
            Sign in as a seller
          </a>
        </p>
      </div>
    );
  }
  const linkError =
    refusedLink ?? (token === '' ? 'This link is not complete. Please open it from the email again.' : undefined);
  if (linkError) {
    return (
      <div className="stack">
        <p className="notice bad" role="alert">
          {linkError}
        </p>
        <p>
          <a className="button" href={paths.forgotPassword}>
            Ask for a new link
          </a>
        </p>
      </div>
    );
  }
  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <p className="notice bad" role="alert">
          {form.failure}
        </p>
      )}
      <PasswordField {...form.field('password')} id={id} label="New password" isNew />
      <p className="soft small">
        8 to 128 characters; spaces are allowed. A few words of your own are easy to remember and hard to guess.
      </p>
      <button className="button" type="submit" disabled={form.values.password === '' || form.isSending}>
        {form.isSending ? messages.PROCESSING : 'Set password'}
      </button>
    </form>
  );
}

/** Returns the token in the fragment: empty if missing, undefined until hydration. */
function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(decodeURIComponent(location.hash.slice(1)));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}

export default withBoundary(ResetPassword);
