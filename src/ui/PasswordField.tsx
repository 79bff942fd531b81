import { useState } from 'react';
import { TextField } from './TextField.tsx';
import { useSpoken } from './use-spoken.ts';
import styles from './password-field.module.css';

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  onLeave?: (() => void) | undefined;
  name?: string;
  /** Whether a new password is chosen, for password managers. */
  isNew?: boolean;
}

/** A password field with a button to show the password. Pasting is allowed. */
export function PasswordField({ isNew = false, ...field }: Props) {
  const { said } = useSpoken();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button className="link small" type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {said(isShown ? 'Hide password' : 'Show password')}
      </button>
    </div>
  );
}
