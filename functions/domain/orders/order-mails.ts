import type { Order } from '#contract/calls/orders.ts';
import type { OrderMail, OutboxItem } from '../outbox/index.ts';
import type { OrderToPay } from './order-to-pay.ts';

/** The mails of an order that was paid, as it is stored: the shopper's, and to each seller what it has to pack. */
export function placedMails({ order, sellers }: Pick<OrderToPay, 'order' | 'sellers'>): OutboxItem[] {
  const { orderId: number } = order;
  const sellerOf = new Map(order.consignments.map(({ id, sellerId }) => [id, sellerId]));
  return [
    {
      kind: 'mail',
      key: `order-placed-${number}`,
      payload: { name: 'orderPlaced', to: order.user.email, order: orderMail(order, () => true) },
    },
    ...sellers.map(({ sellerId, sellerName, sellerEmail }): OutboxItem => ({
      kind: 'mail',
      key: `order-placed-${number}-${sellerId}`,
      payload: {
        name: 'sellerOrderPlaced',
        to: sellerEmail,
        sellerName,
        order: orderMail(order, ({ consignmentId }) => sellerOf.get(consignmentId) === sellerId),
      },
    })),
  ];
}

function orderMail(order: Order, isMeant: (item: Order['orderItems'][number]) => boolean): OrderMail {
  const { shippingAddress: address } = order;
  return {
    number: order.orderId,
    fullName: order.user.fullName,
    items: order.orderItems.filter(isMeant).map(({ product, color, size, quantity, sellingPrice }) => ({
      name: product.name,
      detail: [color, size].filter(Boolean).join(', '),
      quantity,
      sellingPaise: sellingPrice,
    })),
    couponCode: order.couponCode,
    couponPaise: order.couponPrice,
    prepaidDiscountPaise: order.prepaidDiscount,
    shippingFeePaise: order.shippingFee,
    codFeePaise: order.codFee,
    totalPaise: order.total,
    isPaid: true,
    deliveryEstimate: order.deliveryEstimate,
    address: [
      address.name,
      address.address,
      address.addressLine2,
      address.locality,
      `${address.city} ${address.pinCode}`,
      address.state,
    ]
      .filter(Boolean)
      .join(', '),
  };
}
