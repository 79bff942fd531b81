import { Form, useRecordContext } from 'react-admin';
import type { FormProps, RaRecord } from 'react-admin';
import { KeepUnsaved } from './KeepUnsaved.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { UnplacedErrors } from './UnplacedErrors.tsx';
import { resolverOf } from './fieldErrors.ts';
import type { ErrorTexts } from './fieldErrors.ts';

type ConsoleFormProps<Values extends object> = Omit<FormProps<Values>, 'validate'> & {
  /** Returns the errors of the values. */
  validate?: (values: Values) => ErrorTexts;
  /** The name of the form, if its page has several. */
  storedAs?: string;
  /** The version, if the form has no record context. */
  version?: number;
};

/**
 * A form of the console: a field is checked when it is left and shows its own error. The values survive the end of the
 * session, a reload and a failing part of the page.
 */
export function ConsoleForm<Values extends object>({
  storedAs,
  version,
  validate,
  children,
  ...props
}: ConsoleFormProps<Values>) {
  const row = useRecordContext<RaRecord & { version?: number }>();
  // A locked form has nothing to lose, although its disabled fields may count as changed.
  const warns = props.warnWhenUnsavedChanges === true && props.disabled !== true;
  return (
    <Form<Values>
      mode="onTouched"
      disableInvalidFormNotification
      noValidate
      {...props}
      // The library's type depends on `Values`, which only the caller knows.
      {...(validate && { resolver: resolverOf((values) => validate(values as Values)) as never })}
      warnWhenUnsavedChanges={warns}
    >
      <KeepUnsaved name={storedAs} version={version ?? row?.version} />
      <PartBoundary>{children}</PartBoundary>
      <UnplacedErrors />
    </Form>
  );
}
