import { productPath, stopNoticePath } from '#contract/pages/paths.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { PRODUCT, SHOPPER, TO, TOKEN } from './samples.ts';

export const priceDropLetters = {
  /** Lists wishlist items that cost less than when they were added. */
  priceDrops: letter({
    title: 'Price drops on a wishlist',
    to: 'shopper',
    when: 'at most once a day, to who chose these emails, when an item on their wishlist costs less',
    words: {
      subject: '{what} now',
      greeting: 'Namaste {name},',
      text: '{prices}\n\nThe item is not held for you, and prices may change.',
    },
    facts: { name: 'The name of the shopper', what: 'What costs less: ‘Kundan Jhumka costs less’' },
    sentences: { prices: 'Each item with its price now and before, one a line' },
    content: ({ fullName, products, token }: MailOf<'priceDrops'>, origin) => {
      const [first, ...others] = products;
      const isOne = others.length === 0;
      return {
        facts: {
          name: fullName,
          what: isOne ? `${first!.name} costs less` : `${products.length} items on your wishlist cost less`,
          prices: products.map(
            ({ name, detail, addedPaise, sellingPaise }) =>
              `${detail ? `${name} (${detail})` : name} costs ${formatPaise(sellingPaise)}. It was ${formatPaise(addedPaise)} when you added it to your wishlist.`,
          ),
        },
        ...(isOne
          ? { link: { label: 'See it', href: origin + productPath(first!.seoUrl) } }
          : {
              links: products.map(({ name, seoUrl }) => ({ label: `See ${name}`, href: origin + productPath(seoUrl) })),
              link: { label: 'Your wishlist', href: `${origin}/wishlist` },
            }),
        unsubscribe: { label: 'Stop price-drop emails', href: origin + stopNoticePath(token) },
      };
    },
    sample: {
      name: 'priceDrops',
      to: TO,
      fullName: SHOPPER,
      products: [{ ...PRODUCT, addedPaise: 799_00 }],
      token: TOKEN,
    },
  }),
};
