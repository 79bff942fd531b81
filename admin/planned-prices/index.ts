import { CalendarClock } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'planned-prices',
  list: page(() => import('./PlannedPriceList.tsx'), 'PlannedPriceList'),
  icon: CalendarClock,
  recordRepresentation: 'skuCode',
};
