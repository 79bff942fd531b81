/** A modal question or message. */
export interface AlertOptions {
  title: string;
  text?: string;
  icon?: 'success' | 'error' | 'warning' | 'info' | 'question';
  /** The label of the confirm button; 'OK' by default. */
  confirm?: string;
  /** The label of the cancel button; without it there is none. */
  cancel?: string;
  /** The field to fill in. */
  input?: AlertInput;
  /** Closes automatically after this time, as if cancelled. */
  timerMs?: number;
}

export type AlertInput = { label: string; value?: string; required?: boolean } & (
  | { type: 'text' | 'email' | 'password' | 'textarea' }
  | { type: 'select'; options: { value: string; label: string }[] }
);

export interface AlertAnswer {
  isConfirmed: boolean;
  /** The typed or chosen value. */
  value: string;
}
