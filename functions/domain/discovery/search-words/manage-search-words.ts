import { asc, isNull, sql } from 'drizzle-orm';
import type { ManagedSearchWord } from '#contract/calls/managed-search-words.ts';
import { ownSearchWords } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

/** The shop's own search words that are in use. */
export const managedSearchWords = consoleList({
  id: ownSearchWords.id,
  owner: 'platform',
  always: isNull(ownSearchWords.archivedAt),
  select: (db) =>
    db
      .select({
        id: ownSearchWords.id,
        kind: ownSearchWords.kind,
        query: ownSearchWords.query,
        words: ownSearchWords.words,
        productIds: ownSearchWords.productIds,
        target: ownSearchWords.target,
        updatedAt: ownSearchWords.updatedAt,
        version: ownSearchWords.version,
      })
      .from(ownSearchWords)
      .$dynamic(),
  counted: sql`${ownSearchWords}`,
  sorts: {
    id: ownSearchWords.id,
    query: ownSearchWords.query,
    kind: ownSearchWords.kind,
    updatedAt: ownSearchWords.updatedAt,
  },
  filters: { kind: equals(ownSearchWords.kind) },
  q: [search.in(ownSearchWords.query), search.in(ownSearchWords.words), search.in(ownSearchWords.target)],
  row: (word): ManagedSearchWord => word,
  missing: 'SEARCH_WORD_NOT_FOUND',
});

/** Reads the entry in use of a kind and a query's key. */
export const searchWordWithKey = managedSearchWords.rowsAmong(
  (params: Params<{ kind: string; key: string }>) =>
    sql`(SELECT named.id FROM ${ownSearchWords} named
      WHERE named.kind = ${params.kind} AND named.key = ${params.key} AND named.archived_at IS NULL)`,
);

/** All entries in use, for the rules between them. */
export const entriesInUse = statement((db) =>
  db
    .select({
      id: ownSearchWords.id,
      kind: ownSearchWords.kind,
      query: ownSearchWords.query,
      words: ownSearchWords.words,
      productIds: ownSearchWords.productIds,
    })
    .from(ownSearchWords)
    .where(isNull(ownSearchWords.archivedAt))
    .orderBy(asc(ownSearchWords.id)),
);
