import { Undo2 } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { ReturnList } from './ReturnList.tsx';
import { ReturnShow } from './ReturnShow.tsx';

export const resource: ResourceProps = {
  name: 'returns',
  list: ReturnList,
  show: ReturnShow,
  icon: Undo2,
  recordRepresentation: 'reference',
};
