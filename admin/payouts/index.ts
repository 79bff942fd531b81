import { HandCoins } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { PayoutList } from './PayoutList.tsx';
import { PayoutShow } from './PayoutShow.tsx';

export const resource: ResourceProps = {
  name: 'payouts',
  list: PayoutList,
  show: PayoutShow,
  icon: HandCoins,
  recordRepresentation: 'number',
};
