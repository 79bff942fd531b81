import { ArrowLeftRight } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'transactions',
  list: page(() => import('./TransactionList.tsx'), 'TransactionList'),
  icon: ArrowLeftRight,
};
