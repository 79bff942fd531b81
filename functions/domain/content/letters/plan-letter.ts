import { and, eq, sql } from 'drizzle-orm';
import { SYSTEM } from '#contract/calls/actor.ts';
import type { Actor, Admin } from '#contract/calls/actor.ts';
import type { LetterRow, PlanLetter, StopLetter } from '#contract/calls/letters.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { OPEN_LETTER_STATUSES } from '#contract/states/letter.ts';
import type { LetterStatus } from '#contract/states/letter.ts';
import { letterRecipients, letters } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { managedLetters } from './rows.ts';
import { versionOf } from './statements.ts';

interface Move {
  id: number;
  version: number;
  status: LetterStatus;
  sendAt: number | null;
  finishedAt: number | null;
  now: number;
}

const moveLetter = statement((db, params: Params<Move>) =>
  db
    .update(letters)
    .set({
      status: sql`${params.status}`,
      sendAt: sql`${params.sendAt}`,
      finishedAt: sql`${params.finishedAt}`,
      updatedAt: sql`${params.now}`,
      version: sql`${letters.version} + 1`,
    })
    .where(and(eq(letters.id, params.id), eq(letters.version, params.version))),
);

const PASSED = 'This time has passed. Please choose a later one';

/**
 * Plans a draft for a time, or moves the time of a planned letter. The job `send-letters` begins it.
 * @throws LETTER_NOT_FOUND, LETTER_BEGUN, LETTER_EMPTY, STALE_VERSION with the present state; FIELDS_INVALID for a time
 * that has passed
 */
export function planLetter(
  shop: Shop,
  admin: Admin,
  id: number,
  { sendAt: time, version }: PlanLetter,
): Promise<LetterRow> {
  return changeRow(managedLetters, shop, admin, { id, version }, (before) => {
    if (!OPEN_LETTER_STATUSES.includes(before.status)) refuse('LETTER_BEGUN');
    if (before.sections.every(({ isHidden }) => isHidden)) refuse('LETTER_EMPTY');
    // A mistyped year would send the letter to everybody at once.
    if (time !== null && time < shop.now) refuse('FIELDS_INVALID', { fields: { sendAt: PASSED } });
    const sendAt = time ?? shop.now;
    return {
      row: moveLetter({ id, version: before.version, status: 'planned', sendAt, finishedAt: null, now: shop.now }),
      also: [versionOf(shop, admin, { id }, '')],
      audit: {
        action: 'letter planned',
        subject: 'letter',
        before: { status: before.status, sendAt: before.sendAt },
        after: { status: 'planned', sendAt },
      },
    };
  });
}

const stopWaiting = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(letterRecipients)
    .set({ status: sql`'stopped'`, settledAt: sql`${params.now}` })
    .where(and(eq(letterRecipients.letterId, params.id), eq(letterRecipients.status, 'waiting'))),
);

/** The saved state of a letter that is planned or being sent. */
type MovingLetter = Pick<LetterRow, 'id' | 'version' | 'status' | 'sendAt'>;

/**
 * Returns the writes that stop a letter, as `changeRow` takes them. A planned one is a draft again; one that is being
 * sent stays stopped.
 */
function stopChange(shop: Shop, actor: Actor, { id, version, status: before, sendAt }: MovingLetter, reason: string) {
  const after =
    before === 'sending'
      ? { status: 'stopped' as const, sendAt, finishedAt: shop.now }
      : { status: 'draft' as const, sendAt: null, finishedAt: null };
  return {
    row: moveLetter({ id, version, ...after, now: shop.now }),
    also: [stopWaiting({ id, now: shop.now }), versionOf(shop, actor, { id }, reason)],
    audit: {
      action: 'letter stopped',
      subject: 'letter' as const,
      before: { status: before, sendAt },
      after: { status: after.status, sendAt: after.sendAt },
      reason,
    },
  };
}

/**
 * Stops a letter. A planned letter becomes a draft again. A letter that is being sent goes to no further subscriber;
 * sent mails cannot be recalled.
 * @throws LETTER_NOT_FOUND, LETTER_NOT_PLANNED, STALE_VERSION with the present state
 */
export function stopLetter(shop: Shop, admin: Admin, id: number, { reason, version }: StopLetter): Promise<LetterRow> {
  return changeRow(managedLetters, shop, admin, { id, version }, (before) => {
    if (before.status !== 'planned' && before.status !== 'sending') refuse('LETTER_NOT_PLANNED');
    return stopChange(shop, admin, before, reason);
  });
}

/** The reason in versions and audit log. */
const SHOWS_NOTHING = 'No section had anything to show: hidden, of another time, or sold out';

/**
 * Stops a letter that would show nothing, as `stopLetter` does.
 * @throws LETTER_BEGUN when the letter changed meanwhile
 */
export async function stopEmptyLetter(shop: Shop, letter: MovingLetter): Promise<void> {
  const { row, also, audit } = stopChange(shop, SYSTEM, letter, SHOWS_NOTHING);
  await shop.write(
    requireChange(row, 'LETTER_BEGUN'),
    ...also,
    auditEntry(shop, SYSTEM, { ...audit, subjectId: letter.id }),
  );
}
