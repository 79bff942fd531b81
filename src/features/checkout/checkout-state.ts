import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { getCart, quoteItem } from '../../api/cart.ts';
import { ApiError, wordsFor } from '../../api/client.ts';
import { placeOrder } from '../../api/orders.ts';
import { serverState } from '../../api/server-state.ts';
import type { AddCartItem, Address, Cart } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { noteCart } from '../cart/contents.ts';
import { $buyNowItem } from '../cart/pending.ts';
import { businessFaults } from './business-form.ts';
import type { BusinessForm } from './business-form.ts';

/** What a shopper has decided at the checkout. */
export interface Decisions {
  address: Address | undefined;
  method: PaymentMethod | undefined;
  note: string;
  /** Where a business buys. */
  business: BusinessForm | undefined;
}

/** The one item of a direct purchase, where this checkout is for one. */
function directItem(): AddCartItem | undefined {
  const isDirect = new URLSearchParams(location.search).get('type') === 'buy-now';
  return isDirect ? ($buyNowItem.get() ?? undefined) : undefined;
}

const quote = serverState(async (addressId?: number) => {
  const item = directItem();
  if (item) return quoteItem(item, addressId);
  const cart = await getCart(addressId);
  noteCart(cart.cartItems);
  return cart;
}, messages.CHECKOUT_PROCEED_FAILED);

/** What is bought, and what it costs with the address that was chosen. */
export const $quote = quote.$answer;

/** The placing of the order: whether it is under way, and what stood in its way. */
export const $placing = atom<{ isUnderWay: boolean; fault: string | undefined }>({
  isUnderWay: false,
  fault: undefined,
});

/** Asks what the order comes to; what stood in its way may stand there no more. */
export async function loadQuote(addressId?: number): Promise<void> {
  $placing.set({ ...$placing.get(), fault: undefined });
  await quote.load(addressId);
}

/** What was asked for last, and its key. */
let attempt: { asked: string; key: string } | undefined;

/**
 * Places the order, and leads to the page of the gateway where it is paid online. A retry of the same order carries the same key, so that it is placed once; whatever is decided anew
 * gets a new one.
 */
export async function place({ address, method, note, business }: Decisions): Promise<void> {
  const cart = $quote.get().value;
  const missing = whatIsMissing(cart, address, method) ?? (business && Object.values(businessFaults(business))[0]);
  $placing.set({ isUnderWay: false, fault: missing });
  if (missing || !cart || !address || !method) return;

  const item = directItem();
  const form = {
    id: address.id,
    expectedTotal: cart.summary[method].total,
    note,
    ...(business ? { business } : {}),
    ...(item ? { checkoutType: 'buy-now' as const, directPurchase: true, buyNowItem: item } : {}),
  };
  const asked = JSON.stringify([form, method]);
  if (attempt?.asked !== asked) attempt = { asked, key: crypto.randomUUID() };

  $placing.set({ isUnderWay: true, fault: undefined });
  try {
    const placed = await placeOrder(form, method, attempt.key);
    if (item) $buyNowItem.set(null);
    else noteCart([]);
    location.assign(placed.payment_link_url ?? paths.confirmation(placed.orderId));
  } catch (error) {
    $placing.set({ isUnderWay: false, fault: wordsFor(error, messages.CHECKOUT_ORDER_ERROR) });
    // Whether the order stands is not known then: the same key asks for its answer.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
    attempt = undefined;
    if (error.current) quote.write(error.current as Cart);
  }
}

function whatIsMissing(
  cart: Cart | undefined,
  address: Address | undefined,
  method: PaymentMethod | undefined,
): string | undefined {
  if (!cart || cart.totalItems === 0) return messages.CHECKOUT_NO_ITEMS;
  if (!address) return messages.CHECKOUT_ADDRESS_MISSING;
  if (method) return undefined;
  const { PREPAID, COD } = cart.summary;
  // Where there is nothing to choose from, asking for a choice would be no help.
  return PREPAID.unavailable !== null && COD.unavailable !== null
    ? COD.unavailable
    : messages.CHECKOUT_PAYMENT_TYPE_MISSING;
}
