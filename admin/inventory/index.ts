import { Boxes } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'inventory',
  list: page(() => import('./InventoryList.tsx'), 'InventoryList'),
  create: page(() => import('./InventoryCreate.tsx'), 'InventoryCreate'),
  edit: page(() => import('./StockPage.tsx'), 'InventoryEdit'),
  icon: Boxes,
  recordRepresentation: 'skuCode',
};
