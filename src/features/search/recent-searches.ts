import { RECENT_SEARCHES } from '#contract/pages/search-path.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { storedValue, listOf } from '../../storage/stored-value.ts';

const searches = storedValue(
  KEPT.recentSearches,
  listOf((entry) => typeof entry === 'string'),
);

/** Returns the last searches of this browser, newest first. */
export function recentSearches(): string[] {
  return searches.get().slice(0, RECENT_SEARCHES);
}

/** Stores a search in lower case without duplicates. */
export function rememberSearch(q: string): void {
  const search = q.trim().toLowerCase();
  if (search !== '') searches.set(withSearch(recentSearches(), search));
}

/** Returns the list with a search in front. */
export function withSearch(before: readonly string[], search: string): string[] {
  return [search, ...before.filter((other) => other !== search)].slice(0, RECENT_SEARCHES);
}

export function forgetSearches(): void {
  searches.clear();
}
