import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import { ApiError } from '../../api/client.ts';
import type { FormFrame } from '../../forms/use-form.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './become-seller.module.css';
import type { STEPS } from './registration.ts';

interface Props {
  form: FormFrame;
  title: (typeof STEPS)[number]['title'];
  /** From 1 to 4. */
  number: number;
  /** The server's field errors of this step. */
  refused?: Record<string, string> | undefined;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of a step: number, heading, fields, and the buttons. */
export function StepForm({ form, title, number, refused, onBack, children }: Props) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (refused) form.fail(new ApiError('', 422, { code: 'FIELDS_INVALID', fields: refused }));
    else if (!isFirst.current || number > 1) heading.current?.focus();
    isFirst.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the step is shown
  }, []);
  const isLast = number === 4;
  return (
    <form className="stack" aria-labelledby={id} {...form.form}>
      <div>
        <p className="soft small">{said('Step {number} of 4', { number })}</p>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {said(title)}
        </h2>
      </div>
      {form.failure && (
        <p className="notice bad" role="alert">
          {saidAny(form.failure)}
        </p>
      )}
      {children}
      <p className={styles.actions}>
        <button className="button quiet" type="button" disabled={!onBack} onClick={onBack}>
          {said(messages.SELLER_BACK)}
        </button>
        <button className="button" type="submit" disabled={form.isSending}>
          {said(form.isSending ? messages.PROCESSING : isLast ? messages.CREATE_ACCOUNT : messages.SELLER_CONTINUE)}
        </button>
      </p>
    </form>
  );
}
