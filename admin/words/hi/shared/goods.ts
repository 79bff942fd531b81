import type { WordsByText } from '#contract/words/translated.ts';

export const sharedGoods: WordsByText = {};
