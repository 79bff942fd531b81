import { IdCard } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'staff',
  list: page(() => import('./StaffList.tsx'), 'StaffList'),
  show: page(() => import('./StaffShow.tsx'), 'StaffShow'),
  icon: IdCard,
  recordRepresentation: 'fullName',
};
