import type { ManagedOrder, Order } from '#contract/calls/orders.ts';
import type { Paise } from '#contract/shop/money.ts';
import { formatWeekday } from '#contract/shop/dates.ts';
import { orderStatusOf } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { codPaymentStatus } from '#contract/states/payment.ts';
import type { PaymentStatus } from '#contract/states/payment.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { standingPayment } from '../payments/index.ts';
import { cashAtDoor } from './cash-at-door.ts';
import type { PiecesInParcel } from './cash-at-door.ts';
import { promiseInWords } from './order-promise.ts';
import type {
  ConsignmentRow,
  DiscountRow,
  EventRow,
  ItemRow,
  OrderRow,
  OrderRows,
  PaymentRow,
  PieceRow,
  RefundRow,
} from './order-rows.ts';

/** An order with all known fields. Each answer returns the fields of its own shape in the contract. */
type WholeOrder<User> = Omit<ManagedOrder, 'user'> & Pick<Order, 'payUntil' | 'payments' | 'refunds'> & { user: User };

/** Returns orders in the contract's shape, newest first, with the amounts that were stored at placement. */
export function ordersOf(rows: OrderRows): WholeOrder<Order['user']>[] {
  return assemble(rows, orderAmounts, ({ fullName, email, userMobile }) => ({ fullName, email, mobile: userMobile }));
}

/**
 * Returns a seller's part of each order, in the same shape. Status, items and sums are those of the seller's own
 * consignments. The sums include the fees and each kind of discount. The shopper's account e-mail and the order's source
 * are omitted, and so is the person who gave a discount.
 */
export function sellerOrdersOf(rows: OrderRows): ManagedOrder[] {
  const orders = assemble(rows, sellerAmounts, ({ fullName, userMobile }) => ({ fullName, mobile: userMobile }));
  return orders.map((order) => ({
    ...order,
    source: null,
    history: order.history.map((event) => ({ ...event, person: null })),
  }));
}

type Amounts = Pick<
  ManagedOrder,
  | 'orderStatus'
  | 'paymentStatus'
  | 'totalItems'
  | 'totalMrpPrice'
  | 'totalSellingPrice'
  | 'bundles'
  | 'couponCode'
  | 'couponPrice'
  | 'couponFundedBy'
  | 'staffDiscount'
  | 'prepaidDiscount'
  | 'shippingFee'
  | 'codFee'
  | 'taxIncluded'
  | 'total'
  | 'version'
>;
type AmountsOf = (
  order: OrderRow['order'],
  items: ItemRow[],
  consignments: ConsignmentRow[],
  discounts: DiscountRow[],
) => Amounts;

function orderAmounts(
  order: OrderRow['order'],
  _items: ItemRow[],
  _parts: ConsignmentRow[],
  discounts: DiscountRow[],
): Amounts {
  return {
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    totalItems: order.totalItems,
    totalMrpPrice: order.totalMrpPaise,
    totalSellingPrice: order.totalSellingPaise,
    bundles: bundlesOf(discounts),
    couponCode: order.couponCode,
    couponPrice: order.couponDiscountPaise,
    couponFundedBy: couponFunder(discounts),
    staffDiscount: order.staffDiscountPaise,
    prepaidDiscount: order.prepaidDiscountPaise,
    shippingFee: order.shippingFeePaise,
    codFee: order.codFeePaise,
    taxIncluded: order.taxIncludedPaise,
    total: order.totalPaise,
    version: order.version,
  };
}

function sellerAmounts(
  order: OrderRow['order'],
  items: ItemRow[],
  parts: ConsignmentRow[],
  discounts: DiscountRow[],
): Amounts {
  const off = (meant: DiscountRow['kind']) =>
    discounts.reduce((total, { kind, amountPaise }) => total + (kind === meant ? amountPaise : 0), 0);
  const sum = (amount: (item: ItemRow['item']) => number) => items.reduce((total, { item }) => total + amount(item), 0);
  const bought = parts.filter(({ consignment }) => consignment.replacesConsignmentId === null);
  const orderStatus = orderStatusOf(bought.map(({ consignment }) => consignment.status));
  return {
    orderStatus,
    paymentStatus: sellerPaymentStatus(order, orderStatus),
    totalItems: sum((item) => (item.replacesItemId === null ? item.quantity : 0)),
    totalMrpPrice: sum((item) => item.unitMrpPaise * item.quantity),
    totalSellingPrice: sum((item) => item.unitSellingPaise * item.quantity),
    bundles: bundlesOf(discounts),
    couponCode: off('coupon') > 0 ? order.couponCode : null,
    couponPrice: off('coupon'),
    couponFundedBy: couponFunder(discounts),
    staffDiscount: off('staff'),
    prepaidDiscount: off('prepaid'),
    shippingFee: sum((item) => item.shippingFeePaise),
    codFee: sum((item) => item.codFeePaise),
    taxIncluded: sum((item) => item.cgstPaise + item.sgstPaise + item.igstPaise),
    total: sum((item) => item.netPaise + item.shippingFeePaise + item.codFeePaise),
    version: parts[0]?.consignment.version ?? 0,
  };
}

