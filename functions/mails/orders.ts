import { confirmOrderPath } from '#contract/pages/paths.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { OrderMail, PaymentMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

function itemRows(order: OrderMail) {
  return order.items.map((item) => ({
    label: `${item.quantity} × ${item.name}${item.detail ? ` (${item.detail})` : ''}`,
    value: formatPaise(item.sellingPaise),
  }));
}

/** What is taken off the items and added to them, up to the total. */
function amountRows(order: OrderMail) {
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

/** A promised day, or a span. */
const arrival = (estimate: string) =>
  estimate.startsWith('by ') ? `It arrives ${estimate}.` : `Delivery takes ${estimate}.`;

export function orderPlaced(order: OrderMail, origin: string): MailContent {
  return {
    subject: `Your order ${order.number} is placed`,
    greeting: `Namaste ${order.fullName},`,
    paragraphs: [
      `Thank you for your order ${order.number}. ${arrival(order.deliveryEstimate)}`,
      order.isPaid ? 'Your payment has arrived.' : 'Please keep the amount ready: you pay on delivery.',
    ],
    rows: [...itemRows(order), ...amountRows(order), { label: 'Delivery to', value: order.address }],
    link: { label: 'View your order', href: `${origin}/confirmation?orderId=${order.number}` },
  };
}

/** An order in cash that is sent only once its shopper has confirmed it. */
export function codToConfirm(
  order: OrderMail,
  { until, token, mayPayOnline }: { until: number; token: string; mayPayOnline: boolean },
  origin: string,
): MailContent {
  const { number, fullName, deliveryEstimate, address } = order;
  return {
    subject: `Please confirm your order ${number}`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `Thank you for your order ${number} with cash on delivery. Please confirm by ${formatInstant(until)} that you want it. The seller sends it after that.`,
      'Your items are held for you until then. If you do not confirm, we cancel the order and you have nothing to pay.',
      `The link opens a page where you can confirm. There you can also cancel the order${mayPayOnline ? ', or pay it online right away' : ''}. ${arrival(deliveryEstimate)}`,
    ],
    rows: [...itemRows(order), ...amountRows(order), { label: 'Delivery to', value: address }],
    link: { label: 'Confirm your order', href: `${origin}${confirmOrderPath(number, token)}` },
  };
}

export function sellerOrderPlaced(
  order: OrderMail,
  sellerName: string,
  confirmUntil: number | undefined,
  origin: string,
): MailContent {
  const isWaiting = confirmUntil !== undefined;
  return {
    subject: isWaiting ? `New order ${order.number} waits for its buyer` : `New order ${order.number}`,
    greeting: `Namaste ${sellerName},`,
    paragraphs: isWaiting
      ? [
          `${order.number} is with cash on delivery and waits for the buyer's confirmation until ${formatInstant(confirmUntil)}. Please do not pack it yet: we email you when it is confirmed.`,
          'If it is not confirmed, it is cancelled and its items are back on sale.',
        ]
      : [`${order.number} is waiting to be confirmed and packed.`],
    rows: [...itemRows(order), { label: 'Delivery to', value: order.address }],
    link: { label: 'Open it in the console', href: `${origin}/seller/orders` },
  };
}

/** Once it has moved on, an order's own page says more than its confirmation. */
const lookAt = (number: string, origin: string) => ({
  label: 'View your order',
  href: `${origin}/orders?orderId=${number}`,
});

/** An order with cash on delivery was paid online after all. */
export function orderSwitched({ number, fullName, amountPaise }: PaymentMail, origin: string): MailContent {
  return {
    subject: `Your order ${number} is paid`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `We received your payment of ${formatPaise(amountPaise)} for order ${number}. Thank you.`,
      'It is not a cash-on-delivery order any more: you pay nothing when the parcel arrives.',
    ],
    link: lookAt(number, origin),
  };
}

