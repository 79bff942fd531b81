import { sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Admin, Customer, Seller } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { ANSWERS_A_DAY, ANSWERS_MAX } from '#contract/shop/review-words.ts';
import { rawWrite, requireChange, requireCondition } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { boughtOrder } from '../reviews/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { questionAnsweredMail } from './mails.ts';
import { questionFacts } from './reads.ts';

const A_DAY_MS = 24 * 60 * 60_000;

/** The author of an answer. A customer must have received the product. */
type Answerer =
  | Pick<Customer, 'kind' | 'userId'>
  | Pick<Seller, 'kind' | 'userId' | 'sellerId'>
  | Pick<Admin, 'kind' | 'userId'>;

const mayAnswerMore = requireCondition(
  'QUESTIONS_TOO_MANY',
  (params: Params<{ userId: number; since: number }>) =>
    sql`(SELECT count(*) FROM answers WHERE user_id = ${params.userId} AND created_at >= ${params.since}) < ${sql.raw(String(ANSWERS_A_DAY))}`,
);

const hasRoom = requireCondition(
  'ANSWERS_FULL',
  (params: Params<{ id: number }>) =>
    sql`(SELECT count(*) FROM answers WHERE question_id = ${params.id} AND archived_at IS NULL) < ${sql.raw(String(ANSWERS_MAX))}`,
);

/**
 * Answers a question as the seller of its product, as the platform, or as a customer who received it. The author of the
 * question is mailed.
 * @throws QUESTION_NOT_FOUND, also when it is about another seller's product; ANSWER_NEEDS_PURCHASE, ANSWERS_FULL,
 * QUESTIONS_TOO_MANY, SAID_ALREADY
 */
export async function answerQuestion(shop: Shop, actor: Answerer, id: number, text: string): Promise<void> {
  const { userId } = actor;
  const [[question], bought] = await shop.read(questionFacts({ id }), boughtOrder({ questionId: id, userId }));
  if (!question || question.isHidden) refuse('QUESTION_NOT_FOUND');
  if (actor.kind === 'seller' && question.sellerId !== actor.sellerId) refuse('QUESTION_NOT_FOUND');
  if (actor.kind === 'customer' && bought.length === 0) refuse('ANSWER_NEEDS_PURCHASE');
  const by = actor.kind === 'customer' ? 'buyer' : actor.kind === 'seller' ? 'seller' : 'house';
  const { email, fullName, askerId, productId, productName: name, seoUrl } = question;
  const mail = questionAnsweredMail.item(`answer-${randomKey(shop.random)}`, email, {
    fullName,
    product: { name, seoUrl },
    question: question.text,
    answer: text,
    by,
  });
  // Authors are not mailed their own answers.
  const mails = askerId === userId ? [] : [mail];
  await shop.write(
    ...(actor.kind === 'customer' ? [mayAnswerMore({ userId, since: shop.now - A_DAY_MS })] : []),
    hasRoom({ id }),
    requireChange(
      rawWrite(
        `INSERT INTO answers (created_at, updated_at, question_id, user_id, "by", seller_id, text) SELECT ?, ?, ?, ?, ?, ?, ?
         WHERE NOT EXISTS (SELECT 1 FROM answers WHERE question_id = ? AND user_id = ? AND text = ? AND archived_at IS NULL)`,
        [shop.now, shop.now, id, userId, by, sellerIdOf(actor), text, id, userId, text],
      ),
      'SAID_ALREADY',
    ),
    ...mails.map((item) => outboxItem(shop, item)),
    pageInvalidation(shop, { subject: 'product', subjectId: productId }),
  );
  shop.after(() => sendItems(shop, mails));
}
