import { LayoutGrid } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'collections',
  list: page(() => import('./CollectionList.tsx'), 'CollectionList'),
  create: page(() => import('./CollectionCreate.tsx'), 'CollectionCreate'),
  edit: page(() => import('./CollectionPage.tsx'), 'CollectionEdit'),
  icon: LayoutGrid,
  recordRepresentation: 'displayName',
};