/** A COD order is paid per seller, with the seller's own parcels. A refund status is that of the whole order. */
function sellerPaymentStatus(order: OrderRow['order'], status: OrderStatus): PaymentStatus {
  const isPaidBack = order.paymentStatus === 'REFUNDED' || order.paymentStatus === 'PARTIALLY_REFUNDED';
  return order.paymentMethod === 'COD' && !isPaidBack ? codPaymentStatus(status) : order.paymentStatus;
}

/** Returns what each bundle took off, the bundle with the lower id first. */
function bundlesOf(discounts: readonly DiscountRow[]): Order['bundles'] {
  const rows = discounts.filter(({ kind }) => kind === 'bundle');
  return [...Map.groupBy(rows, ({ bundleId }) => bundleId).values()]
    .toSorted(([one], [other]) => one!.bundleId! - other!.bundleId!)
    .map((own) => ({
      id: own[0]!.bundleId!,
      name: own[0]!.bundleName!,
      discount: own.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    }));
}

function couponFunder(discounts: readonly DiscountRow[]): DiscountRow['fundedBy'] | null {
  return discounts.find(({ kind }) => kind === 'coupon')?.fundedBy ?? null;
}

function assemble<User>(rows: OrderRows, amountsOf: AmountsOf, userOf: (row: OrderRow) => User): WholeOrder<User>[] {
  const items = Map.groupBy(rows.items, ({ item }) => item.orderId);
  const parts = Map.groupBy(rows.consignments, ({ consignment }) => consignment.orderId);
  const discounts = Map.groupBy(rows.discounts, ({ orderId }) => orderId);
  const events = Map.groupBy(rows.events, (event) => event.orderId);
  const pieces = Map.groupBy(rows.pieces, ({ consignmentId }) => consignmentId);
  const payments = Map.groupBy(rows.payments, ({ orderId }) => orderId);
  const refunds = Map.groupBy(rows.refunds, ({ orderId }) => orderId);
  return rows.orders.map((row) => {
    const { order } = row;
    const own = items.get(order.id) ?? [];
    const consignments = parts.get(order.id) ?? [];
    const amounts = amountsOf(order, own, consignments, discounts.get(order.id) ?? []);
    const address = addressOf(order);
    return {
      id: order.id,
      orderId: order.number,
      orderDate: order.placedAt,
      ...expected(order, consignments),
      dispatchOn: order.deliveryCountsFromOn,
      isPreOrder: order.isPreOrder,
      source: order.sourceKind && { kind: order.sourceKind, name: order.sourceName, campaign: order.sourceCampaign },
      ...amounts,
      status: amounts.orderStatus,
      paymentMethod: order.paymentMethod,
      paymentDetails: {
        paymentMethod: order.paymentMethod,
        status: amounts.paymentStatus,
        paymentId: standingPayment(payments.get(order.id) ?? [])?.gatewayPayment ?? null,
      },
      paymentOrderId: row.gatewayLink,
      payUntil: order.status === 'PENDING' ? row.payUntil : null,
      confirmUntil: row.confirmUntil,
      payments: (payments.get(order.id) ?? []).map(paymentOf),
      refunds: refundsOf(refunds.get(order.id) ?? []),
      note: order.note,
      gift: order.isGift ? { message: order.giftMessage } : null,
      user: userOf(row),
      shippingAddress: address,
      billingAddress: address,
      business: businessOf(order),
      orderItems: own.map((item) => orderItemOf(item, rows.pictures)),
      ...firstParcel(consignments),
      consignments: consignments.map((part) => ({
        ...consignmentOf(order, part, pieces.get(part.consignment.id) ?? []),
        cashAtDoor: cashOf(order, part, () => piecesIn(own, consignments, pieces)),
      })),
      history: (events.get(order.id) ?? []).map(eventOf),
    };
  });
}

function addressOf(order: OrderRow['order']): Order['shippingAddress'] {
  return {
    name: order.shipName,
    mobile: order.shipMobile,
    alternateMobile: order.shipAlternateMobile,
    address: order.shipAddress,
    addressLine2: order.shipAddressLine2,
    locality: order.shipLocality,
    city: order.shipCity,
    state: order.shipState,
    pinCode: order.shipPinCode,
    country: 'India',
  };
}

function businessOf({ buyerGstin: gstin, buyerLegalName: legalName }: OrderRow['order']): Order['business'] {
  return gstin === null || legalName === null ? null : { gstin, legalName };
}

function orderItemOf(
  { item, consignmentId, seoUrl, soldPaise }: ItemRow,
  pictures: MediaRow[],
): ManagedOrder['orderItems'][number] {
  const mediaList = pictures.filter((picture) => picture.subjectId === item.skuId).map(mediaItem);
  return {
    id: item.id,
    skuId: item.skuId,
    consignmentId,
    product: {
      id: item.productId,
      name: item.productName,
      title: item.productTitle,
      seoUrl,
      skus: [{ mediaList }],
    },
    skuCode: item.skuCode,
    color: item.color,
    size: item.size,
    replacesItemId: item.replacesItemId,
    quantity: item.quantity,
    mrpPrice: item.unitMrpPaise * item.quantity,
    sellingPrice: item.unitSellingPaise * item.quantity,
    unitMrpPrice: item.unitMrpPaise,
    unitSellingPrice: item.unitSellingPaise,
    discount: item.discountPaise,
    net: item.netPaise,
    sellerId: item.sellerId,
    sold: soldPaise,
  };
}

