import { atom, computed } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { KEPT } from '#contract/shop/kept.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { getCart, quoteItem } from '../../api/cart.ts';
import type { Place } from '../../api/cart.ts';
import { ApiError } from '../../api/client.ts';
import { placeOrder } from '../../api/orders.ts';
import { serverState } from '../../api/server-state.ts';
import type { AddCartItem, Address, Cart } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { pathHere } from '../../ui/path-here.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { noteCart } from '../cart/contents.ts';
import { $orderNote, dropOrderNote, writeOrderNote } from '../cart/order-note.ts';
import { $buyNowItem } from '../cart/buy-now.ts';
import { loadOrdersToPay, setOrderError } from '../payment/orders-to-pay.ts';
import { $waitingOrder } from '../payment/waiting-order.ts';
import { visitSource } from '../visit/visit-source.ts';
import { businessErrors } from './business-form.ts';
import type { BusinessForm } from './business-form.ts';
import { $draft, dropDraft, noteDraft, takeUpDraft } from './draft.ts';
import type { OrderConsent } from './draft.ts';

/** The shopper's choices at the checkout. */
export interface Decisions {
  address: Address | undefined;
  method: PaymentMethod | undefined;
  note: string;
  /** Set for gifts. */
  gift: { message: string } | undefined;
  /** Set for business buyers. */
  business: BusinessForm | undefined;
  /** The consent to messages that goes with the order. */
  messages: OrderConsent | undefined;
}

/** Whether this checkout is a direct purchase of one item. */
export const isDirect = () => new URLSearchParams(location.search).get('type') === 'buy-now';

/** The note for the seller: the cart's, or that of a direct purchase. */
export const $note = computed([$draft, $orderNote], (draft, ofCart) => (isDirect() ? draft.note : ofCart));

export function writeNote(note: string): void {
  if (isDirect()) noteDraft({ note });
  else writeOrderNote(note);
}

/** Returns the item of a direct purchase; the end of a session removes only one of its two copies. */
function directItem(): AddCartItem | undefined {
  if (!isDirect()) return undefined;
  const item = $buyNowItem.get() ?? $draft.get().item;
  if (item && $draft.get().item !== item) noteDraft({ item });
  return item;
}

const quote = serverState(async (to: Place) => {
  const item = directItem();
  if (item) return quoteItem(item, to);
  const cart = await getCart(to);
  // A response that arrives after the order shows the cart before it.
  if (!isPlaced) noteCart(cart.cartItems);
  return cart;
}, messages.CHECKOUT_PROCEED_FAILED);

let isPlaced = false;

/** How long an unpaid order reserves its items until the server's own time arrives with the next response. */
const HOLD_MS = 30 * 60_000;

/** The items of the order, and their price at the destination. */
export const $quote = quote.$answer;

/** A change of the order that the shopper has to accept. */
export interface Changed {
  before: number;
  now: number;
  /** Whether the order can be placed with the change; otherwise the cart has to be changed first. */
  canBePlaced: boolean;
}

interface Placing {
  isUnderWay: boolean;
  /** The error, and the field it is about. */
  error: string | undefined;
  about?: 'payment' | 'business' | undefined;
  /** The server's errors of the business fields. */
  businessErrors?: Partial<Record<keyof BusinessForm, string>> | undefined;
  changed?: Changed | undefined;
}

/** The state of placing the order: whether it is pending, and the last error. */
export const $placing = atom<Placing>({ isUnderWay: false, error: undefined });

/** Resets the state on a page that the browser restores after a visit to the gateway. */
export function resumeCheckout(): void {
  isPlaced = false;
  $placing.set({ isUnderWay: false, error: undefined });
  takeUpDraft();
  void quote.load({});
}

/** Loads the price of the order and clears the last error. */
export async function loadQuote(to: Place = {}): Promise<void> {
  if (!$placing.get().changed) $placing.set({ isUnderWay: $placing.get().isUnderWay, error: undefined });
  await quote.load(to);
}

/**
 * The last order request and its idempotency key, stored in the tab: a reload while the order is being placed does not
 * place it twice.
 */
const attempt = storedValue<{ asked: string; key: string } | undefined>(
  KEPT.checkoutAttempt,
  (found) => found as { asked: string; key: string } | undefined,
  () => sessionStorage,
);

/**
 * Places the order and opens the gateway's page if it is paid online. A retry of the same order has the same
 * idempotency key; a changed order has a new one.
 */
