import { desc, sql } from 'drizzle-orm';
import type { SearchesInVain } from '#contract/calls/managed-search-words.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { searchCounts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { queryKey } from '../search/index.ts';
import type { Shop } from '../../shop.ts';
import { entriesInUse } from './manage-search-words.ts';

const DAYS = 30;
/** The number of queries that are listed. */
const MOST = 20;
/** Queries that are read, since some of them have an entry by now. */
const MOST_READ = 200;

const inVain = sql<number>`sum(${searchCounts.emptyCount})`;

const queriesInVain = statement((db, params: Params<{ from: string }>) =>
  db
    .select({ query: searchCounts.query, searches: sql<number>`sum(${searchCounts.count})`, inVain })
    .from(searchCounts)
    .where(sql`${searchCounts.searchedOn} >= ${params.from}`)
    .groupBy(searchCounts.query)
    .having(sql`${inVain} > 0`)
    .orderBy(desc(inVain), searchCounts.query)
    .limit(MOST_READ),
);

/** Returns the most frequent searches without a result of the last 30 days that have no entry yet. */
export async function searchesInVain(shop: Shop): Promise<SearchesInVain> {
  const [queries, entries] = await shop.read(
    queriesInVain({ from: addDays(kolkataDay(shop.now), 1 - DAYS) }),
    entriesInUse({}),
  );
  const named = new Set(entries.flatMap(({ query, words }) => [query, ...words]).map(queryKey));
  return { searches: queries.filter(({ query }) => !named.has(queryKey(query))).slice(0, MOST) };
}
