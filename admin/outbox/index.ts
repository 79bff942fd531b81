import { Send } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'outbox',
  list: page(() => import('./OutboxList.tsx'), 'OutboxList'),
  icon: Send,
};
