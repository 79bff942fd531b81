import { eq, sql } from 'drizzle-orm';
import { storeSettings } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import { currentSettings } from '../settings/index.ts';
import type { Shop } from '../shop.ts';

/**
 * A write that needs the writer's lock and touches nothing: there is no such version. A database that can only be read,
 * or whose lock somebody holds for ever, fails it.
 */
const touchNothing = statement((db) =>
  db
    .update(storeSettings)
    .set({ at: sql`${storeSettings.at}` })
    .where(eq(storeSettings.version, -1)),
);

/** Why the shop cannot serve, in words for its operator; nothing when it can. */
export async function writeProbe(shop: Shop): Promise<string | undefined> {
  try {
    await shop.read(currentSettings());
    await shop.write(touchNothing({}));
    return undefined;
  } catch (error) {
    shop.log.error('health.failed', error);
    return 'The database cannot be written at the moment.';
  }
}
