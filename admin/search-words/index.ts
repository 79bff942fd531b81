import { TextSearch } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'search-words',
  list: page(() => import('./SearchWordList.tsx'), 'SearchWordList'),
  create: page(() => import('./SearchWordCreate.tsx'), 'SearchWordCreate'),
  edit: page(() => import('./SearchWordPage.tsx'), 'SearchWordEdit'),
  icon: TextSearch,
  recordRepresentation: 'query',
};