/** To a seller: nothing is collected for the order any more. */
export function sellerOrderSwitched(
  { number, sellerName, isToBookAgain }: { number: string; sellerName: string; isToBookAgain: boolean },
  origin: string,
): MailContent {
  return {
    subject: `Order ${number} is paid online now`,
    greeting: `Namaste ${sellerName},`,
    paragraphs: [
      `Order ${number} was placed with cash on delivery and is paid online now. Please collect nothing for it.`,
      'If it had an invoice, a credit note takes it back and a new invoice has the new amounts. Please send the new one.',
      ...(isToBookAgain
        ? [
            'The parcel you had booked would collect cash, so it is cancelled with the courier and its label is void. Please book it again.',
          ]
        : []),
    ],
    link: { label: 'Open it in the console', href: `${origin}/seller/orders` },
  };
}

/** The hold of an order that was never paid is over. */
export function orderNotPaid({ number, fullName, amountPaise }: PaymentMail, origin: string): MailContent {
  return {
    subject: `Your order ${number} was not paid`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `We have not received the payment of ${formatPaise(amountPaise)} for your order ${number}, so its items are not held for you any more.`,
      'Nothing was charged. If the payment still reaches us, we send your order if the items are in stock, and refund you if they are not.',
    ],
    link: { label: 'Order again', href: `${origin}/cart` },
  };
}

/** It was paid when the pieces were gone. */
export function orderPaidTooLate({ number, fullName, amountPaise }: PaymentMail, origin: string): MailContent {
  return {
    subject: `Your order ${number} is cancelled, your refund is on its way`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `Your payment for order ${number} arrived after the time to pay was over, and the items are sold out. We are sorry.`,
      `The order is cancelled. ${formatPaise(amountPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`,
    ],
    link: lookAt(number, origin),
  };
}

/** A payment that is not the order's goes back whole. */
export function paymentReturned({ number, fullName, amountPaise }: PaymentMail, origin: string): MailContent {
  return {
    subject: `A payment for order ${number} is refunded`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `We received a payment of ${formatPaise(amountPaise)} for order ${number} that was not needed. It is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`,
    ],
    link: lookAt(number, origin),
  };
}

/** An order or pieces of it are cancelled: by the shopper, by a seller, or because nobody confirmed it. */
export function orderCancelled(
  { number, fullName, amountPaise }: PaymentMail,
  { isWhole, isUnconfirmed = false }: { isWhole: boolean; isUnconfirmed?: boolean | undefined },
  origin: string,
): MailContent {
  return {
    subject: isWhole ? `Your order ${number} is cancelled` : `A part of your order ${number} is cancelled`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      isUnconfirmed
        ? `Your order ${number} was not confirmed in time, so it is cancelled.`
        : isWhole
          ? `Your order ${number} is cancelled.`
          : `A part of your order ${number} is cancelled.`,
      amountPaise > 0
        ? `${formatPaise(amountPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`
        : 'Nothing was charged for it.',
    ],
    link: lookAt(number, origin),
  };
}

export function sellerOrderCancelled(
  {
    number,
    sellerName,
    isToBookAgain = false,
    isUnconfirmed = false,
  }: {
    number: string;
    sellerName: string;
    isToBookAgain?: boolean | undefined;
    isUnconfirmed?: boolean | undefined;
  },
  origin: string,
): MailContent {
  return {
    subject: `Items of order ${number} are cancelled`,
    greeting: `Namaste ${sellerName},`,
    paragraphs: [
      isUnconfirmed
        ? `The buyer did not confirm order ${number} in time. It is cancelled, and its items are back on sale.`
        : `Items of order ${number} are cancelled and back on sale. Please check the order before you pack.`,
      ...(isToBookAgain
        ? [
            'The parcel you had booked would collect too much, so it is cancelled with the courier and its label is void. Please book the rest again.',
          ]
        : []),
    ],
    link: { label: 'Open it in the console', href: `${origin}/seller/orders` },
  };
}
