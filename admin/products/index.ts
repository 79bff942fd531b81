import { Gem } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { ProductCreate } from './ProductCreate.tsx';
import { ProductEdit } from './ProductEdit.tsx';
import { ProductList } from './ProductList.tsx';

export const resource: ResourceProps = {
  name: 'products',
  list: ProductList,
  create: ProductCreate,
  edit: ProductEdit,
  icon: Gem,
  recordRepresentation: 'name',
};
