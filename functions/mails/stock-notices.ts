import { STOCK_NOTICE_LINK_DAYS } from '#contract/calls/stock-notices.ts';
import { productPath, stockNoticePath } from '#contract/pages/paths.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { NoticedProduct } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/** Asks for the second yes of an e-mail that somebody typed. */
export function confirmStockNotice(product: NoticedProduct, token: string, origin: string): MailContent {
  return {
    subject: `Notify you when ${product.name} is back?`,
    greeting: 'Namaste,',
    paragraphs: [
      `We were asked to email you when ${product.name} (${product.detail}) is in stock again.`,
      `Please confirm with the link below within ${STOCK_NOTICE_LINK_DAYS} days. If it was not you, please ignore this email and you will not hear from us.`,
    ],
    link: { label: 'Yes, notify me', href: origin + stockNoticePath('confirm', token) },
    unsubscribe: { label: 'No, stop this', href: origin + stockNoticePath('stop', token) },
  };
}

/** The one mail that it is back. */
export function backInStock(product: NoticedProduct, token: string, origin: string): MailContent {
  return {
    subject: `Back in stock: ${product.name}`,
    greeting: 'Namaste,',
    paragraphs: [
      `${product.name} (${product.detail}) is in stock again, at ${formatPaise(product.sellingPaise)}.`,
      'You asked us to tell you. This is our only email about it, and the item is not held for you.',
    ],
    link: { label: 'See it', href: origin + productPath(product.seoUrl) },
    unsubscribe: { label: 'Stop', href: origin + stockNoticePath('stop', token) },
  };
}
