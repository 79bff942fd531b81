import type { FestivalWords } from '#contract/shop/festivals.ts';

/** Words of some events, by their rule. */
export type WordsByRule = Record<string, FestivalWords>;
