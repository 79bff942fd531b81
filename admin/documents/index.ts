import { FileText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'documents',
  list: page(() => import('./DocumentList.tsx'), 'DocumentList'),
  icon: FileText,
  recordRepresentation: 'number',
};
