import { Users } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'customers',
  list: page(() => import('./CustomerList.tsx'), 'CustomerList'),
  show: page(() => import('./CustomerShow.tsx'), 'CustomerShow'),
  icon: Users,
  recordRepresentation: 'fullName',
};
