import { FolderTree } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'categories',
  list: page(() => import('./CategoryList.tsx'), 'CategoryList'),
  create: page(() => import('./CategoryCreate.tsx'), 'CategoryCreate'),
  edit: page(() => import('./CategoryPage.tsx'), 'CategoryEdit'),
  icon: FolderTree,
  recordRepresentation: 'displayName',
};
