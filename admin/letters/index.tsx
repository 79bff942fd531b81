import { Send } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const LetterCreate = page(() => import('./LetterCreate.tsx'), 'LetterCreate');
const LetterEdit = page(() => import('./LetterEdit.tsx'), 'LetterEdit');

export const resource: ResourceProps = {
  name: 'letters',
  list: page(() => import('./LetterList.tsx'), 'LetterList'),
  icon: Send,
  recordRepresentation: 'subject',
  children: [
    <Route key="new" path="new" element={<LetterCreate />} />,
    <Route key="edit" path="edit/:id" element={<LetterEdit />} />,
  ],
};
