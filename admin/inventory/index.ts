import { Boxes } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { InventoryCreate } from './InventoryCreate.tsx';
import { InventoryEdit } from './InventoryEdit.tsx';
import { InventoryList } from './InventoryList.tsx';

export const resource: ResourceProps = {
  name: 'inventory',
  list: InventoryList,
  create: InventoryCreate,
  edit: InventoryEdit,
  icon: Boxes,
  recordRepresentation: 'skuCode',
};
