import { MessageCircleQuestion } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { QuestionList } from './QuestionList.tsx';
import { QuestionShow } from './QuestionShow.tsx';

export const resource: ResourceProps = {
  name: 'questions',
  list: QuestionList,
  show: QuestionShow,
  icon: MessageCircleQuestion,
  recordRepresentation: 'text',
};
