import type * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type {
  WriteAnnouncementSettings,
  WriteContactSettings,
  WritePolicySettings,
  WriteSocialProofSettings,
} from '#contract/calls/store-settings.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { auditEntry } from '../audit/index.ts';
import type { Shop } from '../shop.ts';
import { newSettings } from './change-settings.ts';
import { currentSettings } from './reads.ts';
import type { CurrentSettings } from './reads.ts';

type Written<Schema extends z.ZodMiniType> = Omit<z.output<Schema>, 'version'>;

/** A part of the settings that is read and written as a whole. */
interface SettingGroup<Id extends string, Values> {
  id: Id;
  /** As the audit log says it. */
  action: string;
  /** Whether it is part of what the policy pages state, which then say since when. */
  isPolicy: boolean;
  of(policy: StorePolicy): Values;
  /** The policy with these values in place of its own. */
  put(policy: StorePolicy, values: Values): StorePolicy;
}

const group = <Id extends string, Values>(described: SettingGroup<Id, Values>) => described;

export const SETTING_GROUPS = {
  contact: group<'contact', Written<typeof WriteContactSettings>>({
    id: 'contact',
    action: 'contact changed',
    isPolicy: true,
    of: ({ care, whatsApp }) => ({ email: care.email, phone: care.phone, whatsApp }),
    put: (policy, { email, phone, whatsApp }) => ({ ...policy, care: { ...policy.care, email, phone }, whatsApp }),
  }),
  announcements: group<'announcements', Written<typeof WriteAnnouncementSettings>>({
    id: 'announcements',
    action: 'announcements changed',
    isPolicy: false,
    of: ({ announcements }) => ({ messages: announcements }),
    put: (policy, { messages }) => ({ ...policy, announcements: messages }),
  }),
  policies: group<'policies', Written<typeof WritePolicySettings>>({
    id: 'policies',
    action: 'policies changed',
    isPolicy: true,
    of: ({ shippingFeePaise, cod, prepaid, dispatchHours, returnWindowDays, giveBackPercent }) => ({
      shippingFee: shippingFeePaise,
      codOffered: cod.offered,
      codAbove: cod.abovePaise,
      codUpTo: cod.upToPaise,
      codFee: cod.feePaise,
      codRefusedParcels: cod.refusedParcels,
      prepaidOffered: prepaid.offered,
      prepaidDiscountPercent: prepaid.discountPercent,
      dispatchHours,
      returnWindowDays,
      giveBackPercent,
    }),
    put: (policy, values) => ({
      ...policy,
      shippingFeePaise: values.shippingFee,
      cod: {
        ...policy.cod,
        offered: values.codOffered,
        abovePaise: values.codAbove,
        upToPaise: values.codUpTo,
        feePaise: values.codFee,
        refusedParcels: values.codRefusedParcels,
      },
      prepaid: {
        ...policy.prepaid,
        offered: values.prepaidOffered,
        discountPercent: values.prepaidDiscountPercent,
      },
      dispatchHours: values.dispatchHours,
      returnWindowDays: values.returnWindowDays,
      giveBackPercent: values.giveBackPercent,
    }),
  }),
  'social-proof': group<'social-proof', Written<typeof WriteSocialProofSettings>>({
    id: 'social-proof',
    action: 'social proof changed',
    isPolicy: false,
    of: ({ socialProof: { displayDurationMs, showSales, showVisitors, showCarts, geoLocationEnabled } }) => ({
      displaySeconds: displayDurationMs / 1000,
      showSales,
      showVisitors,
      showCarts,
      geoLocationEnabled,
    }),
    put: (policy, { displaySeconds, ...shown }) => ({
      ...policy,
      socialProof: { ...policy.socialProof, ...shown, displayDurationMs: displaySeconds * 1000 },
    }),
  }),
} as const;

/** A group of settings as its form is shown it. */
export function settingGroupOf<Id extends string, Values>(
  { id, of }: SettingGroup<Id, Values>,
  { version, at, policy }: Pick<CurrentSettings, 'version' | 'at' | 'policy'>,
) {
  return { id, ...of(policy), version, changedAt: at };
}

/** A group of the settings as it holds now. */
export async function readSettingGroup<Id extends string, Values>(shop: Shop, described: SettingGroup<Id, Values>) {
  const [settings] = await shop.read(currentSettings());
  return settingGroupOf(described, settings);
}

/** Writes a group of the settings; every page is drawn again. @throws STALE_VERSION with the present state */
export async function changeSettingGroup<Id extends string, Values extends Record<string, unknown>>(
  shop: Shop,
  admin: Admin,
  described: SettingGroup<Id, Values>,
  asked: Values & { version?: number | undefined },
) {
  const [before] = await shop.read(currentSettings());
  return writeSettingGroup(shop, admin, described, { before, asked });
}

/** The same over settings that were read already, with what else a form is shown of it where it is stale. */
export async function writeSettingGroup<Id extends string, Values extends Record<string, unknown>>(
  shop: Shop,
  admin: Admin,
  described: SettingGroup<Id, Values>,
  {
    before,
    asked: { version, ...values },
    beside = {},
  }: { before: CurrentSettings; asked: Values & { version?: number | undefined }; beside?: object },
) {
  if (version !== undefined && version !== before.version)
    refuse('STALE_VERSION', { current: { ...settingGroupOf(described, before), ...beside } });
  const policy = described.put(before.policy, values as unknown as Values);
  const policySince = described.isPolicy ? shop.now : before.policySince;
  await shop.write(
    ...newSettings(shop, admin, { version: before.version, policy, policySince }),
    auditEntry(shop, admin, {
      action: described.action,
      subject: 'settings',
      subjectId: before.version + 1,
      before: { ...described.of(before.policy) },
      after: { ...values },
    }),
  );
  return settingGroupOf(described, { version: before.version + 1, at: shop.now, policy });
}
