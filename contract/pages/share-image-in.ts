import type { Language } from '../languages.ts';
import { dateText } from '../words/hi/date-text.ts';
import { FESTIVALS_WORDS, textIn } from '../words/index.ts';
import type { ShareImage } from './share-image.ts';

const DATE_TEXTS = { hi: dateText };

/** Returns a share image in a language: names that the language knows, and days. Other names stay as they are. */
export function shareImageIn(language: Language, shareImage: ShareImage): ShareImage {
  if (language === 'en') return shareImage;
  const { kind, name, line } = shareImage;
  return {
    ...shareImage,
    language,
    name: kind === 'festival' ? FESTIVALS_WORDS[language].name(name) : textIn(language, name),
    line: DATE_TEXTS[language](line) ?? textIn(language, line),
  };
}
