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
import { storedValue } from '../../storage/stored-value.ts';
import { noteCart } from '../cart/contents.ts';
import { $orderNote, dropOrderNote, writeOrderNote } from '../cart/order-note.ts';
import { $buyNowItem } from '../cart/buy-now.ts';
import { loadOrdersToPay, setOrderError } from '../payment/orders-to-pay.ts';
import { $waitingOrder } from '../payment/waiting-order.ts';
import { businessErrors } from './business-form.ts';
import type { BusinessForm } from './business-form.ts';
import { $draft, dropDraft, noteDraft, takeUpDraft } from './draft.ts';

/** What a shopper has decided at the checkout. */
export interface Decisions {
  address: Address | undefined;
  method: PaymentMethod | undefined;
  note: string;
  /** Where it is wrapped for somebody. */
  gift: { message: string } | undefined;
  /** Where a business buys. */
  business: BusinessForm | undefined;
}

/** Whether this checkout is for one item alone. */
export const isDirect = () => new URLSearchParams(location.search).get('type') === 'buy-now';

/** The note for the seller: the cart's, or one of its own for a direct purchase. */
export const $note = computed([$draft, $orderNote], (draft, ofCart) => (isDirect() ? draft.note : ofCart));

export function writeNote(note: string): void {
  if (isDirect()) noteDraft({ note });
  else writeOrderNote(note);
}

/** The one item of a direct purchase, where this checkout is for one; a session that ended took only one copy along. */
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
  // An answer that comes after the order shows what was there before it.
  if (!isPlaced) noteCart(cart.cartItems);
  return cart;
}, messages.CHECKOUT_PROCEED_FAILED);

let isPlaced = false;

/** How long an order that is paid online holds its items; the server's own figure follows with the next answer. */
const HOLD_MS = 30 * 60_000;

/** What is bought, and what it costs where it goes. */
export const $quote = quote.$answer;

/** What the shopper has to decide anew. */
export interface Changed {
  before: number;
  now: number;
  /** Whether the order can be placed as it stands now; else the cart has to be changed first. */
  canBePlaced: boolean;
}

interface Placing {
  isUnderWay: boolean;
  /** What stood in its way, and the field it is about. */
  error: string | undefined;
  about?: 'payment' | 'business' | undefined;
  /** What the server found wrong with a business. */
  businessErrors?: Partial<Record<keyof BusinessForm, string>> | undefined;
  changed?: Changed | undefined;
}

/** The placing of the order: whether it is under way, and what stood in its way. */
export const $placing = atom<Placing>({ isUnderWay: false, error: undefined });

/** Begins again on a page that a browser brings back as it was left for the gateway. */
export function resumeCheckout(): void {
  isPlaced = false;
  $placing.set({ isUnderWay: false, error: undefined });
  takeUpDraft();
  void quote.load({});
}

/** Asks what the order comes to; what stood in its way may stand there no more. */
export async function loadQuote(to: Place = {}): Promise<void> {
  if (!$placing.get().changed) $placing.set({ isUnderWay: $placing.get().isUnderWay, error: undefined });
  await quote.load(to);
}

/** What was asked for last, and its key: in this tab, so that who reloads while an order is placed places it once. */
const attempt = storedValue<{ asked: string; key: string } | undefined>(
  KEPT.checkoutAttempt,
  (found) => found as { asked: string; key: string } | undefined,
  () => sessionStorage,
);

/**
 * Places the order, and leads to the page of the gateway where it is paid online. A retry of the same order carries the
 * same key, so that it is placed once; whatever is decided anew gets a new one.
 */
export async function place({ address, method, note, gift, business }: Decisions): Promise<void> {
  if ($placing.get().isUnderWay) return;
  const cart = $quote.get().value;
  const missing = whatIsMissing(cart, { address, method, business });
  $placing.set({ isUnderWay: false, error: undefined, ...missing });
  if (missing || !cart || !address || !method) return;

  const item = directItem();
  const form = {
    id: address.id,
    expectedTotal: cart.summary[method].total,
    note: note.trim(),
    ...(gift ? { gift: { message: gift.message.trim() } } : {}),
    ...(business ? { business } : {}),
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
    location.assign(placed.payment_link_url ?? paths.confirmation(placed.orderId));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CHECKOUT_NO_PAYMENT_LINK' && (await showUnpaid(error, item)))
      return;
    const isAnswered = error instanceof ApiError && error.status > 0;
    const message = isAnswered ? error.message : messages.CHECKOUT_ORDER_ERROR;
    $placing.set({ isUnderWay: false, error: message, ...refusedBusiness(error) });
    // Whether the order stands is not known then: the same key asks for its answer.
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

/** What was at the checkout is an order now. */
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
 * The order is placed and only its payment page could not be made: it is shown with the other ways to finish it.
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

/** Notes what a business gives; what the server said of it before is said no more. */
export function changeBusiness(business: BusinessForm | undefined): void {
  noteDraft({ business });
  const placing = $placing.get();
  if (placing.businessErrors) $placing.set({ isUnderWay: placing.isUnderWay, error: undefined });
}

/** What a refusal says of the business; its fields have their own words, which count more than the whole. */
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
  // Where there is nothing to choose from, asking for a choice would be no help.
  if (PREPAID.unavailable !== null && COD.unavailable !== null) return { error: COD.unavailable };
  if (!method || cart.summary[method].unavailable !== null)
    return { error: messages.CHECKOUT_PAYMENT_TYPE_MISSING, about: 'payment' };
  const [error] = business ? Object.values(businessErrors(business)) : [];
  return error === undefined ? undefined : { error, about: 'business' };
}
