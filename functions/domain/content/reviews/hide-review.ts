import type { Admin } from '#contract/calls/actor.ts';
import type { SetVisibility } from '#contract/calls/reviews.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { rawWrite } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { countBack, countOut } from './rating.ts';
import { reviewFacts } from './reads.ts';

/**
 * Hides a review with its pictures and takes it out of the rating, or shows it again. Idempotent.
 * @throws REVIEW_NOT_FOUND
 */
export async function setReviewVisibility(
  shop: Shop,
  admin: Admin,
  id: number,
  { isHidden, reason }: SetVisibility,
): Promise<void> {
  const [[review]] = await shop.read(reviewFacts({ id }));
  if (!review) refuse('REVIEW_NOT_FOUND');
  if (review.isHidden === isHidden) return;
  await shop.write(
    isHidden ? countOut(id) : countBack(id),
    rawWrite(
      `UPDATE reviews SET is_hidden = ?, updated_at = ?, version = version + 1
       WHERE id = ? AND archived_at IS NULL AND is_hidden != ?`,
      [Number(isHidden), shop.now, id, Number(isHidden)],
    ),
    pageInvalidation(shop, { subject: 'product', subjectId: review.productId, urgent: isHidden }),
    auditEntry(shop, admin, {
      action: isHidden ? 'review hidden' : 'review shown again',
      subject: 'review',
      subjectId: id,
      before: { isHidden: review.isHidden },
      after: { isHidden },
      reason,
    }),
  );
}
