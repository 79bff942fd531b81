import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { LetterRow } from '#contract/calls/letters.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { letters, mediaUses } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { managedLetters } from './rows.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(letters)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${letters.version} + 1`,
    })
    .where(and(eq(letters.id, params.id), eq(letters.status, 'draft'), isNull(letters.archivedAt))),
);
const forgetPictures = statement((db, params: Params<{ id: number }>) =>
  db.delete(mediaUses).where(and(eq(mediaUses.subject, 'letter'), eq(mediaUses.subjectId, params.id))),
);

/**
 * Archives a draft and returns its former state.
 * @throws LETTER_NOT_FOUND; LETTER_BEGUN when it is planned or was begun to be sent
 */
export async function removeLetter(shop: Shop, admin: Admin, id: number): Promise<LetterRow> {
  const { subject } = await managedLetters.one(shop, admin, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'LETTER_BEGUN'),
    pictures: forgetPictures({ id }),
    audit: auditEntry(shop, admin, {
      action: 'letter deleted',
      subject: 'letter',
      subjectId: id,
      before: { subject },
      after: {},
    }),
    after: managedLetters.formerRow(shop, admin, id),
  });
  return after[0]!;
}

/** Returns a removed letter when its remover repeats the request. @throws LETTER_NOT_FOUND */
export async function readRemovedLetter(shop: Shop, admin: Admin, id: number): Promise<LetterRow> {
  const [[letter]] = await shop.read(managedLetters.formerRow(shop, admin, id));
  return letter ?? refuse('LETTER_NOT_FOUND');
}
