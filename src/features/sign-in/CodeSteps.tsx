import { useId } from 'react';
import * as messages from '#contract/messages.ts';
import { CODE_LENGTH } from '#contract/shop/policy.ts';
import type { useForm } from '../../forms/use-form.ts';
import { CodeField } from './CodeField.tsx';
import type { CodeRequest } from './code-request.ts';
import { EmailField } from './EmailField.tsx';
import styles from './sign-in.module.css';

/** The first step of signing in and up: the e-mail a code is sent to. */
export function EmailStep({ form }: { form: ReturnType<typeof useForm<{ email: string }>> }) {
  const id = useId();
  return (
    <>
      <EmailField id={id} value={form.values.email} onChange={(email) => form.set('email', email)} />
      <button className="button" type="submit" disabled={form.values.email.trim() === '' || form.isSending}>
        {form.isSending ? messages.PROCESSING : 'Send me a code'}
      </button>
    </>
  );
}

interface CodeStepProps {
  form: ReturnType<typeof useForm<{ otp: string }>>;
  email: string;
  codes: CodeRequest;
  submitLabel: string;
  /** The id of what says why the code was refused. */
  faultId: string;
  onOtherEmail: () => void;
}

/** The second step: the code that came by mail, another one, or another e-mail. */
export function CodeStep({ form, email, codes, submitLabel, faultId, onOtherEmail }: CodeStepProps) {
  const id = useId();
  const { isSending, secondsLeft } = codes;

  async function askAgain() {
    form.fail();
    await codes.request(email).catch(form.fail);
  }

  return (
    <>
      <p role="status">{messages.fill(messages.SIGNIN_OTP_SENT_TO, { email })}</p>
      <div className="field">
        <label htmlFor={id}>Code</label>
        <CodeField
          id={id}
          value={form.values.otp}
          onChange={(otp) => form.set('otp', otp)}
          invalid={form.failure !== undefined}
          describedBy={faultId}
        />
      </div>
      <button className="button" type="submit" disabled={form.values.otp.length !== CODE_LENGTH || form.isSending}>
        {form.isSending ? messages.PROCESSING : submitLabel}
      </button>
      <p className={styles.ways}>
        <button className="link" type="button" disabled={secondsLeft > 0 || isSending} onClick={() => void askAgain()}>
          {secondsLeft > 0 ? `${messages.SELLER_RESEND} in ${secondsLeft} s` : messages.SELLER_RESEND}
        </button>
        <button className="link" type="button" onClick={onOtherEmail}>
          {messages.SIGNIN_USE_DIFFERENT_EMAIL}
        </button>
      </p>
    </>
  );
}
