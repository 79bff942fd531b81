import { Gem } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'products',
  list: page(() => import('./ProductList.tsx'), 'ProductList'),
  create: page(() => import('./ProductCreate.tsx'), 'ProductCreate'),
  edit: page(() => import('./ProductEdit.tsx'), 'ProductEdit'),
  icon: Gem,
  recordRepresentation: 'name',
};
