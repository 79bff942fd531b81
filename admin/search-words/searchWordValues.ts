import type * as z from 'zod/mini';
import { CreateSearchWord } from '#contract/calls/managed-search-words.ts';
import type { SearchWordKind } from '#contract/shop/search-words.ts';
import type { SearchWordRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { textsOf } from '../ui/form/formValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/search-words.ts';

/** The form's values; an emptied field is null. */
export interface SearchWordValues {
  kind: SearchWordKind;
  query: string | null;
  /** Synonyms, one a line. */
  words: string | null;
  productIds: number[] | null;
  target: string | null;
}

/** What each kind is called, and what it does. */
export const SEARCH_WORD_KIND: Record<SearchWordKind, { word: string; hint: string }> = {
  'both-ways': { word: words.synonyms, hint: words.eachOfTheseWordsFinds },
  'one-way': {
    word: words.synonymsOneWay,
    hint: words.theWordAlsoFindsThe,
  },
  pins: { word: words.productsAtTheFront, hint: words.theResultsOfThisQuery },
  redirect: { word: words.redirect, hint: words.thisQueryOpensAPage },
};

export function newSearchWord(query: string): SearchWordValues {
  return { kind: 'both-ways', query, words: '', productIds: [], target: '' };
}

export function valuesOf({ kind, query, words: synonyms, productIds, target }: SearchWordRecord): SearchWordValues {
  return { kind, query, words: synonyms.join('\n'), productIds, target };
}

/** Returns the body of a new or changed entry, with the fields of its kind only. */
export function searchWordToSend(values: SearchWordValues): z.input<typeof CreateSearchWord> {
  const { kind, productIds } = values;
  const { query, words: written, target } = textsOf(values, ['query', 'words', 'target']);
  const synonyms = written
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return {
    kind,
    query,
    words: kind === 'both-ways' || kind === 'one-way' ? synonyms : [],
    productIds: kind === 'pins' ? (productIds ?? []) : [],
    target: kind === 'redirect' ? target : '',
  };
}

/** Returns the errors of the API's schema, by field. A fault of one synonym belongs to their field. */
export function searchWordErrors(values: SearchWordValues): ErrorTexts {
  const errors = errorsOf(CreateSearchWord, searchWordToSend(values));
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.split('.')[0]!, text]));
}

/** Returns what an entry leads to, for the list. */
export function resultOf({ kind, words: synonyms, productIds, target }: SearchWordRecord): string {
  if (kind === 'redirect') return target;
  if (kind === 'pins') return words.countProducts(productIds.length);
  return synonyms.join(', ');
}

export const SEARCH_WORD_FIELDS: FieldLabels<SearchWordValues> = {
  query: [words.query],
  words: [words.synonyms],
  productIds: [common.products, (ids) => String(ids?.length ?? 0)],
  target: [words.page],
};
