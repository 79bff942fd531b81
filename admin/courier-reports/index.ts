import { PackageX } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'courier-reports',
  list: page(() => import('./ReportList.tsx'), 'ReportList'),
  icon: PackageX,
};
