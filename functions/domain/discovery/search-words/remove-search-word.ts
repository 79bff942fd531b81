import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { ManagedSearchWord } from '#contract/calls/managed-search-words.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { ownSearchWords } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { managedSearchWords } from './manage-search-words.ts';
import { searchWordColumns } from './statements.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(ownSearchWords)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${ownSearchWords.version} + 1`,
    })
    .where(and(eq(ownSearchWords.id, params.id), isNull(ownSearchWords.archivedAt))),
);

/** Archives an entry, so that the search no longer uses it, and returns it. @throws SEARCH_WORD_NOT_FOUND */
export async function removeSearchWord(shop: Shop, admin: Admin, id: number): Promise<ManagedSearchWord> {
  const before = await managedSearchWords.one(shop, admin, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'SEARCH_WORD_NOT_FOUND'),
    audit: auditEntry(shop, admin, {
      action: 'search word removed',
      subject: 'searchWord',
      subjectId: id,
      before: searchWordColumns(before),
      after: {},
    }),
    after: managedSearchWords.formerRow(shop, admin, id),
  });
  return after[0]!;
}

/** Returns a removed entry when its remover repeats the request. @throws SEARCH_WORD_NOT_FOUND */
export async function readRemovedSearchWord(shop: Shop, admin: Admin, id: number): Promise<ManagedSearchWord> {
  const [[row]] = await shop.read(managedSearchWords.formerRow(shop, admin, id));
  return row ?? refuse('SEARCH_WORD_NOT_FOUND');
}
