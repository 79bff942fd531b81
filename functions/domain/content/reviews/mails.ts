import * as z from 'zod/mini';
import { accountPath, stopNoticePath, writeReviewPath } from '#contract/pages/paths.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { MailedProduct } from '../../../mails/product.ts';
import { CHOKER, PRODUCT, SHOPPER, TOKEN } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

/** The maximum number of products in a mail. The others are listed in the account. */
const NAMED = 5;

const named = ({ name, seoUrl }: { name: string; seoUrl: string }) => ({ name, seoUrl });

/** Asks for reviews of delivered items, with a link to write each, and an unsubscribe link. */
export const reviewsWantedMail = mailKind(
  'reviewsWanted',
  z.object({
    fullName: z.string(),
    products: z.array(MailedProduct),
    /** Unsubscribes from such mails. */
    token: z.string(),
  }),
  mailTemplate({
    title: 'Please review',
    to: 'shopper',
    when: 'some days after a delivery, once for each product, to who has not switched these emails off',
    words: {
      subject: 'How do you like {what}?',
      greeting: 'Namaste {name},',
      text: 'Your order was delivered a few days ago. How does it look, and how does it wear?\n\nA few words and a photo help others to choose, whether you like it or not.',
    },
    facts: {
      name: 'The name of the shopper',
      what: 'The product, or ‘what you ordered’ where there are several',
    },
    content: ({ fullName, products, token }, origin) => {
      const toReview = ({ name, seoUrl }: (typeof products)[number]) => ({
        label: `Review ${name}`,
        href: origin + writeReviewPath(seoUrl),
      });
      const [first, ...others] = products;
      return {
        facts: { name: fullName, what: others.length === 0 ? first!.name : 'what you ordered' },
        ...(others.length === 0
          ? { link: toReview(first!) }
          : {
              links: products.slice(0, NAMED).map(toReview),
              link: { label: 'All you can review', href: origin + accountPath('reviews') },
            }),
        unsubscribe: { label: 'Stop review emails', href: origin + stopNoticePath(token) },
      };
    },
    sample: {
      fullName: SHOPPER,
      products: [named(PRODUCT), named(CHOKER)],
      token: TOKEN,
    },
  }),
);
