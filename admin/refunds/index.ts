import { IndianRupee } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'refunds',
  list: page(() => import('./RefundList.tsx'), 'RefundList'),
  icon: IndianRupee,
};
