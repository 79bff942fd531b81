import { ApiError } from '../api/client.ts';

/** The error messages of a form by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Checks a form before it is sent: one field when it loses the focus, all fields on submit. */
export interface Rules<Values> {
  errorOf<Name extends keyof Values & string>(name: Name, value: Values[Name], values?: Values): string | undefined;
  errorsOf(values: Values): FieldErrors;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Returns the field errors of a refusal, or none if any of them is not a field of this form. */
export function refusedFields(error: unknown, isField: (name: string) => boolean): FieldErrors {
  return error instanceof ApiError && Object.keys(error.fields).every(isField) ? error.fields : {};
}

/** Focuses the first field with an error, in the order of the page. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find(({ name }) => name in errors);
  // A folded field cannot be focused.
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}
