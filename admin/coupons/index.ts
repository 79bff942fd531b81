import { TicketPercent } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'coupons',
  list: page(() => import('./CouponList.tsx'), 'CouponList'),
  create: page(() => import('./CouponPage.tsx'), 'CouponCreate'),
  edit: page(() => import('./CouponPage.tsx'), 'CouponEdit'),
  icon: TicketPercent,
  recordRepresentation: 'code',
};
