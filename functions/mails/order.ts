import * as z from 'zod/mini';
import { formatPaise } from '#contract/shop/money.ts';
import type { MailRow } from './layout.ts';

/* What mails of several areas say of an order. */

export const MailedItem = z.object({
  name: z.string(),
  /** Colour and size. */
  detail: z.string(),
  quantity: z.number(),
  sellingPaise: z.number(),
});

/** An order and an amount. */
export const PaymentMail = z.object({ number: z.string(), fullName: z.string(), amountPaise: z.number() });
export type PaymentMail = z.infer<typeof PaymentMail>;

/** Returns the items of an order or a cart with their prices. */
export function itemRows({ items }: { items: readonly z.infer<typeof MailedItem>[] }): MailRow[] {
  return items.map((item) => ({
    label: `${item.quantity} × ${item.name}${item.detail ? ` (${item.detail})` : ''}`,
    value: formatPaise(item.sellingPaise),
  }));
}

/** Links to the order's page. After the confirmation, that page is more current than the mail. */
export const lookAt = (number: string, origin: string) => ({
  label: 'View your order',
  href: `${origin}/orders?orderId=${number}`,
});
