import { useCallback, useEffect, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { getCart, quoteItem } from '../../api/cart.ts';
import { ApiError, wordsFor } from '../../api/client.ts';
import { placeOrder } from '../../api/orders.ts';
import type { AddCartItem, Address, Cart } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { noteCart } from '../cart/contents.ts';
import { $buyNowItem } from '../cart/pending.ts';

/** What a shopper has decided at the checkout. */
export interface Decisions {
  address: Address | undefined;
  method: PaymentMethod | undefined;
  note: string;
}

/** The one item of a direct purchase, where this checkout is for one. */
function directItem(): AddCartItem | undefined {
  const isDirect = new URLSearchParams(location.search).get('type') === 'buy-now';
  return isDirect ? ($buyNowItem.get() ?? undefined) : undefined;
}

/**
 * The checkout: what is bought and what it costs with the chosen address, and placing the order. A retry of the same
 * order carries the same key, so that it is placed once; whatever is decided anew gets a new one.
 */
export function useCheckout(isShopper: boolean) {
  const [cart, setCart] = useState<Cart>();
  const [fault, setFault] = useState<string>();
  const [isPlacing, setPlacing] = useState(false);
  const attempt = useRef<{ asked: string; key: string }>(undefined);

  const load = useCallback(async (addressId?: number) => {
    setFault(undefined);
    const item = directItem();
    try {
      const shown = item ? await quoteItem(item, addressId) : await getCart(addressId);
      if (!item) noteCart(shown.cartItems);
      setCart(shown);
    } catch (error) {
      setFault(wordsFor(error, messages.CHECKOUT_PROCEED_FAILED));
    }
  }, []);

  useEffect(() => {
    if (isShopper) void load();
  }, [isShopper, load]);

  async function place({ address, method, note }: Decisions) {
    const missing = whatIsMissing(cart, address, method);
    setFault(missing);
    if (missing || !cart || !address || !method) return;

    const item = directItem();
    const form = {
      id: address.id,
      expectedTotal: cart.summary[method].total,
      note,
      ...(item ? { checkoutType: 'buy-now' as const, directPurchase: true, buyNowItem: item } : {}),
    };
    const asked = JSON.stringify([form, method]);
    if (attempt.current?.asked !== asked) attempt.current = { asked, key: crypto.randomUUID() };

    setPlacing(true);
    try {
      const placed = await placeOrder(form, method, attempt.current.key);
      if (item) $buyNowItem.set(null);
      else noteCart([]);
      location.assign(paths.confirmation(placed.orderId));
    } catch (error) {
      setPlacing(false);
      setFault(wordsFor(error, messages.CHECKOUT_ORDER_ERROR));
      // Whether the order stands is not known then: the same key asks for its answer.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
      attempt.current = undefined;
      if (error.current) setCart(error.current as Cart);
    }
  }

  return { cart, fault, isPlacing, load, place };
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
