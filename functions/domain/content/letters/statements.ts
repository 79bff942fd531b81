import type { Actor } from '#contract/calls/actor.ts';
import type { LetterRow } from '#contract/calls/letters.ts';
import type { Section } from '#contract/calls/sections.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { pictureKeysOf } from '../arranged-pages/index.ts';

/** A letter by its id, or by its key while the batch that inserts it runs. */
export type LetterAt = { id: number } | { key: string };

const idOf = (at: LetterAt) =>
  'id' in at ? { sql: '?', args: [at.id] } : { sql: '(SELECT id FROM letters WHERE key = ?)', args: [at.key] };

/** Returns the statement that stores the present state of a letter as a version. */
export function versionOf(shop: Shop, actor: Actor, at: LetterAt, reason: string): Statement {
  const { actorKind, actorUserId, actorSellerId, actorSessionId } = actorValues(actor);
  const id = idOf(at);
  return rawWrite(
    `INSERT INTO letter_versions (at, actor_kind, actor_user_id, actor_seller_id, actor_session_id, letter_id, version,
       reason, subject, preview, status, send_at, sections)
     SELECT ?, ?, ?, ?, ?, id, version, ?, subject, preview, status, send_at, sections FROM letters WHERE id = ${id.sql}`,
    [shop.now, actorKind, actorUserId, actorSellerId, actorSessionId, reason, ...id.args],
  );
}

/** Returns the statements that store which pictures a letter uses, so that none is removed as unused. */
export function picturesAt(at: LetterAt, sections: readonly Section[]): Statement[] {
  const id = idOf(at);
  return [
    rawWrite(`DELETE FROM media_uses WHERE subject = 'letter' AND subject_id = ${id.sql}`, id.args),
    rawWrite(
      `INSERT INTO media_uses (media_id, subject, subject_id, role, position)
       SELECT media.id, 'letter', ${id.sql}, 'section', listed.key
       FROM json_each(?) listed JOIN media ON media.key = listed.value`,
      [...id.args, JSON.stringify(pictureKeysOf(sections))],
    ),
  ];
}

/** Returns the state of a letter for the audit log. */
export function logged({
  subject,
  status,
  sendAt,
  sections,
}: Pick<LetterRow, 'subject' | 'status' | 'sendAt' | 'sections'>) {
  return {
    subject,
    status,
    sendAt,
    sections: sections.map(({ kind, isHidden }) => (isHidden ? `${kind} hidden` : kind)),
  };
}
