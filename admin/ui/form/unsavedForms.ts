/** The unsaved values of a form. */
export interface StoredForm {
  /** Where they are kept: person, address and form. */
  key: string;
  values: object;
  /** The version of the record that was changed; none for a new one. */
  version?: number | undefined;
}

const listeners = new Set<(name: string) => void>();

/** Calls `listener` with the name of each form whose values were saved. Returns the function that stops it. */
export function onFormSaved(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a form of the page was saved. `name` is its `keptAs`. */
export function formSaved(name = ''): void {
  for (const listener of listeners) listener(name);
}

/** The unsaved form that was unmounted last. */
let left: StoredForm | undefined;

/** Notes the form that is unmounted, for `keepFormOfFailedPage`. */
export function formLeft(form: StoredForm | undefined): void {
  left = form;
}

/** Keeps a form for the page that is opened at its address next in this tab. */
export function storeForm(form: StoredForm): void {
  sessionStorage.setItem(form.key, JSON.stringify(form));
}

/** Keeps the form of a page that failed: it was unmounted because of that and not on purpose. */
export function keepFormOfFailedPage(): void {
  if (left) storeForm(left);
  left = undefined;
}
