import { bareEmail } from '#contract/shop/bare-text.ts';
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur'> {
  id: string;
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, said under it. */
  error?: string | undefined;
  /** Called when the field is left, to check what was typed. */
  onLeave?: (() => void) | undefined;
  input?: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
}

/**
 * A labelled line of text with its fault under it. What a paste brings around an e-mail is dropped at once: the browser's
 * own check of such a field would refuse it.
 */
export function TextField({ id, label, value, onChange, error, onLeave, input, className = '', ...attributes }: Props) {
  const read = attributes.type === 'email' ? bareEmail : (text: string) => text;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
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

/** What is wrong with a field; the field points at it by `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="fault" id={id}>
      {text}
    </p>
  ) : null;
}
