import { Landmark } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { TaxRateCreate } from './TaxRateCreate.tsx';
import { TaxRateEdit } from './TaxRateEdit.tsx';
import { TaxRateList } from './TaxRateList.tsx';

export const resource: ResourceProps = {
  name: 'tax',
  list: TaxRateList,
  create: TaxRateCreate,
  edit: TaxRateEdit,
  icon: Landmark,
  recordRepresentation: 'hsnCode',
};
