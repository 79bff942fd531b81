import * as z from 'zod/mini';
import { BUILT_IN_PAGES, FOOTER_PAGES } from '../pages/built-in-pages.ts';
import { MOST_FOOTER_COLUMNS, MOST_LINKS_OF_GROUP, MOST_MENU_GROUPS } from '../shop/menus.ts';
import { LinkTarget } from './links.ts';
import { namedOnce, unnamed } from './lists.ts';
import { read, written } from './store-settings.ts';
import { wholeTranslationsOf } from './translations.ts';
import { words } from './wire.ts';

const TITLE_MAX = 40;
const LABEL_MAX = 60;

const Title = words('Title', TITLE_MAX);
const Label = words('Words of the link', LABEL_MAX);

const LinkGroup = z.object({
  title: Title,
  translations: wholeTranslationsOf({ title: Title }),
  links: unnamed(
    z
      .array(z.object({ label: Label, translations: wholeTranslationsOf({ label: Label }), target: LinkTarget }))
      .check(
        z.minLength(1, 'Please add a link'),
        z.maxLength(MOST_LINKS_OF_GROUP, `A group can have at most ${MOST_LINKS_OF_GROUP} links`),
      ),
  ),
});

const groups = (most: number, what: string) =>
  z.nullable(
    namedOnce(
      z
        .array(LinkGroup)
        .check(z.minLength(1, `Please add a ${what}`), z.maxLength(most, `There can be at most ${most} ${what}s`)),
      'title',
      'title',
    ),
  );

const menus = {
  /** The groups of the menu; a group with one link is shown as that link. Null for the shop's own menu. */
  main: groups(MOST_MENU_GROUPS, 'group'),
  /** The footer's columns of links; null for the shop's own. */
  footer: groups(MOST_FOOTER_COLUMNS, 'column'),
};
export const MenuValues = z.object(menus);
export type MenuValues = z.output<typeof MenuValues>;

/** The body that changes menu and footer. A footer always links to the shop's policies, help and company pages. */
export const WriteMenuSettings = z.object({ ...menus, ...written }).check(({ value, issues }) => {
  const { footer } = value;
  if (footer === null) return;
  const linked = footer.flatMap(({ links }) =>
    links.flatMap(({ target }) => (target.kind === 'built-in' ? [target.page] : [])),
  );
  const missing = FOOTER_PAGES.filter((page) => !linked.includes(page));
  if (missing.length === 0) return;
  const names = missing.map((page) => BUILT_IN_PAGES[page].label).join(', ');
  issues.push({ code: 'custom', message: `The footer has to link to: ${names}`, path: ['footer'], input: footer });
});
export type WriteMenuSettings = z.output<typeof WriteMenuSettings>;

export const MenuSettings = z.object({ id: z.literal('menus'), ...menus, ...read });
export type MenuSettings = z.output<typeof MenuSettings>;
