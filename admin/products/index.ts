import { Gem } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { ProductEdit } from './ProductEdit.tsx';
import { ProductList } from './ProductList.tsx';

export const resource: ResourceProps = {
  name: 'products',
  list: ProductList,
  edit: ProductEdit,
  icon: Gem,
  recordRepresentation: 'name',
};
