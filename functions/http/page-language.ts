import type { Context } from 'hono';
import { LANGUAGE_HEADER, languageNamed } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/** Returns the language of the page that sent a request; English for other programs. */
export function pageLanguage({ req }: Pick<Context, 'req'>): Language {
  return languageNamed(req.header(LANGUAGE_HEADER));
}
