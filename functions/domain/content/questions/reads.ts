import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Question } from '#contract/calls/questions.ts';
import { answers, products, questions, sellers, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Rows } from '../../platform/console-list/index.ts';
import { publicName } from '../reviews/index.ts';
import type { Shop } from '../../shop.ts';

const isShown = (params: Params<{ productId: number }>) =>
  and(sql`${questions.productId} = ${params.productId}`, eq(questions.isHidden, false), isNull(questions.archivedAt));

const questionRows = statement((db, params: Params<{ productId: number } & Rows>) =>
  db
    .select({
      id: questions.id,
      text: questions.text,
      createdAt: questions.createdAt,
      fullName: users.fullName,
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .where(isShown(params))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(params.limit)
    .offset(params.offset),
);

const answerRows = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({
      id: answers.id,
      questionId: answers.questionId,
      text: answers.text,
      createdAt: answers.createdAt,
      by: answers.by,
      fullName: users.fullName,
    })
    .from(questions)
    .innerJoin(answers, eq(answers.questionId, questions.id))
    .innerJoin(users, eq(users.id, answers.userId))
    .where(and(isShown(params), eq(answers.isHidden, false), isNull(answers.archivedAt)))
    .orderBy(asc(answers.id)),
);

const countQuestions = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(questions)
    .where(isShown(params)),
);

/** Returns the questions about a product with their answers, newest question first, and their total. */
export async function questionsOf(
  shop: Pick<Shop, 'read'>,
  productId: number,
  rows: Rows,
): Promise<{ rows: Question[]; total: number }> {
  const [asked, given, [counted]] = await shop.read(
    questionRows({ productId, ...rows }),
    answerRows({ productId }),
    countQuestions({ productId }),
  );
  return {
    rows: asked.map(({ fullName, ...question }) => ({
      ...question,
      user: { fullName: publicName(fullName) },
      answers: given
        .filter(({ questionId }) => questionId === question.id)
        .map(({ questionId: _, fullName: answerer, ...answer }) => ({
          ...answer,
          user: { fullName: publicName(answerer) },
        })),
    })),
    total: counted!.count,
  };
}

/** The facts of a question that an answer needs: its author, its product and the product's seller. */
export const questionFacts = statement((db, params: Params<{ id: number }>) =>
  db
    .select({
      id: questions.id,
      text: questions.text,
      isHidden: questions.isHidden,
      productId: questions.productId,
      productName: products.name,
      seoUrl: products.seoUrl,
      sellerId: products.sellerId,
      askerId: users.id,
      email: users.email,
      fullName: users.fullName,
    })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .innerJoin(users, eq(users.id, questions.userId))
    .where(and(sql`${questions.id} = ${params.id}`, isNull(questions.archivedAt))),
);

/** The seller of a product, who gets its questions. */
export const sellerOfProduct = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({
      name: products.name,
      seoUrl: products.seoUrl,
      email: sellers.email,
      businessName: sellers.businessName,
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(sql`${products.id} = ${params.productId}`),
);
