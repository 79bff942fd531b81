import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { ApiError } from '../../api/client.ts';
import { resetPassword } from '../../api/passwords.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

/** Refusals of the link itself: another one has to be requested. */
const LINK_REFUSALS = ['RESET_LINK_WRONG', 'RESET_LINK_USED', 'RESET_LINK_EXPIRED'];

const INCOMPLETE_LINK = 'This link is not complete. Please open it from the email again.';

/** Sets a new password with the token of the mailed link. */
function ResetPassword() {
  const { said, saidAny, path } = useSpoken();
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
          {said(
            'Your new password is set. You were signed out everywhere else, and we have emailed you about the change.',
          )}
        </p>
        <p>
          <a className="button" href={path(paths.sellerSignIn)}>
            {said('Sign in as a seller')}
          </a>
        </p>
      </div>
    );
  }
  const linkError = refusedLink ?? (token === '' ? INCOMPLETE_LINK : undefined);
  if (linkError) {
    return (
      <div className="stack">
        <p className="notice bad" role="alert">
          {saidAny(linkError)}
        </p>
        <p>
          <a className="button" href={path(paths.forgotPassword)}>
            {said('Ask for a new link')}
          </a>
        </p>
      </div>
    );
  }
  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <p className="notice bad" role="alert">
          {saidAny(form.failure)}
        </p>
      )}
      <PasswordField {...form.field('password')} id={id} label={said('New password')} isNew />
      <p className="soft small">
        {said(
          '8 to 128 characters; spaces are allowed. A few words of your own are easy to remember and hard to guess.',
        )}
      </p>
      <button className="button" type="submit" disabled={form.values.password === '' || form.isSending}>
        {said(form.isSending ? messages.PROCESSING : 'Set password')}
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
