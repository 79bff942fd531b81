import { eq, isNull, sql } from 'drizzle-orm';
import type { ManagedQuestion } from '#contract/calls/questions.ts';
import { products, questions, sellers, users } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import { publicName } from '../reviews/index.ts';

type Answer = Omit<ManagedQuestion['answers'][number], 'isHidden'> & { isHidden: 0 | 1 };

const hasAnswer = sql`EXISTS (SELECT 1 FROM answers answer
  WHERE answer.question_id = ${questions.id} AND answer.archived_at IS NULL)`;

/** The questions about a seller's products, or all for an admin, newest first, with every answer. */
export const managedQuestions = consoleList({
  id: questions.id,
  owner: products.sellerId,
  always: isNull(questions.archivedAt),
  select: (db) =>
    db
      .select({
        id: questions.id,
        productId: products.id,
        productName: products.name,
        seoUrl: products.seoUrl,
        sellerName: sellers.businessName,
        text: questions.text,
        fullName: users.fullName,
        isHidden: questions.isHidden,
        answers: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', answer.id,
            'text', answer.text, 'fullName', answerer.full_name, 'by', answer."by", 'isHidden', answer.is_hidden,
            'createdAt', answer.created_at) AS one
          FROM answers answer JOIN users answerer ON answerer.id = answer.user_id
          WHERE answer.question_id = ${questions.id} AND answer.archived_at IS NULL ORDER BY answer.id))`,
        createdAt: questions.createdAt,
      })
      .from(questions)
      .innerJoin(products, eq(products.id, questions.productId))
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .innerJoin(users, eq(users.id, questions.userId))
      .$dynamic(),
  counted: sql`${questions} JOIN ${products} ON ${products.id} = ${questions.productId}`,
  sorts: { id: questions.id },
  filters: {
    isHidden: equals(questions.isHidden),
    answered: where<boolean>((isAnswered) => sql`${hasAnswer} = ${isAnswered}`),
    productId: equals(questions.productId),
  },
  q: [search.in(questions.text), search.in(products.name)],
  row: ({ fullName, answers, ...question }): ManagedQuestion => ({
    ...question,
    fullName: publicName(fullName),
    answers: (JSON.parse(answers) as Answer[]).map((answer) => ({
      ...answer,
      fullName: publicName(answer.fullName),
      isHidden: answer.isHidden === 1,
    })),
  }),
  missing: 'QUESTION_NOT_FOUND',
});
