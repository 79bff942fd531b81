import { productPath } from '#contract/pages/paths.ts';
import type { QuestionAnsweredMail, QuestionAskedMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/** To the seller of a product that somebody asks about. */
export function questionAsked({ sellerName, product, question }: QuestionAskedMail, origin: string): MailContent {
  return {
    subject: `A question about ${product.name}`,
    greeting: `Namaste ${sellerName},`,
    paragraphs: [
      `A shopper asks about ${product.name}:`,
      `“${question}”`,
      'Please answer on its page, signed in as a seller. Every shopper who looks at it can read your answer.',
    ],
    link: { label: 'Open the page', href: `${origin}${productPath(product.seoUrl)}#questions` },
  };
}

const ANSWERED_BY = { seller: 'The seller', house: 'Ratnahaat', buyer: 'A buyer' };

/** To whoever asked. */
export function questionAnswered(
  { fullName, product, question, answer, by }: QuestionAnsweredMail,
  origin: string,
): MailContent {
  return {
    subject: `An answer to your question about ${product.name}`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [`You asked about ${product.name}: “${question}”`, `${ANSWERED_BY[by]} answers: “${answer}”`],
    link: { label: 'Open the page', href: `${origin}${productPath(product.seoUrl)}#questions` },
  };
}
