import { CircleCheck, CircleQuestionMark, CircleX, Info, TriangleAlert } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { AlertAnswer, AlertInput, AlertOptions } from './alert-options.ts';
import { LineIcon } from './LineIcon.tsx';
import { said } from './said.ts';
import styles from './alert.module.css';

const SIGNS = {
  success: { icon: CircleCheck, colour: styles.success },
  error: { icon: CircleX, colour: styles.error },
  warning: { icon: TriangleAlert, colour: styles.warning },
  info: { icon: Info, colour: styles.info },
  question: { icon: CircleQuestionMark, colour: styles.question },
};

/** The duration of its fade-out. */
const CLOSE_MS = 300;
const TICK_MS = 100;

interface Props extends AlertOptions {
  onClose: (answer: AlertAnswer) => void;
}

/** A modal question or message; see `showAlert`. */
export function Alert({ title, text, icon, confirm = said('OK'), cancel, input, timerMs, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const isOver = useRef(false);
  const [value, setValue] = useState(input?.value ?? '');
  useEffect(() => dialog.current?.showModal(), []);

  function close(isConfirmed: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    setClosing(true);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(
      () => {
        // Closed before it is removed, so that the browser restores the focus.
        dialog.current?.close();
        onClose({ isConfirmed, value });
      },
      isStill ? 0 : CLOSE_MS,
    );
  }
  const left = useTimer(timerMs, () => close(false));

  return (
    // The dialog gets clicks on its backdrop; its buttons and Escape do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      className={isClosing ? `${styles.alert} ${styles.closing}` : styles.alert}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        close(false);
      }}
      // A second Escape closes it even if the first was prevented.
      onClose={() => close(false)}
      onClick={(event) => {
        if (event.target === dialog.current) close(false);
      }}
    >
      <form
        className={styles.inside}
        onSubmit={(event) => {
          event.preventDefault();
          close(true);
        }}
      >
        {icon && (
          <span className={SIGNS[icon].colour}>
            <LineIcon icon={SIGNS[icon].icon} size={40} strokeWidth={1.5} />
          </span>
        )}
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p id={`${id}-text`}>{text}</p>}
        {input && <Field id={`${id}-input`} input={input} value={value} onChange={setValue} />}
        <p className={styles.ways}>
          {cancel && (
            <button className="button quiet" type="button" onClick={() => close(false)}>
              {cancel}
            </button>
          )}
          <button className="button" type="submit">
            {confirm}
          </button>
        </p>
        {timerMs !== undefined && (
          <progress className={styles.timer} max={timerMs} value={left} aria-label={said('Closes automatically')} />
        )}
      </form>
    </dialog>
  );
}

interface FieldProps {
  id: string;
  input: AlertInput;
  value: string;
  onChange: (value: string) => void;
}

function Field({ id, input, value, onChange }: FieldProps) {
  const common = {
    id,
    value,
    required: input.required ?? true,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={`field ${styles.field}`}>
      <label htmlFor={id}>{input.label}</label>
      {input.type === 'textarea' ? (
        <textarea rows={3} {...common} />
      ) : input.type === 'select' ? (
        <select {...common}>
          <option value="">{said('Please choose')}</option>
          {input.options.map(({ value: option, label }) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={input.type}
          autoComplete={input.type === 'password' ? 'current-password' : undefined}
          {...common}
        />
      )}
    </div>
  );
}

/** Returns the milliseconds until it closes automatically. */
function useTimer(ms: number | undefined, end: () => void): number {
  const [left, setLeft] = useState(ms ?? 0);
  const atEnd = useRef(end);
  useEffect(() => {
    atEnd.current = end;
  });
  useEffect(() => {
    if (ms === undefined) return;
    const until = Date.now() + ms;
    const timer = setInterval(() => {
      const now = Math.max(0, until - Date.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      atEnd.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}
