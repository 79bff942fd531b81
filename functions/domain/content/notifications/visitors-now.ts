import { and, desc, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { VisitorsNow } from '#contract/calls/notifications.ts';
import { visits } from '../../../db/schema/index.ts';
import { rawWrite, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { LEAST_VISITORS, roundedCount } from './truthful.ts';

/** A visitor without a request for this long has left. */
const NOW_MS = 10 * 60_000;
const MOST_CITIES = 5;

const countNow = statement((db, params: Params<{ since: number }>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(visits)
    .where(gt(visits.seenAt, params.since)),
);
const citiesNow = statement((db, params: Params<{ since: number }>) => {
  const count = sql<number>`count(*)`;
  return db
    .select({ city: sql<string>`${visits.city}`, count })
    .from(visits)
    .where(and(gt(visits.seenAt, params.since), isNotNull(visits.city)))
    .groupBy(visits.city)
    .having(sql`${count} >= ${sql.raw(String(LEAST_VISITORS))}`)
    .orderBy(desc(count), visits.city)
    .limit(MOST_CITIES);
});
const noteVisit = statement((db, params: Params<{ mark: string; city: string | null; now: number }>) =>
  db
    .insert(visits)
    .values({ mark: params.mark, city: params.city, seenAt: params.now })
    .onConflictDoUpdate({ target: visits.mark, set: { seenAt: sql`excluded.seen_at`, city: sql`excluded.city` } }),
);

/** Counts a visit on its first request, before the visit is stored. */
function countVisit(day: string, mark: string): Statement<number> {
  return rawWrite(
    `INSERT INTO visit_counts (day_on, count) SELECT ?, 1 WHERE NOT EXISTS (SELECT 1 FROM visits WHERE mark = ?)
     ON CONFLICT (day_on) DO UPDATE SET count = count + 1`,
    [day, mark],
  );
}

/** Deletes past visits. They are stored only for `visitorsNow`. */
export const forgetOldVisits = statement((db, params: Params<{ before: number }>) =>
  db.delete(visits).where(lt(visits.seenAt, params.before)),
);

/**
 * Returns the number of visitors on the shop's pages; none if the shop does not show it. The caller is counted from then on, by a mark that cannot be
 * traced back: the network address, hashed with the shop's secret and the day.
 */
export async function visitorsNow(shop: Shop): Promise<VisitorsNow> {
  const since = shop.now - NOW_MS;
  const [[counted], cities, { policy }] = await shop.read(countNow({ since }), citiesNow({ since }), currentSettings());
  const { showVisitors, countVisits, geoLocationEnabled } = policy.socialProof;
  const nothing: VisitorsNow = { currentCount: 0, recentVisitors: [] };
  if (!showVisitors && !countVisits) return nothing;
  const { network, city } = shop.visitor;
  shop.after(async () => {
    const day = kolkataDay(shop.now);
    const mark = await shop.keyedHash(`visit ${day} ${network}`);
    await shop.write(
      ...(countVisits ? [countVisit(day, mark)] : []),
      noteVisit({ mark, city: geoLocationEnabled ? city : null, now: shop.now }),
    );
  });
  if (!showVisitors) return nothing;
  return {
    currentCount: roundedCount(counted!.count, LEAST_VISITORS),
    recentVisitors: geoLocationEnabled
      ? cities.map((row) => ({ city: row.city, count: roundedCount(row.count, LEAST_VISITORS) }))
      : [],
  };
}
