import { Landmark } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'tax-reports',
  list: page(() => import('./TaxReportsPage.tsx'), 'TaxReportsPage'),
  icon: Landmark,
};
