import { Form, useRecordContext } from 'react-admin';
import type { FormProps, RaRecord } from 'react-admin';
import { KeepUnsaved } from './KeepUnsaved.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { UnplacedErrors } from './UnplacedErrors.tsx';
import { resolverOf } from './fieldErrors.ts';
import type { ErrorTexts } from './fieldErrors.ts';

type ConsoleFormProps<Values extends object> = Omit<FormProps<Values>, 'validate'> & {
  /** Returns what is wrong with the values of the form. */
  validate?: (values: Values) => ErrorTexts;
  /** Which form of its page it is, where that has several. */
  storedAs?: string;
  /** The version that is changed, where no record stands around the form. */
  version?: number;
};

/**
 * A form of the console: a field is checked when it is left, and shows its own fault. Values survive the end of the
 * session, a reload and a part of the page that fails.
 */
export function ConsoleForm<Values extends object>({
  storedAs,
  version,
  validate,
  children,
  ...props
}: ConsoleFormProps<Values>) {
  const row = useRecordContext<RaRecord & { version?: number }>();
  // Whoever may only look at it has nothing to lose, whatever its fields count as changed while they are locked.
  const warns = props.warnWhenUnsavedChanges === true && props.disabled !== true;
  return (
    <Form<Values>
      mode="onTouched"
      disableInvalidFormNotification
      noValidate
      {...props}
      // The library's type of it depends on what `Typed` is, which only the form's own types know.
      {...(validate && { resolver: resolverOf((values) => validate(values as Values)) as never })}
      warnWhenUnsavedChanges={warns}
    >
      <KeepUnsaved name={storedAs} version={version ?? row?.version} />
      <PartBoundary>{children}</PartBoundary>
      <UnplacedErrors />
    </Form>
  );
}
