import { useEffect, useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { CODE_LENGTH } from '#contract/shop/policy.ts';
import { signIn } from '../../api/auth.ts';
import { wordsFor } from '../../api/client.ts';
import { paths, safeReturn } from '../../paths.ts';
import { StaffNote } from '../session/StaffOffer.tsx';
import { $session } from '../../storage/session.ts';
import { goOn } from './after-sign-in.ts';
import { CodeField } from './CodeField.tsx';
import { useCodeRequest } from './code-request.ts';
import { EmailField } from './EmailField.tsx';
import { withBoundary } from '../../ui/Boundary.tsx';

/** Sign in: the e-mail, then the code that was sent to it. */
function SignIn() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [otp, setOtp] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSigningIn, setSigningIn] = useState(false);
  const { isSending, secondsLeft, request } = useCodeRequest();
  const id = useId();
  const returnUrl = useReturnUrl();

  useEffect(() => {
    const params = new URLSearchParams(location.search);
    if ($session.get().isShopper) location.replace(safeReturn(params.get('returnUrl') ?? params.get('redirect')));
  }, []);

  async function askForCode() {
    const problem = await request(email);
    setFault(problem);
    if (!problem) setSent(true);
  }

  async function enter() {
    setSigningIn(true);
    setFault(undefined);
    try {
      await goOn(await signIn(email, otp));
    } catch (error) {
      setFault(wordsFor(error, messages.SIGNIN_FAILED));
      setSigningIn(false);
    }
  }

  function startAgain() {
    setSent(false);
    setOtp('');
    setFault(undefined);
  }

  return (
    <form
      className="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault();
        void (isSent ? enter() : askForCode());
      }}
    >
      <StaffNote />
      {fault && (
        <p className="notice bad" role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {isSent ? (
        <>
          <p role="status">{messages.fill(messages.SIGNIN_OTP_SENT_TO, { email })}</p>
          <div className="field">
            <label htmlFor={`${id}-code`}>Code</label>
            <CodeField
              id={`${id}-code`}
              value={otp}
              onChange={setOtp}
              invalid={fault !== undefined}
              describedBy={`${id}-fault`}
            />
          </div>
          <button className="button" type="submit" disabled={otp.length !== CODE_LENGTH || isSigningIn}>
            {isSigningIn ? messages.PROCESSING : messages.SIGN_IN}
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
            <button className="link" type="button" onClick={startAgain}>
              {messages.SIGNIN_USE_DIFFERENT_EMAIL}
            </button>
          </p>
        </>
      ) : (
        <>
          <EmailField id={`${id}-email`} value={email} onChange={setEmail} />
          <button className="button" type="submit" disabled={email.trim() === '' || isSending}>
            {isSending ? messages.PROCESSING : 'Send me a code'}
          </button>
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

/** The way back is carried from sign-in to sign-up and back. */
export function useReturnUrl(): string | undefined {
  const [returnUrl, setReturnUrl] = useState<string>();
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    setReturnUrl(params.get('returnUrl') ?? params.get('redirect') ?? undefined);
  }, []);
  return returnUrl;
}
