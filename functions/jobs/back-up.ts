import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { Shop } from '../domain/shop.ts';

const HOUR = 60 * 60_000;
/** The hours of India's time in which few people shop. */
const NIGHT = { from: 2, until: 5 };
/** Within the night, a backup of the same night is enough. In the day, one is made only if the night's is missing. */
const ENOUGH_AT_NIGHT = 20 * HOUR;
const ENOUGH_BY_DAY = 26 * HOUR;

/** Makes a backup once a night where backups are set up. */
export async function backUp({ backups, now }: Shop): Promise<object> {
  if (!backups?.make) return { made: false };
  const age = now - ((await backups.newest()) ?? 0);
  const hour = (now - startOfDay(kolkataDay(now))) / HOUR;
  const isNight = hour >= NIGHT.from && hour < NIGHT.until;
  if (age < (isNight ? ENOUGH_AT_NIGHT : ENOUGH_BY_DAY)) return { made: false };
  return { made: true, ...(await backups.make()) };
}
