import { RECENT_SEARCHES } from '#contract/pages/search-query.ts';

const KEPT = 'ratnahaat:1:searches';

/** The last searches of this browser, newest first. What cannot be read counts as none. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Keeps a search, in small letters and once. */
export function rememberSearch(q: string): void {
  const words = q.trim().toLowerCase();
  if (words !== '') keep(withSearch(recentSearches(), words));
}

/** The list with a search in front. */
export function withSearch(searches: readonly string[], words: string): string[] {
  return [words, ...searches.filter((other) => other !== words)].slice(0, RECENT_SEARCHES);
}

export function forgetSearches(): void {
  keep([]);
}

/** A full or forbidden storage remembers nothing; the search works all the same. */
function keep(searches: string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(searches));
  } catch {
    return;
  }
}
