import { Store } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { SellerList } from './SellerList.tsx';

export const resource: ResourceProps = {
  name: 'sellers',
  list: SellerList,
  icon: Store,
  recordRepresentation: 'slug',
};
