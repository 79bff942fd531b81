import { useUpdate } from 'react-admin';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { ORDER_STATUS } from './orderStatus.ts';
import { words } from '../words/en/orders.ts';

/** The reason of a cancellation, and its pieces unless all are cancelled. */
interface ConsignmentCancel {
  reason: string;
  items?: { orderItemId: number; quantity: number }[];
}

/** The body of an order's PUT: it moves one consignment to another status. */
interface ConsignmentMove extends Partial<ConsignmentCancel> {
  id: number;
  orderStatus: OrderStatus;
  consignmentId: number;
  consignmentVersion: number;
}

interface MoveInput {
  to: OrderStatus;
  cancel?: ConsignmentCancel;
}

/** Moves a consignment to another status. */
export function useMoveConsignment(
  order: OrderRecord,
  consignment: ConsignmentRecord,
  options: { onError?: 'notify'; onDone?: () => void },
) {
  const [update] = useUpdate<ConsignmentMove, Error>();
  return useSend({
    ...options,
    send: ({ to, cancel }: MoveInput) => {
      const data = {
        orderStatus: to,
        consignmentId: consignment.id,
        consignmentVersion: consignment.version,
        ...cancel,
      };
      return update(
        'orders',
        { id: order.id, data, previousData: { ...data, id: order.id, orderStatus: consignment.orderStatus } },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    },
    failed: ORDER_STATUS_FAILED,
    done: (_, { to, cancel }) =>
      words.orderIsNow(cancel?.items ? words.aPartOf(order.orderId) : order.orderId, ORDER_STATUS[to].word),
  });
}
