import type { ReviewRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** How what a shopper wrote stands for staff: hidden, waiting for a word, or answered. */
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

/** What filters of reviews and of questions offer. */
export const ANSWERED = [
  { value: false, word: 'Without an answer' },
  { value: true, word: 'Answered' },
];
export const HIDDEN = [
  { value: false, word: 'Shown' },
  { value: true, word: 'Hidden' },
];
