import { sql } from 'drizzle-orm';
import { arrangedPages } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { isPageShown, nextChangeOf } from './page-times.ts';
import { sectionsOf } from './rows.ts';

const due = statement((db, params: Params<{ now: number }>) =>
  db
    .select({
      id: arrangedPages.id,
      status: arrangedPages.status,
      from: arrangedPages.fromAt,
      until: arrangedPages.untilAt,
      sections: arrangedPages.sections,
      nextChangeAt: arrangedPages.nextChangeAt,
    })
    .from(arrangedPages)
    .where(
      sql`${arrangedPages.nextChangeAt} IS NOT NULL AND ${arrangedPages.nextChangeAt} <= ${params.now} AND ${arrangedPages.archivedAt} IS NULL`,
    ),
);

/** Sets what the clock changed, unless the page was saved or turned since it was read. It is no edit. */
const turn = statement(
  (db, params: Params<{ id: number; was: number; isShown: boolean; nextChangeAt: number | null }>) =>
    db
      .update(arrangedPages)
      .set({ isShown: sql`${params.isShown}`, nextChangeAt: sql`${params.nextChangeAt}` })
      .where(sql`${arrangedPages.id} = ${params.id} AND ${arrangedPages.nextChangeAt} = ${params.was}`),
);

/** Publishes the pages that appear, disappear or change a section by the clock. */
export async function turnPages(shop: Shop): Promise<{ turned: number }> {
  const [pages] = await shop.read(due({ now: shop.now }));
  if (pages.length === 0) return { turned: 0 };
  await shop.write(
    ...pages.flatMap((page) => {
      const state = { ...page, sections: sectionsOf(page.id, page.sections) };
      return [
        turn({
          id: page.id,
          was: page.nextChangeAt!,
          isShown: isPageShown(state, shop.now),
          nextChangeAt: nextChangeOf(state, shop.now),
        }),
        pageInvalidation(shop, { subject: 'page', subjectId: page.id }),
      ];
    }),
  );
  return { turned: pages.length };
}
