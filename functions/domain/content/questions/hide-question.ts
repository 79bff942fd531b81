import type { Admin } from '#contract/calls/actor.ts';
import type { SetVisibility } from '#contract/calls/reviews.ts';
import { rawWrite, requireChange } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';

const PRODUCT = {
  question: 'SELECT product_id FROM questions WHERE id = ?',
  answer: 'SELECT product_id FROM questions JOIN answers ON answers.question_id = questions.id WHERE answers.id = ?',
};

/**
 * Hides or shows a question with its answers, or one answer.
 * @throws QUESTION_NOT_FOUND
 */
export async function setQuestionVisibility(
  shop: Shop,
  admin: Admin,
  what: { kind: 'question' | 'answer'; id: number },
  { isHidden, reason }: SetVisibility,
): Promise<void> {
  const { kind, id } = what;
  await shop.write(
    requireChange(
      rawWrite(
        `UPDATE ${kind}s SET is_hidden = ?, updated_at = ?, version = version + 1 WHERE id = ? AND archived_at IS NULL`,
        [Number(isHidden), shop.now, id],
      ),
      'QUESTION_NOT_FOUND',
    ),
    rawWrite(
      `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, ?, 'product', product_id FROM (${PRODUCT[kind]})`,
      [shop.now, Number(isHidden), id],
    ),
    auditEntry(shop, admin, {
      action: `${kind} ${isHidden ? 'hidden' : 'shown again'}`,
      subject: kind,
      subjectId: id,
      before: { isHidden: !isHidden },
      after: { isHidden },
      reason,
    }),
  );
}
