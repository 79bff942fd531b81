import { computed } from 'nanostores';
import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { $session } from '../../storage/session.ts';

interface WrittenNote {
  /** Who wrote it: nobody else is shown it. */
  person: string | undefined;
  note: string;
}

const read = (found: unknown): WrittenNote => ({
  person: undefined,
  note: '',
  ...(found as Partial<WrittenNote> | undefined),
});

const $written = storedAtom<WrittenNote>(KEPT.orderNote, read);
/** A session that ends takes what the browser keeps of a person, and leaves what a tab holds. */
const inTab = storedValue<WrittenNote>(KEPT.orderNote, read, () => sessionStorage);

/** What a shopper writes for the seller of what is in the cart: kept in this browser until it is ordered. */
export const $orderNote = computed([$written, $session], (written, { person }) => {
  const { note } = [written, inTab.get()].find((one) => one.note !== '' && one.person === person) ?? read(undefined);
  return note;
});

export function writeOrderNote(note: string): void {
  const written = { person: $session.get().person, note };
  inTab.set(written);
  $written.set(written);
}

/** It has become part of an order. */
export function dropOrderNote(): void {
  inTab.clear();
  $written.set(read(undefined));
}
