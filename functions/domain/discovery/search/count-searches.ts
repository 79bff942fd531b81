import { kolkataDay } from '#contract/shop/dates.ts';
import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { countedAs } from './parse-query.ts';
import type { ParsedQuery } from './parse-query.ts';

/** A number as long as a mobile number may be personal, so the search is not stored. */
const PERSONAL = /\d{7,}/;

/**
 * The most different searches stored a day, far more than shoppers type. The first ones of a day are counted and later
 * ones are not, so that a flood of nonsense cannot fill the table.
 */
const MOST_A_DAY = 5000;

/** Counts a search of this day, and whether it had no result. Runs after the response. */
export async function countSearch(shop: Shop, query: ParsedQuery, found: number): Promise<void> {
  const text = countedAs(query);
  if (text === '' || PERSONAL.test(text.replaceAll(' ', ''))) return;
  await shop.write(addToCount(kolkataDay(shop.now), text, found === 0));
}

function addToCount(day: string, text: string, isEmpty: boolean): Statement<number> {
  return rawWrite(
    `INSERT INTO search_counts (searched_on, query, count, empty_count) SELECT ?1, ?2, 1, ?3
      WHERE EXISTS (SELECT 1 FROM search_counts WHERE searched_on = ?1 AND query = ?2)
        OR (SELECT count(*) FROM search_counts WHERE searched_on = ?1) < ?4
      ON CONFLICT (searched_on, query) DO UPDATE SET count = count + 1, empty_count = empty_count + excluded.empty_count`,
    [day, text, Number(isEmpty), MOST_A_DAY],
  );
}

/** Returns the statement that deletes counts of earlier days, which are no longer used. */
export function forgetOldSearches({ before }: { before: number }): Statement<number> {
  return rawWrite('DELETE FROM search_counts WHERE searched_on < ?', [kolkataDay(before)]);
}
