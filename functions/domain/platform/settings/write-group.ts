import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { auditEntry } from '../audit/index.ts';
import { newSettings } from './change-settings.ts';
import type { AskedSettings, SettingGroup } from './groups.ts';
import { currentSettings } from './reads.ts';
import type { CurrentSettings } from './reads.ts';

/** Returns a group of settings in the form that its editor shows. */
export function settingGroupOf<Id extends string, Values>(
  { id, of }: SettingGroup<Id, Values>,
  { version, at, policy }: Pick<CurrentSettings, 'version' | 'at' | 'policy'>,
) {
  return { id, ...of(policy), version, changedAt: at };
}

/** Returns the current values of a group of settings. */
export async function readSettingGroup<Id extends string, Values>(shop: Shop, described: SettingGroup<Id, Values>) {
  const [settings] = await shop.read(currentSettings());
  return settingGroupOf(described, settings);
}

/**
 * Writes a group of settings. Every page is rendered again.
 * @throws STALE_VERSION with the present state
 */
export async function changeSettingGroup<Id extends string, Values extends Record<string, unknown>>(
  shop: Shop,
  admin: Admin,
  described: SettingGroup<Id, Values>,
  input: AskedSettings<Values>,
) {
  const [before] = await shop.read(currentSettings());
  return writeSettingGroup(shop, admin, described, { before, asked: input });
}

/**
 * Writes a group of settings when the caller has read the current settings.
 * @param options.beside values that the refusal STALE_VERSION has in addition to those of the group
 * @param options.also statements for the same batch
 */
export async function writeSettingGroup<Id extends string, Values extends Record<string, unknown>>(
  shop: Shop,
  admin: Admin,
  described: SettingGroup<Id, Values>,
  {
    before,
    asked: { version, reason, ...values },
    beside = {},
    also = [],
  }: { before: CurrentSettings; asked: AskedSettings<Values>; beside?: object; also?: readonly Statement[] },
) {
  if (version !== undefined && version !== before.version)
    refuse('STALE_VERSION', { current: { ...settingGroupOf(described, before), ...beside } });
  const policy = described.put(before.policy, values as unknown as Values);
  const policySince = described.isPolicy ? shop.now : before.policySince;
  await shop.write(
    ...newSettings(shop, admin, { version: before.version, policy, policySince }),
    ...also,
    auditEntry(shop, admin, {
      action: described.action,
      subject: 'settings',
      subjectId: before.version + 1,
      before: { ...described.of(before.policy) },
      after: { ...values },
      reason,
    }),
  );
  return settingGroupOf(described, { version: before.version + 1, at: shop.now, policy });
}
