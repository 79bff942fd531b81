import * as z from 'zod/mini';
import {
  MOST_PINNED_RESULTS,
  MOST_SYNONYMS,
  SEARCH_TARGET_MAX,
  SEARCH_WORD_KINDS,
  SEARCH_WORD_MAX,
} from '../shop/search-words.ts';
import type { SearchWordKind } from '../shop/search-words.ts';
import { asSet } from './lists.ts';
import { Id, Instant, words } from './wire.ts';

const KIND = z.enum(SEARCH_WORD_KINDS, 'Please choose what the search does');
const TARGET = 'Please enter an address of this shop, such as /category/jhumkas';

const FIELDS = {
  /** The query or the word, as shoppers type it. Its spellings and scripts are treated alike. */
  query: words('Query', SEARCH_WORD_MAX),
  /** Synonyms; for the kinds `both-ways` and `one-way`. */
  words: asSet(
    z
      .array(words('Synonym', SEARCH_WORD_MAX))
      .check(z.maxLength(MOST_SYNONYMS, `A word can have at most ${MOST_SYNONYMS} synonyms`)),
  ),
  /** Products at the front of the results, in this order; for the kind `pins`. */
  productIds: asSet(
    z.array(Id).check(z.maxLength(MOST_PINNED_RESULTS, `Please choose at most ${MOST_PINNED_RESULTS} products`)),
  ),
  /** A path of the shop, or its whole address; for the kind `redirect`. */
  target: z.string(TARGET).check(z.trim(), z.maxLength(SEARCH_TARGET_MAX, TARGET)),
};

/** The content of an entry. */
export interface SearchWordContent {
  kind: SearchWordKind;
  query: string;
  words: string[];
  productIds: number[];
  target: string;
}

/** Returns what an entry of a kind lacks, by field; undefined when it is complete. */
export function searchWordGap({
  kind,
  words: synonyms,
  productIds,
  target,
}: Pick<SearchWordContent, 'kind' | 'words' | 'productIds' | 'target'>): [field: string, message: string] | undefined {
  if (kind === 'pins')
    return productIds.length === 0 ? ['productIds', 'Please choose at least one product'] : undefined;
  if (kind === 'redirect') return target === '' ? ['target', TARGET] : undefined;
  return synonyms.length === 0 ? ['words', 'Please enter at least one synonym'] : undefined;
}

/** The body that creates an entry. Fields of other kinds are dropped. */
export const CreateSearchWord = z
  .object({
    ...FIELDS,
    kind: KIND,
    words: z._default(FIELDS.words, []),
    productIds: z._default(FIELDS.productIds, []),
    target: z._default(FIELDS.target, ''),
  })
  .check(
    z.check(({ value, issues }) => {
      const gap = searchWordGap(value);
      if (gap) issues.push({ code: 'custom', message: gap[1], path: [gap[0]], input: value });
    }),
  );
export type CreateSearchWord = z.output<typeof CreateSearchWord>;

/** The body that changes an entry. Absent fields stay unchanged; the kind never changes. */
export const ChangeSearchWord = z.partial(z.object({ ...FIELDS, version: z.int() }));
export type ChangeSearchWord = z.output<typeof ChangeSearchWord>;

/** An entry in the back office. */
export const ManagedSearchWord = z.object({
  id: Id,
  kind: z.enum(SEARCH_WORD_KINDS),
  query: z.string(),
  words: z.array(z.string()),
  productIds: z.array(Id),
  target: z.string(),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedSearchWord = z.output<typeof ManagedSearchWord>;

/** Searches of the last 30 days without a result that have no entry of the shop's own, the most frequent first. */
export const SearchesInVain = z.object({
  searches: z.array(
    z.object({
      /** Folded words. */
      query: z.string(),
      searches: z.int(),
      inVain: z.int(),
    }),
  ),
});
export type SearchesInVain = z.output<typeof SearchesInVain>;
