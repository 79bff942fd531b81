import type { PublishingRecord } from './records.ts';

/** The publishing state of the last saved change; undefined if there is nothing to show. */
export type Following =
  | { stage: 'waiting'; takesSeconds: number; pages: number }
  | { stage: 'live' }
  /** It takes much longer than usual. */
  | { stage: 'late' };

/** The note disappears after this many times the usual duration. */
const PATIENCE = 9;

/** Returns the state to show; undefined if the pages already have the change at the first look. */
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
