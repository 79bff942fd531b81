import { KEPT } from '#contract/shop/kept.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** Which products are on the wishlist, as this browser last saw it. */
interface WishlistContents {
  ids: number[];
  /** When the server was last asked, epoch milliseconds; 0 for never. */
  askedAt: number;
}

/** Another device may change the wishlist; after this long it is asked for anew. */
const FRESH_MS = 2 * 60_000;

/** What the hearts show at once, on every page. The wishlist itself is the server's. */
export const $wishlistContents = storedAtom(KEPT.wishlist, readContents);

/** Counts what was changed here, so that an answer from before it is known to be too old. */
let changes = 0;

/** What was kept as the contents, where it is whole; else nothing, which is asked for. */
export function readContents(found: unknown): WishlistContents {
  const { ids, askedAt } = (found ?? {}) as Partial<WishlistContents>;
  const isWhole = Array.isArray(ids) && ids.every(Number.isInteger) && typeof askedAt === 'number';
  return isWhole ? { ids, askedAt } : { ids: [], askedAt: 0 };
}

/** Notes the wishlist as the server just showed it. */
export function noteWishlist(ids: number[]): void {
  changes += 1;
  $wishlistContents.set({ ids, askedAt: Date.now() });
}

/** Notes that a product was put on the list or taken off it. */
export function noteProduct(id: number, isOn: boolean): void {
  changes += 1;
  const { ids, askedAt } = $wishlistContents.get();
  const others = ids.filter((other) => other !== id);
  $wishlistContents.set({ ids: isOn ? [id, ...others] : others, askedAt });
}

/** Forgets whose list it was: somebody else signs in. */
export function forgetWishlist(): void {
  changes += 1;
  $wishlistContents.set({ ids: [], askedAt: 0 });
}

/** Asks which products are on the list, unless that was asked a moment ago. */
export async function refreshContents(ask: () => Promise<number[]>): Promise<void> {
  const age = Date.now() - $wishlistContents.get().askedAt;
  if (age >= 0 && age < FRESH_MS) return;
  const before = changes;
  const ids = await ask();
  if (before === changes) noteWishlist(ids);
}