export async function place({ address, method, note, gift, business, messages: consent }: Decisions): Promise<void> {
  if ($placing.get().isUnderWay) return;
  const cart = $quote.get().value;
  const missing = whatIsMissing(cart, { address, method, business });
  $placing.set({ isUnderWay: false, error: undefined, ...missing });
  if (missing || !cart || !address || !method) return;

  const item = directItem();
  const source = visitSource();
  const form = {
    id: address.id,
    expectedTotal: cart.summary[method].total,
    note: note.trim(),
    ...(source !== undefined && { source }),
    ...(gift ? { gift: { message: gift.message.trim() } } : {}),
    ...(business ? { business } : {}),
    ...(consent && consent.channels.length > 0 ? { messages: consent } : {}),
    ...(item ? { checkoutType: 'buy-now' as const, directPurchase: true, buyNowItem: item } : {}),
  };
  const body = JSON.stringify([form, method]);
  const former = attempt.get();
  const { key } = former?.asked === body ? former : { key: crypto.randomUUID() };
  attempt.set({ asked: body, key });

  $placing.set({ isUnderWay: true, error: undefined });
  try {
    const placed = await placeOrder(form, method, key);
    becomeOrder(item);
    if (placed.payment_link_url !== null) $waitingOrder.set({ orderId: placed.orderId, until: Date.now() + HOLD_MS });
    location.assign(placed.payment_link_url ?? pathHere(paths.confirmation(placed.orderId)));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CHECKOUT_NO_PAYMENT_LINK' && (await showUnpaid(error, item)))
      return;
    const isAnswered = error instanceof ApiError && error.status > 0;
    const message = isAnswered ? error.message : messages.CHECKOUT_ORDER_ERROR;
    $placing.set({ isUnderWay: false, error: message, ...refusedBusiness(error) });
    // Without a response the order may exist: a retry with the same key returns its response.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
    attempt.clear();
    if (!error.current) return;
    const current = error.current as Cart;
    quote.write(current);
    const { total, unavailable } = current.summary[method];
    const isShort = current.cartItems.some(({ notice }) => notice !== null);
    const canBePlaced = !isShort && current.totalItems > 0 && unavailable === null;
    $placing.set({
      isUnderWay: false,
      error: message,
      changed: { before: form.expectedTotal, now: total, canBePlaced },
    });
  }
}

/** Clears the checkout after its order is placed. */
function becomeOrder(item: AddCartItem | undefined): void {
  isPlaced = true;
  attempt.clear();
  dropDraft();
  if (item) $buyNowItem.set(null);
  else {
    noteCart([]);
    dropOrderNote();
  }
}

/**
 * Shows an order that was placed although its payment page could not be created.
 * @returns whether it is shown
 */
async function showUnpaid(error: ApiError, item: AddCartItem | undefined): Promise<boolean> {
  const [newest] = (await loadOrdersToPay()) ?? [];
  if (!newest) return false;
  becomeOrder(item);
  await quote.load({});
  $placing.set({ isUnderWay: false, error: undefined });
  setOrderError(newest.order.orderId, error.message);
  return true;
}

/** Stores the business fields and clears the server's errors of them. */
export function changeBusiness(business: BusinessForm | undefined): void {
  noteDraft({ business });
  const placing = $placing.get();
  if (placing.businessErrors) $placing.set({ isUnderWay: placing.isUnderWay, error: undefined });
}

/** Returns the errors of the business fields in a refusal, which are more specific than its message. */
function refusedBusiness(error: unknown): Pick<Placing, 'about' | 'businessErrors'> & { error?: string } {
  const { 'business.gstin': gstin, 'business.legalName': legalName } = error instanceof ApiError ? error.fields : {};
  const text = gstin ?? legalName;
  if (text === undefined) return {};
  return {
    error: text,
    about: 'business',
    businessErrors: { ...(gstin && { gstin }), ...(legalName && { legalName }) },
  };
}

function whatIsMissing(
  cart: Cart | undefined,
  { address, method, business }: Pick<Decisions, 'address' | 'method' | 'business'>,
): Pick<Placing, 'error' | 'about'> | undefined {
  if (!cart || cart.totalItems === 0) return { error: messages.CHECKOUT_NO_ITEMS };
  if (!address) return { error: messages.CHECKOUT_ADDRESS_MISSING };
  if (cart.notServed !== null) return { error: cart.notServed };
  const { PREPAID, COD } = cart.summary;
  // Without an available method there is nothing to choose.
  if (PREPAID.unavailable !== null && COD.unavailable !== null) return { error: COD.unavailable };
  if (!method || cart.summary[method].unavailable !== null)
    return { error: messages.CHECKOUT_PAYMENT_TYPE_MISSING, about: 'payment' };
  const [error] = business ? Object.values(businessErrors(business)) : [];
  return error === undefined ? undefined : { error, about: 'business' };
}
