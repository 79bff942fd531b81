import { sql } from 'drizzle-orm';
import { heartbeats } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { currentSettings } from '../settings/index.ts';
import type { Shop } from '../../shop.ts';

export { shortOfRoom } from './disk-room.ts';
export type { DiskRoom } from './disk-room.ts';
export { HOLDS_MS, watchHealth } from './watch-health.ts';
export type { Health } from './watch-health.ts';

/** Two pages of the file, so that the write needs space on the disk. */
const FILLER_BYTES = 8000;

/**
 * A write that needs space on the disk and the write lock. It fails on a full disk, on a read-only database, and while
 * another process has the lock. The content is random because the engine skips writing an unchanged page.
 */
const beat = statement((db, { now }: Params<{ now: number }>) =>
  db
    .insert(heartbeats)
    .values({ id: 1, lastAt: now, filler: sql`randomblob(${sql.raw(String(FILLER_BYTES))})` })
    .onConflictDoUpdate({
      target: heartbeats.id,
      set: { lastAt: sql`excluded.last_at`, filler: sql`excluded.filler` },
    }),
);

/**
 * Returns whether the database can be read and written. Logs the reason when it cannot.
 * @param shop.now epoch milliseconds, stored as the time of the last heartbeat
 */
export async function isWritable({
  read,
  write,
  now,
  log,
}: Pick<Shop, 'read' | 'write' | 'now' | 'log'>): Promise<boolean> {
  try {
    await read(currentSettings());
    await write(beat({ now }));
    return true;
  } catch (error) {
    log.error('health.failed', error);
    return false;
  }
}
