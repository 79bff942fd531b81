import { gte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import type { SocialProofSettings, WriteSocialProofSettings } from '#contract/calls/store-settings.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { NOTIFICATION_TYPES } from '#contract/shop/social-proof.ts';
import { notificationCounts } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { changeSettingGroup, readSettingGroup, SETTING_GROUPS } from '../settings/index.ts';
import type { Shop } from '../shop.ts';

type Settings = z.output<typeof SocialProofSettings>;

const GROUP = SETTING_GROUPS['social-proof'];
const DAYS = 30;

const countsSince = statement((db, params: Params<{ day: string }>) =>
  db
    .select({
      type: notificationCounts.type,
      event: notificationCounts.event,
      count: sql<number>`sum(${notificationCounts.count})`,
    })
    .from(notificationCounts)
    .where(gte(notificationCounts.day, params.day))
    .groupBy(notificationCounts.type, notificationCounts.event),
);

/** Which notifications are shown, and how often each kind was shown and followed in the last 30 days of Kolkata. */
export async function readSocialProof(shop: Shop): Promise<Settings> {
  const [settings, counts] = await Promise.all([readSettingGroup(shop, GROUP), countsOf(shop)]);
  return { ...settings, counts };
}

/** @throws STALE_VERSION with the present state */
export async function changeSocialProof(
  shop: Shop,
  admin: Admin,
  asked: z.output<typeof WriteSocialProofSettings>,
): Promise<Settings> {
  const counts = await countsOf(shop);
  return { ...(await changeSettingGroup(shop, admin, GROUP, asked, { counts })), counts };
}

async function countsOf(shop: Pick<Shop, 'read' | 'now'>): Promise<Settings['counts']> {
  const [rows] = await shop.read(countsSince({ day: addDays(kolkataDay(shop.now), 1 - DAYS) }));
  const count = (type: string, event: string) =>
    rows.find((row) => row.type === type && row.event === event)?.count ?? 0;
  return NOTIFICATION_TYPES.map((type) => ({
    type,
    impressions: count(type, 'impression'),
    clicks: count(type, 'click'),
  }));
}
