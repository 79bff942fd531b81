import { Star } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'reviews',
  list: page(() => import('./ReviewList.tsx'), 'ReviewList'),
  show: page(() => import('./ReviewPage.tsx'), 'ReviewShow'),
  icon: Star,
  recordRepresentation: 'productName',
};
