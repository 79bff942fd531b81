import { sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { NotificationEvent } from '#contract/calls/notifications.ts';
import { notificationCounts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const countOne = statement((db, params: Params<{ day: string; type: string; event: string }>) =>
  db
    .insert(notificationCounts)
    .values({ day: params.day, type: sql`${params.type}`, event: sql`${params.event}`, count: 1 })
    .onConflictDoUpdate({
      target: [notificationCounts.day, notificationCounts.type, notificationCounts.event],
      set: { count: sql`${notificationCounts.count} + 1` },
    }),
);

/** Counts an impression or a click of a notification for the present day. */
export async function countNotification(shop: Shop, { type, event }: NotificationEvent): Promise<void> {
  await shop.write(countOne({ day: kolkataDay(shop.now), type, event }));
}
