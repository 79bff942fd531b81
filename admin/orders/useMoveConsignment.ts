import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { messageOf } from '../providers/call.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { ORDER_STATUS } from './orderStatus.ts';

/** Why pieces are cancelled, and which where not all are. */
export interface ConsignmentCancel {
  reason: string;
  items?: { orderItemId: number; quantity: number }[];
}

/** What the API takes for an order: not the order, but a move of one consignment in it. */
interface ConsignmentMove extends Partial<ConsignmentCancel> {
  id: number;
  orderStatus: OrderStatus;
  consignmentId: number;
  consignmentVersion: number;
}

/** Moves a consignment to another status. Where somebody was faster, their text is shown and the order read again. */
export function useMoveConsignment(order: OrderRecord, consignment: ConsignmentRecord) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending: isMoving }] = useUpdate<ConsignmentMove, Error>();

  async function move(to: OrderStatus, cancel?: ConsignmentCancel): Promise<void> {
    const data: Omit<ConsignmentMove, 'id'> = {
      orderStatus: to,
      consignmentId: consignment.id,
      consignmentVersion: consignment.version,
      ...cancel,
    };
    await update(
      'orders',
      {
        id: order.id,
        data,
        previousData: { ...data, id: order.id, orderStatus: consignment.orderStatus },
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          const what = cancel?.items ? `A part of ${order.orderId}` : order.orderId;
          notify(`${what} is ${ORDER_STATUS[to].word.toLowerCase()}.`, { type: 'success' });
        },
        onError: (error) => {
          notify(messageOf(error, ORDER_STATUS_FAILED), { type: 'error' });
          refresh();
        },
      },
    );
  }

  return { move, isMoving };
}
