import type { Actor } from '#contract/calls/actor.ts';
import type { RefundCause } from '#contract/states/payment.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange, requireChanges } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { PaymentMail } from '../../../mails/order.ts';
import { countCouponAgain } from '../../buying/coupons/index.ts';
import { holdAgain, keepHold } from '../../catalogue/inventory/index.ts';
import { outboxItem } from '../../platform/outbox/index.ts';
import type { MailKind, OutboxItem } from '../../platform/outbox/index.ts';
import { notedLook, notedPayment } from '../payments/index.ts';
import { refund } from '../refunds/index.ts';
import type { LinkRow, Truth } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import type { PaymentDecision } from './decide-payments.ts';
import { orderPaidTooLateMail, orderSwitchedMail } from './mails/orders.ts';
import { paymentFailedMail, paymentReturnedMail } from './mails/payments.ts';
import { sellerOrderSwitchedMail } from './mails/seller-orders.ts';
import { placedMails, sellerMails } from './order-mails.ts';
import { isSwitching, isWaiting } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { switchOrder } from './switch-order.ts';
import { insertEvent, moveWaitingConsignments, setOrderPaid, setPaymentStatus } from './statements.ts';

interface Written {
  statements: Statement[];
  /** The outbox items to send right after the batch. */
  sent: OutboxItem[];
}

/** Returns the statements for the decisions on an order's payments, for one batch. */
export function writePayments(
  shop: Shop,
  actor: Actor,
  seen: OrderToPay,
  link: LinkRow,
  truth: Truth,
  decided: readonly PaymentDecision[],
): Written {
  // Of several late payments, the first one ends the order.
  const last = isWaiting(seen) ? decided.find(({ returnedAs }) => returnedAs === 'late') : undefined;
  const all = decided.map((one): Written => {
    const noted = notedPayment(shop, link, one.payment, one.status, one.returnedAs);
    const followed = one === last ? paidTooLate(shop, actor, seen, one) : follow(shop, actor, seen, link, one);
    return { statements: [noted, ...followed.statements], sent: followed.sent };
  });
  const isNews = decided.length > 0 || truth.status !== link.status || isOverdue(shop, link);
  const look = isNews ? [notedLook(shop, link, truth.status, truth.gatewayLink)] : [];
  return {
    statements: [...look, ...all.flatMap(({ statements }) => statements)],
    sent: all.flatMap(({ sent }) => sent),
  };
}

const isOverdue = (shop: Shop, { nextLookAt }: LinkRow) => nextLookAt !== null && nextLookAt <= shop.now;

/** Returns the effects of one payment, without its own row. */
function follow(shop: Shop, actor: Actor, seen: OrderToPay, link: LinkRow, one: PaymentDecision): Written {
  if (one.status === 'captured') {
    if (one.returnedAs === null && isSwitching(seen, link)) return switched(shop, actor, seen, link);
    return one.returnedAs === null ? paid(shop, actor, seen) : returned(shop, actor, seen, one);
  }
  if (one.status === 'failed' && isWaiting(seen)) return failed(shop, actor, seen, one);
  return { statements: [], sent: [] };
}

/** The order is placed: its reservations become permanent. Expired reservations are made again. */
function paid(shop: Shop, actor: Actor, seen: OrderToPay): Written {
  const { order, holds } = seen;
  const mails = placedMails(seen);
  const now = shop.now;
  return {
    statements: [
      ...holds.flatMap((hold) => (hold.endedAt === null ? [keepHold(hold)] : holdAgain(shop, actor, hold))),
      ...(holds.some(({ endedAt }) => endedAt !== null) ? [countCouponAgain({ orderId: order.id })] : []),
      moved(shop, seen, 'PLACED'),
      requireChange(
        setOrderPaid({ id: order.id, status: 'PLACED', paymentStatus: 'COMPLETED', now }),
        'ORDER_MOVED_ON',
      ),
      event(shop, actor, order.id, 'payment.received', 'PLACED'),
      ...mails.map((mail) => outboxItem(shop, mail)),
    ],
    sent: mails,
  };
}

/** A COD order was paid online. */
function switched(shop: Shop, actor: Actor, seen: OrderToPay, { amountPaise }: LinkRow): Written {
  const { order } = seen;
  const { orderId: number, user } = order;
  const { statements, sent, toBookAgain } = switchOrder(shop, actor, seen);
  const key = `order-switched-${number}`;
  const toSeller = ({ sellerId, sellerName, sellerEmail }: OrderToPay['sellers'][number]) =>
    sellerOrderSwitchedMail.item(`${key}-${sellerId}`, sellerEmail, {
      sellerName,
      number,
      isToBookAgain: toBookAgain.has(sellerId),
    });
  const mails: OutboxItem[] = [
    orderSwitchedMail.item(key, user.email, { order: { number, fullName: user.fullName, amountPaise } }),
    // While the order waited for confirmation, the sellers were mailed to wait.
    ...(order.confirmUntil === null ? seen.sellers.map(toSeller) : sellerMails(seen)),
  ];
  return {
    statements: [...statements, ...mails.map((mail) => outboxItem(shop, mail))],
    sent: [...sent, ...mails],
  };
}

