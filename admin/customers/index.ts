import { Users } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { CustomerList } from './CustomerList.tsx';
import { CustomerShow } from './CustomerShow.tsx';

export const resource: ResourceProps = {
  name: 'customers',
  list: CustomerList,
  show: CustomerShow,
  icon: Users,
  recordRepresentation: 'fullName',
};
