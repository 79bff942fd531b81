import { Newspaper } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const PostCreate = page(() => import('./PostCreate.tsx'), 'PostCreate');
const PostEdit = page(() => import('./PostEdit.tsx'), 'PostEdit');

/** The addresses of the editors are given by the specification: `/admin/blog/new` and `/admin/blog/edit/{id}`. */
export const resource: ResourceProps = {
  name: 'blog',
  list: page(() => import('./PostList.tsx'), 'PostList'),
  icon: Newspaper,
  recordRepresentation: 'title',
  children: [
    <Route key="new" path="new" element={<PostCreate />} />,
    <Route key="edit" path="edit/:id" element={<PostEdit />} />,
  ],
};
