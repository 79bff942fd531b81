import { Mailbox } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'newsletter',
  list: page(() => import('./SubscriberList.tsx'), 'SubscriberList'),
  icon: Mailbox,
  recordRepresentation: 'email',
};
