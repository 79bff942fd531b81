import type { SearchWordContent } from '#contract/calls/managed-search-words.ts';
import { MOST_WORDS_OF_SYNONYM } from '#contract/shop/search-words.ts';
import { countWords, queryKey } from '../search/index.ts';

/** An entry in use. */
export type Entry = Omit<SearchWordContent, 'target'>;

/** Returns whether another entry of its kind has the same query, in any spelling. */
export function isTaken({ kind, query }: Entry, others: readonly Entry[]): boolean {
  const key = queryKey(query);
  return others.some((other) => other.kind === kind && queryKey(other.query) === key);
}

/**
 * Returns the faults of an entry, by field.
 * @param others the other entries in use
 */
export function entryFaults(entry: Entry, others: readonly Entry[]): Record<string, string> {
  const { kind, query } = entry;
  const key = queryKey(query);
  if (key === '') return { query: 'Please enter a word with letters or digits' };
  if (kind === 'both-ways' || kind === 'one-way') return synonymFaults(entry, others);
  const opposite = others.find(
    (other) => other.kind === (kind === 'pins' ? 'redirect' : 'pins') && queryKey(other.query) === key,
  );
  if (!opposite) return {};
  const message =
    kind === 'pins'
      ? 'This query is redirected, so nobody would see its results'
      : 'This query has products at the front. Please remove that entry first';
  return { query: message };
}

function synonymFaults({ kind, query, words }: Entry, others: readonly Entry[]): Record<string, string> {
  const names = [query, ...words];
  const keys = names.map(queryKey);
  for (const [index, name] of names.entries()) {
    const field = index === 0 ? 'query' : 'words';
    if (keys[index] === '') return { [field]: `“${name}” has no letters or digits` };
    if (countWords(name) > MOST_WORDS_OF_SYNONYM)
      return { [field]: `“${name}” has more than ${MOST_WORDS_OF_SYNONYM} words` };
    const first = keys.indexOf(keys[index]!);
    if (first < index) return { [field]: `“${name}” and “${names[first]}” are one word for the search already` };
  }
  const leadsTo = meaningsOf(others);
  for (const [index, key] of keys.entries()) {
    if (index === 0) continue;
    if (kind === 'one-way' && leadsTo(key, keys[0]!))
      return { words: `“${names[index]}” leads to “${query}” already, so this would be a loop` };
    if (kind === 'one-way') continue;
    const linked = keys.findIndex((other, at) => at < index && (leadsTo(key, other) || leadsTo(other, key)));
    if (linked !== -1)
      return { words: `“${names[index]}” and “${names[linked]}” have an entry that connects them already` };
  }
  return {};
}

/** Returns a function that tells whether the synonyms of some entries lead from one word to another. */
function meaningsOf(entries: readonly Entry[]): (from: string, to: string) => boolean {
  const next = new Map<string, Set<string>>();
  const connect = (from: string, to: string) => next.set(from, (next.get(from) ?? new Set()).add(to));
  for (const { kind, query, words } of entries) {
    if (kind !== 'both-ways' && kind !== 'one-way') continue;
    const [first, ...rest] = [query, ...words].map(queryKey);
    for (const other of rest) {
      connect(first!, other);
      if (kind === 'both-ways') connect(other, first!);
    }
  }
  return (from, to) => {
    const reached = new Set([from]);
    // A set also yields what is added while it is read.
    for (const key of reached) for (const other of next.get(key) ?? []) reached.add(other);
    return from !== to && reached.has(to);
  };
}
