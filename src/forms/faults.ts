import { ApiError } from '../api/client.ts';

/** What is wrong with the fields of a form, by their names, in words for who fills them in. */
export type Faults = Readonly<Record<string, string>>;

/** How a form is checked before it is sent: one field when it is left, beside what the others say, all of them when they are sent. */
export interface Rules<Values> {
  faultOf<Name extends keyof Values & string>(name: Name, value: Values[Name], values?: Values): string | undefined;
  faultsOf(values: Values): Faults;
}

export function hasFaults(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}

/** The faults that a refusal tells of fields of this form; none where it is about something else as well. */
export function refusedFields(error: unknown, isField: (name: string) => boolean): Faults {
  return error instanceof ApiError && Object.keys(error.fields).every(isField) ? error.fields : {};
}

/** Puts the focus into the first field that has a fault, in the order of the page. */
export function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find(({ name }) => name in faults);
  // A field that is folded away takes no focus.
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}
