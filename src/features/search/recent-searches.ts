import { RECENT_SEARCHES } from '#contract/pages/search-path.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { kept, listOf } from '../../storage/kept.ts';

const searches = kept(
  KEPT.recentSearches,
  listOf((word) => typeof word === 'string'),
);

/** The last searches of this browser, newest first. */
export function recentSearches(): string[] {
  return searches.get().slice(0, RECENT_SEARCHES);
}

/** Keeps a search, in small letters and once. */
export function rememberSearch(q: string): void {
  const words = q.trim().toLowerCase();
  if (words !== '') searches.set(withSearch(recentSearches(), words));
}

/** The list with a search in front. */
export function withSearch(before: readonly string[], words: string): string[] {
  return [words, ...before.filter((other) => other !== words)].slice(0, RECENT_SEARCHES);
}

export function forgetSearches(): void {
  searches.clear();
}
