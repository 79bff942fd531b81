import * as z from 'zod/mini';
import { productPath, stopNoticePath } from '#contract/pages/paths.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { PRODUCT, SHOPPER, TOKEN } from '../../../mails/samples.ts';
import { message, withMessage } from '../../platform/messages/index.ts';
import { mailKind } from '../../platform/outbox/index.ts';
import { NoticedProduct } from '../stock-notices/index.ts';
import { priceDropMessage } from './messages.ts';

/** A wishlist product that costs less than when it was added. */
const DroppedProduct = z.extend(NoticedProduct, { addedPaise: z.number() });

/** Lists wishlist items that cost less than when they were added. */
export const priceDropsMail = mailKind(
  'priceDrops',
  z.object({
    fullName: z.string(),
    products: z.array(DroppedProduct),
    /** Unsubscribes from such mails. */
    token: z.string(),
  }),
  mailTemplate({
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
    content: ({ fullName, products, token }, origin) => {
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
      fullName: SHOPPER,
      products: [{ ...PRODUCT, addedPaise: 799_00 }],
      token: TOKEN,
    },
  }),
  withMessage(
    ({ products: [first] }) =>
      first && message(priceDropMessage, null, { item: first.name, price: formatPaise(first.sellingPaise) }),
  ),
);
