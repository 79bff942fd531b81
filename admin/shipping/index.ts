import { Truck } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'shipping',
  list: page(() => import('./ParcelList.tsx'), 'ParcelList'),
  icon: Truck,
};
