import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../storage/stored-value.ts';
import { $session } from '../storage/session.ts';

interface Drafts {
  /** The author: nobody else sees them. */
  person: string | undefined;
  forms: Record<string, unknown>;
}

const NONE: Drafts = { person: undefined, forms: {} };

/** In session storage: they survive a reload and the end of the session, but not signing out. */
const storedDrafts = storedValue<Drafts>(
  KEPT.formDrafts,
  (found) => ({ ...NONE, ...(found as Partial<Drafts> | undefined) }),
  () => sessionStorage,
);

/** The stored values of a form that was not sent yet. */
export interface StoredDraft<Value> {
  get(): Partial<Value>;
  set(value: Value): void;
  /** Removes the draft once it is sent. */
  drop(): void;
}

/**
 * Returns the stored draft of a form.
 * @param form the name of the form, with the id of its subject if it varies
 */
export function storedDraft<Value extends object>(form: string): StoredDraft<Value> {
  const mine = () => {
    const drafts = storedDrafts.get();
    const { person } = $session.get();
    // A visitor's drafts belong to the account after signing in.
    return drafts.person === person || drafts.person === undefined ? { ...drafts, person } : { ...NONE, person };
  };
  return {
    get: () => (mine().forms[form] ?? {}) as Partial<Value>,
    set: (value) => {
      const { person, forms } = mine();
      storedDrafts.set({ person, forms: { ...forms, [form]: value } });
    },
    drop: () => {
      const { person, forms } = mine();
      const { [form]: _, ...others } = forms;
      storedDrafts.set({ person, forms: others });
    },
  };
}
