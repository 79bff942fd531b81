import { ApiError } from '../api/client.ts';

/** What is wrong with the fields of a form, by their names, in words for who fills them in. */
export type FieldErrors = Readonly<Record<string, string>>;

/** How a form is checked before it is sent: one field when it is left, beside what the others say, all of them when they are sent. */
export interface Rules<Values> {
  errorOf<Name extends keyof Values & string>(name: Name, value: Values[Name], values?: Values): string | undefined;
  errorsOf(values: Values): FieldErrors;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The faults that a refusal tells of fields of this form; none where it is about something else as well. */
export function refusedFields(error: unknown, isField: (name: string) => boolean): FieldErrors {
  return error instanceof ApiError && Object.keys(error.fields).every(isField) ? error.fields : {};
}

/** Puts the focus into the first field that has a fault, in the order of the page. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find(({ name }) => name in errors);
  // A field that is folded away takes no focus.
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}
