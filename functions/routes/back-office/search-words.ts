import * as z from 'zod/mini';
import {
  ChangeSearchWord,
  CreateSearchWord,
  ManagedSearchWord,
  SearchesInVain,
} from '#contract/calls/managed-search-words.ts';
import { SEARCH_WORD_KINDS } from '#contract/shop/search-words.ts';
import {
  changeSearchWord,
  createSearchWord,
  managedSearchWords,
  readRemovedSearchWord,
  readSearchWordOf,
  removeSearchWord,
  searchesInVain,
} from '../../domain/discovery/search-words/index.ts';
import { json } from '../../http/answers.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const rows = resource({
  name: 'search-words',
  row: ManagedSearchWord,
  rows: managedSearchWords,
  sortedBy: { by: 'query', descending: false },
  filters: { kind: z.enum(SEARCH_WORD_KINDS) },
  create: {
    summary: 'Adds synonyms, products at the front of a query, or a redirect of a query.',
    body: CreateSearchWord,
    refuses: ['SEARCH_WORD_TAKEN', 'SEARCH_WORDS_FULL', 'PRODUCT_NOT_FOUND'],
    run: createSearchWord,
    again: readSearchWordOf,
  },
  update: {
    summary: 'Changes a search word; what is not sent stays. Its kind never changes.',
    body: ChangeSearchWord,
    refuses: ['SEARCH_WORD_TAKEN', 'PRODUCT_NOT_FOUND'],
    run: changeSearchWord,
  },
  archive: {
    summary: 'Removes a search word.',
    run: removeSearchWord,
    again: readRemovedSearchWord,
  },
});

export const managedSearchWordCalls = [
  ...rows,
  call({
    method: 'GET',
    path: '/api/admin/search-words/in-vain',
    summary: 'The most frequent searches of the last 30 days that found nothing and have no entry yet.',
    who: ['admin'],
    may: 'searchWords.read',
    answer: json(SearchesInVain),
    run: (shop) => searchesInVain(shop),
  }),
];
