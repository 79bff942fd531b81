import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/message-replies.ts';

/** The outcomes of replies by which the list can be filtered. */
export const OUTCOMES = {
  unread: { word: words.notUnderstood, tone: 'waiting' },
  stopped: { word: words.messagesStopped, tone: 'over' },
  started: { word: words.messagesStarted, tone: 'good' },
  confirmed: { word: words.orderConfirmed, tone: 'good' },
  cancelled: { word: words.orderCancelled, tone: 'over' },
  'tried again': { word: words.courierTriesAgain, tone: 'good' },
  'goes back': { word: words.parcelGoesBack, tone: 'over' },
  over: { word: words.answeredBefore, tone: 'over' },
  ambiguous: { word: words.severalOrdersWait, tone: 'waiting' },
} as const satisfies Record<string, { word: string; tone: Tone }>;

const BY_NAME: Readonly<Record<string, { word: string; tone: Tone }>> = OUTCOMES;

/** Returns the label of an outcome. A refusal's code is shown in words: the order had moved on. */
export function outcomeLabel(outcome: string): { word: string; tone: Tone } {
  if (Object.hasOwn(BY_NAME, outcome)) return BY_NAME[outcome]!;
  const reason = outcome.toLowerCase().replaceAll('_', ' ');
  return { word: words.refusedReason(reason), tone: 'bad' };
}
