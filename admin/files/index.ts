import { FolderOpen } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'files',
  list: page(() => import('./FileLibrary.tsx'), 'FileLibrary'),
  icon: FolderOpen,
  recordRepresentation: 'originalFilename',
};
