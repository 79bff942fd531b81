import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../storage/stored-value.ts';
import { $session } from '../storage/session.ts';

interface Drafts {
  /** Who typed them: nobody else is shown them. */
  person: string | undefined;
  forms: Record<string, unknown>;
}

const NONE: Drafts = { person: undefined, forms: {} };

/** In this tab alone: a reload keeps them, and so does a session that ends on the way; signing out does not. */
const storedDrafts = storedValue<Drafts>(
  KEPT.formDrafts,
  (found) => ({ ...NONE, ...(found as Partial<Drafts> | undefined) }),
  () => sessionStorage,
);

/** What a shopper has typed into a form that was not sent yet. */
export interface StoredDraft<Value> {
  get(): Partial<Value>;
  set(value: Value): void;
  /** It was sent. */
  drop(): void;
}

/** @param form names the form, and what it is about where that is not always the same */
export function storedDraft<Value extends object>(form: string): StoredDraft<Value> {
  const mine = () => {
    const drafts = storedDrafts.get();
    const { person } = $session.get();
    // What a visitor typed is theirs once they are signed in.
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
