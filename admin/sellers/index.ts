import { Store } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'sellers',
  list: page(() => import('./SellerList.tsx'), 'SellerList'),
  create: page(() => import('./SellerCreate.tsx'), 'SellerCreate'),
  show: page(() => import('./SellerPage.tsx'), 'SellerShow'),
  icon: Store,
  recordRepresentation: 'slug',
};
