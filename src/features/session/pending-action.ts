import { KEPT } from '#contract/shop/kept.ts';
import type { AddCartItem } from '../../api/wire.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { putInBag, takeFromBag, takeWishFromBag, wishInBag } from '../cart/bag.ts';

/** The inputs of the actions that need a signed-in shopper. */
interface ActionInput {
  /** With the price of one piece, in rupees. */
  cart: AddCartItem & { unitPrice: number };
  buyNow: AddCartItem;
  wishlist: { productId: number };
  review: { productId: number };
  notify: { skuId: number };
}
export type PendingKind = keyof ActionInput;

/** The product as the sign-in page shows it. */
export interface ShownProduct {
  name: string;
  /** The key of the main picture. */
  picture: string | undefined;
  /** Colour and size, if any. */
  size?: string;
}

export type PendingAction = {
  [Kind in PendingKind]: { kind: Kind; what: ActionInput[Kind]; shown: ShownProduct };
}[PendingKind];

/** With the time of the click, epoch milliseconds. */
type StoredAction = PendingAction & { at: number };

/** The required integers of each kind of action. */
const NUMBERS: Record<PendingKind, readonly string[]> = {
  cart: ['skuId', 'quantity'],
  buyNow: ['skuId', 'quantity'],
  wishlist: ['productId'],
  review: ['productId'],
  notify: ['skuId'],
};

/** Older actions are dropped: the visitor would not expect them any more. */
const STORED_MS = 24 * 60 * 60_000;

/** The last action that a visitor clicked, shown at the sign-in. It decides where the shopper continues. */
export const $pendingAction = storedAtom<StoredAction | null>(KEPT.pendingAction, (found) =>
  readAction(found, Date.now()),
);

/** Stores an action before signing in. Items for the cart and the wishlist are also put into the bag, which has all. */
export function rememberAction(action: PendingAction): void {
  $pendingAction.set({ ...action, at: Date.now() });
  const { name, picture } = action.shown;
  if (action.kind === 'cart') putInBag({ ...action.what, size: action.what.size ?? '', name, picture });
  if (action.kind === 'wishlist') wishInBag({ productId: action.what.productId, name });
}

/** Drops the pending action that the visitor no longer wants, with its item in the bag. */
export function dropPendingAction(): void {
  const action = takePendingAction();
  if (action?.kind === 'cart') takeFromBag({ skuId: action.what.skuId, size: action.what.size ?? '' });
  if (action?.kind === 'wishlist') takeWishFromBag(action.what.productId);
}

/** Removes and returns the pending action, so that it runs once. */
export function takePendingAction(): PendingAction | null {
  const action = $pendingAction.get();
  $pendingAction.set(null);
  return action;
}

/** Returns a stored action if it is valid and not too old. */
export function readAction(found: unknown, now: number): StoredAction | null {
  const { kind, what, shown, at } = (found ?? {}) as Record<string, unknown>;
  const numbers = typeof kind === 'string' && Object.hasOwn(NUMBERS, kind) ? NUMBERS[kind as PendingKind] : undefined;
  const facts = (what ?? {}) as Record<string, unknown>;
  const isWhole =
    numbers?.every((name) => Number.isInteger(facts[name])) &&
    typeof (shown as ShownProduct | undefined)?.name === 'string' &&
    typeof at === 'number' &&
    at <= now &&
    now - at < STORED_MS;
  return isWhole ? (found as StoredAction) : null;
}
