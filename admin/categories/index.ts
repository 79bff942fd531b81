import { FolderTree } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { CategoryCreate } from './CategoryCreate.tsx';
import { CategoryEdit } from './CategoryEdit.tsx';
import { CategoryList } from './CategoryList.tsx';

export const resource: ResourceProps = {
  name: 'categories',
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  icon: FolderTree,
  recordRepresentation: 'displayName',
};
