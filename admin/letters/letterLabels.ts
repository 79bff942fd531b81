import type { LetterStatus } from '#contract/states/letter.ts';
import type { ListedLetterRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/letters.ts';

export const LETTER_WORDS: Record<LetterStatus, { tone: Tone; word: string }> = {
  draft: { tone: 'over', word: common.draft },
  planned: { tone: 'waiting', word: words.planned },
  sending: { tone: 'waiting', word: words.beingSent },
  sent: { tone: 'good', word: common.sent },
  stopped: { tone: 'bad', word: words.stopped },
};

/** Returns the state of a letter; a planned one with its time. */
export function statusOf({ status, sendAt }: Pick<ListedLetterRecord, 'status' | 'sendAt'>): {
  tone: Tone;
  word: string;
} {
  const { tone, word } = LETTER_WORDS[status];
  return { tone, word: status === 'planned' && sendAt ? words.statusForTime(word, instant(sendAt)) : word };
}

/** Returns whether the content of a letter can still change. */
export function isOpen({ status }: Pick<ListedLetterRecord, 'status'>): boolean {
  return status === 'draft' || status === 'planned';
}

type Counts = Pick<
  ListedLetterRecord,
  'sent' | 'waiting' | 'skipped' | 'bounced' | 'failed' | 'ended' | 'orders' | 'revenue'
>;

/** Returns what became of a letter and what it sold, in words. Zeros are left out, except that of the number sent. */
export function countsInWords({ sent, waiting, skipped, bounced, failed, ended, orders, revenue }: Counts): string {
  const others = [
    [waiting, words.waitingCount],
    [skipped, words.skippedCount],
    [bounced, words.bouncedCount],
    [failed, words.failedCount],
    [ended, words.unsubscribedCount],
  ] as const;
  return [
    words.sentCount(sent),
    ...others.flatMap(([count, counted]) => (count > 0 ? [counted(count)] : [])),
    ...(orders > 0 ? [words.ordersFor(orders, rupees(revenue))] : []),
  ].join(', ');
}
