import { formatPaise } from '#contract/shop/money.ts';
import type { OrderMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

function itemRows(order: OrderMail) {
  return order.items.map((item) => ({
    label: `${item.quantity} × ${item.name}${item.detail ? ` (${item.detail})` : ''}`,
    value: formatPaise(item.netPaise),
  }));
}

export function orderPlaced(order: OrderMail, origin: string): MailContent {
  return {
    subject: `Your order ${order.number} is placed`,
    greeting: `Namaste ${order.fullName},`,
    paragraphs: [
      `thank you for your order ${order.number}. Delivery takes ${order.deliveryEstimate}.`,
      'Please keep the amount ready: you pay on delivery.',
    ],
    rows: [
      ...itemRows(order),
      ...(order.codFeePaise > 0 ? [{ label: 'Fee for cash on delivery', value: formatPaise(order.codFeePaise) }] : []),
      { label: 'Total, including GST', value: formatPaise(order.totalPaise) },
      { label: 'Delivery to', value: order.address },
    ],
    link: { label: 'Look at your order', href: `${origin}/confirmation?orderId=${order.number}` },
  };
}

export function sellerOrderPlaced(order: OrderMail, sellerName: string, origin: string): MailContent {
  return {
    subject: `New order ${order.number}`,
    greeting: `Namaste ${sellerName},`,
    paragraphs: [`${order.number} is waiting to be confirmed and packed.`],
    rows: [...itemRows(order), { label: 'Delivery to', value: order.address }],
    link: { label: 'Open it in the console', href: `${origin}/seller/orders` },
  };
}
