import { FolderOpen } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { FileLibrary } from './FileLibrary.tsx';

export const resource: ResourceProps = {
  name: 'files',
  list: FileLibrary,
  icon: FolderOpen,
  recordRepresentation: 'originalFilename',
};
