import * as z from 'zod/mini';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import { CancelledPieces, ManagedOrder } from '#contract/calls/orders.ts';
import { DISPATCH_STATES, ORDER_STATUSES } from '#contract/states/order.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { managedOrders, moveConsignment } from '../../domain/orders/index.ts';
import { ORDER_COLUMNS } from './columns.ts';
import { csvOf, resource } from './simple-rest.ts';

/** A status for one consignment of the order; a seller has only one there. */
const MoveConsignment = z.object({
  orderStatus: z.enum(ORDER_STATUSES, ORDER_STATUS_FAILED),
  consignmentId: z.optional(z.int()),
  consignmentVersion: z.optional(z.int()),
  ...CancelledPieces,
});

export const managedOrderCalls = resource({
  name: 'orders',
  exported: csvOf(managedOrders, ORDER_COLUMNS),
  row: ManagedOrder,
  rows: managedOrders,
  sortedBy: { by: 'orderDate', descending: true },
  filters: {
    orderStatus: z.enum(ORDER_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    sellerId: z.int(),
    dispatch: z.enum(DISPATCH_STATES),
  },
  update: {
    summary: 'Moves a consignment of an order to another status.',
    body: MoveConsignment,
    asksAgain: ({ orderStatus }) => orderStatus === 'CANCELLED',
    run: (shop, staff, id, body) =>
      moveConsignment(shop, staff, {
        order: String(id),
        consignmentId: body.consignmentId,
        to: body.orderStatus,
        version: body.consignmentVersion,
        items: body.items,
        reason: body.reason,
      }),
  },
});
