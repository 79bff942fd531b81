import { KEPT } from '#contract/shop/kept.ts';
import { BAG_DAYS, MAX_CART_ITEMS, MAX_QUANTITY } from '#contract/shop/policy.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** An item that a visitor added to the cart before signing in. */
export interface BagItem {
  skuId: number;
  size: string;
  quantity: number;
  name: string;
  /** The key of the main picture. */
  picture: string | undefined;
  /** The price of one piece when it was chosen, in rupees. */
  unitPrice: number;
  /** The time of the click, epoch milliseconds. */
  at: number;
}

/** A product that a visitor put on the wishlist before signing in. */
export interface BagWish {
  productId: number;
  name: string;
  at: number;
}

/** Everything a visitor chose, stored in this browser until it is added to an account. */
export interface Bag {
  /** The idempotency key of adding it to an account. A changed bag has another one. */
  key: string;
  items: readonly BagItem[];
  wishes: readonly BagWish[];
  /** A coupon code that was typed; empty if there is none. */
  couponCode: string;
}

/** Older entries are dropped: their goods and prices are no longer what the visitor saw. */
const STORED_MS = BAG_DAYS * 24 * 60 * 60_000;
const CODE_MAX_LENGTH = 40;
export const BAG_ITEM_GONE = 'This item is not sold any more';
const EMPTY: Bag = { key: '', items: [], wishes: [], couponCode: '' };

/**
 * The visitor's bag. It is nearly always empty for people who are signed in. It reads the storage at once, so its
 * readers are function declarations.
 */
export const $bag = storedAtom<Bag>(KEPT.bag, (found) => readBag(found, Date.now()));

/** Returns the valid entries of a stored bag that are not too old. */
export function readBag(found: unknown, now: number): Bag {
  const { key, items, wishes, couponCode } = (found ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string' || key === '') return EMPTY;
  const isFresh = ({ at }: { at: number }) => at <= now && now - at < STORED_MS;
  return {
    key,
    items: list(items, isItem).filter(isFresh),
    wishes: list(wishes, isWish).filter(isFresh),
    couponCode: typeof couponCode === 'string' ? couponCode.slice(0, CODE_MAX_LENGTH) : '',
  };
}

/** Returns the last valid entries of a list, as many as a cart holds. */
function list<Entry>(found: unknown, isEntry: (entry: unknown) => entry is Entry): Entry[] {
  return Array.isArray(found) ? found.filter(isEntry).slice(-MAX_CART_ITEMS) : [];
}

function isCount(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;
}

function isItem(found: unknown): found is BagItem {
  const { skuId, size, quantity, name, picture, unitPrice, at } = (found ?? {}) as Partial<BagItem>;
  return (
    isCount(skuId, Number.MAX_SAFE_INTEGER) &&
    typeof size === 'string' &&
    isCount(quantity, MAX_QUANTITY) &&
    typeof name === 'string' &&
    (picture === undefined || typeof picture === 'string') &&
    typeof unitPrice === 'number' &&
    typeof at === 'number'
  );
}

function isWish(found: unknown): found is BagWish {
  const { productId, name, at } = (found ?? {}) as Partial<BagWish>;
  return isCount(productId, Number.MAX_SAFE_INTEGER) && typeof name === 'string' && typeof at === 'number';
}

export const isEmptyBag = ({ items, wishes }: Bag): boolean => items.length === 0 && wishes.length === 0;

/** Stores a changed bag under a new key. A full bag drops its oldest entries. */
function change(part: Partial<Bag>): void {
  const changed = { ...$bag.get(), ...part, key: crypto.randomUUID() };
  $bag.set(isEmptyBag(changed) ? EMPTY : readBag(changed, Date.now()));
}

const isSame = (one: Pick<BagItem, 'skuId' | 'size'>, other: Pick<BagItem, 'skuId' | 'size'>) =>
  one.skuId === other.skuId && one.size === other.size;

/** Puts an item into the bag, or sets its quantity there. */
export function putInBag(item: Omit<BagItem, 'at'>): void {
  const others = $bag.get().items.filter((one) => !isSame(one, item));
  change({ items: [...others, { ...item, at: Date.now() }] });
}

export function takeFromBag(item: Pick<BagItem, 'skuId' | 'size'>): void {
  change({ items: $bag.get().items.filter((one) => !isSame(one, item)) });
}

/** Stores a product for the wishlist. */
export function wishInBag(wish: Omit<BagWish, 'at'>): void {
  const others = $bag.get().wishes.filter(({ productId }) => productId !== wish.productId);
  change({ wishes: [...others, { ...wish, at: Date.now() }] });
}

export function takeWishFromBag(productId: number): void {
  change({ wishes: $bag.get().wishes.filter((one) => one.productId !== productId) });
}

/** Stores the coupon code that a visitor types. */
export const typeCoupon = (couponCode: string): void => change({ couponCode });

/** Empties the bag after it was added to an account, unless another tab changed it meanwhile. */
export function emptyBag(key: string): void {
  if ($bag.get().key === key) $bag.set(EMPTY);
}
