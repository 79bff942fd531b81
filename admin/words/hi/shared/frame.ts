import type { WordsByText } from '#contract/words/translated.ts';

export const sharedFrame: WordsByText = {};
