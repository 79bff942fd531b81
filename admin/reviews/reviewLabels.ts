import type { ReviewRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** The status of a review or question: hidden, waiting for an answer, or answered. */
export function standingOf({ isHidden, isAnswered }: { isHidden: boolean; isAnswered: boolean }): {
  tone: Tone;
  word: string;
} {
  if (isHidden) return { tone: 'over', word: 'Hidden' };
  return isAnswered ? { tone: 'good', word: 'Answered' } : { tone: 'due', word: 'No answer' };
}

export function reviewStanding({ isHidden, replies }: ReviewRecord) {
  return standingOf({ isHidden, isAnswered: replies.length > 0 });
}

/** The choices of the filter. */
export const ANSWERED = [
  { value: false, word: 'Without an answer' },
  { value: true, word: 'Answered' },
];
export const HIDDEN = [
  { value: false, word: 'Shown' },
  { value: true, word: 'Hidden' },
];
