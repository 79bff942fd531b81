import { MessageSquareReply } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'message-replies',
  list: page(() => import('./ReplyList.tsx'), 'ReplyList'),
  icon: MessageSquareReply,
};
