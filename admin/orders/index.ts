import { ReceiptText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'orders',
  list: page(() => import('./OrderList.tsx'), 'OrderList'),
  show: page(() => import('./OrderPage.tsx'), 'OrderShow'),
  icon: ReceiptText,
  recordRepresentation: 'orderId',
};
