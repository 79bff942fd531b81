import type { Language } from '#contract/languages.ts';
import { sizeGuides as hindi } from '#contract/words/hi/size-guides.ts';
import type { WordsByText } from '#contract/words/translated.ts';
import { translated } from '#contract/words/translated.ts';
import type { SizeGuide } from './size-tables.ts';

const WORDS: Record<Language, WordsByText | undefined> = { en: undefined, hi: hindi };

/** Returns a size guide in a language. */
export function guideIn(language: Language, guide: SizeGuide): SizeGuide {
  const words = WORDS[language];
  if (!words) return guide;
  const own = (text: string) => translated(words, text);
  return {
    id: guide.id,
    title: own(guide.title),
    text: own(guide.text),
    columns: guide.columns.map(own),
    rows: guide.rows.map((cells) => cells.map(own)),
  };
}
