import type { Admin } from '#contract/calls/actor.ts';
import type { MenuSettings, MenuValues, WriteMenuSettings } from '#contract/calls/menu-settings.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { LinkGroupSetting } from '#contract/shop/menus.ts';
import { allCategories } from '../../catalogue/categories/index.ts';
import { collectionsToLink } from '../../discovery/collections/index.ts';
import { currentSettings, readSettingGroup, writeSettingGroup } from '../../platform/settings/index.ts';
import type { SettingGroup } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { choosablePages, targetFault } from '../arranged-pages/index.ts';

/** The menu and the footer's columns, as a part of the settings with versions. */
export const MENUS: SettingGroup<'menus', MenuValues> = {
  id: 'menus',
  action: 'menu or footer changed',
  isPolicy: false,
  of: ({ menus: { main, footer } }) => ({ main, footer }),
  put: (policy, { main, footer }) => ({ ...policy, menus: { main, footer } }),
};

/** Returns the menu and the footer's columns of links. */
export const readMenus = (shop: Shop): Promise<MenuSettings> => readSettingGroup(shop, MENUS);

/**
 * Changes the menu and the footer's columns. Every page is rendered again.
 * @throws STALE_VERSION with the present state; FIELDS_INVALID when a link leads nowhere
 */
export async function changeMenus(shop: Shop, admin: Admin, asked: WriteMenuSettings): Promise<MenuSettings> {
  const [before, categories, collections, pages] = await shop.read(
    currentSettings(),
    allCategories({}),
    collectionsToLink({ today: kolkataDay(shop.now) }),
    choosablePages({}),
  );
  const faults = (list: 'main' | 'footer', groups: readonly LinkGroupSetting[] | null) =>
    (groups ?? []).flatMap(({ links }, group) =>
      links.flatMap(({ target }, link) => {
        const fault = targetFault(target, { categories, collections, pages });
        return fault ? [[`${list}.${group}.links.${link}.target.${fault.field}`, fault.message] as const] : [];
      }),
    );
  const fields = [...faults('main', asked.main), ...faults('footer', asked.footer)];
  if (fields.length > 0) refuse('FIELDS_INVALID', { fields: Object.fromEntries(fields) });
  return writeSettingGroup(shop, admin, MENUS, { before, asked });
}