function consignmentOf(
  { deliveryOn, deliveryCountsFromOn }: OrderRow['order'],
  { consignment, sellerName, shipment, failure }: ConsignmentRow,
  pieces: PieceRow[],
): Omit<ManagedOrder['consignments'][number], 'cashAtDoor'> {
  const { id, sellerId, status, dispatchedAt, deliveredAt, cancelledAt, version } = consignment;
  return {
    id,
    sellerId,
    sellerName,
    orderStatus: status,
    items: pieces.map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
    deliveryDate: shipment?.etdOn ?? deliveryOn,
    awb: shipment?.awb ?? null,
    shipment: shipment && {
      id: shipment.id,
      status: shipment.status,
      courierName: shipment.courierName,
      isByHand: shipment.isByHand,
      pickupDate: shipment.pickupOn,
      etd: shipment.etdOn,
      answered: failure?.answer ? { action: failure.answer, on: failure.wishedOn } : null,
    },
    dispatchedAt,
    deliveredAt,
    cancelledAt,
    version,
    dispatchOn: consignment.replacesConsignmentId === null ? deliveryCountsFromOn : null,
  };
}

/** Returns the cash that a consignment of a COD order collects. A booked parcel collects its booked amount. */
function cashOf(
  { paymentMethod }: OrderRow['order'],
  { consignment, shipment }: ConsignmentRow,
  pieces: () => PiecesInParcel[],
): Paise | null {
  if (paymentMethod !== 'COD' || consignment.cancelledAt !== null) return null;
  return shipment ? (shipment.codPaise ?? 0) : cashAtDoor(pieces(), consignment.id);
}

function piecesIn(
  items: ItemRow[],
  consignments: ConsignmentRow[],
  pieces: ReadonlyMap<number, PieceRow[]>,
): PiecesInParcel[] {
  return consignments.flatMap(({ consignment: { id, sellerId, cancelledAt } }) =>
    (pieces.get(id) ?? []).map(({ orderItemId, quantity }) => {
      const { item } = items.find((row) => row.item.id === orderItemId)!;
      return {
        consignmentId: id,
        sellerId,
        isCancelled: cancelledAt !== null,
        orderItemId,
        pieces: quantity,
        quantity: item.quantity,
        netPaise: item.netPaise,
        feesPaise: item.shippingFeePaise + item.codFeePaise,
      };
    }),
  );
}

/**
 * Returns when an order is expected. The couriers' dates replace the promise once every remaining parcel has one. The
 * latest date counts.
 */
function expected(
  order: OrderRow['order'],
  consignments: ConsignmentRow[],
): Pick<Order, 'deliveryDate' | 'deliveryEstimate'> {
  const days = consignments
    .filter(({ consignment }) => consignment.cancelledAt === null)
    .map(({ shipment }) => shipment?.etdOn ?? null);
  const last = days.filter((day) => day !== null).toSorted();
  const day = last.length === days.length ? last.at(-1) : undefined;
  return day === undefined
    ? { deliveryDate: order.deliveryOn, deliveryEstimate: promiseInWords(order) }
    : { deliveryDate: day, deliveryEstimate: `by ${formatWeekday(day)}` };
}

function paymentOf({
  gatewayPayment,
  createdAt,
  capturedAt,
  amountPaise,
  status,
  method,
  returnedAs,
}: PaymentRow): Order['payments'][number] {
  return { paymentId: gatewayPayment, at: capturedAt ?? createdAt, amount: amountPaise, status, method, returnedAs };
}

function refundsOf(rows: RefundRow[]): Order['refunds'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const { id, at, amountPaise, feesPaise, cause, status, method } = own[0]!;
    const items = own.flatMap(({ orderItemId, quantity, itemPaise }) =>
      orderItemId === null ? [] : [{ orderItemId, quantity: quantity!, amount: itemPaise! }],
    );
    return { id, at, amount: amountPaise, fees: feesPaise, cause, status, method, items };
  });
}

/** Returns the parcel fields that the specification requires for an order: those of the first booked parcel. */
function firstParcel(consignments: ConsignmentRow[]) {
  const shipment = consignments.find((row) => row.shipment)?.shipment;
  return {
    awb: shipment?.awb ?? null,
    courier_id: shipment?.courierNumber ?? null,
    shipment_id: shipment?.id ?? null,
    order_id: shipment?.courierOrderNumber ?? null,
    pickup_scheduled: (shipment?.pickupOn ?? null) !== null,
    pickup_date: shipment?.pickupOn ?? null,
  };
}

function eventOf({ orderId: _, ...event }: EventRow): ManagedOrder['history'][number] {
  return event;
}
