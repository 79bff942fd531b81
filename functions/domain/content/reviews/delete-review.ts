import type { Admin, Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { rawWrite, requireChange } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { dropReviewPhotos } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { countOut } from './rating.ts';
import { reviewFacts } from './reads.ts';

/**
 * Deletes a review with its text, its pictures and its helpful marks. Customers can delete only their own.
 * @throws REVIEW_NOT_FOUND
 */
export async function deleteReview(shop: Shop, actor: Customer | Admin, id: number): Promise<void> {
  const [[review]] = await shop.read(reviewFacts({ id }));
  if (!review || (actor.kind === 'customer' && review.userId !== actor.userId)) refuse('REVIEW_NOT_FOUND');
  const { productId, userId, rating } = review;
  await shop.write(
    countOut(id),
    ...dropReviewPhotos(shop, { userId, productId }),
    rawWrite('DELETE FROM review_likes WHERE review_id = ?', [id]),
    rawWrite(`UPDATE review_replies SET text = '', archived_at = ? WHERE review_id = ? AND archived_at IS NULL`, [
      shop.now,
      id,
    ]),
    requireChange(
      rawWrite(
        `UPDATE reviews SET text = '', archived_at = ?, updated_at = ?, version = version + 1
         WHERE id = ? AND archived_at IS NULL`,
        [shop.now, shop.now, id],
      ),
      'REVIEW_NOT_FOUND',
    ),
    pageInvalidation(shop, { subject: 'product', subjectId: productId }),
    ...(actor.kind === 'admin'
      ? [
          auditEntry(shop, actor, {
            action: 'review deleted',
            subject: 'review',
            subjectId: id,
            before: { rating },
            after: {},
          }),
        ]
      : []),
  );
}
