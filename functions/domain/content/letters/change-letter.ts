import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { ChangeLetter, LetterRow } from '#contract/calls/letters.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { OPEN_LETTER_STATUSES } from '#contract/states/letter.ts';
import { letters } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { checkReferences, cleanSections, referenceReads } from '../arranged-pages/index.ts';
import { managedLetters } from './rows.ts';
import { logged, picturesAt, versionOf } from './statements.ts';

/**
 * Changes the given fields of a draft or planned letter and stores the state as a version.
 * @throws LETTER_NOT_FOUND, LETTER_BEGUN, STALE_VERSION with the present state; FIELDS_INVALID when a section names
 * something that does not exist
 */
export async function changeLetter(
  shop: Shop,
  admin: Admin,
  id: number,
  { version, reason = '', ...change }: ChangeLetter,
): Promise<LetterRow> {
  const sections = change.sections && (await cleanSections(change.sections));
  const beside = referenceReads(sections ?? [], kolkataDay(shop.now));
  return changeRow(
    managedLetters,
    shop,
    admin,
    { id, version, beside },
    (before, [categories, collections, pages, pictures, reviews]) => {
      if (!OPEN_LETTER_STATUSES.includes(before.status)) refuse('LETTER_BEGUN');
      if (sections) checkReferences(sections, { categories, collections, pages, pictures, reviews }, false);
      const after = {
        subject: change.subject ?? before.subject,
        preview: change.preview ?? before.preview,
        sections: sections ?? before.sections,
      };
      return {
        row: query((db) =>
          db
            .update(letters)
            .set({ ...after, updatedAt: shop.now, version: sql`${letters.version} + 1` })
            .where(
              and(
                eq(letters.id, id),
                eq(letters.version, before.version),
                inArray(letters.status, [...OPEN_LETTER_STATUSES]),
              ),
            ),
        ),
        also: [...picturesAt({ id }, after.sections), versionOf(shop, admin, { id }, reason)],
        audit: {
          action: 'letter changed',
          subject: 'letter',
          before: logged(before),
          after: logged({ ...before, ...after }),
          ...(reason !== '' && { reason }),
        },
      };
    },
  );
}
