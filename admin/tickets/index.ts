import { LifeBuoy } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'tickets',
  list: page(() => import('./TicketList.tsx'), 'TicketList'),
  icon: LifeBuoy,
  recordRepresentation: 'ticketNumber',
};
