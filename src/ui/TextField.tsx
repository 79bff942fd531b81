import { bareEmail } from '#contract/shop/bare-text.ts';
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';

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
 * A text field with label and error. Characters around a pasted email are removed at once, since the browser's
 * validation would reject them.
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

/** The error message of a field, referred to by its `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="fault" id={id}>
      {text}
    </p>
  ) : null;
}
