import { invalidateBundlesOfDay } from '../domain/buying/bundles/index.ts';
import { noteCollectionsOfDay } from '../domain/discovery/collections/index.ts';
import { noteHolidaysOfDay } from '../domain/sellers/sellers/index.ts';
import { noteNewDay } from '../domain/platform/page-invalidations/index.ts';
import type { Shop } from '../domain/shop.ts';

/**
 * Notes page invalidations at the start of a day in India: the festival calendar and the home page are rendered again,
 * with a new year the calendar's years move on, collections open and close, and bundles and holidays of sellers begin and
 * end. A day is noted once, however often this runs.
 */
export async function rollCalendar(shop: Shop): Promise<{ turned: boolean }> {
  const collections = await noteCollectionsOfDay(shop);
  const holidays = await noteHolidaysOfDay(shop);
  const [noted] = await shop.write(noteNewDay(shop), invalidateBundlesOfDay(shop), ...collections, ...holidays);
  return { turned: noted > 0 || collections.length > 0 || holidays.length > 0 };
}
