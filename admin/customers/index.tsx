import { Users } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const CustomerFile = page(() => import('./CustomerFile.tsx'), 'CustomerFile');

export const resource: ResourceProps = {
  name: 'customers',
  list: page(() => import('./CustomerList.tsx'), 'CustomerList'),
  show: page(() => import('./CustomerShow.tsx'), 'CustomerShow'),
  icon: Users,
  recordRepresentation: 'fullName',
  children: [<Route key="from-another-shop" path="from-another-shop" element={<CustomerFile />} />],
};
