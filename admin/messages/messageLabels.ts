import type { Language } from '#contract/languages.ts';
import type { MessageStatus } from '#contract/shop/messages.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/messages.ts';

export const STATUS_LABELS: Record<MessageStatus, { word: string; tone: Tone }> = {
  sending: { word: words.beingSent, tone: 'moving' },
  waiting: { word: words.triedAgainSoon, tone: 'waiting' },
  sent: { word: common.sent, tone: 'moving' },
  delivered: { word: words.delivered, tone: 'good' },
  read: { word: words.read, tone: 'good' },
  failed: { word: words.failed, tone: 'bad' },
  unknown: { word: words.notKnown, tone: 'over' },
};

/** Returns the name of a message's kind in words: 'Order placed'. */
export function kindInWords(kind: string): string {
  const named = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** The languages in English, as the console is; people choose them in their own script. */
export const LANGUAGE_LABELS: Record<Language, string> = { en: words.english, hi: words.hindi };
