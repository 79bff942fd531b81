import { Tags } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'skus',
  list: page(() => import('./SkuList.tsx'), 'SkuList'),
  create: page(() => import('./SkuCreate.tsx'), 'SkuCreate'),
  edit: page(() => import('./SkuPage.tsx'), 'SkuEdit'),
  icon: Tags,
  recordRepresentation: 'code',
};
