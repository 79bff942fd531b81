import { MessagesSquare } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { page } from '../layout/page.ts';

const MessageTemplates = page(() => import('./MessageTemplates.tsx'), 'MessageTemplates');

export const resource: ResourceProps = {
  name: 'messages',
  list: page(() => import('./MessageList.tsx'), 'MessageList'),
  icon: MessagesSquare,
  children: [<Route key="templates" path="templates" element={<MessageTemplates />} />],
};
