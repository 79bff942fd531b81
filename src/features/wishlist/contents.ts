import { KEPT } from '#contract/shop/kept.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** The ids of the wishlist as this browser last received them. */
interface WishlistContents {
  ids: number[];
  /** The time of the last request, epoch milliseconds; 0 for never. */
  askedAt: number;
}

/** The contents are reloaded after this time, since another device may change them. */
const FRESH_MS = 2 * 60_000;

/** The contents that the hearts show without a request. The server has the wishlist itself. */
export const $wishlistContents = storedAtom(KEPT.wishlist, readContents);

/** The number of local changes, to detect responses from before a change. */
let changes = 0;

/** Returns stored contents if they are valid; otherwise empty contents, which are reloaded. */
export function readContents(found: unknown): WishlistContents {
  const { ids, askedAt } = (found ?? {}) as Partial<WishlistContents>;
  const isWhole = Array.isArray(ids) && ids.every(Number.isInteger) && typeof askedAt === 'number';
  return isWhole ? { ids, askedAt } : { ids: [], askedAt: 0 };
}

/** Stores the contents that the server returned. */
export function noteWishlist(ids: number[]): void {
  changes += 1;
  $wishlistContents.set({ ids, askedAt: Date.now() });
}

/** Stores that a product was added or removed. */
export function noteProduct(id: number, isOn: boolean): void {
  changes += 1;
  const { ids, askedAt } = $wishlistContents.get();
  const others = ids.filter((other) => other !== id);
  $wishlistContents.set({ ids: isOn ? [id, ...others] : others, askedAt });
}

/** Clears the contents when another person signs in. */
export function forgetWishlist(): void {
  changes += 1;
  $wishlistContents.set({ ids: [], askedAt: 0 });
}

/** Reloads the contents unless they are fresh. */
export async function refreshContents(ask: () => Promise<number[]>): Promise<void> {
  const age = Date.now() - $wishlistContents.get().askedAt;
  if (age >= 0 && age < FRESH_MS) return;
  const before = changes;
  const ids = await ask();
  if (before === changes) noteWishlist(ids);
}
