import { Form } from 'react-admin';
import type { FormProps } from 'react-admin';
import { KeepTyped } from './KeepTyped.tsx';

type ConsoleFormProps<Typed extends object> = FormProps<Typed> & {
  /** Which form of its page it is, where that has several. */
  keptAs?: string;
};

/**
 * A form of the console: its fields are checked from leaving one on, its faults stand beside them, and what was typed
 * outlasts a session that ends.
 */
export function ConsoleForm<Typed extends object>({ keptAs, children, ...props }: ConsoleFormProps<Typed>) {
  return (
    <Form<Typed> mode="onTouched" disableInvalidFormNotification noValidate {...props}>
      <KeepTyped name={keptAs} />
      {children}
    </Form>
  );
}
