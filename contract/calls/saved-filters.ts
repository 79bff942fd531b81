import * as z from 'zod/mini';
import { isResource, RESOURCES } from './resources.ts';
import { Id, line } from './wire.ts';

export const FILTER_NAME_MAX = 40;
const SEARCH_MAX = 2000;

const ListName = z.enum(Object.keys(RESOURCES).filter(isResource), 'This is not a list of the console');

/** Requests the saved filters of a list. */
export const FiltersOfList = z.object({ list: ListName });

/** Saves the filters and the sort of a list under a name; replaces those of the same name. */
export const KeepFilter = z.object({
  list: ListName,
  name: line('Name', FILTER_NAME_MAX),
  /** The query string of the list's URL, with its filters and its sort. */
  search: z.string('Search is required').check(z.startsWith('?'), z.maxLength(SEARCH_MAX)),
});
export type KeepFilter = z.output<typeof KeepFilter>;

export const SavedFilter = z.object({ id: Id, name: z.string(), search: z.string() });
export type SavedFilter = z.output<typeof SavedFilter>;
