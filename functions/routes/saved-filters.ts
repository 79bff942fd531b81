import * as z from 'zod/mini';
import { FiltersOfList, KeepFilter, SavedFilter } from '#contract/calls/saved-filters.ts';
import { Message } from '#contract/calls/wire.ts';
import { forgetFilter, keepFilter, readSavedFilters } from '../domain/platform/saved-filters/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

const WHO = ['seller', 'admin'] as const;

/** Personal saved filters, which need no permission. */
export const savedFilterCalls = [
  call({
    method: 'GET',
    path: '/api/users/saved-filters',
    summary: 'The filters of a list of the console that one keeps for oneself.',
    who: WHO,
    may: 'none',
    query: FiltersOfList,
    answer: json(z.array(SavedFilter)),
    run: (shop, staff, { query: { list } }) => readSavedFilters(shop, staff, list),
  }),
  call({
    method: 'PUT',
    path: '/api/users/saved-filters',
    summary: 'Keeps filters of a list under a name, in place of others of that name.',
    who: WHO,
    may: 'none',
    body: KeepFilter,
    answer: json(z.array(SavedFilter)),
    refuses: ['SAVED_FILTERS_FULL'],
    run: (shop, staff, { body }) => keepFilter(shop, staff, body),
  }),
  call({
    method: 'DELETE',
    path: '/api/users/saved-filters/:id{[0-9]+}',
    summary: 'Forgets filters that one keeps.',
    who: WHO,
    may: 'none',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['SAVED_FILTER_NOT_FOUND'],
    run: async (shop, staff, { params: { id } }) => {
      await forgetFilter(shop, staff, id);
      return { message: 'The filters are forgotten.' };
    },
  }),
];
