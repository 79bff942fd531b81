import { HandCoins } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'payouts',
  list: page(() => import('./PayoutList.tsx'), 'PayoutList'),
  show: page(() => import('./PayoutPage.tsx'), 'PayoutShow'),
  icon: HandCoins,
  recordRepresentation: 'number',
};
