import type { ManagedOrder } from '#contract/calls/orders.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { readDay, readPaise } from '#contract/shop/typed-cells.ts';
import { fixed, rupees, text, told } from './columns.ts';
import type { Columns } from './columns.ts';

type Consignment = ManagedOrder['consignments'][number];

/** A row in the file of orders: one consignment of an order. */
export interface OrderLine {
  order: ManagedOrder;
  consignment: Consignment;
}

/** Returns the rows of an order, in the order of its consignments. */
export function linesOf(order: ManagedOrder): OrderLine[] {
  return order.consignments.map((consignment) => ({ order, consignment }));
}

/** The order's own amounts are only in its first row, so that a column can be summed. */
const amountOf = (amount: (order: ManagedOrder) => number) =>
  fixed(
    ({ order, consignment }: OrderLine) => (order.consignments[0] === consignment ? rupees(amount(order)) : null),
    readPaise,
  );

/**
 * The columns of orders as a file, one row for each consignment. A file can change its status, and set the courier and
 * AWB of a parcel sent with the seller's own courier.
 */
export const ORDER_COLUMNS: Columns<OrderLine> = {
  Order: told(({ order }) => order.orderId),
  Consignment: told(({ consignment }) => consignment.id),
  Date: fixed(({ order }) => kolkataDay(order.orderDate), readDay),
  Seller: fixed(({ consignment }) => consignment.sellerName),
  Status: {
    ...text('orderStatus', ({ consignment }: OrderLine) => consignment.orderStatus),
    read: (cell) => cell.toUpperCase(),
    expected: 'is required',
  },
  Courier: text('courierName', ({ consignment }) => consignment.shipment?.courierName ?? ''),
  AWB: text('awb', ({ consignment }) => consignment.awb ?? ''),
  'Send by': fixed(({ consignment }) => consignment.dispatchOn, readDay),
  Payment: fixed(({ order }) => order.paymentMethod),
  'Payment status': fixed(({ order }) => order.paymentStatus),
  Customer: fixed(({ order }) => order.shippingAddress.name),
  Mobile: fixed(({ order }) => order.shippingAddress.mobile),
  City: fixed(({ order }) => order.shippingAddress.city),
  State: fixed(({ order }) => order.shippingAddress.state),
  PIN: fixed(({ order }) => order.shippingAddress.pinCode),
  Items: fixed((line) =>
    itemsOf(line)
      .map(({ product, size, quantity }) => `${quantity} × ${product.name} ${size}`.trim())
      .join('; '),
  ),
  'Number of items': fixed((line) => itemsOf(line).reduce((sum, { quantity }) => sum + quantity, 0)),
  'Order at MRP (rupees)': amountOf(({ totalMrpPrice }) => totalMrpPrice),
  'Order items (rupees)': amountOf(({ totalSellingPrice }) => totalSellingPrice),
  'Order total (rupees)': amountOf(({ total }) => total),
};

/** Returns the items of a consignment, with its own pieces of each. */
function itemsOf({ order, consignment }: OrderLine) {
  return consignment.items.map(({ orderItemId, quantity }) => ({
    ...order.orderItems.find(({ id }) => id === orderItemId)!,
    quantity,
  }));
}
