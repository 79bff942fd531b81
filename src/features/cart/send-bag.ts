import * as messages from '#contract/messages.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { mergeBag } from '../../api/cart.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import { applyCoupon } from '../../api/coupons.ts';
import type { MergedBag } from '../../api/wire.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { noteWishlist } from '../wishlist/contents.ts';
import { $bag, BAG_ITEM_GONE, emptyBag, isEmptyBag } from './bag.ts';
import type { Bag, BagItem, BagWish } from './bag.ts';
import { noteItem } from './contents.ts';

/** What differs between a bag and what the account has of it now: sentences for the shopper, shown on the cart. */
export const $bagReport = storedAtom<readonly string[]>(KEPT.bagReport, (found) =>
  Array.isArray(found) ? found.filter((line) => typeof line === 'string') : [],
);

const BAG_REFUSED = 'The items you chose before signing in could not be added. Please choose them again.';

let pending: Promise<void> | undefined;

/**
 * Adds the visitor's bag to the account that is signed in now, once: the bag's key makes a repeat return the first
 * answer. The bag stays stored until the server has answered.
 * @throws ApiError when it could not be added yet
 */
export function sendBag(): Promise<void> {
  pending ??= send().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function send(): Promise<void> {
  const bag = $bag.get();
  if (isEmptyBag(bag)) return;
  const merged = await merge(bag);
  if (typeof merged !== 'string') noteMerged(merged);
  const coupon = merged !== 'refused' && bag.couponCode !== '' ? await enteredCoupon(bag.couponCode) : undefined;
  emptyBag(bag.key);
  $bagReport.set([...newsOf(bag, merged), ...(coupon ? [coupon] : [])]);
}

/** Notes the contents of the cart and the wishlist after items were merged into them. */
export function noteMerged({ items, productIds }: MergedBag): void {
  for (const { skuId, size, quantity } of items) {
    if (quantity > 0) noteItem({ skuId, size, wantedQuantity: quantity });
  }
  noteWishlist(productIds);
}

function newsOf(bag: Bag, merged: Merged): string[] {
  if (merged === 'refused') return [said(BAG_REFUSED)];
  return merged === 'merged before' ? [] : differences(bag, merged);
}

/** The server's answer, or why it will give none for this bag. */
type Merged = MergedBag | 'refused' | 'merged before';

async function merge(bag: Bag): Promise<Merged> {
  const { items, wishes, key } = bag;
  try {
    return await mergeBag(
      {
        items: items.map(({ skuId, size, quantity }) => ({ skuId, size, quantity })),
        productIds: wishes.map(({ productId }) => productId),
      },
      key,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The end of a session clears what the person left in this browser. The bag is not in the account yet.
    if (error.status === 401) $bag.set(bag);
    // The first try was accepted and its answer was lost; since then an item became too old.
    if (error.code === 'IDEMPOTENCY_KEY_REUSED') return 'merged before';
    if (error.status === 422) return 'refused';
    throw error;
  }
}

/** Enters the coupon that the visitor typed. Returns the reason if the cart cannot have it. */
async function enteredCoupon(code: string): Promise<string | undefined> {
  try {
    await applyCoupon(code, 0);
    return undefined;
  } catch (error) {
    return said('Coupon {code}: {reason}', { code, reason: saidAny(messageFor(error, messages.COUPON_NOT_VALID)) });
  }
}

/** The part of a bag that a report names. */
interface ReportedBag {
  items: readonly Pick<BagItem, 'name' | 'unitPrice'>[];
  wishes: readonly Pick<BagWish, 'productId' | 'name'>[];
}

/** Returns a sentence for each item that is not in the account as the visitor chose it. */
export function differences(bag: ReportedBag, { items, unlisted }: MergedBag): string[] {
  const ofItems = items.flatMap(({ reason, isOnWishlist, unitSellingPrice, quantity }, index) => {
    const { name, unitPrice } = bag.items[index]!;
    if (quantity === 0) {
      const why = unitSellingPrice === null ? BAG_ITEM_GONE : (reason ?? messages.OUT_OF_STOCK);
      return [`${name}: ${sentence(saidAny(why))}${isOnWishlist ? ` ${said('It is on your wishlist instead.')}` : ''}`];
    }
    const price = unitSellingPrice === null ? undefined : priceChange(unitPrice, unitSellingPrice);
    return [reason, price]
      .filter((text) => text !== null && text !== undefined)
      .map((text) => `${name}: ${saidAny(text)}`);
  });
  const ofWishes = bag.wishes
    .filter(({ productId }) => unlisted.includes(productId))
    .map(({ name }) => `${name}: ${sentence(said(messages.WISHLIST_ADD_FAILED))}`);
  return [...ofItems, ...ofWishes];
}

const sentence = (text: string) => (/[.!?।]$/.test(text) ? text : text + said('.'));

/** Returns a sentence about a changed unit price, in rupees; undefined if it is the same. */
export function priceChange(before: number, now: number): string | undefined {
  if (Math.round(before * 100) === Math.round(now * 100)) return undefined;
  return said('It costs {now} now. It was {before} when you chose it.', {
    now: formatRupees(now),
    before: formatRupees(before),
  });
}
