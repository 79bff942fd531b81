import { desc, eq } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { LetterVersions } from '#contract/calls/letters.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { readSections } from '#contract/calls/sections.ts';
import { letterVersions, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { managedLetters } from './rows.ts';

/** This many versions are shown. The table has all. */
const SHOWN = 30;

const versions = statement((db, params: Params<{ letterId: number }>) =>
  db
    .select({
      version: letterVersions.version,
      at: letterVersions.at,
      name: users.fullName,
      email: users.email,
      reason: letterVersions.reason,
      subject: letterVersions.subject,
      preview: letterVersions.preview,
      status: letterVersions.status,
      sendAt: letterVersions.sendAt,
      sections: letterVersions.sections,
    })
    .from(letterVersions)
    .leftJoin(users, eq(users.id, letterVersions.actorUserId))
    .where(eq(letterVersions.letterId, params.letterId))
    .orderBy(desc(letterVersions.version))
    .limit(SHOWN),
);

/** Returns the saved states of a letter, newest first. @throws LETTER_NOT_FOUND */
export async function readLetterVersions(shop: Shop, admin: Admin, id: number): Promise<LetterVersions> {
  const [[letter], rows] = await shop.read(managedLetters.rowWithId(shop, admin, id), versions({ letterId: id }));
  if (!letter) refuse('LETTER_NOT_FOUND');
  return { versions: rows.map((row) => ({ ...row, sections: readSections(row.sections) })) };
}
