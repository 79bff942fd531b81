import type { MenuValues } from '#contract/calls/menu-settings.ts';
import { BUILT_IN_PAGES, HELP_PAGES, COMPANY_PAGES } from '#contract/pages/built-in-pages.ts';
import type { BuiltInPage } from '#contract/pages/built-in-pages.ts';
import type { NavLink } from '#contract/pages/frame.ts';
import type { LinkGroupSetting } from '#contract/shop/menus.ts';
import { translationsAs } from '#contract/shop/translations.ts';
import type { Shop } from '../domain/shop.ts';
import { readSite } from './site.ts';

type LinkSetting = LinkGroupSetting['links'][number];

const builtIn = (...pages: BuiltInPage[]): LinkSetting[] =>
  pages.map((page) => ({ label: BUILT_IN_PAGES[page].label, target: { kind: 'built-in', page } }));
const toCategory = ({ displayName, translations, seoUrl }: NavLink): LinkSetting => ({
  label: displayName,
  translations: translationsAs(translations, { label: 'displayName' }),
  target: { kind: 'category', seoUrl },
});
const toCollection = ({ displayName, translations, seoUrl }: NavLink): LinkSetting => ({
  label: displayName,
  translations: translationsAs(translations, { label: 'displayName' }),
  target: { kind: 'collection', seoUrl },
});

/** Returns the shop's own menu and footer as an editor would arrange them, to begin from. */
export async function defaultMenus(shop: Shop): Promise<{ main: LinkGroupSetting[]; footer: LinkGroupSetting[] }> {
  const { frame } = await readSite(shop);
  const { navigation, edits, collections, topCategories, shopName } = frame;
  const ofTypes = navigation.map(({ title, categories }) => ({ title, links: categories.map(toCategory) }));
  const groups = [
    ...ofTypes,
    { title: 'Collections', links: collections.map(toCollection) },
    {
      title: 'The shop',
      links: [
        ...builtIn('shop', 'collections', 'gift-finder'),
        ...topCategories.map((category) => ({
          ...toCategory(category),
          translations: {},
          label: `All ${category.displayName.toLowerCase()}`,
        })),
      ],
    },
    {
      title: 'Help',
      links: builtIn(...HELP_PAGES),
    },
    {
      title: shopName,
      links: builtIn(...COMPANY_PAGES, 'site-map'),
    },
  ];
  return {
    main: [
      ...ofTypes,
      ...edits.map(({ title, hasGifts, collections: own }) => ({
        title,
        links: [...(hasGifts ? builtIn('gift-finder') : []), ...own.map(toCollection), ...builtIn('collections')],
      })),
    ],
    footer: groups.filter(({ links }) => links.length > 0),
  } satisfies MenuValues;
}
