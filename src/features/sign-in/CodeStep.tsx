import { useEffect, useId, useRef } from 'react';
import * as messages from '#contract/messages.ts';
import { CODE_LENGTH } from '#contract/shop/policy.ts';
import type { useForm } from '../../forms/use-form.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { CodeField } from './CodeField.tsx';
import type { CodeRequest } from './code-request.ts';
import styles from './sign-in.module.css';

interface Props {
  form: ReturnType<typeof useForm<{ otp: string }>>;
  /** Where the code was sent: an email or a mobile. */
  to: string;
  /** Says that the code was sent. */
  sentText: string;
  codes: CodeRequest;
  submitLabel: string;
  /** The id of the error message. */
  errorId: string;
  otherLabel: string;
  onOther: () => void;
}

/**
 * The second step: the code, with buttons for another code, and for another email or mobile. The sixth digit submits the form.
 */
export function CodeStep({ form, to, sentText, codes, submitLabel, errorId, otherLabel, onOther }: Props) {
  const { said } = useSpoken();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const tried = useRef('');
  const { isSending, secondsLeft } = codes;
  const { otp } = form.values;

  // Submits each code once: a refused code is submitted again only after a change or by the button.
  useEffect(() => {
    if (otp.length !== CODE_LENGTH || otp === tried.current) return;
    tried.current = otp;
    form.form.ref.current?.requestSubmit();
    // The form is a new object at each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [otp]);

  useEffect(() => {
    if (form.failure !== undefined) field.current?.select();
  }, [form.failure]);

  async function askAgain() {
    form.fail();
    form.set('otp', '');
    field.current?.focus();
    await codes.request(to).catch(form.fail);
  }

  return (
    <>
      <p role="status">{sentText}</p>
      <div className="field">
        <label htmlFor={id}>OTP</label>
        <CodeField
          id={id}
          input={field}
          value={otp}
          onChange={(digits) => form.set('otp', digits)}
          invalid={form.failure !== undefined}
          describedBy={errorId}
        />
      </div>
      <button className="button" type="submit" disabled={otp.length !== CODE_LENGTH || form.isSending}>
        {form.isSending ? said(messages.PROCESSING) : submitLabel}
      </button>
      <p className={styles.ways}>
        <button className="link" type="button" disabled={secondsLeft > 0 || isSending} onClick={() => void askAgain()}>
          {secondsLeft > 0 ? said('Resend in {seconds} s', { seconds: secondsLeft }) : said(messages.SELLER_RESEND)}
        </button>
        <button className="link" type="button" onClick={onOther}>
          {otherLabel}
        </button>
      </p>
    </>
  );
}
