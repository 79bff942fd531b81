import * as z from 'zod/mini';
import { CallbackQuery, GatewayName, PaymentKey, PaymentOrder, VerifiedPayment } from '#contract/calls/payments.ts';
import { json } from '../http/answers.ts';
import { receiveGatewayEvent, updatePayment, verifyPayment } from '../domain/orders/orders/index.ts';
import { call, webhook } from './call.ts';

export const paymentCalls = [
  call({
    method: 'POST',
    path: '/payments/:paymentId',
    summary: 'Whether a payment has arrived: for whom the gateway signed it, or for the order’s own shopper.',
    who: ['customer'],
    orVisitor: true,
    params: z.object({ paymentId: GatewayName }),
    query: CallbackQuery,
    answer: json(VerifiedPayment),
    refuses: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_VERIFIED', 'PAYMENT_PROCESS_FAILED'],
    run: (shop, actor, { params, query }) => verifyPayment(shop, actor, params.paymentId, query),
  }),
  call({
    method: 'PATCH',
    path: '/payments/update/:paymentId',
    summary:
      'Asks the gateway again how a payment stands, or that of an order by its number; what is sent changes nothing.',
    who: ['customer', 'admin'],
    may: 'orders.move',
    params: z.object({ paymentId: PaymentKey }),
    answer: json(PaymentOrder),
    refuses: ['PAYMENT_ORDER_FAILED', 'PAYMENT_NOT_FOUND', 'PAYMENT_NOT_VERIFIED', 'PAYMENT_PROCESS_FAILED'],
    run: (shop, actor, { params }) => updatePayment(shop, actor, params.paymentId),
  }),
  webhook({
    path: '/webhooks/razorpay',
    summary: 'What the payment gateway tells, signed by it; each event is applied once.',
    who: 'gateway',
    run: (shop, { body, header }) =>
      receiveGatewayEvent(shop, {
        body,
        signature: header('x-razorpay-signature') ?? '',
        eventId: header('x-razorpay-event-id') ?? shop.requestId,
      }),
  }),
];
