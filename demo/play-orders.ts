import type { Admin, Customer } from '#contract/calls/actor.ts';
import type { AddCartItem } from '#contract/calls/cart.ts';
import type { OrderRequest } from '#contract/calls/orders.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { addItem } from '#functions/domain/buying/cart/index.ts';
import {
  decideCodConfirmation,
  moveConsignment,
  payAgain,
  placeOrder,
  readManagedOrder,
  updatePayment,
} from '#functions/domain/orders/orders/index.ts';
import { sendOutbox } from '#functions/domain/platform/outbox/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { PaymentGateway } from '#functions/ports/payments.ts';
import { playAt } from './play-at.ts';

/** The maximum number of simultaneous events. Their writes share commits, which are the main cost of a write. */
const AT_ONCE = 64;
/** The time after which the shopper confirms an expensive order. */
const CONFIRMED_AFTER_MS = 25 * 60_000;

/** The time after which an order is paid, and after which a failed payment is tried again. */
const PAID_AFTER_MS = 3 * 60_000;
/** The shop's origin in links of past orders, such as those in mails. */
export const THEN_ORIGIN = 'https://ratnahaat.example';

/** The online payment of an order. */
export type Payment = 'paid' | 'paid after a failure';

/** The payment gateway of the sandbox in the past. */
export interface PlayedGateway {
  /** Returns the service as it responds at a time. */
  at(time: number): PaymentGateway;
  /** Plays the payer on the page of a link. */
  pay(link: string, outcome: 'paid' | 'failed', time: number): Promise<void>;
}

/** A past order: the customer, the items, and the outcome. */
export interface OrderToPlay {
  placedAt: number;
  customer: Customer;
  address: OrderRequest['address'];
  lines: readonly AddCartItem[];
  note: string;
  source?: OrderRequest['source'];
  gift?: OrderRequest['gift'];
  /** Undefined for cash on delivery. */
  payment?: Payment | undefined;
  /** The statuses to which all its consignments move, ordered by time. */
  steps: readonly { to: OrderStatus; at: number }[];
}

/** An order and its progress. */
interface Played {
  order: OrderToPlay;
  index: number;
  /** Empty until it is placed. */
  number: string;
  consignmentIds: number[];
}

interface Event {
  at: number;
  played: Played;
  /** The index of its step; undefined for placing it. */
  step: number | undefined;
}

/**
 * Places past orders and moves them, each at its own time, by the shop's own verbs. Their mails are recorded as sent,
 * since they have no readers.
 * @param orders ordered by time
 */
export async function playOrders(
  shop: Shop,
  people: { admin: Admin; gateway: PlayedGateway },
  orders: Iterable<OrderToPlay>,
): Promise<void> {
  let together: Event[] = [];
  const customers = new Set<number>();
  const play = async () => {
    await Promise.all(together.map((event) => playEvent(shop, people, event)));
    together = [];
    customers.clear();
  };
  for (const event of inOrderOfTime(orders)) {
    const { customer, payment } = event.played.order;
    const { userId } = customer;
    // A customer has one cart, and an order one status.
    if (together.length === AT_ONCE || customers.has(userId) || payment !== undefined) await play();
    together.push(event);
    customers.add(userId);
    // Signatures of the gateway end in no fixed order, so simultaneous events would make the result vary.
    if (payment !== undefined) await play();
  }
  await play();
}

/** Yields all events of the orders, ordered by time. Memory holds only the orders in progress. */
function* inOrderOfTime(orders: Iterable<OrderToPlay>): Generator<Event> {
  const waiting: Event[] = [];
  const next = function* (event: Event): Generator<Event> {
    yield event;
    const step = (event.step ?? -1) + 1;
    const following = event.played.order.steps[step];
    if (!following) return;
    const behind = waiting.findLastIndex(({ at }) => at <= following.at) + 1;
    waiting.splice(behind, 0, { at: following.at, played: event.played, step });
  };
  let index = 0;
  for (const order of orders) {
    while (waiting.length > 0 && waiting[0]!.at <= order.placedAt) yield* next(waiting.shift()!);
    const played = { order, index: index++, number: '', consignmentIds: [] };
    yield* next({ at: order.placedAt, played, step: undefined });
  }
  while (waiting.length > 0) yield* next(waiting.shift()!);
}

async function playEvent(
  shop: Shop,
  { admin, gateway }: { admin: Admin; gateway: PlayedGateway },
  { at, played, step }: Event,
): Promise<void> {
  const play = (then: Shop) =>
    step === undefined ? place(then, played) : move(then, admin, played, played.order.steps[step]!.to);
  // For links in mails that have no readers.
  const keyedHash = () => Promise.resolve('');
  if (played.order.payment === undefined) return playAt(shop, at, play, { keyedHash });
  const playPaid = (time: number, run: (then: Shop) => Promise<void>) =>
    playAt(shop, time, run, { keyedHash, payments: gateway.at(time), origin: THEN_ORIGIN });
  await playPaid(at, play);
  if (step === undefined) await pay(gateway, played, at, playPaid);
  // The mail about a refund is sent after the refund.
  await playPaid(at, async (then) => void (await sendOutbox(then)));
}

/** Pays on the gateway's page and returns to the shop. After a failure, the second attempt is on the same page. */
async function pay(
  gateway: PlayedGateway,
  { order: { customer, payment }, number }: Played,
  placedAt: number,
  playPaid: (time: number, run: (then: Shop) => Promise<void>) => Promise<void>,
): Promise<void> {
  const outcomes = payment === 'paid' ? (['paid'] as const) : (['failed', 'paid'] as const);
  for (const [index, outcome] of outcomes.entries()) {
    await playPaid(placedAt + (index + 1) * PAID_AFTER_MS, async (then) => {
      const { payment_link_url: url } = await payAgain(then, customer, number);
      const link = url!.slice(url!.lastIndexOf('/') + 1);
      await gateway.pay(link, outcome, then.now);
      await updatePayment(then, customer, link);
    });
  }
}

/** Places an order: of one item directly, of several through the cart. */
async function place(shop: Shop, played: Played): Promise<void> {
  const { customer, address, lines, note, source, gift, payment } = played.order;
  const buyNowItem = lines.length === 1 ? lines[0] : undefined;
  if (!buyNowItem) for (const line of lines) await addItem(shop, customer, line);
  const request = { address, buyNowItem, expectedTotal: undefined, note, source, gift };
  const { orderId } = await placeOrder(shop, customer, request, payment === undefined ? 'COD' : 'PREPAID');
  played.number = orderId;
}

async function move(shop: Shop, admin: Admin, played: Played, to: OrderStatus): Promise<void> {
  const { number: order } = played;
  if (played.consignmentIds.length === 0) {
    const { consignments, confirmUntil } = await readManagedOrder(shop, admin, order);
    played.consignmentIds = consignments.map(({ id }) => id);
    if (confirmUntil !== null) {
      // The shopper opens the mail first.
      const now = Math.min(shop.now, played.order.placedAt + CONFIRMED_AFTER_MS);
      await decideCodConfirmation({ ...shop, now }, played.order.customer, { order, answer: 'CONFIRM' });
    }
  }
  for (const consignmentId of played.consignmentIds) await moveConsignment(shop, admin, { order, consignmentId, to });
}
