import { desc, eq } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { ArrangedPageVersions } from '#contract/calls/arranged-pages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { arrangedPageVersions, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { managedPages, sectionsOf } from './rows.ts';

/** This many versions are shown. The table has all. */
const SHOWN = 30;

const versions = statement((db, params: Params<{ pageId: number }>) =>
  db
    .select({
      version: arrangedPageVersions.version,
      at: arrangedPageVersions.at,
      name: users.fullName,
      email: users.email,
      reason: arrangedPageVersions.reason,
      title: arrangedPageVersions.title,
      slug: arrangedPageVersions.slug,
      description: arrangedPageVersions.description,
      translations: arrangedPageVersions.translations,
      status: arrangedPageVersions.status,
      from: arrangedPageVersions.fromAt,
      until: arrangedPageVersions.untilAt,
      sections: arrangedPageVersions.sections,
    })
    .from(arrangedPageVersions)
    .leftJoin(users, eq(users.id, arrangedPageVersions.actorUserId))
    .where(eq(arrangedPageVersions.pageId, params.pageId))
    .orderBy(desc(arrangedPageVersions.version))
    .limit(SHOWN),
);

/** Returns the saved states of a page, newest first. @throws PAGE_NOT_FOUND */
export async function readPageVersions(shop: Shop, admin: Admin, id: number): Promise<ArrangedPageVersions> {
  const [[page], rows] = await shop.read(managedPages.rowWithId(shop, admin, id), versions({ pageId: id }));
  if (!page) refuse('PAGE_NOT_FOUND');
  return { versions: rows.map((row) => ({ ...row, sections: sectionsOf(id, row.sections) })) };
}
