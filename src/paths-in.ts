import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { paths } from './paths.ts';

type Paths = typeof paths;

/** Returns the addresses of the storefront in a language; English ones for pages that exist in English only. */
export function pathsIn(language: Language): Paths {
  if (language === 'en') return paths;
  const entries = Object.entries(paths).map(([name, path]) => [
    name,
    typeof path === 'string'
      ? pathIn(language, path)
      : (...input: never[]) => pathIn(language, (path as (...input: never[]) => string)(...input)),
  ]);
  // Each entry keeps its name and its parameters.
  return Object.fromEntries(entries) as Paths;
}
