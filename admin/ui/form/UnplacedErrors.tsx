import { FormHelperText } from '@mui/material';
import { get, useFormContext } from 'react-hook-form';
import type { Control, FieldError, FieldErrors, FieldValues } from 'react-hook-form';
import { ErrorText } from './FieldErrorText.tsx';

/** The errors of fields that the form does not show, below its button. */
export function UnplacedErrors() {
  const { control, formState } = useFormContext();
  const errors = errorsIn(formState.errors).filter(([path]) => !isShown(control, path));
  if (errors.length === 0) return null;
  return (
    <FormHelperText error role="alert" component="div">
      {errors.map(([path, error]) => (
        <div key={path}>
          <ErrorText error={error} />
        </div>
      ))}
    </FormHelperText>
  );
}

function isShown(control: Control, path: string): boolean {
  return control._names.array.has(path) || get(control._fields, path)?._f?.mount === true;
}

/** Returns every error of a form with the path of its field. */
function errorsIn(errors: FieldErrors<FieldValues>, above = ''): [path: string, error: FieldError][] {
  return Object.entries(errors).flatMap(([name, inner]) => {
    if (!isGroup(inner)) return [];
    const path = `${above}${name}`;
    // A list may have an error of its own besides those of its entries.
    const own: [string, FieldError][] = isError(inner) ? [[path, inner]] : [];
    return [...own, ...errorsIn(withoutOwn(inner), `${path}.`)];
  });
}

function isGroup(value: unknown): value is FieldErrors<FieldValues> {
  return typeof value === 'object' && value !== null;
}

function isError(value: object): value is FieldError {
  return 'message' in value && value.message !== undefined;
}

/** Returns the errors of the fields below; `ref` is an element of the page. */
function withoutOwn({ message: _, type: __, ref: ___, root: ____, types: _____, ...below }: FieldErrors<FieldValues>) {
  return below;
}
