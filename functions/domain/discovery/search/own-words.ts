import type { SearchWordKind } from '#contract/shop/search-words.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { toLatin } from './scripts.ts';
import { tokensIn, wordsOf } from './words.ts';
import type { Token } from './words.ts';

/*
 * The shop's own words of the search, in addition to the built-in synonyms: synonyms, pinned products and redirects of
 * queries. A process caches them. Each change of them is a change of the catalogue (`catalogue_changes`, id 0), so a
 * request reads them only when they may have changed, in the batch it reads anyway.
 */

/** An entry as the database has it. */
export interface OwnWordRow {
  kind: SearchWordKind;
  query: string;
  words: readonly string[];
  productIds: readonly number[];
  target: string;
}

/** A name with another meaning: a word, or several words. */
export type Name = readonly Token[];

/** The shop's own words, by the keys that `queryKey` gives. */
export interface OwnWords {
  /** Other names with the meaning of a word or name. */
  synonyms: ReadonlyMap<string, readonly Name[]>;
  /** The most words of such a name. */
  longest: number;
  /** Products at the front of the results of a query. */
  pinned: ReadonlyMap<string, readonly number[]>;
  /** The paths that queries redirect to. */
  redirects: ReadonlyMap<string, string>;
}

export const NO_OWN_WORDS: OwnWords = { synonyms: new Map(), longest: 0, pinned: new Map(), redirects: new Map() };

/** Returns a text in lower case and Latin letters, as queries are parsed. */
export function latinText(text: string): string {
  return toLatin(text.toWellFormed().normalize('NFKC').toLowerCase());
}

/**
 * Returns the key of a whole query or name: its folded words without spaces, so that all spellings and scripts have the
 * same key. Empty if the text has no letters and digits.
 */
export function queryKey(text: string): string {
  return keyOfWords(wordsOf(latinText(text)));
}

/** Returns the key of a name by its words; a letter doubled where two words meet is one, as in a single word. */
export function keyOfWords(words: readonly { key: string }[]): string {
  return words
    .map(({ key }) => key)
    .join('')
    .replace(/([a-z])\1+/g, '$1');
}

/** Returns the number of words in a text. */
export const countWords = (text: string): number => wordsOf(latinText(text)).length;

/** Returns the entries by their keys. */
export function ownWordsFrom(rows: readonly OwnWordRow[]): OwnWords {
  if (rows.length === 0) return NO_OWN_WORDS;
  const synonyms = new Map<string, Name[]>();
  const pinned = new Map<string, readonly number[]>();
  const redirects = new Map<string, string>();
  let longest = 0;
  const learn = (name: string, others: readonly string[]) => {
    const words = wordsOf(latinText(name));
    const key = keyOfWords(words);
    const names = others.map((other) => tokensIn(wordsOf(latinText(other)))).filter((tokens) => tokens.length > 0);
    if (key === '' || names.length === 0) return;
    longest = Math.max(longest, words.length);
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...names]);
  };
  for (const { kind, query, words, productIds, target } of rows) {
    if (kind === 'pins') pinned.set(queryKey(query), productIds);
    else if (kind === 'redirect') redirects.set(queryKey(query), target);
    else if (kind === 'one-way') learn(query, words);
    else {
      const all = [query, ...words];
      for (const [index, name] of all.entries()) learn(name, all.toSpliced(index, 1));
    }
  }
  return { synonyms, longest, pinned, redirects };
}

interface OwnWordsMemory {
  /** The newest change it includes. */
  version: number;
  words: OwnWords;
}

const memories = new WeakMap<object, OwnWordsMemory>();

/** Returns the cached words; none before the first search of a process. */
export function knownOwnWords(shop: Pick<Shop, 'memory'>): OwnWords {
  return memories.get(shop.memory)?.words ?? NO_OWN_WORDS;
}

/** Returns the statement that reads all entries, as one text; null if none changed since they were cached. */
export function ownWordsStatement(shop: Shop): Statement<OwnWordRow[] | null> {
  const version = memories.get(shop.memory)?.version ?? -1;
  return {
    sql: `SELECT CASE WHEN ? < 0 OR EXISTS (SELECT 1 FROM catalogue_changes whole WHERE whole.id = 0 AND whole.change > ?)
      THEN (SELECT json_group_array(json_array(kind, query, json(words), json(product_ids), target))
        FROM own_search_words WHERE archived_at IS NULL) END`,
    args: [version, version],
    read: ({ rows }) => {
      const entries = rows[0]![0];
      if (entries === null) return null;
      return (JSON.parse(String(entries)) as [SearchWordKind, string, string[], number[], string][]).map(
        ([kind, query, words, productIds, target]) => ({ kind, query, words, productIds, target }),
      );
    },
  };
}

/**
 * Returns the present words, and caches them.
 * @param version the newest change of the catalogue when the entries were read
 * @param rows the entries; null if the cached ones are still valid
 */
export function presentOwnWords(shop: Shop, version: number, rows: readonly OwnWordRow[] | null): OwnWords {
  const memory = memories.get(shop.memory);
  if (memory && (rows === null || memory.version >= version)) return memory.words;
  const words = ownWordsFrom(rows ?? []);
  memories.set(shop.memory, { version, words });
  return words;
}
