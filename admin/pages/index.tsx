import { LayoutTemplate } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const PageCreate = page(() => import('./PageCreate.tsx'), 'PageCreate');
const PageEdit = page(() => import('./PageEdit.tsx'), 'PageEdit');
const MenusPage = page(() => import('./MenusPage.tsx'), 'MenusPage');

export const resource: ResourceProps = {
  name: 'pages',
  list: page(() => import('./PageList.tsx'), 'PageList'),
  icon: LayoutTemplate,
  recordRepresentation: 'title',
  children: [
    <Route key="new" path="new" element={<PageCreate />} />,
    <Route key="edit" path="edit/:id" element={<PageEdit />} />,
    <Route key="menus" path="menus" element={<MenusPage />} />,
  ],
};
