import { eq, sql } from 'drizzle-orm';
import { storeSettings } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import { currentSettings } from '../settings/index.ts';
import type { Shop } from '../shop.ts';

export { watchHealth } from './watch-health.ts';
export type { Health } from './watch-health.ts';

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

/** Whether the records can be read and written; why not goes into the log. */
export async function isWritable({ read, write, log }: Pick<Shop, 'read' | 'write' | 'log'>): Promise<boolean> {
  try {
    await read(currentSettings());
    await write(touchNothing({}));
    return true;
  } catch (error) {
    log.error('health.failed', error);
    return false;
  }
}
