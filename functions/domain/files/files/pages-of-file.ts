import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** Returns the page invalidations for pages that show a file, or a film with this still picture. */
export function pagesOfFile({ now }: Pick<Shop, 'now'>, id: number): Statement[] {
  return [
    rawWrite(
      `INSERT INTO page_invalidations (at, subject, subject_id, urgent)
         SELECT DISTINCT ?,
           CASE used.subject WHEN 'sku' THEN 'product' WHEN 'site' THEN 'everything' WHEN 'seller' THEN 'everything' WHEN 'collection' THEN 'everything' ELSE used.subject END,
           CASE used.subject WHEN 'sku' THEN (SELECT product_id FROM skus WHERE id = used.subject_id)
             WHEN 'site' THEN 0 WHEN 'seller' THEN 0 ELSE used.subject_id END, 0
         FROM media_uses used
         WHERE (used.media_id = ? OR used.media_id IN (SELECT film.id FROM media film WHERE film.poster_id = ?))
           AND used.subject IN ('product', 'sku', 'category', 'collection', 'post', 'page', 'site', 'seller')`,
      [now, id, id],
    ),
  ];
}
