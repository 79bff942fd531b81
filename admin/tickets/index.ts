import { LifeBuoy } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { TicketList } from './TicketList.tsx';

export const resource: ResourceProps = {
  name: 'tickets',
  list: TicketList,
  icon: LifeBuoy,
  recordRepresentation: 'ticketNumber',
};
