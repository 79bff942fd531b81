import { kolkataDay } from '#contract/shop/dates.ts';
import type { Admin } from '#contract/calls/actor.ts';
import type { ArrangedPageRow, NewArrangedPage } from '#contract/calls/arranged-pages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { freeSeoUrl, seoUrlFrom } from '#contract/shop/slug.ts';
import { arrangedPages, pageInvalidations } from '../../../db/schema/index.ts';
import { insertInto, query } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';
import { takeAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { sql } from 'drizzle-orm';
import { checkReferences, cleanSections, referenceReads } from './page-content.ts';
import { isPageShown, nextChangeOf } from './page-times.ts';
import { managedPages } from './rows.ts';
import { picturesAt, versionOf } from './statements.ts';

const idAt = (slug: unknown) =>
  sql`(SELECT ${arrangedPages.id} FROM ${arrangedPages} WHERE ${arrangedPages.slug} = ${slug} AND ${arrangedPages.archivedAt} IS NULL)`;
const pageWritten = auditEntryOf((params: Params<{ slug: string }>) => idAt(params.slug));
const insertChange = insertInto(pageInvalidations, (params: Params<{ slug: string }>) => ({
  subjectId: idAt(params.slug),
}));

/**
 * Adds one of the shop's own pages. A missing address is made from its title, so that it is unique.
 * @throws SEO_URL_TAKEN; FIELDS_INVALID when a section names something that does not exist
 */
export async function createArrangedPage(shop: Shop, admin: Admin, page: NewArrangedPage): Promise<ArrangedPageRow> {
  const { title, description, status, from, until } = page;
  const made = page.slug === '' ? seoUrlFrom(title, 'page') : null;
  const sections = await cleanSections(page.sections);
  const [taken, categories, collections, pages, pictures, reviews] = await shop.read(
    takenLike('page', made),
    ...referenceReads(sections, kolkataDay(shop.now)),
  );
  checkReferences(sections, { categories, collections, pages, pictures, reviews }, false);
  const slug = made === null ? page.slug : freeSeoUrl(made, taken);
  shop.noteResult(slug);
  const row = {
    slug,
    title,
    description,
    translations: changedTranslations({}, page.translations),
    status,
    fromAt: from,
    untilAt: until,
    sections,
    isShown: isPageShown(page, shop.now),
    nextChangeAt: nextChangeOf({ ...page, sections }, shop.now),
    createdAt: shop.now,
    updatedAt: shop.now,
  };
  return writeMade({ SEO_URL_TAKEN: made !== null }, async () => {
    const { after } = await shop.write({
      page: query((db) => db.insert(arrangedPages).values(row)),
      address: takeAddress({ kind: 'page', seoUrl: slug }),
      pictures: picturesAt(slug, sections),
      version: versionOf(shop, admin, slug, ''),
      audit: pageWritten(
        shop,
        admin,
        { action: 'page created', subject: 'page', before: {}, after: { slug, title, status } },
        { slug },
      ),
      pages: insertChange({ slug, at: shop.now, subject: 'page' }),
      after: managedPages.rowWithKey(shop, admin, slug),
    });
    return after[0]!;
  });
}

/** Returns an own page by the address that an earlier request noted. @throws PAGE_NOT_FOUND */
export async function readPageAt(shop: Shop, admin: Admin, slug: string): Promise<ArrangedPageRow> {
  const [[page]] = await shop.read(managedPages.rowWithKey(shop, admin, slug));
  return page ?? refuse('PAGE_NOT_FOUND');
}
