import type { Customer } from '#contract/calls/actor.ts';
import type { AskQuestion } from '#contract/calls/questions.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { QUESTIONS_A_DAY } from '#contract/shop/review-words.ts';
import { rawWrite, requireChange, requireCondition } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { sql } from 'drizzle-orm';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { productIsReviewable } from '../reviews/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { questionAskedMail } from './mails.ts';
import { sellerOfProduct } from './reads.ts';

const A_DAY_MS = 24 * 60 * 60_000;

const mayAskMore = requireCondition(
  'QUESTIONS_TOO_MANY',
  (params: Params<{ userId: number; since: number }>) =>
    sql`(SELECT count(*) FROM questions WHERE user_id = ${params.userId} AND created_at >= ${params.since}) < ${sql.raw(String(QUESTIONS_A_DAY))}`,
);

/**
 * Adds a public question about a product and mails its seller.
 * @throws PRODUCT_NOT_FOUND, QUESTIONS_TOO_MANY; SAID_ALREADY when the same customer has asked the same text
 */
export async function askQuestion(
  shop: Shop,
  { userId }: Pick<Customer, 'userId'>,
  { productId, text }: AskQuestion,
): Promise<void> {
  const [[product], [about]] = await shop.read(productIsReviewable(shop, productId), sellerOfProduct({ productId }));
  if (!product || !about) refuse('PRODUCT_NOT_FOUND');
  const { name, seoUrl, email, businessName } = about;
  const mail = questionAskedMail.item(`question-${randomKey(shop.random)}`, email, {
    sellerName: businessName,
    product: { name, seoUrl },
    question: text,
  });
  await shop.write(
    mayAskMore({ userId, since: shop.now - A_DAY_MS }),
    requireChange(
      rawWrite(
        `INSERT INTO questions (created_at, updated_at, product_id, user_id, text) SELECT ?, ?, ?, ?, ?
         WHERE NOT EXISTS (SELECT 1 FROM questions WHERE user_id = ? AND product_id = ? AND text = ? AND archived_at IS NULL)`,
        [shop.now, shop.now, productId, userId, text, userId, productId, text],
      ),
      'SAID_ALREADY',
    ),
    outboxItem(shop, mail),
    pageInvalidation(shop, { subject: 'product', subjectId: productId }),
  );
  shop.after(() => sendItems(shop, [mail]));
}
