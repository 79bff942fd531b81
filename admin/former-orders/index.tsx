import { History } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const FormerOrderFile = page(() => import('./FormerOrderFile.tsx'), 'FormerOrderFile');

export const resource: ResourceProps = {
  name: 'former-orders',
  list: page(() => import('./FormerOrderList.tsx'), 'FormerOrderList'),
  show: page(() => import('./FormerOrderShow.tsx'), 'FormerOrderShow'),
  icon: History,
  recordRepresentation: 'number',
  children: [<Route key="from-another-shop" path="from-another-shop" element={<FormerOrderFile />} />],
};
