import * as z from 'zod/mini';
import { bundleLabel } from '#contract/shop/bundle-words.ts';
import { STAFF_DISCOUNT_LABEL } from '#contract/shop/staff-discount.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { MailRow } from '../../../../mails/layout.ts';
import { MailedItem } from '../../../../mails/order.ts';
import { ITEMS, ORDER_NUMBER, SHOPPER } from '../../../../mails/samples.ts';

/** An order as its mails show it. */
export const OrderMail = z.object({
  number: z.string(),
  fullName: z.string(),
  items: z.array(MailedItem),
  /** Absent in mails that were written before bundles. */
  bundles: z.optional(z.array(z.object({ name: z.string(), discountPaise: z.number() }))),
  couponCode: z.nullable(z.string()),
  couponPaise: z.number(),
  /** What staff took off. Absent in mails that were written before. */
  staffPaise: z.optional(z.number()),
  prepaidDiscountPaise: z.number(),
  shippingFeePaise: z.number(),
  codFeePaise: z.number(),
  totalPaise: z.number(),
  /** Whether it is already paid. Without this it is paid on delivery. */
  isPaid: z.optional(z.boolean()),
  /** Whether it is to be gift-wrapped. */
  isGift: z.optional(z.boolean()),
  deliveryEstimate: z.string(),
  address: z.string(),
});
export type OrderMail = z.infer<typeof OrderMail>;

/** Returns the deductions and charges of an order, up to the total. */
export function amountRows(order: OrderMail): MailRow[] {
  const steps = [
    ...(order.bundles ?? []).map(({ name, discountPaise }) => ({ label: bundleLabel(name), paise: -discountPaise })),
    { label: `Coupon ${order.couponCode}`, paise: -order.couponPaise },
    { label: STAFF_DISCOUNT_LABEL, paise: -(order.staffPaise ?? 0) },
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

/** Links to the list of orders in a seller's console. */
export const inConsole = (origin: string) => ({ label: 'Open it in the console', href: `${origin}/seller/orders` });

export const ORDER: OrderMail = {
  number: ORDER_NUMBER,
  fullName: SHOPPER,
  items: ITEMS,
  couponCode: 'FEST10',
  couponPaise: 170_00,
  prepaidDiscountPaise: 153_00,
  shippingFeePaise: 0,
  codFeePaise: 0,
  totalPaise: 1374_00,
  isPaid: true,
  isGift: true,
  deliveryEstimate: '3-5 business days',
  address: 'Asha Rao, 12 Lake Road, Kondapur, Hyderabad 500084, Telangana',
};

/** An order in cash, without the discount for paying online. */
export const CASH_ORDER: OrderMail = { ...ORDER, prepaidDiscountPaise: 0, totalPaise: 1527_00, isPaid: false };
