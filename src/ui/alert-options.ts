/** A question or a message over the page. */
export interface AlertOptions {
  title: string;
  text?: string;
  icon?: 'success' | 'error' | 'warning' | 'info' | 'question';
  /** The words of the button that says yes; 'OK' where nothing is said. */
  confirm?: string;
  /** The words of the button that says no; there is none without. */
  cancel?: string;
  /** What is asked for. */
  input?: AlertInput;
  /** Closes automatically after this long, as if somebody had said no. */
  timerMs?: number;
}

export type AlertInput = { label: string; value?: string; required?: boolean } & (
  | { type: 'text' | 'email' | 'password' | 'textarea' }
  | { type: 'select'; options: { value: string; label: string }[] }
);

export interface AlertAnswer {
  isConfirmed: boolean;
  /** What was typed or chosen. */
  value: string;
}
