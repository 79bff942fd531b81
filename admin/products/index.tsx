import { Gem } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const BulkPicturesPage = page(() => import('./bulk-pictures/BulkPicturesPage.tsx'), 'BulkPicturesPage');
const MovingInPage = page(() => import('../moving-in/MovingInPage.tsx'), 'MovingInPage');

export const resource: ResourceProps = {
  name: 'products',
  list: page(() => import('./ProductList.tsx'), 'ProductList'),
  create: page(() => import('./ProductCreate.tsx'), 'ProductCreate'),
  edit: page(() => import('./ProductEdit.tsx'), 'ProductEdit'),
  icon: Gem,
  recordRepresentation: 'name',
  children: [
    <Route key="pictures" path="pictures" element={<BulkPicturesPage />} />,
    <Route key="from-another-shop" path="from-another-shop" element={<MovingInPage />} />,
  ],
};
