import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { signIn, signInByMobile, signInWithGoogle, signUp } from '../../api/auth.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import type { Session } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths, safeReturn } from '../../paths.ts';
import { canStore } from '../../storage/safe-storage.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { pathHere } from '../../ui/path-here.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { StaffNote } from '../session/StaffOffer.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { goOn } from './after-sign-in.ts';
import { useEmailForm, useMobileForm } from './code-request.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { emailOfToken, takeGoogleAnswer } from './google-request.ts';
import type { GoogleAnswer } from './google-request.ts';
import { MobileStep, UseMobile } from './MobileStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { useReturnUrl, requestedReturn } from './return-url.ts';
import { WhatWaits } from './WhatWaits.tsx';

type Step = 'email' | 'mobile' | 'code' | 'person';
/** The steps of signing up. */
const STEPS: Step[] = ['email', 'code', 'person'];

interface Props {
  /** The page: sign-in and sign-up have the same steps and different texts. */
  page: 'signIn' | 'signUp';
}

/**
 * The sign-in: email or confirmed mobile, code, and for new accounts name and mobile. Only a correct code reveals whether there is
 * an account.
 */
function WayIn({ page }: Props) {
  const { said, saidAny, path } = useSpoken();
  const isSignUp = page === 'signUp';
  const failure = isSignUp ? messages.SIGNUP_FAILED : messages.SIGNIN_FAILED;
  const [step, setStep] = useState<Step>('email');
  const { codes, emailForm } = useEmailForm(() => setStep('code'));
  const { email } = emailForm.values;
  const { codes: mobileCodes, mobileForm } = useMobileForm(() => setStep('code'));
  const { mobile } = mobileForm.values;
  const [isByMobile, setByMobile] = useState(false);
  const isLeaving = useRef(false);
  /** The response of Google if an OTP is needed as well. */
  const [google, setGoogle] = useState<GoogleAnswer>();
  const [googleError, setGoogleError] = useState<string>();
  const [isBackFromGoogle, setBackFromGoogle] = useState(false);

  async function leave(session: Session): Promise<'leaving'> {
    isLeaving.current = true;
    return goOn(session);
  }

  const codeForm = useForm({
    initial: { otp: '' },
    failure,
    async send({ otp }) {
      try {
        if (isByMobile) return await leave(await signInByMobile(mobile, otp));
        return await leave(await (google ? signInWithGoogle(google, otp) : signIn(email, otp)));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_MISSING') throw error;
        setStep('person');
        return undefined;
      }
    },
  });
  const personForm = useForm({
    initial: { fullName: '', mobile: '' },
    rules: loadRules,
    failure: messages.SIGNUP_FAILED,
    async send(person) {
      try {
        return await leave(await signUp({ email, otp: codeForm.values.otp, ...person }));
      } catch (error) {
        // The code expired during the last step: asks for another and keeps the values.
        if (!(error instanceof ApiError) || !error.code.startsWith('CODE_')) throw error;
        codeForm.set('otp', '');
        codeForm.fail(error);
        setStep('code');
        return undefined;
      }
    },
  });
  useEffect(() => {
    const answer = takeGoogleAnswer();
    if (answer === 'failed') setGoogleError(messages.GOOGLE_LOGIN_FAILED);
    else if (answer) void enterWithGoogle(answer);
    // Once: Google's response is in the page's address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function enterWithGoogle(answer: GoogleAnswer) {
    setBackFromGoogle(true);
    try {
      await leave(await signInWithGoogle(answer));
    } catch (error) {
      setBackFromGoogle(false);
      setGoogleError(messageFor(error, messages.GOOGLE_AUTH_FAILED));
      if (!(error instanceof ApiError) || error.code !== 'GOOGLE_NEEDS_OTP') return;
      const known = emailOfToken(answer.token);
      setGoogle(answer);
      emailForm.set('email', known);
      setStep('code');
      await codes.request(known).catch(codeForm.fail);
    }
  }

  const present = { email: emailForm, mobile: mobileForm, code: codeForm, person: personForm }[step];
  const id = useId();
  const returnUrl = useReturnUrl();

  // Also after a sign-in in another tab.
  useEffect(
    () =>
      $session.subscribe(({ isShopper }) => {
        if (isShopper && !isLeaving.current) location.replace(pathHere(safeReturn(requestedReturn())));
      }),
    [],
  );

  function startAgain() {
    setGoogle(undefined);
    setGoogleError(undefined);
    begin(isByMobile);
  }

  /** Shows the first step: for the mobile, or for the email. */
  function begin(byMobile: boolean) {
    setByMobile(byMobile);
    setStep(byMobile ? 'mobile' : 'email');
    codeForm.set('otp', '');
    codeForm.fail();
  }

  return (
    <form className="stack" {...present.form}>
      <WhatWaits id={`${id}-waits`} />
      <NothingStored />
      {isSignUp && (
        <p className="soft small">
          {said('Step {step} of {count}', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </p>
      )}
      <StaffNote />
      {googleError && (
        <p className={`notice ${google ? '' : 'bad'}`} role="alert">
          {saidAny(googleError)}
        </p>
      )}
      {present.failure && (
        <p className="notice bad" role="alert" id={`${id}-fault`}>
          {saidAny(present.failure)}
          <ErrorAdvice error={present.failure} />
        </p>
      )}
      {step === 'email' && (
        <>
          <GoogleButton isBusy={isBackFromGoogle} />
          <EmailStep form={emailForm} describedBy={`${id}-waits`} />
        </>
      )}
      {step === 'mobile' && (
        <MobileStep form={mobileForm} describedBy={`${id}-waits`} onUseEmail={() => begin(false)} />
      )}
      {step === 'code' && (
        <CodeStep
          form={codeForm}
          {...(isByMobile
            ? {
                to: mobile,
                sentText: said('If {mobile} is confirmed in an account, an OTP is on its way to it.', { mobile }),
                codes: mobileCodes,
                otherLabel: said('Use another number'),
              }
            : {
                to: email,
                sentText: said(messages.SIGNIN_OTP_SENT_TO, { email }),
                codes,
                otherLabel: said(messages.SIGNIN_USE_DIFFERENT_EMAIL),
              })}
          submitLabel={said(isSignUp ? messages.SIGNUP_VERIFY_OTP : messages.SIGN_IN)}
          errorId={`${id}-fault`}
          onOther={startAgain}
        />
      )}
      {step === 'person' && (
        <PersonStep form={personForm} newEmail={isSignUp ? undefined : email} onOtherEmail={startAgain} />
      )}
      {step === 'email' &&
        (isSignUp ? (
          <p>
            {said('Have an account?')} <a href={path(paths.signIn(returnUrl))}>{said(messages.SIGN_IN)}</a>
          </p>
        ) : (
          <>
            <UseMobile onUse={() => begin(true)} />
            <p className="soft small">
              {said(
                'We email you a six-digit OTP. You need no password. If you are new, your account is created as well.',
              )}
            </p>
          </>
        ))}
    </form>
  );
}

export default withBoundary(WayIn);

/** Warns that without storage the session and the pending action end with the page. */
function NothingStored() {
  const { said } = useSpoken();
  const isAwake = useAwake();
  if (!isAwake || canStore()) return null;
  return (
    <p className="notice bad" role="alert">
      {said(
        'Your browser keeps nothing for this site, so you cannot stay signed in and what you chose before is lost. Please allow cookies and site data for it, and open this page again.',
      )}
    </p>
  );
}

const loadRules = () => import('./sign-up-rules.ts').then(({ personRules }) => personRules);
