import type { OrderStatus } from '#contract/states/order.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { ORDER_STATUS, WAITS_FOR_BUYER } from './orderStatus.ts';

interface OrderStatusChipProps {
  status: OrderStatus;
  /** Whether the buyer has to confirm it first. */
  isUnconfirmed: boolean;
}

export function OrderStatusChip({ status, isUnconfirmed }: OrderStatusChipProps) {
  return <StatusChip {...(isUnconfirmed && status === 'PLACED' ? WAITS_FOR_BUYER : ORDER_STATUS[status])} />;
}
