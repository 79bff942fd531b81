import type { WordsByText } from '#contract/words/translated.ts';

export const sharedMoney: WordsByText = {};
