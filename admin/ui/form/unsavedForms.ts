/** The unsaved values of a form. */
export interface StoredForm {
  /** The storage key: person, address and form. */
  key: string;
  values: object;
  /** The version of the record; undefined for a new one. */
  version?: number | undefined;
}

const listeners = new Set<(name: string) => void>();

/** Calls `listener` with the name of each form whose values were saved. Returns the function that stops it. */
export function onFormSaved(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports that a form was saved. `name` is its `storedAs`. */
export function formSaved(name = ''): void {
  for (const listener of listeners) listener(name);
}

/** The last unmounted form with unsaved values. */
let left: StoredForm | undefined;

/** Remembers the form that is unmounted, for `keepFormOfFailedPage`. */
export function formLeft(form: StoredForm | undefined): void {
  left = form;
}

/** Stores a form for the next page at its address in this tab. */
export function storeForm(form: StoredForm): void {
  sessionStorage.setItem(form.key, JSON.stringify(form));
}

/** Stores the form of a page that failed: it was not left on purpose. */
export function keepFormOfFailedPage(): void {
  if (left) storeForm(left);
  left = undefined;
}
