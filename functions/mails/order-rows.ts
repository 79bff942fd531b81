import { formatPaise } from '#contract/shop/money.ts';
import type { OrderMail } from '../domain/platform/outbox/index.ts';
import type { MailRow } from './layout.ts';

/** Returns the items of an order with their prices. */
export function itemRows({ items }: Pick<OrderMail, 'items'>): MailRow[] {
  return items.map((item) => ({
    label: `${item.quantity} × ${item.name}${item.detail ? ` (${item.detail})` : ''}`,
    value: formatPaise(item.sellingPaise),
  }));
}

/** Returns the deductions and charges of an order, up to the total. */
export function amountRows(order: OrderMail): MailRow[] {
  const steps = [
    { label: `Coupon ${order.couponCode}`, paise: -order.couponPaise },
    { label: 'Discount for paying online', paise: -order.prepaidDiscountPaise },
    { label: 'Shipping', paise: order.shippingFeePaise },
    { label: 'Fee for cash on delivery', paise: order.codFeePaise },
  ];
  return [
    ...steps
      .filter(({ paise }) => paise !== 0)
      .map(({ label, paise }) => ({ label, value: formatPaise(paise).replace('-', '−') })),
    { label: 'Total, including GST', value: formatPaise(order.totalPaise), isTotal: true },
  ];
}

/** Returns a sentence with the promised day or the time span. */
export const arrival = (estimate: string) =>
  estimate.startsWith('by ') ? `It arrives ${estimate}.` : `Delivery takes ${estimate}.`;

/** Advice before a parcel arrives: a claim of damage needs the video. */
export const FILM_IT =
  'Please film the parcel while you open it: if something is damaged or missing, we need the video for your claim.';

export const NUMBER_FACT = 'The number of the order';
export const NAME_FACT = 'The name of the shopper';
export const SELLER_FACT = 'The name of the seller';
export const AMOUNT_FACT = 'The amount';

/** Links to the list of orders in a seller's console. */
export const inConsole = (origin: string) => ({ label: 'Open it in the console', href: `${origin}/seller/orders` });

/** Links to the order's page. After the confirmation, that page is more current than the mail. */
export const lookAt = (number: string, origin: string) => ({
  label: 'View your order',
  href: `${origin}/orders?orderId=${number}`,
});
