import * as z from 'zod/mini';
import { ANSWERERS } from '#contract/calls/questions.ts';
import { productPath } from '#contract/pages/paths.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { MailedProduct } from '../../../mails/product.ts';
import { PRODUCT, SELLER, SHOPPER } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

const answeredBy = (shopName: string) => ({ seller: 'The seller', house: shopName, buyer: 'A buyer' });

const PRODUCT_FACT = 'The product that is asked about';
const QUESTION = 'Is the clip strong enough for a whole day?';
const product = { name: PRODUCT.name, seoUrl: PRODUCT.seoUrl };

const openPage = (seoUrl: string, origin: string) => ({
  label: 'Open the page',
  href: `${origin}${productPath(seoUrl)}#questions`,
});

export const questionAskedMail = mailKind(
  'questionAsked',
  z.object({ sellerName: z.string(), product: MailedProduct, question: z.string() }),
  mailTemplate({
    title: 'A question about a product',
    to: 'seller',
    when: 'when a shopper asks a question about a product of theirs',
    words: {
      subject: 'A question about {product}',
      greeting: 'Namaste {seller},',
      text: 'A shopper asks about {product}:\n\n{question}\n\nPlease answer on its page, signed in as a seller. Every shopper who looks at it can read your answer.',
    },
    facts: { seller: 'The name of the seller', product: PRODUCT_FACT },
    sentences: { question: 'What is asked' },
    content: ({ sellerName, product: { name, seoUrl }, question }, origin) => ({
      facts: { seller: sellerName, product: name, question: `“${question}”` },
      link: openPage(seoUrl, origin),
    }),
    sample: { sellerName: SELLER, product, question: QUESTION },
  }),
);

export const questionAnsweredMail = mailKind(
  'questionAnswered',
  z.object({
    fullName: z.string(),
    product: MailedProduct,
    question: z.string(),
    answer: z.string(),
    by: z.enum(ANSWERERS),
  }),
  mailTemplate({
    title: 'An answer to a question',
    to: 'shopper',
    when: 'to who asked, when the question about a product is answered',
    words: {
      subject: 'An answer to your question about {product}',
      greeting: 'Namaste {name},',
      text: 'You asked about {product}: {question}\n\n{answer}',
    },
    facts: { name: 'The name of the shopper', product: PRODUCT_FACT },
    sentences: { question: 'What was asked', answer: 'Who answers, and what' },
    content: ({ fullName, product: { name, seoUrl }, question, answer, by }, origin, shopName) => ({
      facts: {
        name: fullName,
        product: name,
        question: `“${question}”`,
        answer: `${answeredBy(shopName)[by]} answers: “${answer}”`,
      },
      link: openPage(seoUrl, origin),
    }),
    sample: {
      fullName: SHOPPER,
      product,
      question: QUESTION,
      answer: 'Yes: it is a screw-back, and the pair weighs 14 grams.',
      by: 'seller',
    },
  }),
);
