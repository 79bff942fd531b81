import { productPath, stopNoticePath } from '#contract/pages/paths.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { Mail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/** Tells of what is on a wishlist and costs less than when it was put there. */
export function priceDrops(
  { fullName, products, token }: Extract<Mail, { name: 'priceDrops' }>,
  origin: string,
): MailContent {
  const [first, ...others] = products;
  return {
    subject:
      others.length === 0 ? `${first!.name} costs less now` : `${products.length} items on your wishlist cost less now`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      ...products.map(
        ({ name, detail, addedPaise, sellingPaise }) =>
          `${detail ? `${name} (${detail})` : name} costs ${formatPaise(sellingPaise)}. It was ${formatPaise(addedPaise)} when you added it to your wishlist.`,
      ),
      'The item is not held for you, and prices may change.',
    ],
    ...(others.length === 0
      ? { link: { label: 'See it', href: origin + productPath(first!.seoUrl) } }
      : {
          links: products.map(({ name, seoUrl }) => ({ label: `See ${name}`, href: origin + productPath(seoUrl) })),
          link: { label: 'Your wishlist', href: `${origin}/wishlist` },
        }),
    unsubscribe: { label: 'Stop price-drop emails', href: origin + stopNoticePath(token) },
  };
}
