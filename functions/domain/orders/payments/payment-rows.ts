import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PaymentState, ReturnedPayment } from '#contract/states/payment.ts';
import { consignments, orders, paymentLinks, payments, shipments } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { GatewayPayment } from '../../../ports/payments.ts';
import type { Shop } from '../../shop.ts';
import type { LinkRow } from './links.ts';

export type PaymentRow = typeof payments.$inferSelect;

function paymentsWhere<Values extends object>(which: (params: Params<Values>) => SQL) {
  const rows = statement((db, params: Params<Values>) =>
    db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(which(params))
      .orderBy(asc(payments.id)),
  );
  return (values: Values): Statement<PaymentRow[]> => {
    const { read, ...bound } = rows(values);
    return { ...bound, read: (answer) => read(answer).map(({ payment }) => payment) };
  };
}

/** Selects an order's payments, including failed ones. The key is the order's id or number. */
export const paymentsOfOrder = paymentsWhere(
  (params: Params<{ id: number | null; number: string | null }>) =>
    sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`,
);

/** True for the order of a parcel, by the parcel's AWB. */
export const orderOfParcel = (params: Params<{ awb: string }>) =>
  sql`${orders.id} = (SELECT ${consignments.orderId} FROM ${shipments}
    JOIN ${consignments} ON ${consignments.id} = ${shipments.consignmentId} WHERE ${shipments.awb} = ${params.awb})`;

export const paymentsOfParcel = paymentsWhere(orderOfParcel);

/** True for the order of a return. */
export const orderOfReturn = (params: Params<{ returnId: number }>) =>
  sql`${orders.id} = (SELECT returns.order_id FROM returns WHERE returns.id = ${params.returnId})`;

export const paymentsOfReturn = paymentsWhere(orderOfReturn);

/**
 * Selects the reference of the link with this gateway id, or of the link of a payment with this gateway id, if the shop
 * knows it.
 */
export const referenceOf = statement((db, params: Params<{ name: string }>) =>
  db
    .select({ reference: paymentLinks.reference })
    .from(paymentLinks)
    .where(
      sql`${paymentLinks.gatewayLink} = ${params.name} OR ${paymentLinks.id} IN (
        SELECT ${payments.linkId} FROM ${payments} WHERE ${payments.gatewayPayment} = ${params.name})`,
    ),
);

interface Told {
  orderId: number;
  linkId: number;
  gatewayPayment: string;
  amountPaise: number;
  currency: string;
  status: PaymentState;
  method: string;
  capturedAt: number | null;
  returnedAs: ReturnedPayment | null;
  now: number;
}

/**
 * Stores the gateway's state of a payment. Changes no row if that state is stored already, or if the payment is
 * captured, which is final.
 */
const writePayment = statement((db, params: Params<Told>) =>
  db
    .insert(payments)
    .values({
      orderId: params.orderId,
      linkId: params.linkId,
      gatewayPayment: params.gatewayPayment,
      amountPaise: params.amountPaise,
      currency: params.currency,
      status: params.status,
      method: params.method,
      capturedAt: params.capturedAt,
      returnedAs: params.returnedAs,
      createdAt: params.now,
      updatedAt: params.now,
    })
    .onConflictDoUpdate({
      target: payments.gatewayPayment,
      set: {
        status: sql`excluded.status`,
        method: sql`excluded.method`,
        capturedAt: sql`excluded.captured_at`,
        returnedAs: sql`excluded.returned_as`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${payments.status} NOT IN ('captured', excluded.status)`,
    }),
);

/**
 * Stores a payment as the gateway reports it. Fails with ORDER_MOVED_ON if that state is stored already or the payment
 * is captured.
 */
export function notedPayment(
  shop: Shop,
  link: LinkRow,
  payment: GatewayPayment,
  status: PaymentState,
  returnedAs: ReturnedPayment | null,
): Statement<number> {
  return requireChange(
    writePayment({
      orderId: link.orderId,
      linkId: link.id,
      gatewayPayment: payment.id,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      status,
      method: payment.method,
      capturedAt: status === 'captured' ? shop.now : null,
      returnedAs,
      now: shop.now,
    }),
    'ORDER_MOVED_ON',
  );
}

/** Returns the order's valid payment. */
export const standingPayment = (rowsOfOrder: readonly PaymentRow[]) =>
  rowsOfOrder.find(({ status, returnedAs }) => status === 'captured' && returnedAs === null);
