import * as z from 'zod/mini';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { memberships, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isInOutbox, outboxItemWhere, outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { findingsOf, shopChecks } from './diagnose.ts';
import { alarmMail } from './mails.ts';

/** POSTs an alarm to ALERT_URL. */
export const alarmHook = outboxKind(
  'alarm',
  z.object({ cause: z.string(), text: z.string(), at: z.number() }),
  async (shop, alarm, key) => shop.sendAlert?.({ ...alarm, shop: shop.origin }, key),
);

const owners = statement((db) =>
  db
    .select({ id: users.id, email: users.email, fullName: users.fullName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        // The index of staff is partial.
        sql`${memberships.role} <> 'ROLE_CUSTOMER'`,
        isNull(memberships.sellerId),
        eq(memberships.role, 'ROLE_ADMIN'),
        eq(memberships.subRole, 'owner'),
        isNull(memberships.archivedAt),
        isNull(users.archivedAt),
      ),
    ),
);

const insertOnce = outboxItemWhere((params: Params<{ key: string }>) => sql`NOT ${isInOutbox(sql`${params.key}`)}`);

/**
 * Runs the quick checks, and tells the platform's owners and ALERT_URL about alarms: each cause once a day.
 * @returns the number of messages
 */
export async function raiseAlarms(shop: Shop): Promise<{ raised: number }> {
  const findings = await findingsOf(shopChecks(shop), true);
  const alarms = findings.flatMap(({ alarms: found = [] }) => found);
  if (alarms.length === 0) return { raised: 0 };
  const [recipients] = await shop.read(owners({}));
  const day = kolkataDay(shop.now);
  const items = alarms.flatMap(({ cause, text }) => {
    const key = `alarm-${cause}-${day}`;
    return [
      ...recipients.map(({ id, email, fullName }) => alarmMail.item(`${key}-${id}`, email, { fullName, text })),
      ...(shop.sendAlert ? [alarmHook.item(key, { cause, text, at: shop.now })] : []),
    ];
  });
  const inserted = await shop.write(...items.map((item) => insertOnce(shop, item, { key: item.key })));
  return { raised: inserted.reduce((sum, count) => sum + count, 0) };
}
