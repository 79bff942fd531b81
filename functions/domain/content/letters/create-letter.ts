import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { LetterRow, NewLetter } from '#contract/calls/letters.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { letters } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { checkReferences, cleanSections, referenceReads } from '../arranged-pages/index.ts';
import { managedLetters } from './rows.ts';
import { picturesAt, versionOf } from './statements.ts';

const letterWritten = auditEntryOf(
  (params: Params<{ key: string }>) => sql`(SELECT ${letters.id} FROM ${letters} WHERE ${letters.key} = ${params.key})`,
);

/**
 * Adds a letter as a draft.
 * @throws FIELDS_INVALID when a section names something that does not exist
 */
export async function createLetter(shop: Shop, admin: Admin, letter: NewLetter): Promise<LetterRow> {
  const { subject, preview } = letter;
  const key = randomKey(shop.random);
  const sections = await cleanSections(letter.sections);
  const [categories, collections, pages, pictures, reviews] = await shop.read(
    ...referenceReads(sections, kolkataDay(shop.now)),
  );
  checkReferences(sections, { categories, collections, pages, pictures, reviews }, false);
  shop.noteResult(key);
  const row = { key, subject, preview, sections, createdAt: shop.now, updatedAt: shop.now };
  const { after } = await shop.write({
    letter: query((db) => db.insert(letters).values(row)),
    pictures: picturesAt({ key }, sections),
    version: versionOf(shop, admin, { key }, ''),
    audit: letterWritten(
      shop,
      admin,
      { action: 'letter created', subject: 'letter', before: {}, after: { subject } },
      { key },
    ),
    after: managedLetters.rowWithKey(shop, admin, key),
  });
  return after[0]!;
}

/** Returns a letter by the key that an earlier request noted. @throws LETTER_NOT_FOUND */
export async function readLetterAt(shop: Shop, admin: Admin, key: string): Promise<LetterRow> {
  const [[letter]] = await shop.read(managedLetters.rowWithKey(shop, admin, key));
  return letter ?? refuse('LETTER_NOT_FOUND');
}
