import type { PublishingRecord } from './records.ts';

/** How far the pages are with what was saved last; nothing where there is nothing to tell. */
export type Following =
  | { stage: 'waiting'; takesSeconds: number; pages: number }
  | { stage: 'live' }
  /** It takes much longer than it does as a rule. */
  | { stage: 'late' };

/** After so many times as long as it takes as a rule, nobody is kept waiting. */
const PATIENCE = 9;

/** What is told of a look; nothing where pages show it at once, since then nobody waits. */
export function stageOf(
  { shown, pages, takesSeconds }: Pick<PublishingRecord, 'shown' | 'pages' | 'takesSeconds'>,
  version: number,
  { isFirst, waitedMs }: { isFirst: boolean; waitedMs: number },
): Following | undefined {
  const isLive = shown >= version && pages === 0;
  if (isLive) return isFirst ? undefined : { stage: 'live' };
  if (waitedMs > takesSeconds * 1000 * PATIENCE) return { stage: 'late' };
  return { stage: 'waiting', takesSeconds, pages: shown >= version ? pages : 0 };
}
