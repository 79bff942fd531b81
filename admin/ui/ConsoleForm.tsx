import { Form, useRecordContext } from 'react-admin';
import type { FormProps, RaRecord } from 'react-admin';
import { KeepTyped } from './KeepTyped.tsx';

type ConsoleFormProps<Typed extends object> = FormProps<Typed> & {
  /** Which form of its page it is, where that has several. */
  keptAs?: string;
  /** The version that is changed, where no record stands around the form. */
  version?: number;
};

/**
 * A form of the console: its fields are checked from leaving one on, its faults stand beside them, and what was typed
 * outlasts a session that ends.
 */
export function ConsoleForm<Typed extends object>({ keptAs, version, children, ...props }: ConsoleFormProps<Typed>) {
  const row = useRecordContext<RaRecord & { version?: number }>();
  // Whoever may only look at it has nothing to lose, whatever its fields count as changed while they are locked.
  const warns = props.warnWhenUnsavedChanges === true && props.disabled !== true;
  return (
    <Form<Typed> mode="onTouched" disableInvalidFormNotification noValidate {...props} warnWhenUnsavedChanges={warns}>
      <KeepTyped name={keptAs} version={version ?? row?.version} />
      {children}
    </Form>
  );
}
