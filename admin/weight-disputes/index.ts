import { Scale } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'weight-disputes',
  list: page(() => import('./WeightDisputeList.tsx'), 'WeightDisputeList'),
  show: page(() => import('./WeightDisputeShow.tsx'), 'WeightDisputeShow'),
  icon: Scale,
  recordRepresentation: 'reference',
};
