import { MessageCircleQuestion } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'questions',
  list: page(() => import('./QuestionList.tsx'), 'QuestionList'),
  show: page(() => import('./QuestionPage.tsx'), 'QuestionShow'),
  icon: MessageCircleQuestion,
  recordRepresentation: 'text',
};
