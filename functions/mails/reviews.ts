import { accountPath, stopNoticePath, writeReviewPath } from '#contract/pages/paths.ts';
import type { Mail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/** So many products a mail names; the others wait in the account. */
const NAMED = 5;

/** Asks for reviews of what came, with the way to write each and the way out of such mails. */
export function reviewsWanted(
  { fullName, products, token }: Extract<Mail, { name: 'reviewsWanted' }>,
  origin: string,
): MailContent {
  const toReview = ({ name, seoUrl }: (typeof products)[number]) => ({
    label: `Review ${name}`,
    href: origin + writeReviewPath(seoUrl),
  });
  const [first, ...others] = products;
  return {
    subject: others.length === 0 ? `How do you like ${first!.name}?` : 'How do you like what you ordered?',
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      'Your order was delivered a few days ago. How does it look, and how does it wear?',
      'A few words and a photo help others to choose, whether you like it or not.',
    ],
    ...(others.length === 0
      ? { link: toReview(first!) }
      : {
          links: products.slice(0, NAMED).map(toReview),
          link: { label: 'All you can review', href: origin + accountPath('reviews') },
        }),
    unsubscribe: { label: 'Stop review emails', href: origin + stopNoticePath(token) },
  };
}
