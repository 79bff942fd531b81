import { Signpost } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const OldAddressFile = page(() => import('./OldAddressFile.tsx'), 'OldAddressFile');

export const resource: ResourceProps = {
  name: 'old-addresses',
  list: page(() => import('./OldAddressList.tsx'), 'OldAddressList'),
  icon: Signpost,
  recordRepresentation: 'from',
  children: [<Route key="from-file" path="from-file" element={<OldAddressFile />} />],
};
