import type { Language } from '#contract/languages.ts';
import type { MessageStatus } from '#contract/shop/messages.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const STATUS_LABELS: Record<MessageStatus, { word: string; tone: Tone }> = {
  sending: { word: 'Being sent', tone: 'moving' },
  waiting: { word: 'Tried again soon', tone: 'waiting' },
  sent: { word: 'Sent', tone: 'moving' },
  delivered: { word: 'Delivered', tone: 'good' },
  read: { word: 'Read', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  unknown: { word: 'Not known', tone: 'over' },
};

/** Returns the name of a message's kind in words: 'Order placed'. */
export function kindInWords(kind: string): string {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The languages in English, as the console is; people choose them in their own script. */
export const LANGUAGE_LABELS: Record<Language, string> = { en: 'English', hi: 'Hindi' };
