import { atom } from 'nanostores';

/** The SKU that is chosen on a product's page, by its id; nothing before somebody could choose. */
export const $chosenSku = atom<number | undefined>(undefined);

/** Why the chosen SKU cannot be paid in cash at the PIN code that was checked; null where it can, nothing before. */
export const $noCashAtPin = atom<string | null | undefined>(undefined);
