import type { Order } from '#contract/calls/orders.ts';
import { amountOfUnits } from '#contract/shop/money.ts';
import { isCounterSale } from '#contract/shop/order-source.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { OrderMail } from './mails/order-mail.ts';
import { orderPlacedMail } from './mails/orders.ts';
import { sellerOrderPlacedMail } from './mails/seller-orders.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { codToConfirm } from './cod-to-confirm.ts';

type Placed = Pick<OrderToPay, 'order' | 'sellers'>;

/**
 * Returns the mails of an order that was paid or confirmed: one to the shopper, and one to each seller with what to
 * pack. A counter sale has none: its goods are handed over at once.
 */
export function placedMails({ order, sellers }: Placed): OutboxItem[] {
  if (order.source && isCounterSale(order.source)) return [];
  return [
    orderPlacedMail.item(`order-placed-${order.orderId}`, order.user.email, {
      order: orderMail(order, () => true),
    }),
    ...sellerMails({ order, sellers }),
  ];
}

/** The time limit for the buyer to confirm a COD order, and whether it may be paid online instead. */
export interface ToConfirm {
  untilAt: number;
  mayPayOnline: boolean;
}

/**
 * Returns the mails of a COD order: that it is placed, or that its buyer has to confirm it first.
 * @param toConfirm null for an order that needs no confirmation
 */
export function cashMails({ order, sellers }: Placed, toConfirm: ToConfirm | null): OutboxItem[] {
  if (toConfirm === null) return placedMails({ order, sellers });
  const { untilAt: until, mayPayOnline } = toConfirm;
  return [
    codToConfirm.item(`order-to-confirm-${order.orderId}`, {
      to: order.user.email,
      order: orderMail(order, () => true),
      until,
      mayPayOnline,
    }),
    ...sellerMails({ order, sellers }, until),
  ];
}

/**
 * Mails each seller what to pack. Sellers whose pieces are all cancelled get no mail.
 * @param confirmUntil the time limit for the buyer's confirmation, if packing has to wait for it
 */
export function sellerMails({ order, sellers }: Placed, confirmUntil?: number): OutboxItem[] {
  const { orderId: number, consignments } = order;
  return sellers
    .filter(({ sellerId }) => consignments.some((part) => part.sellerId === sellerId && isStanding(part)))
    .map(({ sellerId, sellerName, sellerEmail }) =>
      sellerOrderPlacedMail.item(
        `order-${confirmUntil === undefined ? 'placed' : 'to-confirm'}-${number}-${sellerId}`,
        sellerEmail,
        {
          sellerName,
          ...(confirmUntil !== undefined && { confirmUntil }),
          order: orderMail(order, (part) => part.sellerId === sellerId),
        },
      ),
    );
}

type Part = Order['consignments'][number];

const isStanding = ({ orderStatus }: Part) => orderStatus !== 'CANCELLED';

function orderMail(order: Order, isMeant: (part: Part) => boolean): OrderMail {
  const { shippingAddress: address } = order;
  return {
    number: order.orderId,
    fullName: order.user.fullName,
    ...amountsOf(order, order.consignments.filter(isMeant)),
    isPaid: order.paymentMethod === 'PREPAID',
    isGift: order.gift !== null,
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

type Amounts = Pick<
  OrderMail,
  | 'items'
  | 'bundles'
  | 'couponCode'
  | 'couponPaise'
  | 'staffPaise'
  | 'prepaidDiscountPaise'
  | 'shippingFeePaise'
  | 'codFeePaise'
  | 'totalPaise'
>;

/**
 * Returns the pieces of some parts with their prices, and the order's sums. If some pieces were cancelled, the total is
 * the amount left to pay.
 */
function amountsOf(order: Order, parts: readonly Part[]): Amounts {
  const isWhole = order.consignments.every(isStanding);
  const items = order.orderItems.flatMap(({ id, product, color, size, quantity, sellingPrice, net }) => {
    const pieces = parts
      .filter(isStanding)
      .flatMap((part) => part.items)
      .reduce((sum, item) => sum + (item.orderItemId === id ? item.quantity : 0), 0);
    if (pieces === 0) return [];
    const sellingPaise = isWhole ? sellingPrice : amountOfUnits(net, quantity, quantity - pieces, pieces);
    return [{ name: product.name, detail: [color, size].filter(Boolean).join(', '), quantity: pieces, sellingPaise }];
  });
  if (isWhole) {
    return {
      items,
      bundles: order.bundles.map(({ name, discount }) => ({ name, discountPaise: discount })),
      couponCode: order.couponCode,
      couponPaise: order.couponPrice,
      staffPaise: order.staffDiscount,
      prepaidDiscountPaise: order.prepaidDiscount,
      shippingFeePaise: order.shippingFee,
      codFeePaise: order.codFee,
      totalPaise: order.total,
    };
  }
  const goods = items.reduce((sum, { sellingPaise }) => sum + sellingPaise, 0);
  const totalPaise = parts.reduce((sum, { cashAtDoor }) => sum + (cashAtDoor ?? 0), 0);
  const discounts = { couponCode: null, couponPaise: 0, prepaidDiscountPaise: 0 };
  const codFeePaise = Math.min(totalPaise - goods, order.codFee);
  return { items, ...discounts, shippingFeePaise: totalPaise - goods - codFeePaise, codFeePaise, totalPaise };
}