/** The pieces were sold meanwhile: cancels the order and refunds the payment. */
function paidTooLate(shop: Shop, actor: Actor, seen: OrderToPay, one: PaymentDecision): Written {
  const { order } = seen;
  const back = wholeRefund(shop, actor, seen, one, 'late');
  const mail = paymentMail(seen, one, orderPaidTooLateMail);
  return {
    statements: [
      moved(shop, seen, 'CANCELLED'),
      requireChange(
        setOrderPaid({ id: order.id, status: 'CANCELLED', paymentStatus: 'REFUNDED', now: shop.now }),
        'ORDER_MOVED_ON',
      ),
      event(shop, actor, order.id, 'order.cancelled', 'CANCELLED'),
      ...back.statements,
      outboxItem(shop, mail),
    ],
    sent: [...back.sent, mail],
  };
}

/** Refunds a payment that does not belong to the order. The order stays unchanged. */
function returned(shop: Shop, actor: Actor, seen: OrderToPay, one: PaymentDecision): Written {
  const back = wholeRefund(shop, actor, seen, one, one.returnedAs!);
  const mail = paymentMail(seen, one, paymentReturnedMail);
  const facts = { order: seen.order.orderId, payment: one.payment.id, amountPaise: one.payment.amountPaise };
  shop.log.error('payment.returned', new Error(`A payment goes back: ${one.returnedAs}`), facts);
  return {
    statements: [
      ...back.statements,
      event(shop, actor, seen.order.id, 'payment.returned', null),
      ...(seen.order.orderStatus === 'CANCELLED' && seen.order.paymentStatus !== 'REFUNDED' && one.returnedAs === 'late'
        ? [setPaymentStatus({ id: seen.order.id, paymentStatus: 'REFUNDED', now: shop.now })]
        : []),
      outboxItem(shop, mail),
    ],
    sent: [...back.sent, mail],
  };
}

/** Mails the shopper about the first failed payment only. Later failures send no mail. */
function failed(shop: Shop, actor: Actor, { order, holds }: OrderToPay, { payment }: PaymentDecision): Written {
  const { fullName, email } = order.user;
  const holdEnds = holds.flatMap(({ endedAt, untilAt }) => (endedAt === null && untilAt !== null ? [untilAt] : []));
  const mails: OutboxItem[] =
    order.paymentStatus === 'FAILED'
      ? []
      : [
          paymentFailedMail.item(`payment-failed-${payment.id}`, email, {
            order: { number: order.orderId, fullName, amountPaise: order.total },
            payUntil: holdEnds.length === 0 ? null : Math.min(...holdEnds),
          }),
        ];
  return {
    statements: [
      setPaymentStatus({ id: order.id, paymentStatus: 'FAILED', now: shop.now }),
      event(shop, actor, order.id, 'payment.failed', null),
      ...mails.map((mail) => outboxItem(shop, mail)),
    ],
    sent: mails,
  };
}

function moved(shop: Shop, { order }: OrderToPay, to: 'PLACED' | 'CANCELLED'): Statement {
  const waiting = order.consignments.filter(({ orderStatus }) => orderStatus === 'PENDING').length;
  const cancelledAt = to === 'CANCELLED' ? shop.now : null;
  return requireChanges(
    moveWaitingConsignments({ orderId: order.id, to, cancelledAt, now: shop.now }),
    waiting,
    'ORDER_MOVED_ON',
  );
}

function wholeRefund(
  shop: Shop,
  actor: Actor,
  { order }: OrderToPay,
  { payment }: PaymentDecision,
  cause: RefundCause,
) {
  return refund(shop, actor, {
    orderId: order.id,
    gatewayPayment: payment.id,
    items: [],
    feesPaise: 0,
    wholePaise: payment.amountPaise,
    cause,
    reason: '',
    key: `refund-${payment.id}`,
  });
}

function paymentMail(
  { order }: OrderToPay,
  { payment }: PaymentDecision,
  mail: MailKind<{ order: PaymentMail }>,
): OutboxItem {
  const { fullName, email } = order.user;
  return mail.item(`${mail.name}-${payment.id}`, email, {
    order: { number: order.orderId, fullName, amountPaise: payment.amountPaise },
  });
}

function event(
  shop: Shop,
  actor: Actor,
  orderId: number,
  name: 'payment.received' | 'payment.failed' | 'payment.returned' | 'order.cancelled',
  to: 'PLACED' | 'CANCELLED' | null,
): Statement {
  return insertEvent({
    at: shop.now,
    orderId,
    event: name,
    from: to === null ? null : 'PENDING',
    to,
    ...actorValues(actor),
  });
}
