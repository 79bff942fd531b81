import { TicketPercent } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { CouponCreate } from './CouponCreate.tsx';
import { CouponEdit } from './CouponEdit.tsx';
import { CouponList } from './CouponList.tsx';

export const resource: ResourceProps = {
  name: 'coupons',
  list: CouponList,
  create: CouponCreate,
  edit: CouponEdit,
  icon: TicketPercent,
  recordRepresentation: 'code',
};
