import * as z from 'zod/mini';
import { STOCK_NOTICE_LINK_DAYS } from '#contract/calls/stock-notices.ts';
import { productPath, stockNoticePath } from '#contract/pages/paths.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { MailedProduct } from '../../../mails/product.ts';
import { PRODUCT, TOKEN } from '../../../mails/samples.ts';
import { message, withMessage } from '../../platform/messages/index.ts';
import { mailKind } from '../../platform/outbox/index.ts';
import { backInStockMessage } from './messages.ts';

/** The product of a stock notice. */
export const NoticedProduct = z.extend(MailedProduct, {
  /** Colour and size. */
  detail: z.string(),
  sellingPaise: z.number(),
});
export type NoticedProduct = z.infer<typeof NoticedProduct>;

const PRODUCT_FACT = 'The product';
const DETAIL_FACT = 'Its colour and size';

/** Asks the owner of an email for confirmation (double opt-in). */
export const confirmStockNoticeMail = mailKind(
  'confirmStockNotice',
  z.object({ product: NoticedProduct, token: z.string() }),
  mailTemplate({
    title: 'Back in stock: please confirm',
    to: 'shopper',
    when: 'when a visitor wants to know by email when an item is back',
    words: {
      subject: 'Notify you when {product} is back?',
      greeting: 'Namaste,',
      text: 'We were asked to email you when {product} ({detail}) is in stock again.\n\nPlease confirm with the link below within {days} days. If it was not you, please ignore this email and you will not hear from us.',
    },
    facts: { product: PRODUCT_FACT, detail: DETAIL_FACT, days: 'How many days the link is good' },
    content: ({ product, token }, origin) => ({
      facts: { product: product.name, detail: product.detail, days: String(STOCK_NOTICE_LINK_DAYS) },
      link: { label: 'Yes, notify me', href: origin + stockNoticePath('confirm', token) },
      unsubscribe: { label: 'No, stop this', href: origin + stockNoticePath('stop', token) },
    }),
    sample: { product: PRODUCT, token: TOKEN },
  }),
);

/** The single mail that the SKU is back in stock. */
export const backInStockMail = mailKind(
  'backInStock',
  z.object({ product: NoticedProduct, token: z.string() }),
  mailTemplate({
    title: 'Back in stock',
    to: 'shopper',
    when: 'once, when an item somebody waits for is in stock again',
    words: {
      subject: 'Back in stock: {product}',
      greeting: 'Namaste,',
      text: '{product} ({detail}) is in stock again, at {price}.\n\nYou asked us to tell you. This is our only email about it, and the item is not held for you.',
    },
    facts: { product: PRODUCT_FACT, detail: DETAIL_FACT, price: 'Its price now' },
    content: ({ product, token }, origin) => ({
      facts: { product: product.name, detail: product.detail, price: formatPaise(product.sellingPaise) },
      link: { label: 'See it', href: origin + productPath(product.seoUrl) },
      unsubscribe: { label: 'Stop', href: origin + stockNoticePath('stop', token) },
    }),
    sample: { product: PRODUCT, token: TOKEN },
  }),
  withMessage(({ product: { name, sellingPaise } }) =>
    message(backInStockMessage, null, { item: name, price: formatPaise(sellingPaise) }),
  ),
);
