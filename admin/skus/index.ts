import { Tags } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { SkuCreate } from './SkuCreate.tsx';
import { SkuEdit } from './SkuEdit.tsx';
import { SkuList } from './SkuList.tsx';

export const resource: ResourceProps = {
  name: 'skus',
  list: SkuList,
  create: SkuCreate,
  edit: SkuEdit,
  icon: Tags,
  recordRepresentation: 'code',
};
