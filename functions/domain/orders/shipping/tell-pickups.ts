import { sql } from 'drizzle-orm';
import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { consignments, sellers, shipments, users } from '../../../db/schema/index.ts';
import type { Params } from '../../../db/statement.ts';
import { allowsMessages, MESSAGE } from '../../platform/messages/index.ts';
import type { StoredMessage } from '../../platform/messages/index.ts';
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { sellerPickupMessage } from './messages.ts';

const HOUR_MS = 60 * 60_000;
/** Before this hour of Indian time, pick-ups of the day are still arranged. */
const FROM_HOUR = 8;

/** Inserts a message to each seller whose parcels are fetched on a day, once a day, with their number. */
const insertPickups = outboxItemsFrom<StoredMessage, { day: Day }>(
  { name: MESSAGE },
  {
    key: sql`'message-pickup-' || ${sellers.id} || '-' || ${sql.placeholder('day')}`,
    payload: {
      kind: sql.raw(`'${sellerPickupMessage.name}'`),
      userId: sql`${users.id}`,
      event: sql`'pickup-' || ${sellers.id} || '-' || ${sql.placeholder('day')}`,
      at: sql.placeholder('now'),
      order: sql`NULL`,
      values: sql`json_object('parcels', CAST(count(*) AS TEXT))`,
    },
  },
  (rows, params: Params<{ day: Day; now: number }>) =>
    rows
      .from(shipments)
      .innerJoin(consignments, sql`${consignments.id} = ${shipments.consignmentId}`)
      .innerJoin(sellers, sql`${sellers.id} = ${consignments.sellerId}`)
      .innerJoin(users, sql`${users.email} = ${sellers.email}`)
      .where(
        sql`${shipments.status} = 'PICKUP_REQUESTED' AND ${shipments.pickupOn} = ${params.day}
          AND ${allowsMessages(sql`${users.id}`, sql.raw(`'${sellerPickupMessage.purpose}'`))}`,
      )
      .groupBy(sellers.id, users.id),
);

/** Tells sellers in the morning how many parcels are fetched today. Returns the number of new messages. */
export async function tellPickups(shop: Shop): Promise<{ told: number }> {
  const day = kolkataDay(shop.now);
  if (!shop.messages || shop.now - startOfDay(day) < FROM_HOUR * HOUR_MS) return { told: 0 };
  const [told] = await shop.write(insertPickups({ day, now: shop.now }));
  return { told };
}
