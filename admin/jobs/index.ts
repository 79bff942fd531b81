import { Timer } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'jobs',
  list: page(() => import('./JobsPage.tsx'), 'JobsPage'),
  icon: Timer,
};
