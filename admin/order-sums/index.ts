import { Sigma } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'order-sums',
  list: page(() => import('./OrderSumsList.tsx'), 'OrderSumsList'),
  icon: Sigma,
};
