import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import { backToCart, checkPayment, listOrdersToPay, payAgain, switchToCod } from '../../api/payments.ts';
import { serverState } from '../../api/server-state.ts';
import type { BackInCart, OrderToPay } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { pathHere } from '../../ui/path-here.ts';
import { refreshCart } from '../cart/refresh.ts';
import { $orderNote, writeOrderNote } from '../cart/order-note.ts';
import { keepForCheckout } from '../checkout/draft.ts';
import { $waitingOrder } from './waiting-order.ts';

/** The shopper's unpaid orders whose items are still reserved. */
export const {
  $answer: $ordersToPay,
  load: loadOrdersToPay,
  write: writeOrdersToPay,
} = serverState(async (): Promise<OrderToPay[]> => {
  const orders = await listOrdersToPay();
  noteWaiting(orders);
  return orders;
}, messages.ORDER_FETCH_FAILED);

function noteWaiting([newest]: readonly OrderToPay[]): void {
  const until = newest?.order.payUntil;
  $waitingOrder.set(newest && until ? { orderId: newest.order.orderId, until: Date.parse(until) } : null);
}

/** The actions for an unpaid order. */
export type Way = 'pay' | 'cash' | 'back';

interface Finishing {
  /** The pending action and its order. */
  underWay?: { orderId: string; way: Way } | undefined;
  /** The error of the last action. */
  error?: { orderId: string; text: string } | undefined;
  /** An order that turned out to be paid. */
  paid?: string | undefined;
  /** The order that went back to the cart. */
  back?: BackInCart | undefined;
}

export const $finishing = atom<Finishing>({});

/** Shows the error of an action at its order. */
export function setOrderError(orderId: string, text: string): void {
  $finishing.set({ error: { orderId, text } });
}

/** Resets the pending action: the browser may restore the page after a visit to the gateway. */
export function resumeFinishing(): void {
  $finishing.set({});
}

/** Loads the unpaid orders and asks the gateway about each, since a payment may not have reached the shop. */
export async function readOrdersToPay(): Promise<void> {
  const orders = (await loadOrdersToPay()) ?? [];
  const answers = await Promise.all(
    orders.map(({ order }) =>
      // Without a response the order stays listed; its actions ask the gateway again.
      checkPayment(order.orderId).catch(() => undefined),
    ),
  );
  const paid = answers.find((answer) => answer?.status === 'COMPLETED');
  if (!paid) return;
  $finishing.set({ paid: paid.orderId });
  await loadOrdersToPay();
}

/** Opens the gateway's page, switches the order to cash on delivery, or puts it back into the cart. */
export async function finish(
  orderId: string,
  way: Way,
  onBack: (back: BackInCart) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  if ($finishing.get().underWay) return;
  const order = $ordersToPay.get().value?.find((one) => one.order.orderId === orderId)?.order;
  $finishing.set({ underWay: { orderId, way } });
  try {
    switch (way) {
      case 'pay': {
        const { payment_link_url: url } = await payAgain(orderId);
        if (url) location.assign(url);
        return;
      }
      case 'cash':
        await switchToCod(orderId);
        $waitingOrder.set(null);
        location.assign(pathHere(paths.confirmation(orderId)));
        return;
      case 'back': {
        const back = await backToCart(orderId, `back-${orderId}`);
        if (order) keepForCart(order);
        await Promise.all([loadOrdersToPay(), refreshCart(), onBack(back)]);
        $finishing.set({ back });
      }
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ORDER_ALREADY_PAID') $finishing.set({ paid: orderId });
    else $finishing.set({ error: { orderId, text: messageFor(error, FAILURES[way]) } });
    // The refusal may come with a changed order.
    if (error instanceof ApiError && error.status > 0 && error.status < 500) await loadOrdersToPay();
  }
}

const FAILURES: Record<Way, string> = {
  pay: messages.CHECKOUT_NO_PAYMENT_LINK,
  cash: messages.CHECKOUT_ORDER_ERROR,
  back: messages.ORDER_CANCEL_ERROR,
};

/** Restores note, gift and business of the order for the next one, unless others are set. */
function keepForCart({ note, gift, business }: OrderToPay['order']): void {
  if (note !== '' && $orderNote.get() === '') writeOrderNote(note);
  keepForCheckout({
    ...(gift ? { gift } : {}),
    ...(business ? { business: { gstin: business.gstin, legalName: business.legalName } } : {}),
  });
}
