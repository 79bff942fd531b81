import { and, asc, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import type { KeepFilter, SavedFilter } from '#contract/calls/saved-filters.ts';
import { MOST_SAVED_FILTERS } from '#contract/shop/saved-filters.ts';
import { savedFilters } from '../../../db/schema/index.ts';
import { rawWrite, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

interface Whose {
  userId: number;
  side: Staff['kind'];
}

const isOwn = (whose: Params<Whose>) =>
  and(eq(savedFilters.userId, whose.userId), sql`${savedFilters.side} = ${whose.side}`);

const filtersOf = statement((db, params: Params<Whose & { list: ResourceName }>) =>
  db
    .select({ id: savedFilters.id, name: savedFilters.name, search: savedFilters.search })
    .from(savedFilters)
    .where(and(isOwn(params), eq(savedFilters.list, params.list)))
    .orderBy(asc(savedFilters.id)),
);

const removeOne = statement((db, params: Params<Whose & { id: number }>) =>
  db.delete(savedFilters).where(and(isOwn(params), eq(savedFilters.id, params.id))),
);

const whoseOf = ({ userId, kind }: Staff): Whose => ({ userId, side: kind });

/** Returns a user's saved filters of a list, in the order they were first saved. */
export async function readSavedFilters(shop: Shop, staff: Staff, list: ResourceName): Promise<SavedFilter[]> {
  const [filters] = await shop.read(filtersOf({ ...whoseOf(staff), list }));
  return filters;
}

/**
 * Saves filters of a list under a name, and replaces those with the same name.
 * @throws SAVED_FILTERS_FULL when the user has saved the maximum number for the list
 */
export async function keepFilter(shop: Shop, staff: Staff, { list, name, search }: KeepFilter): Promise<SavedFilter[]> {
  const { userId, side } = whoseOf(staff);
  const { after } = await shop.write({
    kept: requireChange(
      rawWrite(
        `INSERT INTO saved_filters (user_id, side, list, name, search) SELECT ?, ?, ?, ?, ?
           WHERE (SELECT count(*) FROM saved_filters WHERE user_id = ? AND side = ? AND list = ? AND name <> ?) < ?
           ON CONFLICT (user_id, side, list, name) DO UPDATE SET search = excluded.search`,
        [userId, side, list, name, search, userId, side, list, name, MOST_SAVED_FILTERS],
      ),
      'SAVED_FILTERS_FULL',
    ),
    after: filtersOf({ userId, side, list }),
  });
  return after;
}

/**
 * Deletes saved filters.
 * @throws SAVED_FILTER_NOT_FOUND also for filters of other users
 */
export async function forgetFilter(shop: Shop, staff: Staff, id: number): Promise<void> {
  await shop.write(requireChange(removeOne({ ...whoseOf(staff), id }), 'SAVED_FILTER_NOT_FOUND'));
}
