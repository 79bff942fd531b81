import { Banknote } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'remittances',
  list: page(() => import('./RemittanceList.tsx'), 'RemittanceList'),
  icon: Banknote,
};
