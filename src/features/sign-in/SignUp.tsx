import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { signUp, verifyCode } from '../../api/auth.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { StaffNote } from '../session/StaffOffer.tsx';
import { goOn } from './after-sign-in.ts';
import { useEmailForm } from './code-request.ts';
import { CodeStep, EmailStep } from './CodeSteps.tsx';
import { useReturnUrl } from './return-url.ts';
import styles from './sign-in.module.css';

type Step = 'email' | 'code' | 'person';
const STEPS: Step[] = ['email', 'code', 'person'];

/** Sign up in three steps: the e-mail, its code, and who it is. */
function SignUp() {
  const [step, setStep] = useState<Step>('email');
  const { codes, emailForm } = useEmailForm(() => setStep('code'));
  const { email } = emailForm.values;
  const codeForm = useForm({
    initial: { otp: '' },
    failure: messages.SIGNUP_FAILED,
    async send({ otp }) {
      await verifyCode(email, otp);
      setStep('person');
    },
  });
  const { otp } = codeForm.values;
  const personForm = useForm({
    initial: { fullName: '', mobile: '' },
    rules: loadRules,
    failure: messages.SIGNUP_FAILED,
    send: async (person) => goOn(await signUp({ email, otp, ...person })),
  });
  const { form, failure } = { email: emailForm, code: codeForm, person: personForm }[step];
  const id = useId();
  const returnUrl = useReturnUrl();

  useEffect(() => {
    if ($session.get().isShopper) location.replace(paths.home);
  }, []);

  function startAgain() {
    setStep('email');
    codeForm.fail();
  }

  return (
    <form className={styles.form} {...form}>
      <p className="soft small">
        Step {STEPS.indexOf(step) + 1} of {STEPS.length}
      </p>
      <StaffNote />
      {failure && (
        <p className="notice bad" role="alert" id={`${id}-fault`}>
          {failure}
        </p>
      )}
      {step === 'email' && <EmailStep form={emailForm} />}
      {step === 'code' && (
        <CodeStep
          form={codeForm}
          email={email}
          codes={codes}
          submitLabel={messages.SIGNUP_VERIFY_OTP}
          faultId={`${id}-fault`}
          onOtherEmail={startAgain}
        />
      )}
      {step === 'person' && (
        <>
          <TextField
            id={`${id}-name`}
            label="Full name"
            required
            autoComplete="name"
            {...personForm.field('fullName')}
          />
          <TextField
            id={`${id}-mobile`}
            label="Mobile number"
            required
            autoComplete="tel-national"
            inputMode="tel"
            {...personForm.field('mobile')}
          />
          <button className="button" type="submit" disabled={personForm.isSending}>
            {personForm.isSending ? messages.PROCESSING : messages.CREATE_ACCOUNT}
          </button>
        </>
      )}
      <p>
        Have an account? <a href={paths.signIn(returnUrl)}>{messages.SIGN_IN}</a>
      </p>
    </form>
  );
}

export default withBoundary(SignUp);

const loadRules = () => import('./sign-up-rules.ts').then(({ personRules }) => personRules);
