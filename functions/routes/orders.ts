import * as z from 'zod/mini';
import { Cart } from '#contract/calls/cart.ts';
import {
  AnswerCodConfirmation,
  BackInCart,
  CancelOrder,
  CodConfirmation,
  ConfirmationToken,
  Order,
  OrderItem,
  OrderToPay,
  PlacedOrder,
  PlaceOrder,
  PrepaidOffer,
} from '#contract/calls/orders.ts';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import {
  backToCart,
  cancelOrder,
  decideCodConfirmation,
  itemsBackInCart,
  listMyOrders,
  offerPrepaid,
  payAgain,
  placedOrder,
  placeOrder,
  readCodConfirmation,
  readOrder,
  readOrderItem,
  readOrdersToPay,
  setOrderStatus,
  switchToCod,
  switchToPrepaid,
} from '../domain/orders/index.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const CUSTOMER = ['customer'] as const;
const CUSTOMER_OR_ADMIN = ['customer', 'admin'] as const;
/** An order's id or its public number. */
const OrderKey = z.string().check(z.maxLength(40));

export const orderCalls = [
  call({
    method: 'POST',
    path: '/api/orders',
    summary: 'Places an order for the cart, or for the one item of a direct purchase; once for each Idempotency-Key.',
    who: CUSTOMER,
    query: z.object({
      paymentGateway: z.optional(z.string()),
      // Anything else is no choice yet, and the shopper is asked to make one.
      paymentMethod: z.catch(z.optional(z.enum(PAYMENT_METHODS)), undefined),
    }),
    body: PlaceOrder,
    answer: PlacedOrder,
    current: Cart,
    run: (shop, customer, { query, body }) => placeOrder(shop, customer, body, query.paymentMethod),
    again: (shop, _, __, number) => placedOrder(shop, number),
  }),
  call({
    method: 'GET',
    path: '/api/orders/user',
    summary: `The customer's orders, newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: CUSTOMER,
    query: z.object({ range: Range }),
    answer: z.array(Order),
    async run(shop, customer, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('orders', rows, await listMyOrders(shop, customer, rows));
    },
  }),
  call({
    method: 'GET',
    path: '/api/orders/item/:orderItemId{[0-9]+}',
    summary: 'One item of an order.',
    who: CUSTOMER_OR_ADMIN,
    may: 'orders.read',
    params: z.object({ orderItemId: IdParam }),
    answer: OrderItem,
    run: (shop, actor, { params }) => readOrderItem(shop, actor, params.orderItemId),
  }),
  call({
    method: 'GET',
    path: '/api/orders/to-pay',
    summary: "The customer's orders that wait to be paid while their pieces are held, each with its price in cash.",
    who: CUSTOMER,
    answer: z.array(OrderToPay),
    run: (shop, customer) => readOrdersToPay(shop, customer),
  }),
  call({
    method: 'GET',
    path: '/api/orders/:orderId',
    summary: 'One order, by its id or its public number.',
    who: CUSTOMER_OR_ADMIN,
    may: 'orders.read',
    params: z.object({ orderId: OrderKey }),
    answer: Order,
    run: (shop, actor, { params }) => readOrder(shop, actor, params.orderId),
  }),
  call({
    method: 'POST',
    path: '/api/orders/:id/pay',
    summary: 'The page on which an order is paid that was not yet, while its pieces are held.',
    who: CUSTOMER,
    params: z.object({ id: OrderKey }),
    answer: PlacedOrder,
    run: (shop, customer, { params }) => payAgain(shop, customer, params.id),
  }),
  call({
    method: 'POST',
    path: '/api/orders/:id/switch-to-cod',
    summary: 'Places an order that waits to be paid online with cash on delivery instead.',
    who: CUSTOMER,
    params: z.object({ id: OrderKey }),
    answer: PlacedOrder,
    run: (shop, customer, { params }) => switchToCod(shop, customer, params.id),
  }),
  call({
    method: 'POST',
    path: '/api/orders/:id/back-to-cart',
    summary:
      'Cancels an order that waits to be paid and puts its items back into the cart; once for each Idempotency-Key.',
    who: CUSTOMER,
    params: z.object({ id: OrderKey }),
    answer: BackInCart,
    run: (shop, customer, { params }) => backToCart(shop, customer, params.id),
    again: (shop, customer, { params }) => itemsBackInCart(shop, customer, params.id),
  }),
  call({
    method: 'GET',
    path: '/api/orders/:id/switch-to-prepaid',
    summary: 'What an order with cash on delivery comes to when it is paid online, and what that saves.',
    who: CUSTOMER,
    params: z.object({ id: OrderKey }),
    answer: PrepaidOffer,
    run: (shop, customer, { params }) => offerPrepaid(shop, customer, params.id),
  }),
  call({
    method: 'POST',
    path: '/api/orders/:id/switch-to-prepaid',
    summary: 'The page on which an order with cash on delivery is paid online after all; unpaid it stays as it is.',
    who: CUSTOMER,
    params: z.object({ id: OrderKey }),
    answer: PlacedOrder,
    run: (shop, customer, { params }) => switchToPrepaid(shop, customer, params.id),
  }),
  call({
    method: 'GET',
    path: '/api/orders/:id/confirmation',
    summary: 'An order in cash that is, or was, to be confirmed: for its shopper, or by the mailed link.',
    who: CUSTOMER,
    orVisitor: true,
    params: z.object({ id: OrderKey }),
    query: z.object({ token: z.optional(ConfirmationToken) }),
    answer: CodConfirmation,
    run: (shop, actor, { params, query }) => readCodConfirmation(shop, actor, { order: params.id, ...query }),
  }),
  call({
    method: 'POST',
    path: '/api/orders/:id/confirmation',
    summary: 'Confirms an order in cash that waits for that, cancels it, or leads to paying it online instead.',
    who: CUSTOMER,
    orVisitor: true,
    params: z.object({ id: OrderKey }),
    body: AnswerCodConfirmation,
    answer: PlacedOrder,
    run: (shop, actor, { params, body }) => decideCodConfirmation(shop, actor, { order: params.id, ...body }),
  }),
  call({
    method: 'PATCH',
    path: '/orders/:id/status/:status',
    summary:
      'For shoppers: confirms that an order is placed, which is looked up. For the house: moves its consignments.',
    who: CUSTOMER_OR_ADMIN,
    may: 'orders.move',
    params: z.object({ id: OrderKey, status: z.enum(ORDER_STATUSES, ORDER_STATUS_FAILED) }),
    answer: Order,
    asksAgain: ({ params }) => params.status === 'CANCELLED',
    run: (shop, actor, { params }) => setOrderStatus(shop, actor, params.id, params.status),
  }),
  call({
    method: 'PUT',
    path: '/orders/:id/cancel',
    summary: 'Cancels an order or pieces of it, as far as they were not dispatched; what was paid for them goes back.',
    who: CUSTOMER_OR_ADMIN,
    may: 'orders.move',
    params: z.object({ id: OrderKey }),
    body: CancelOrder,
    answer: Order,
    asksAgain: () => true,
    run: (shop, actor, { params, body }) => cancelOrder(shop, actor, { order: params.id, ...body }),
    again: (shop, actor, { params }) => readOrder(shop, actor, params.id),
  }),
];
