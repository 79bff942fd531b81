import { Undo2 } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'returns',
  list: page(() => import('./ReturnList.tsx'), 'ReturnList'),
  show: page(() => import('./ReturnPage.tsx'), 'ReturnShow'),
  icon: Undo2,
  recordRepresentation: 'reference',
};
