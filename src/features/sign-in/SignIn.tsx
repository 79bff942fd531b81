import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { signIn } from '../../api/auth.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths, safeReturn } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { StaffNote } from '../session/StaffOffer.tsx';
import { goOn } from './after-sign-in.ts';
import { useEmailForm } from './code-request.ts';
import { CodeStep, EmailStep } from './CodeSteps.tsx';
import { useReturnUrl } from './return-url.ts';
import styles from './sign-in.module.css';

/** Sign in: the e-mail, then the code that was sent to it. */
function SignIn() {
  const [isSent, setSent] = useState(false);
  const { codes, emailForm } = useEmailForm(() => setSent(true));
  const { email } = emailForm.values;
  const codeForm = useForm({
    initial: { otp: '' },
    failure: messages.SIGNIN_FAILED,
    send: async ({ otp }) => goOn(await signIn(email, otp)),
  });
  const { form, failure } = isSent ? codeForm : emailForm;
  const id = useId();
  const returnUrl = useReturnUrl();

  useEffect(() => {
    const params = new URLSearchParams(location.search);
    if ($session.get().isShopper) location.replace(safeReturn(params.get('returnUrl') ?? params.get('redirect')));
  }, []);

  function startAgain() {
    setSent(false);
    codeForm.set('otp', '');
    codeForm.fail();
  }

  return (
    <form className={styles.form} {...form}>
      <StaffNote />
      {failure && (
        <p className="notice bad" role="alert" id={`${id}-fault`}>
          {failure}
        </p>
      )}
      {isSent ? (
        <CodeStep
          form={codeForm}
          email={email}
          codes={codes}
          submitLabel={messages.SIGN_IN}
          faultId={`${id}-fault`}
          onOtherEmail={startAgain}
        />
      ) : (
        <>
          <EmailStep form={emailForm} />
          <p className="soft small">We send a six-digit code to your e-mail. There is no password to remember.</p>
        </>
      )}
      <p>
        New here? <a href={paths.signUp(returnUrl)}>{messages.CREATE_ACCOUNT}</a>
      </p>
    </form>
  );
}

export default withBoundary(SignIn);
