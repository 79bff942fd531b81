import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { HomeSettings, WriteHomeSettings } from '#contract/calls/settings.ts';
import type { NavLink } from '#contract/pages/frame.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { HomeWindow } from '#contract/shop/home-window.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { collectionsToLink } from '../collections/index.ts';
import { currentSettings, newHomeWindow } from '../../platform/settings/index.ts';
import type { CurrentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';

/** The home page's part of the settings, for its versions. */
export const HOME = {
  /** The action name in the audit log. */
  action: 'home page changed',
  of: ({ home }: StorePolicy) => ({ seasons: home.seasons, priceDoors: home.priceDoorsPaise }),
};

/** Returns the home page's products by season and by price, and the collections it may link to. */
export async function readHomeSettings(shop: Shop): Promise<HomeSettings> {
  const [settings, collections] = await shop.read(
    currentSettings(),
    collectionsToLink({ today: kolkataDay(shop.now) }),
  );
  return homeSettingsOf(shop, settings, collections);
}

/**
 * Changes the home page's products by season and by price.
 * @throws STALE_VERSION with the present state; FIELDS_INVALID when a collection is not visible to shoppers
 */
export async function changeHomeSettings(
  shop: Shop,
  admin: Admin,
  { version, reason, seasons, priceDoors }: WriteHomeSettings,
): Promise<HomeSettings> {
  const [before, collections] = await shop.read(currentSettings(), collectionsToLink({ today: kolkataDay(shop.now) }));
  if (version !== undefined && version !== before.version) {
    refuse('STALE_VERSION', { current: homeSettingsOf(shop, before, collections) });
  }
  checkCollections(seasons, collections);
  const home: HomeWindow = {
    seasons: seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    priceDoorsPaise: priceDoors,
  };
  await shop.write(
    ...newHomeWindow(shop, admin, before, home),
    auditEntry(shop, admin, {
      action: HOME.action,
      subject: 'settings',
      subjectId: before.version + 1,
      before: { ...before.policy.home },
      after: { ...home },
      reason,
    }),
  );
  const after = { version: before.version + 1, at: shop.now, policy: { ...before.policy, home } };
  return homeSettingsOf(shop, after, collections);
}

function checkCollections(seasons: WriteHomeSettings['seasons'], collections: readonly NavLink[]): void {
  const unknown = seasons.flatMap(({ collection }, index) =>
    collections.some(({ seoUrl }) => seoUrl === collection)
      ? []
      : [[`seasons.${index}.collection`, `There is no collection “${collection}”`] as const],
  );
  if (unknown.length > 0) refuse('FIELDS_INVALID', { fields: Object.fromEntries(unknown) });
}

function homeSettingsOf(
  shop: Shop,
  { version, at, policy }: Pick<CurrentSettings, 'version' | 'at' | 'policy'>,
  collections: readonly NavLink[],
): HomeSettings {
  return {
    id: 'home',
    version,
    changedAt: at,
    seasons: policy.home.seasons,
    priceDoors: policy.home.priceDoorsPaise,
    today: kolkataDay(shop.now),
    collections: collections.map(({ seoUrl, displayName }) => ({ seoUrl, displayName })),
  };
}
