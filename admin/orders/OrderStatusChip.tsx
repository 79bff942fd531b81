import type { OrderStatus } from '#contract/states/order.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { ORDER_STATUS } from './orderStatus.ts';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip {...ORDER_STATUS[status]} />;
}
