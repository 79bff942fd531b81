import { isNull, sql } from 'drizzle-orm';
import type { ArrangedPageRow } from '#contract/calls/arranged-pages.ts';
import { HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import { readSections } from '#contract/calls/sections.ts';
import type { Section } from '#contract/calls/sections.ts';
import { defaultSections } from '#contract/shop/sections.ts';
import { arrangedPages } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

/** The columns of a page that shoppers and the console read. */
export const PAGE_COLUMNS = {
  id: arrangedPages.id,
  slug: arrangedPages.slug,
  title: arrangedPages.title,
  description: arrangedPages.description,
  translations: arrangedPages.translations,
  status: arrangedPages.status,
  from: arrangedPages.fromAt,
  until: arrangedPages.untilAt,
  sections: arrangedPages.sections,
};
const MANAGED_COLUMNS = {
  ...PAGE_COLUMNS,
  isShown: arrangedPages.isShown,
  updatedAt: arrangedPages.updatedAt,
  version: arrangedPages.version,
};

/** Returns the sections of a stored page: the default arrangement if it has none of its own, and no broken ones. */
export function sectionsOf(id: number, stored: unknown): Section[] {
  if (stored === null || stored === undefined) return id === HOME_PAGE_ID ? defaultSections() : [];
  return readSections(stored);
}

/** The arranged pages that are not deleted, the home page among them. */
export const managedPages = consoleList({
  id: arrangedPages.id,
  key: arrangedPages.slug,
  owner: 'platform',
  always: isNull(arrangedPages.archivedAt),
  select: (db) => db.select(MANAGED_COLUMNS).from(arrangedPages).$dynamic(),
  counted: sql`${arrangedPages}`,
  sorts: {
    id: arrangedPages.id,
    /** The home page, then the newest. */
    place: sql`CASE WHEN ${arrangedPages.id} = ${sql.raw(String(HOME_PAGE_ID))} THEN 1 ELSE 0 END`,
    title: arrangedPages.title,
    updatedAt: arrangedPages.updatedAt,
  },
  filters: { status: equals(arrangedPages.status) },
  q: [search.in(arrangedPages.title), search.in(arrangedPages.slug)],
  row: ({ sections, ...row }): ArrangedPageRow => ({
    ...row,
    isHome: row.id === HOME_PAGE_ID,
    isDefault: row.id === HOME_PAGE_ID && sections === null,
    sections: sectionsOf(row.id, sections),
  }),
  missing: 'PAGE_NOT_FOUND',
});
