import { useEffect, useId, useState } from 'react';
import { mobileDigits, mobileFault } from '#contract/shop/india.ts';
import * as messages from '#contract/messages.ts';
import { CODE_LENGTH } from '#contract/shop/policy.ts';
import { signUp, verifyCode } from '../../api/auth.ts';
import { ApiError, wordsFor } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { StaffNote } from '../session/StaffOffer.tsx';
import { $session } from '../../storage/session.ts';
import { goOn } from './after-sign-in.ts';
import { CodeField } from './CodeField.tsx';
import { useCodeRequest } from './code-request.ts';
import { EmailField } from './EmailField.tsx';
import { useReturnUrl } from './SignIn.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { withBoundary } from '../../ui/Boundary.tsx';

type Step = 'email' | 'code' | 'person';
const STEPS: Step[] = ['email', 'code', 'person'];

/** Sign up in three steps: the e-mail, its code, and who it is. */
function SignUp() {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const [otp, setOtp] = useState('');
  const [fullName, setFullName] = useState('');
  const [mobile, setMobile] = useState('');
  const [fault, setFault] = useState<string>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const { isSending, secondsLeft, request } = useCodeRequest();
  const id = useId();
  const returnUrl = useReturnUrl();

  useEffect(() => {
    if ($session.get().isShopper) location.replace(paths.home);
  }, []);

  /** A fault goes as soon as its field changes, and comes when the field is left: nothing moves under a finger. */
  function setFieldFault(name: 'fullName' | 'mobile', text?: string) {
    setFields(({ [name]: _, ...others }) => (text ? { ...others, [name]: text } : others));
  }

  async function attempt(work: () => Promise<void>, failure: string) {
    setBusy(true);
    setFault(undefined);
    setFields({});
    try {
      await work();
    } catch (error) {
      setFault(wordsFor(error, failure));
      if (error instanceof ApiError) setFields(error.fields);
    } finally {
      setBusy(false);
    }
  }

  const askForCode = () =>
    attempt(async () => {
      const problem = await request(email);
      if (problem) setFault(problem);
      else setStep('code');
    }, messages.OTP_SEND_FAILED);
  const checkCode = () =>
    attempt(async () => {
      await verifyCode(email, otp);
      setStep('person');
    }, messages.SIGNUP_FAILED);
  const create = () =>
    attempt(async () => goOn(await signUp({ email, otp, fullName, mobile })), messages.SIGNUP_FAILED);
  const next = { email: askForCode, code: checkCode, person: create }[step];

  return (
    <form
      className="sign-in-form"
      noValidate={step === 'person'}
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <p className="soft small">
        Step {STEPS.indexOf(step) + 1} of {STEPS.length}
      </p>
      <StaffNote />
      {fault && (
        <p className="notice bad" role="alert">
          {fault}
        </p>
      )}
      {step === 'email' && (
        <>
          <EmailField id={`${id}-email`} value={email} onChange={setEmail} />
          <button className="button" type="submit" disabled={email.trim() === '' || isSending}>
            {isSending ? messages.PROCESSING : 'Send me a code'}
          </button>
        </>
      )}
      {step === 'code' && (
        <>
          <p role="status">{messages.fill(messages.SIGNIN_OTP_SENT_TO, { email })}</p>
          <div className="field">
            <label htmlFor={`${id}-code`}>Code</label>
            <CodeField id={`${id}-code`} value={otp} onChange={setOtp} invalid={fault !== undefined} />
          </div>
          <button className="button" type="submit" disabled={otp.length !== CODE_LENGTH || isBusy}>
            {messages.SIGNUP_VERIFY_OTP}
          </button>
          <p className="sign-in-ways">
            <button
              className="link"
              type="button"
              disabled={secondsLeft > 0 || isSending}
              onClick={() => void askForCode()}
            >
              {secondsLeft > 0 ? `${messages.SELLER_RESEND} in ${secondsLeft} s` : messages.SELLER_RESEND}
            </button>
            <button className="link" type="button" onClick={() => setStep('email')}>
              {messages.SIGNIN_USE_DIFFERENT_EMAIL}
            </button>
          </p>
        </>
      )}
      {step === 'person' && (
        <>
          <TextField
            id={`${id}-name`}
            label="Full name"
            required
            autoComplete="name"
            value={fullName}
            fault={fields.fullName}
            onChange={(value) => {
              setFullName(value);
              setFieldFault('fullName');
            }}
          />
          <TextField
            id={`${id}-mobile`}
            label="Mobile number"
            required
            autoComplete="tel-national"
            inputMode="tel"
            value={mobile}
            fault={fields.mobile}
            onChange={(value) => {
              setMobile(value);
              setFieldFault('mobile');
            }}
            onLeave={() => mobile !== '' && setFieldFault('mobile', mobileFault(mobileDigits(mobile)))}
          />
          <button className="button" type="submit" disabled={isBusy}>
            {isBusy ? messages.PROCESSING : messages.CREATE_ACCOUNT}
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
