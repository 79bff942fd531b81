import { LayoutDashboard } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'overview',
  list: page(() => import('./OverviewPage.tsx'), 'OverviewPage'),
  icon: LayoutDashboard,
};
