import { Landmark } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'tax',
  list: page(() => import('./TaxRateList.tsx'), 'TaxRateList'),
  create: page(() => import('./TaxRatePage.tsx'), 'TaxRateCreate'),
  edit: page(() => import('./TaxRatePage.tsx'), 'TaxRateEdit'),
  icon: Landmark,
  recordRepresentation: 'hsnCode',
};
