import { ReceiptText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { OrderList } from './OrderList.tsx';
import { OrderShow } from './OrderShow.tsx';

export const resource: ResourceProps = {
  name: 'orders',
  list: OrderList,
  show: OrderShow,
  icon: ReceiptText,
  recordRepresentation: 'orderId',
};
