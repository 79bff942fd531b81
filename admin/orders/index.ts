import { ReceiptText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'orders',
  list: page(() => import('./OrderList.tsx'), 'OrderList'),
  create: page(() => import('./by-staff/StaffOrderPage.tsx'), 'StaffOrderPage'),
  show: page(() => import('./OrderPage.tsx'), 'OrderShow'),
  icon: ReceiptText,
  recordRepresentation: 'orderId',
};
