import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { AnnouncementSettings, PolicySettings, SocialProofSettings } from '#contract/calls/store-settings.ts';
import { SETTING_GROUPS } from '../../support/settings-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const path = (group: string) => `/api/admin/settings/${group}`;
const present = async (group: string) => (await admin.get(path(group))).json as Record<string, unknown>;

describe.each(SETTING_GROUPS)('the settings %s', (group) => {
  test('are written by the house in the version that was seen, and the change is in the audit log', async () => {
    const seen = await present(group);
    const { version } = (await admin.put(path(group), seen)).json as { version: number };
    expect(version).toBe(Number(seen.version) + 1);
    const stale = await admin.put(path(group), seen);
    expect(stale).toRefuse(409, 'STALE_VERSION');
    expect((stale.json as { current: unknown }).current).toMatchObject({ id: group, version });
    expect(
      shop.row("SELECT subject, actor_kind FROM audit_log WHERE subject = 'settings' AND subject_id = ?", version),
    ).toEqual({ subject: 'settings', actor_kind: 'admin' });
  });
});

test('a changed announcement stands on the next page that is drawn, and the policy pages keep their day', async () => {
  const since = () => shop.row('SELECT policy_since FROM store_settings ORDER BY version DESC LIMIT 1').policy_since;
  const before = since();
  const messages = [`Open on Sunday ${shop.mark}`, 'Made in India'];
  expect((await admin.put(path('announcements'), { messages })).as(AnnouncementSettings).messages).toEqual(messages);
  expect((await shop.visitor().get('/search?q=ring')).text).toContain(messages[0]);
  expect(since()).toBe(before);
  expect(shop.rows("SELECT id FROM page_invalidations WHERE subject = 'everything'").length).toBeGreaterThan(0);
});

test('policies hold for what is bought from then on', async () => {
  const { version: _, ...policies } = await present('policies');
  const changed = (await admin.put(path('policies'), { ...policies, shippingFee: 49, dispatchHours: 48 })).as(
    PolicySettings,
  );
  expect(changed).toMatchObject({ shippingFee: 49_00, dispatchHours: 48 });
  const sku = await shop.sku();
  const asha = await shop.customer('asha');
  const quote = await asha.post('/api/cart/quote', { item: { skuId: sku.skuId, quantity: 1 } });
  expect(JSON.stringify(quote.json)).toContain('"shippingFee":49');
  await admin.put(path('policies'), policies);
});

test('what cannot be is refused at its field', async () => {
  const { version: _, ...policies } = await present('policies');
  const put = (over: object) => admin.put(path('policies'), { ...policies, ...over });
  expect(await put({ codAbove: 900, codUpTo: 900 })).toRefuseFields({
    codUpTo: 'Please enter more than the lower limit',
  });
  expect(await put({ giveBackPercent: 101 })).toRefuseFields({
    giveBackPercent: 'Give-back must be a whole number from 0 to 100',
  });
  expect(await admin.put(path('announcements'), { messages: [] })).toRefuseFields({
    messages: 'Please write at least one message',
  });
});

test('notifications of what others do are switched off, and how often they were shown is told', async () => {
  await shop.visitor().post('/notifications/events', { type: 'sales', event: 'impression' });
  const { version: _, ...seen } = await present('social-proof');
  const counts = (seen.counts as z.output<typeof SocialProofSettings>['counts']).find(({ type }) => type === 'sales');
  expect(counts!.impressions).toBeGreaterThan(0);
  const off = (await admin.put(path('social-proof'), { ...seen, showSales: false })).as(SocialProofSettings);
  expect(off.showSales).toBe(false);
  expect((await shop.visitor().get('/notifications/sales')).json).toEqual([]);
  await admin.put(path('social-proof'), seen);
});
