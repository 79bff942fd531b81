import * as z from 'zod/mini';
import { AskQuestion, GiveAnswer, Question } from '#contract/calls/questions.ts';
import { SetVisibility } from '#contract/calls/reviews.ts';
import { Message, numeral } from '#contract/calls/wire.ts';
import { answerQuestion, askQuestion, questionsOf, setQuestionVisibility } from '../domain/content/questions/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const params = z.object({ id: IdParam });

const visibilityOf = (kind: 'question' | 'answer') =>
  call({
    method: 'PUT',
    path: `/api/admin/${kind}s/:id/visibility`,
    summary:
      kind === 'question'
        ? 'Hides a question with its answers, or shows it again.'
        : 'Hides an answer, or shows it again.',
    who: ['admin'],
    may: 'reviews.write',
    params,
    body: SetVisibility,
    answer: json(Message),
    refuses: ['QUESTION_NOT_FOUND'],
    async run(shop, admin, { params: { id }, body }) {
      await setQuestionVisibility(shop, admin, { kind, id }, body);
      return { message: body.isHidden ? `The ${kind} is hidden.` : `The ${kind} is shown again.` };
    },
  });

export const questionCalls = [
  call({
    method: 'GET',
    path: '/api/questions',
    summary: `What was asked about a product, newest first, with the answers; ${MAX_ROWS} of them, or those of a range.`,
    who: 'public',
    query: z.object({ productId: numeral(15), range: Range }),
    answer: json(z.array(Question)),
    async run(shop, _, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('questions', rows, await questionsOf(shop, query.productId, rows));
    },
  }),
  call({
    method: 'POST',
    path: '/api/questions',
    summary: 'Asks about a product, for everybody to read.',
    who: ['customer'],
    body: AskQuestion,
    answer: json(Message),
    refuses: ['PRODUCT_NOT_FOUND', 'QUESTIONS_TOO_MANY', 'SAID_ALREADY'],
    async run(shop, customer, { body }) {
      await askQuestion(shop, customer, body);
      return { message: 'Thank you. We have told the seller, and we email you when there is an answer.' };
    },
  }),
  call({
    method: 'POST',
    path: '/api/questions/:id/answers',
    summary: 'Answers a question: the seller of the product, the house, or who has bought it.',
    who: ['customer', 'seller', 'admin'],
    may: 'reviews.write',
    params,
    body: GiveAnswer,
    answer: json(Message),
    refuses: ['QUESTION_NOT_FOUND', 'ANSWER_NEEDS_PURCHASE', 'ANSWERS_FULL', 'QUESTIONS_TOO_MANY', 'SAID_ALREADY'],
    async run(shop, actor, { params: { id }, body }) {
      await answerQuestion(shop, actor, id, body.text);
      return { message: 'Thank you. Your answer is posted.' };
    },
  }),
  visibilityOf('question'),
  visibilityOf('answer'),
];
