import { atom } from 'nanostores';

/** The id of the SKU chosen on a product page; undefined before hydration. */
export const $chosenSku = atom<number | undefined>(undefined);

/**
 * Why cash on delivery is unavailable for the chosen SKU at the checked PIN code; null if it is available, undefined
 * before a check.
 */
export const $noCashAtPin = atom<string | null | undefined>(undefined);
