import { kolkataDay } from '#contract/shop/dates.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import type { ArrangedPageRow, ChangeArrangedPage } from '#contract/calls/arranged-pages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { arrangedPages } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { addressAfter, addressToMake, moveAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { checkReferences, cleanSections, referenceReads, storedSections } from './page-content.ts';
import { isPageShown, nextChangeOf } from './page-times.ts';
import { managedPages } from './rows.ts';
import { picturesAt, versionOf } from './statements.ts';

const FIXED = ['title', 'slug', 'description', 'status', 'from', 'until'] as const;

/**
 * Changes the given fields of an arranged page and stores the state as a version. A former address of an own page
 * redirects to the new one.
 * @throws PAGE_NOT_FOUND, SEO_URL_TAKEN, STALE_VERSION with the present state; FIELDS_INVALID when a section names
 * something that does not exist, the home page lacks one of its blocks, or another field of it is to change
 */
export async function changeArrangedPage(
  shop: Shop,
  admin: Admin,
  id: number,
  { version, reason = '', ...wanted }: ChangeArrangedPage,
): Promise<ArrangedPageRow> {
  const isHome = id === HOME_PAGE_ID;
  const made = addressToMake('page', { title: wanted.title, typed: wanted.slug });
  const sections = wanted.sections && (await cleanSections(wanted.sections));
  const beside = [takenLike('page', made), ...referenceReads(sections ?? [], kolkataDay(shop.now))] as const;
  return writeMade({ SEO_URL_TAKEN: made !== null }, () =>
    changeRow(managedPages, shop, admin, { id, version, beside }, (before, [taken, ...found]) => {
      const [categories, collections, pages, pictures, reviews] = found;
      if (isHome) refuseFixed(before, wanted);
      if (sections) checkReferences(sections, { categories, collections, pages, pictures, reviews }, isHome);
      const title = wanted.title ?? before.title;
      const after = {
        title,
        slug: addressAfter(
          { kind: 'page', id, title, typed: wanted.slug ?? before.slug, present: before.slug },
          made === null ? null : taken,
        ),
        description: wanted.description ?? before.description,
        translations: changedTranslations(before.translations, wanted.translations),
        status: wanted.status ?? before.status,
        from: wanted.from === undefined ? before.from : wanted.from,
        until: wanted.until === undefined ? before.until : wanted.until,
        sections: sections ?? before.sections,
      };
      const { from, until, ...columns } = after;
      if (from !== null && until !== null && until <= from)
        refuse('FIELDS_INVALID', { fields: { until: 'The end must be after the beginning' } });
      return {
        row: query((db) =>
          db
            .update(arrangedPages)
            .set({
              ...columns,
              fromAt: from,
              untilAt: until,
              sections: storedSections(id, after.sections),
              isShown: isPageShown(after, shop.now),
              nextChangeAt: nextChangeOf(after, shop.now),
              updatedAt: shop.now,
              version: sql`${arrangedPages.version} + 1`,
            })
            .where(and(eq(arrangedPages.id, id), eq(arrangedPages.version, before.version))),
        ),
        also: [
          // The home page has an address of its own, which never moves.
          ...(isHome ? [] : moveAddress('page', id, { from: before.slug, to: after.slug, now: shop.now })),
          ...picturesAt(after.slug, after.sections),
          versionOf(shop, admin, after.slug, reason),
          pageInvalidation(shop, { subject: 'page', subjectId: id }),
        ],
        audit: {
          action: 'page changed',
          subject: 'page',
          before: logged(before),
          after: logged(after),
          ...(reason !== '' && { reason }),
        },
      };
    }),
  );
}

function logged({ slug, title, status, sections }: Pick<ArrangedPageRow, 'slug' | 'title' | 'status' | 'sections'>) {
  return { slug, title, status, sections: sections.map(({ kind, isHidden }) => (isHidden ? `${kind} hidden` : kind)) };
}

function refuseFixed(before: ArrangedPageRow, wanted: Omit<ChangeArrangedPage, 'version' | 'reason'>): void {
  const changed = FIXED.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);
  if (changed.length === 0) return;
  const fields = changed.map((field) => [field, 'The home page has only sections to change'] as const);
  refuse('FIELDS_INVALID', { fields: Object.fromEntries(fields) });
}
