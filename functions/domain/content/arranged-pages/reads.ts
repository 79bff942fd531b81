import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import type { Section } from '#contract/calls/sections.ts';
import type { Translations } from '#contract/shop/translations.ts';
import { arrangedPages, redirects } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isPageShown, isSectionShown } from './page-times.ts';
import { PAGE_COLUMNS, sectionsOf } from './rows.ts';

const isThere = isNull(arrangedPages.archivedAt);

/** The home page has an address of its own, and is not in lists of pages. */
const isOwnPage = ne(arrangedPages.id, HOME_PAGE_ID);

const withId = statement((db, params: Params<{ id: number }>) =>
  db
    .select(PAGE_COLUMNS)
    .from(arrangedPages)
    .where(and(eq(arrangedPages.id, params.id), isThere)),
);
const withSlug = statement((db, params: Params<{ slug: string }>) =>
  db
    .select(PAGE_COLUMNS)
    .from(arrangedPages)
    .where(and(eq(arrangedPages.slug, params.slug), isThere)),
);

const movedPage = statement((db, params: Params<{ slug: string }>) =>
  db
    .select({ slug: arrangedPages.slug })
    .from(redirects)
    .innerJoin(arrangedPages, eq(arrangedPages.id, redirects.subjectId))
    .where(
      and(eq(redirects.kind, 'page'), eq(redirects.fromSeoUrl, params.slug), isThere, eq(arrangedPages.isShown, true)),
    ),
);

/** A page as shoppers see it: with the sections that are shown now. */
export interface ShownArrangedPage {
  id: number;
  slug: string;
  title: string;
  description: string;
  translations: Translations<'title' | 'description'>;
  sections: Section[];
}

type Stored = ReturnType<ReturnType<typeof withId>['read']>[number];

function shownOf({ id, slug, title, description, translations, sections }: Stored, now: number): ShownArrangedPage {
  const shown = sectionsOf(id, sections).filter((section) => isSectionShown(section, now));
  return { id, slug, title, description, translations, sections: shown };
}

/** Returns the sections of the home page that are shown now. */
export async function homeSections(shop: Pick<Shop, 'read' | 'now'>): Promise<Section[]> {
  const [[home]] = await shop.read(withId({ id: HOME_PAGE_ID }));
  return sectionsOf(HOME_PAGE_ID, home?.sections ?? null).filter((section) => isSectionShown(section, shop.now));
}

/** Returns one of the shop's own pages, or the address that it moved to; undefined when shoppers see none. */
export async function findArrangedPage(
  shop: Pick<Shop, 'read' | 'now'>,
  slug: string,
): Promise<ShownArrangedPage | { movedTo: string } | undefined> {
  const [[page], [moved]] = await shop.read(withSlug({ slug }), movedPage({ slug }));
  if (page && isPageShown(page, shop.now)) return shownOf(page, shop.now);
  return moved && !page ? { movedTo: moved.slug } : undefined;
}

/** The shop's own pages that shoppers see, for links, files and the sitemap. The home page is not among them. */
export const shownPages = statement((db) =>
  db
    .select({
      id: arrangedPages.id,
      slug: arrangedPages.slug,
      title: arrangedPages.title,
      translations: arrangedPages.translations,
      updatedAt: arrangedPages.updatedAt,
    })
    .from(arrangedPages)
    .where(and(isThere, eq(arrangedPages.isShown, true), isOwnPage))
    .orderBy(asc(arrangedPages.id)),
);
export type ShownPageRow = ReturnType<ReturnType<typeof shownPages>['read']>[number];

/** All own pages with their titles, for the choice of a link. */
export const choosablePages = statement((db) =>
  db
    .select({ id: arrangedPages.id, title: arrangedPages.title, isShown: arrangedPages.isShown })
    .from(arrangedPages)
    .where(and(isThere, isOwnPage))
    .orderBy(asc(arrangedPages.title), asc(arrangedPages.id)),
);

/** All addresses that own pages have or had, in any state. Their files may have to be removed. */
export const pageAddresses = statement((db) =>
  db.select({ slug: arrangedPages.slug }).from(arrangedPages).where(isOwnPage),
);
export const formerPageAddresses = statement((db) =>
  db.select({ slug: redirects.fromSeoUrl }).from(redirects).where(eq(redirects.kind, 'page')),
);
