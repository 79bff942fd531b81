import { PackagePlus } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'bundles',
  list: page(() => import('./BundleList.tsx'), 'BundleList'),
  create: page(() => import('./BundlePage.tsx'), 'BundleCreate'),
  edit: page(() => import('./BundlePage.tsx'), 'BundleEdit'),
  icon: PackagePlus,
  recordRepresentation: 'name',
};
