import { ScrollText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'audit',
  list: page(() => import('./AuditList.tsx'), 'AuditList'),
  icon: ScrollText,
};
