import type { Tone } from '../ui/StatusChip.tsx';

/** The outcomes of replies by which the list can be filtered. */
export const OUTCOMES = {
  unread: { word: 'Not understood', tone: 'waiting' },
  stopped: { word: 'Messages stopped', tone: 'over' },
  started: { word: 'Messages started', tone: 'good' },
  confirmed: { word: 'Order confirmed', tone: 'good' },
  cancelled: { word: 'Order cancelled', tone: 'over' },
  'tried again': { word: 'Courier tries again', tone: 'good' },
  'goes back': { word: 'Parcel goes back', tone: 'over' },
  over: { word: 'Answered before', tone: 'over' },
  ambiguous: { word: 'Several orders wait', tone: 'waiting' },
} as const satisfies Record<string, { word: string; tone: Tone }>;

const BY_NAME: Readonly<Record<string, { word: string; tone: Tone }>> = OUTCOMES;

/** Returns the label of an outcome. A refusal's code is shown in words: the order had moved on. */
export function outcomeLabel(outcome: string): { word: string; tone: Tone } {
  if (Object.hasOwn(BY_NAME, outcome)) return BY_NAME[outcome]!;
  const words = outcome.toLowerCase().replaceAll('_', ' ');
  return { word: `Refused: ${words}`, tone: 'bad' };
}
