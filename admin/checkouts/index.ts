import { ShoppingCart } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'checkouts',
  list: page(() => import('./CheckoutList.tsx'), 'CheckoutList'),
  icon: ShoppingCart,
};
