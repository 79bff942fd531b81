import type { FestivalWords } from '#contract/festivals.ts';

/** Words of some events, by their rule. */
export type WordsByRule = Record<string, FestivalWords>;
