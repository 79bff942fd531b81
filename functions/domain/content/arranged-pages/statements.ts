import type { Actor } from '#contract/calls/actor.ts';
import type { Section } from '#contract/calls/sections.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { pictureKeysOf } from './page-content.ts';

/** Finds the id of the page at an address, for the batch that writes the page. */
export const ID_AT = '(SELECT id FROM arranged_pages WHERE slug = ? AND archived_at IS NULL)';

/** Returns the statement that stores the present state of the page at an address as a version. */
export function versionOf(shop: Shop, actor: Actor, slug: string, reason: string): Statement {
  const { actorKind, actorUserId, actorSellerId, actorSessionId } = actorValues(actor);
  return rawWrite(
    `INSERT INTO arranged_page_versions (at, actor_kind, actor_user_id, actor_seller_id, actor_session_id, page_id, version,
       reason, slug, title, description, translations, status, from_at, until_at, sections)
     SELECT ?, ?, ?, ?, ?, id, version, ?, slug, title, description, translations, status, from_at, until_at, sections
     FROM arranged_pages WHERE id = ${ID_AT}`,
    [shop.now, actorKind, actorUserId, actorSellerId, actorSessionId, reason, slug],
  );
}

/** Returns the statements that store which pictures the page at an address uses, so that none is removed as unused. */
export function picturesAt(slug: string, sections: readonly Section[]): Statement[] {
  return [
    rawWrite(`DELETE FROM media_uses WHERE subject = 'page' AND subject_id = ${ID_AT}`, [slug]),
    rawWrite(
      `INSERT INTO media_uses (media_id, subject, subject_id, role, position)
       SELECT media.id, 'page', ${ID_AT}, 'section', listed.key
       FROM json_each(?) listed JOIN media ON media.key = listed.value`,
      [slug, JSON.stringify(pictureKeysOf(sections))],
    ),
  ];
}
