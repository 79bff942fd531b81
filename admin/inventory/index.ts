import { Boxes } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { InventoryList } from './InventoryList.tsx';

export const resource: ResourceProps = {
  name: 'inventory',
  list: InventoryList,
  icon: Boxes,
  recordRepresentation: 'skuCode',
};
