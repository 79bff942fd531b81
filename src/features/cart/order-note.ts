import { computed } from 'nanostores';
import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { $session } from '../../storage/session.ts';

interface WrittenNote {
  /** The author: nobody else sees it. */
  person: string | undefined;
  note: string;
}

const read = (found: unknown): WrittenNote => ({
  person: undefined,
  note: '',
  ...(found as Partial<WrittenNote> | undefined),
});

const $written = storedAtom<WrittenNote>(KEPT.orderNote, read);
/** The end of a session clears the person's data in local storage, but not in session storage. */
const inTab = storedValue<WrittenNote>(KEPT.orderNote, read, () => sessionStorage);

/** The shopper's note for the seller, stored in this browser until the order is placed. */
export const $orderNote = computed([$written, $session], (written, { person }) => {
  const { note } = [written, inTab.get()].find((one) => one.note !== '' && one.person === person) ?? read(undefined);
  return note;
});

export function writeOrderNote(note: string): void {
  const written = { person: $session.get().person, note };
  inTab.set(written);
  $written.set(written);
}

/** Removes the note once it is part of an order. */
export function dropOrderNote(): void {
  inTab.clear();
  $written.set(read(undefined));
}
