import { gte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import type { SocialProofSettings, WriteSocialProofSettings } from '#contract/calls/store-settings.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { NOTIFICATION_TYPES } from '#contract/shop/social-proof.ts';
import { notificationCounts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { currentSettings, SETTING_GROUPS, settingGroupOf, writeSettingGroup } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';

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

/**
 * Returns which notifications are shown, and the impressions and clicks of each kind in the last 30 days of Kolkata.
 */
export async function readSocialProof(shop: Shop): Promise<Settings> {
  const [settings, rows] = await shop.read(currentSettings(), newestCounts(shop));
  return { ...settingGroupOf(GROUP, settings), counts: countsOf(rows) };
}

/** Changes which notifications are shown. @throws STALE_VERSION with the present state */
export async function changeSocialProof(
  shop: Shop,
  admin: Admin,
  input: z.output<typeof WriteSocialProofSettings>,
): Promise<Settings> {
  const [before, rows] = await shop.read(currentSettings(), newestCounts(shop));
  const counts = countsOf(rows);
  return { ...(await writeSettingGroup(shop, admin, GROUP, { before, asked: input, beside: { counts } })), counts };
}

function newestCounts({ now }: Pick<Shop, 'now'>) {
  return countsSince({ day: addDays(kolkataDay(now), 1 - DAYS) });
}

function countsOf(rows: readonly { type: string; event: string; count: number }[]): Settings['counts'] {
  const count = (type: string, event: string) =>
    rows.find((row) => row.type === type && row.event === event)?.count ?? 0;
  return NOTIFICATION_TYPES.map((type) => ({
    type,
    impressions: count(type, 'impression'),
    clicks: count(type, 'click'),
  }));
}
