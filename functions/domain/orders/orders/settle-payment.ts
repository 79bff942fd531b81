import type { Actor } from '#contract/calls/actor.ts';
import type { Order } from '#contract/calls/orders.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import type { Statement } from '../../../db/statement.ts';
import { sendItems } from '../../platform/outbox/index.ts';
import { orderOfReference, standingPayment, truthOf } from '../payments/index.ts';
import type { Truth } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { decidePayments } from './decide-payments.ts';
import { ordersOf } from './order-shape.ts';
import { isSwitching, isWaiting, readOrderToPay } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { anyOrder } from './reads.ts';
import { writePayments } from './write-payments.ts';
import { isFetchedAlready } from './fetched-already.ts';

/** The number of attempts when concurrent requests change the order first. Each of them makes progress. */
const MOST_TRIES = 4;

interface Settling {
  /** The user whose order it must be, or 'anybody'. */
  owner: number | 'anybody';
  /** Statements for the same batch. */
  also?: readonly Statement[];
  known?: OrderToPay;
}

/**
 * Applies a payment. All sources end here: callback, webhook, the shopper's page and the reconciliation. Fetches the
 * gateway's current state and applies it in one batch. The first caller applies it; later callers find it applied.
 * @param known the order, if the caller has read it, for the first attempt
 * @returns the order afterwards
 * @throws PAYMENT_NOT_FOUND, also for another customer's payment
 * @throws PAYMENT_PROCESS_FAILED when the gateway does not answer
 */
export async function settlePayment(
  shop: Shop,
  actor: Actor,
  reference: string,
  { owner, also = [], known }: Settling,
): Promise<Order> {
  const number = orderOfReference(reference);
  let truth: Truth | undefined;
  let isSoldOut = false;
  let isFetched = false;
  for (let tries = 1; ; tries += 1) {
    const seen = tries === 1 && known ? known : await readOrderToPay(shop, { id: null, number });
    const link = seen?.links.find((one) => one.reference === reference);
    if (!seen || !link || (owner !== 'anybody' && owner !== seen.userId)) return refuse('PAYMENT_NOT_FOUND');
    const isWanted = isWaiting(seen) || isSwitching(seen, link);
    truth ??= await truthOf(shop, link, isWanted ? link.amountPaise : null);
    const decided = decidePayments(
      {
        amountPaise: link.amountPaise,
        isWaiting: isWanted && !isFetched,
        isPaid: standingPayment(seen.payments) !== undefined,
        hasPieces: !isSoldOut,
        states: new Map(seen.payments.map(({ gatewayPayment, status }) => [gatewayPayment, status])),
      },
      truth.payments,
    );
    const { statements, sent } = writePayments(shop, actor, seen, link, truth, decided);
    // Only a COD order that is paid online cancels parcels: a parcel on its way would collect the cash.
    if (!isFetched && (await isFetchedAlready(shop, sent))) {
      isFetched = true;
      continue;
    }
    const all = [...statements, ...also];
    if (all.length === 0) return seen.order;
    try {
      const { rows } = await shop.write({ all, rows: anyOrder({ id: seen.order.id, number: null }) });
      shop.after(() => sendItems(shop, sent));
      return ordersOf(rows)[0]!;
    } catch (error) {
      if (!(error instanceof Refusal) || tries === MOST_TRIES) throw error;
      if (error.code === 'OUT_OF_STOCK') isSoldOut = true;
      else if (error.code !== 'ORDER_MOVED_ON') throw error;
    }
  }
}
