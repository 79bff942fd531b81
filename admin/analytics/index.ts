import { ChartColumn } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'analytics',
  list: page(() => import('./AnalyticsPage.tsx'), 'AnalyticsPage'),
  icon: ChartColumn,
};
