import { bareEmail } from '#contract/shop/bare-text.ts';
import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { useSpoken } from './use-spoken.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur'> {
  id: string;
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** The error message below the field. */
  error?: string | undefined;
  /** Called when the field loses the focus. */
  onLeave?: (() => void) | undefined;
  input?: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
}

/**
 * A text field with label and error. Text entered before hydration counts as well. Characters around a pasted email are removed at once, since the browser's
 * validation would reject them.
 */
export function TextField({ id, label, value, onChange, error, onLeave, input, className = '', ...attributes }: Props) {
  const read = attributes.type === 'email' ? bareEmail : (text: string) => text;
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  useEffect(() => {
    // Text entered before hydration fired no event here.
    const entered = field.current?.value;
    if (entered && entered !== value) onChange(read(entered));
    // Once: later changes fire events.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        value={value}
        onChange={(event) => onChange(read(event.target.value))}
        onBlur={onLeave}
        {...attributes}
      />
      <FieldError id={`${id}-fault`} text={error} />
    </div>
  );
}

/** The error message of a field, referred to by its `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  const { saidAny } = useSpoken();
  return text ? (
    <p className="fault" id={id}>
      {saidAny(text)}
    </p>
  ) : null;
}
