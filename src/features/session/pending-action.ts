import { KEPT } from '#contract/shop/kept.ts';
import type { AddCartItem } from '../../api/wire.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** What a visitor may want that only a shopper can have, and what must be known to do it. */
interface ActionInput {
  cart: AddCartItem;
  buyNow: AddCartItem;
  wishlist: { productId: number };
  review: { productId: number };
  notify: { skuId: number };
}
export type PendingKind = keyof ActionInput;

/** How it is shown to who signs in. */
export interface ShownProduct {
  name: string;
  /** The key of its main picture. */
  picture: string | undefined;
  /** Colour and size, where there are any. */
  size?: string;
}

export type PendingAction = {
  [Kind in PendingKind]: { kind: Kind; what: ActionInput[Kind]; shown: ShownProduct };
}[PendingKind];

/** With the moment it was clicked, epoch milliseconds. */
type StoredAction = PendingAction & { at: number };

/** The whole numbers an action of each kind cannot be done without. */
const NUMBERS: Record<PendingKind, readonly string[]> = {
  cart: ['skuId', 'quantity'],
  buyNow: ['skuId', 'quantity'],
  wishlist: ['productId'],
  review: ['productId'],
  notify: ['skuId'],
};

/** After this long nobody remembers what they clicked, and would wonder at what is done. */
const STORED_MS = 24 * 60 * 60_000;

/** What a visitor clicked and is to be done as soon as they are signed in; the newest alone. */
export const $pendingAction = storedAtom<StoredAction | null>(KEPT.pendingAction, (found) =>
  readAction(found, Date.now()),
);

/** Remembers what was clicked, on the way to signing in. */
export function rememberAction(action: PendingAction): void {
  $pendingAction.set({ ...action, at: Date.now() });
}

/** Takes what waits, so that it is done once. */
export function takePendingAction(): PendingAction | null {
  const action = $pendingAction.get();
  $pendingAction.set(null);
  return action;
}

/** What was kept as an action, where it is whole and not too old. */
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
