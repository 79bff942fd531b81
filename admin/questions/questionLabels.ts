import type { QuestionRecord } from '../providers/records.ts';
import { standingOf } from '../reviews/reviewLabels.ts';

export function questionStanding({ isHidden, answers }: QuestionRecord) {
  return standingOf({ isHidden, isAnswered: answers.length > 0 });
}
