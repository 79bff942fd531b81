import * as z from 'zod/mini';
import { ANSWER_TEXT_MAX, QUESTION_TEXT_MAX, QUESTION_TEXT_MIN } from '../shop/review-words.ts';
import { Id, Instant, prose } from './wire.ts';
import { withoutContact } from './without-contact.ts';

const publicText = (max: number, missing: string) =>
  prose(max, `The text can have at most ${max} characters`, missing).check(
    z.minLength(1, missing),
    withoutContact(max),
  );

export const AskQuestion = z.object({
  productId: Id,
  text: publicText(QUESTION_TEXT_MAX, 'Please write the text of your question').check(
    z.minLength(QUESTION_TEXT_MIN, `The text needs at least ${QUESTION_TEXT_MIN} characters`),
  ),
});
export type AskQuestion = z.output<typeof AskQuestion>;

export const GiveAnswer = z.object({ text: publicText(ANSWER_TEXT_MAX, 'Please write the text of your answer') });

/** The groups who answer: the product's seller, the platform, or a buyer of the product. */
export const ANSWERERS = ['seller', 'house', 'buyer'] as const;

const Asker = z.object({ fullName: z.string() });

export const Question = z.object({
  id: Id,
  text: z.string(),
  createdAt: Instant,
  user: Asker,
  answers: z.array(z.object({ id: Id, text: z.string(), createdAt: Instant, user: Asker, by: z.enum(ANSWERERS) })),
});
export type Question = z.output<typeof Question>;

/** A question in the console, with all answers, including hidden ones. */
export const ManagedQuestion = z.object({
  id: Id,
  productId: Id,
  productName: z.string(),
  seoUrl: z.string(),
  sellerName: z.string(),
  text: z.string(),
  fullName: z.string(),
  isHidden: z.boolean(),
  answers: z.array(
    z.object({
      id: Id,
      text: z.string(),
      fullName: z.string(),
      by: z.enum(ANSWERERS),
      isHidden: z.boolean(),
      createdAt: Instant,
    }),
  ),
  createdAt: Instant,
});
export type ManagedQuestion = z.output<typeof ManagedQuestion>;
