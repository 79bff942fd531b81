import { Newspaper } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { PostCreate } from './PostCreate.tsx';
import { PostEdit } from './PostEdit.tsx';
import { PostList } from './PostList.tsx';

/** Its editors have the addresses of the specification: `/admin/blog/new` and `/admin/blog/edit/{id}`. */
export const resource: ResourceProps = {
  name: 'blog',
  list: PostList,
  icon: Newspaper,
  recordRepresentation: 'title',
  children: [
    <Route key="new" path="new" element={<PostCreate />} />,
    <Route key="edit" path="edit/:id" element={<PostEdit />} />,
  ],
};
