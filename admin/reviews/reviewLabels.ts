import type { ReviewRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/reviews.ts';

/** The status of a review or question: hidden, waiting for an answer, or answered. */
export function standingOf({ isHidden, isAnswered }: { isHidden: boolean; isAnswered: boolean }): {
  tone: Tone;
  word: string;
} {
  if (isHidden) return { tone: 'over', word: common.hidden };
  return isAnswered ? { tone: 'good', word: words.answered } : { tone: 'due', word: words.noAnswer };
}

export function reviewStanding({ isHidden, replies }: ReviewRecord) {
  return standingOf({ isHidden, isAnswered: replies.length > 0 });
}

/** The choices of the filter. */
export const ANSWERED = [
  { value: false, word: words.withoutAnAnswer },
  { value: true, word: words.answered },
];
export const HIDDEN = [
  { value: false, word: common.shown },
  { value: true, word: common.hidden },
];
