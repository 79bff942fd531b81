import { ShieldQuestion } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'data-requests',
  list: page(() => import('./DataRequestList.tsx'), 'DataRequestList'),
  icon: ShieldQuestion,
  recordRepresentation: 'email',
};
