import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { searchWordGap } from '#contract/calls/managed-search-words.ts';
import type { ChangeSearchWord, ManagedSearchWord } from '#contract/calls/managed-search-words.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { ownSearchWords } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { checkFields } from './create-search-word.ts';
import { entryFaults, isTaken } from './entry-faults.ts';
import { entriesInUse, managedSearchWords } from './manage-search-words.ts';
import { requireProducts, searchWordColumns } from './statements.ts';
import { checkTarget } from './targets.ts';

/**
 * Changes the given fields of an entry.
 * @throws SEARCH_WORD_NOT_FOUND, STALE_VERSION with the present state, SEARCH_WORD_TAKEN, PRODUCT_NOT_FOUND;
 * FIELDS_INVALID when the result is not a valid entry
 */
export function changeSearchWord(
  shop: Shop,
  admin: Admin,
  id: number,
  { version, ...change }: ChangeSearchWord,
): Promise<ManagedSearchWord> {
  const target = checkTarget(shop, change.target ?? '');
  const beside = [entriesInUse({}), target.read] as const;
  return changeRow(managedSearchWords, shop, admin, { id, version, beside }, (before, [entries, page]) => {
    const given = { ...named(change), ...(change.target !== undefined && { target: target.path }) };
    const after = searchWordColumns({ ...before, ...given });
    const gap = searchWordGap(after);
    const others = entries.filter((entry) => entry.id !== id);
    if (isTaken(after, others)) refuse('SEARCH_WORD_TAKEN');
    const targetFault = after.kind === 'redirect' ? target.fault(page) : undefined;
    checkFields(gap ? { [gap[0]]: gap[1] } : entryFaults(after, others), targetFault);
    return {
      row: query((db) =>
        db
          .update(ownSearchWords)
          .set({ ...after, updatedAt: shop.now, version: sql`${ownSearchWords.version} + 1` })
          .where(and(eq(ownSearchWords.id, id), eq(ownSearchWords.version, before.version))),
      ),
      also: requireProducts(after),
      audit: {
        action: 'search word changed',
        subject: 'searchWord',
        before: searchWordColumns(before),
        after,
      },
    };
  });
}
