import { Form, useRecordContext } from 'react-admin';
import type { FormProps, RaRecord } from 'react-admin';
import { KeepTyped } from './KeepTyped.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { UnplacedFaults } from './UnplacedFaults.tsx';
import { resolverOf } from './faults.ts';
import type { Faults } from './faults.ts';

type ConsoleFormProps<Typed extends object> = Omit<FormProps<Typed>, 'validate'> & {
  /** Returns what is wrong with the values of the form. */
  validate?: (values: Typed) => Faults;
  /** Which form of its page it is, where that has several. */
  keptAs?: string;
  /** The version that is changed, where no record stands around the form. */
  version?: number;
};

/**
 * A form of the console: a field is checked when it is left, and shows its own fault. Values survive the end of the
 * session, a reload and a part of the page that fails.
 */
export function ConsoleForm<Typed extends object>({
  keptAs,
  version,
  validate,
  children,
  ...props
}: ConsoleFormProps<Typed>) {
  const row = useRecordContext<RaRecord & { version?: number }>();
  // Whoever may only look at it has nothing to lose, whatever its fields count as changed while they are locked.
  const warns = props.warnWhenUnsavedChanges === true && props.disabled !== true;
  return (
    <Form<Typed>
      mode="onTouched"
      disableInvalidFormNotification
      noValidate
      {...props}
      // The library's type of it depends on what `Typed` is, which only the form's own types know.
      {...(validate && { resolver: resolverOf((values) => validate(values as Typed)) as never })}
      warnWhenUnsavedChanges={warns}
    >
      <KeepTyped name={keptAs} version={version ?? row?.version} />
      <PartBoundary>{children}</PartBoundary>
      <UnplacedFaults />
    </Form>
  );
}
