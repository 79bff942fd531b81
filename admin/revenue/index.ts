import { TrendingUp } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'revenue',
  list: page(() => import('./RevenuePage.tsx'), 'RevenuePage'),
  icon: TrendingUp,
};
