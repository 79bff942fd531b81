import * as z from 'zod/mini';
import { ADDRESS_FIELDS, AddressForm } from './addresses.ts';
import { BusinessBuyer } from './business-buyer.ts';
import { AddCartItem } from './cart.ts';
import { inWords } from './field-words.ts';
import { addedUp } from './lists.ts';
import { MediaItem } from './media.ts';
import { SELECT_VARIANT } from '../messages.ts';
import type { Paise } from '../shop/money.ts';
import { ORDER_SOURCE_KINDS, ORDER_SOURCE_MAX } from '../shop/order-source.ts';
import type { AT_COUNTER, StaffOrderChannel } from '../shop/order-source.ts';
import type { GivenDiscount } from './staff-orders.ts';
import { DISCOUNT_FUNDERS } from '../shop/discounts.ts';
import { GIFT_MESSAGE_MAX_LENGTH, MAX_CART_ITEMS, MAX_QUANTITY, ORDER_NOTE_MAX_LENGTH } from '../shop/policy.ts';
import { ConsentWithOrder } from './messages.ts';
import { ACTOR_KINDS } from './permissions.ts';
import { CANCEL_REASONS, COD_CONFIRMATION_ANSWERS, ORDER_STATUSES } from '../states/order.ts';
import { FAILED_DELIVERY_ANSWERS, SHIPMENT_STATUSES } from '../states/shipment.ts';
import {
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PAYMENT_STATUSES,
  REFUND_CAUSES,
  REFUND_STATUSES,
  RETURNED_PAYMENTS,
} from '../states/payment.ts';
import { Day, Id, Instant, prose, Rupees, SignedSum, Sum } from './wire.ts';
import { withoutContact } from './without-contact.ts';

/** An order as a gift: it is wrapped, with a card of this text; an empty text means no card. */
export const Gift = z.object({
  message: prose(GIFT_MESSAGE_MAX_LENGTH, `A message can have at most ${GIFT_MESSAGE_MAX_LENGTH} characters`).check(
    withoutContact(GIFT_MESSAGE_MAX_LENGTH, 'message', 'the seller'),
  ),
});
export type Gift = z.output<typeof Gift>;

/** What staff order for a customer. */
export interface ItemsByStaff {
  items: readonly AddCartItem[];
  couponCode: string;
  channel: StaffOrderChannel | typeof AT_COUNTER;
  /** The discount that they give, with the most percent that their role may take off. */
  discount: (GivenDiscount & { atMostPercent: number }) | null;
}

/** The goods and the delivery of a new order, parsed from its body. */
export interface OrderRequest {
  /** A saved address by its id, a new one, or none yet. */
  address: { savedId: number } | { form: AddressForm } | undefined;
  /** The single item of a direct purchase; without it the cart is ordered. */
  buyNowItem: AddCartItem | undefined;
  /** What staff order for the customer, whose cart and entered coupon stay as they are. */
  byStaff?: ItemsByStaff | undefined;
  /** The total that the shopper saw. */
  expectedTotal: Paise | undefined;
  note: string;
  /** Present if the order is gift-wrapped. */
  gift?: Gift | undefined;
  /** The buyer of a business invoice; absent for a consumer. */
  business?: BusinessBuyer | undefined;
  /** The consent to messages about orders that the shopper gives with it. */
  messages?: ConsentWithOrder | undefined;
  /** Where the visit began, as the browser tells it; see `order-source.ts`. */
  source?: string | undefined;
}

/**
 * The body of a new order is the address: a saved one by its `id`, whose other fields are ignored, or all the fields of
 * a new one. A direct purchase has the item next to it.
 */
export const PlaceOrder = z.pipe(
  z.object({
    ...z.partial(z.object(ADDRESS_FIELDS)).shape,
    id: z.optional(Id),
    checkoutType: z.optional(z.enum(['regular', 'buy-now'])),
    directPurchase: z.optional(z.boolean()),
    buyNowItem: z.optional(AddCartItem),
    expectedTotal: z.optional(Rupees),
    gift: z.optional(z.nullable(Gift)),
    business: z.optional(z.nullable(BusinessBuyer)),
    messages: z.optional(z.nullable(ConsentWithOrder)),
    /** A source of another form counts as none: it never prevents an order. */
    source: z.catch(z.optional(z.string().check(z.maxLength(ORDER_SOURCE_MAX))), undefined),
    note: z.optional(prose(ORDER_NOTE_MAX_LENGTH, `A note can have at most ${ORDER_NOTE_MAX_LENGTH} characters`)),
  }),
  z.transform((body, context): OrderRequest => {
    const {
      id,
      checkoutType,
      directPurchase,
      buyNowItem,
      expectedTotal,
      business,
      messages,
      note,
      gift,
      source,
      ...fields
    } = body;
    const isDirect = checkoutType === 'buy-now' || directPurchase === true;
    if (isDirect && !buyNowItem) {
      context.issues.push({ code: 'custom', message: SELECT_VARIANT, path: ['buyNowItem'], input: body });
    }
    return {
      address: id === undefined ? newAddress(fields, context.issues) : { savedId: id },
      buyNowItem: isDirect ? buyNowItem : undefined,
      expectedTotal,
      note: note ?? '',
      gift: gift ?? undefined,
      business: business ?? undefined,
      messages: messages ?? undefined,
      source,
    };
  }),
);

/** Returns the full address form if any of its fields was sent; each missing field becomes an issue. */
function newAddress(fields: object, issues: z.core.$ZodRawIssue[]): OrderRequest['address'] {
  const { country: _, ...typed } = fields as Partial<AddressForm>;
  if (Object.values(typed).every((value) => value === undefined || value === null)) return undefined;
  const form = z.safeParse(AddressForm, fields, { error: inWords });
  if (form.success) return { form: form.data };
  for (const { message, path } of form.error.issues) issues.push({ code: 'custom', message, path, input: fields });
  return undefined;
}

/** Pieces of an order's items; an absent list means all of them. */
export const OrderPieces = addedUp(
  z
    .array(z.object({ orderItemId: Id, quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)) }))
    .check(z.minLength(1), z.maxLength(MAX_CART_ITEMS)),
  { name: 'orderItemId', quantity: 'quantity' },
);

/** The staff's input to cancel a consignment, or some of its pieces. */
export const CancelledPieces = {
  items: z.optional(OrderPieces),
  reason: z.optional(prose(ORDER_NOTE_MAX_LENGTH, `A reason can have at most ${ORDER_NOTE_MAX_LENGTH} characters`)),
};

export const CancelOrder = z.object({
  reason: z.optional(z.enum(CANCEL_REASONS, 'Please choose a reason')),
  note: z.optional(prose(ORDER_NOTE_MAX_LENGTH, `A note can have at most ${ORDER_NOTE_MAX_LENGTH} characters`)),
  items: z.optional(OrderPieces),
});
export type CancelOrder = z.output<typeof CancelOrder>;

export const PlacedOrder = z.object({
  id: Id,
  orderId: z.string(),
  payment_link_url: z.nullable(z.string()),
});
export type PlacedOrder = z.output<typeof PlacedOrder>;

/** The credentials in an order's mailed link, which replace a session for this order only. */
const LINK_FAULT = 'The link is not complete';
export const ConfirmationToken = z.string(LINK_FAULT).check(z.maxLength(100, LINK_FAULT));

/** The total of a cash-on-delivery order if it is paid online, and the saving. */
export const PrepaidOffer = z.object({ total: Sum, saving: Sum });
export type PrepaidOffer = z.output<typeof PrepaidOffer>;

/** The result of putting an order's items back into the cart. */
export const BackInCart = z.object({
  id: Id,
  orderId: z.string(),
  /** Names of the items that are in the cart again. */
  inCart: z.array(z.string()),
  /** Items that are not available any more, and why. */
  left: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type BackInCart = z.output<typeof BackInCart>;

/** The shopper's answer for a cash-on-delivery order that waits for confirmation. */
export const AnswerCodConfirmation = z.object({
  answer: z.optional(z.enum(['CONFIRM', 'CANCEL', 'PAY'])),
  token: z.optional(ConfirmationToken),
});
export type AnswerCodConfirmation = z.output<typeof AnswerCodConfirmation>;

/** A cash-on-delivery order that needs or needed confirmation, without name, street or contact data. */
export const CodConfirmation = z.object({
  orderId: z.string(),
  /** The result; null while it waits. */
  answer: z.nullable(z.enum(COD_CONFIRMATION_ANSWERS)),
  answeredAt: z.nullable(Instant),
  until: Instant,
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int() })),
  total: Sum,
  city: z.string(),
  pinCode: z.string(),
  deliveryEstimate: z.string(),
  /** The offer to pay online instead; null if that is not possible. */
  prepaid: z.nullable(PrepaidOffer),
});
export type CodConfirmation = z.output<typeof CodConfirmation>;

export const OrderAddress = z.object({
  name: z.string(),
  mobile: z.string(),
  alternateMobile: z.nullable(z.string()),
  address: z.string(),
  addressLine2: z.nullable(z.string()),
  locality: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  country: z.string(),
});

export const OrderItem = z.object({
  id: Id,
  skuId: Id,
  consignmentId: Id,
  product: z.object({
    id: Id,
    name: z.string(),
    title: z.string(),
    seoUrl: z.string(),
    skus: z.array(z.object({ mediaList: z.array(MediaItem) })),
  }),
  skuCode: z.string(),
  color: z.string(),
  size: z.string(),
  /** The paid item that this one replaces in an exchange. */
  replacesItemId: z.nullable(Id),
  quantity: z.int(),
  mrpPrice: Sum,
  sellingPrice: Sum,
  unitMrpPrice: Sum,
  unitSellingPrice: Sum,
  /** The item's share of the order's discounts. */
  discount: Sum,
  /** The amount paid for the line, without fees. */
  net: Sum,
});
export type OrderItem = z.output<typeof OrderItem>;

/** A consignment: one seller's part of an order, with its own status, dates and parcel. */
const Consignment = z.object({
  id: Id,
  sellerId: Id,
  sellerName: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** Its pieces. */
  items: z.array(z.object({ orderItemId: Id, quantity: z.int() })),
  /** The expected delivery: the courier's day if its parcel has one, else the last day of the promised period. */
  deliveryDate: Day,
  /** The cash that its courier collects; null if it is paid online or cancelled. */
  cashAtDoor: z.nullable(Sum),
  awb: z.nullable(z.string()),
  /** Its parcel, if one is booked. */
  shipment: z.nullable(
    z.object({
      id: Id,
      status: z.enum(SHIPMENT_STATUSES),
      courierName: z.string(),
      isByHand: z.boolean(),
      pickupDate: z.nullable(Day),
      etd: z.nullable(Day),
      /** The last answer to the courier after a failed delivery; null without a failure or an answer. */
      answered: z.nullable(z.object({ action: z.enum(FAILED_DELIVERY_ANSWERS), on: z.nullable(Day) })),
    }),
  ),
  dispatchedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
});

/** A payment attempt of an order, in the last state that the gateway reported. */
const OrderPayment = z.object({
  paymentId: z.string(),
  at: Instant,
  amount: Sum,
  status: z.enum(PAYMENT_STATES),
  /** The payment method in the gateway's terms: upi, card, netbanking … */
  method: z.string(),
  /** Why it is refunded in full; null for the order's valid payment, and for one that brought no money. */
  returnedAs: z.nullable(z.enum(RETURNED_PAYMENTS)),
});

/** A refund to the shopper. */
const OrderRefund = z.object({
  id: Id,
  at: Instant,
  amount: Sum,
  /** The order fees included. */
  fees: Sum,
  cause: z.enum(REFUND_CAUSES),
  status: z.enum(REFUND_STATUSES),
  /** The payment method, which is also the destination of the refund. */
  method: z.string(),
  /** The refunded pieces; empty if a payment is refunded in full. */
  items: z.array(z.object({ orderItemId: Id, quantity: z.int(), amount: Sum })),
});

export const OrderEvent = z.object({
  at: Instant,
  event: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  by: z.enum(ACTOR_KINDS),
  /** The consignment's seller; null for the order as a whole. */
  sellerName: z.nullable(z.string()),
});

/** An order, as its shopper sees it. */
export const Order = z.object({
  id: Id,
  /** The public order number; accepted wherever an order id is. */
  orderId: z.string(),
  orderDate: Instant,
  /** The estimate: the courier's day once all parcels have one, else the last day of the promised period. */
  deliveryDate: Day,
  /** The same as text: the promised period, or the day by which the couriers deliver. */
  deliveryEstimate: z.string(),
  /** The promised day of dispatch: after the dispatch hours, a pre-order's start or a seller's holiday. */
  dispatchOn: Day,
  /** Whether the period counts from the start date of a pre-order. */
  isPreOrder: z.boolean(),
  orderStatus: z.enum(ORDER_STATUSES),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentDetails: z.object({
    paymentMethod: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    /** The gateway's id of the order's valid payment. */
    paymentId: z.nullable(z.string()),
  }),
  /** The gateway's id of the order's newest payment link. Null if there is none, and for sellers. */
  paymentOrderId: z.nullable(z.string()),
  /** The end of the reservation of an unpaid order; null for any other. */
  payUntil: z.nullable(Instant),
  /** The deadline to confirm a cash-on-delivery order; null unless it waits for confirmation. */
  confirmUntil: z.nullable(Instant),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  totalItems: z.int(),
  totalMrpPrice: Sum,
  totalSellingPrice: Sum,
  /** What bundles took off, by their names at placing. */
  bundles: z.array(z.object({ id: Id, name: z.string(), discount: Sum })),
  couponCode: z.nullable(z.string()),
  couponPrice: Sum,
  /** What staff took off when they placed the order. */
  staffDiscount: Sum,
  prepaidDiscount: Sum,
  shippingFee: Sum,
  codFee: Sum,
  taxIncluded: Sum,
  total: Sum,
  note: z.string(),
  /** Present if the order is gift-wrapped. */
  gift: z.nullable(Gift),
  user: z.object({ fullName: z.string(), email: z.string(), mobile: z.nullable(z.string()) }),
  shippingAddress: OrderAddress,
  billingAddress: OrderAddress,
  /** The buyer of a business invoice, if any. */
  business: z.nullable(z.object({ gstin: z.string(), legalName: z.string() })),
  orderItems: z.array(OrderItem),
  /** The AWB of the first booked parcel; `consignments` has that of each. */
  awb: z.nullable(z.string()),
  courier_id: z.nullable(z.int()),
  shipment_id: z.nullable(Id),
  pickup_scheduled: z.boolean(),
  pickup_date: z.nullable(Day),
  consignments: z.array(Consignment),
  history: z.array(OrderEvent),
});
export type Order = z.output<typeof Order>;

/** An order that waits for online payment, and its total with cash on delivery instead. */
export const OrderToPay = z.object({
  order: Order,
  /** Null if cash on delivery is not possible. */
  cash: z.nullable(
    z.object({
      total: Sum,
      /** Whether the shopper must confirm it by a mailed link before it is sent. */
      isToConfirm: z.boolean(),
    }),
  ),
  /** Why cash on delivery is not possible, as text; null if it is. */
  noCash: z.nullable(z.string()),
});
export type OrderToPay = z.output<typeof OrderToPay>;

/** Where the visit of an order began; see `order-source.ts`. */
export const OrderSource = z.object({ kind: z.enum(ORDER_SOURCE_KINDS), name: z.string(), campaign: z.string() });

/**
 * An order for staff, with the versions that a change names. Sellers get their own part of it. Only admins get the
 * e-mail of the shopper's account.
 */
export const ManagedOrder = z.extend(z.omit(Order, { payUntil: true, payments: true, refunds: true }), {
  user: z.object({ fullName: z.string(), email: z.optional(z.string()), mobile: z.nullable(z.string()) }),
  /** The reason and the person are those of a discount by staff; null for other events. */
  history: z.array(z.extend(OrderEvent, { reason: z.nullable(z.string()), person: z.nullable(z.string()) })),
  consignments: z.array(
    z.extend(Consignment, {
      version: z.int(),
      /** The last day for punctual dispatch; null for replacements, which have no promise. */
      dispatchOn: z.nullable(Day),
    }),
  ),
  orderItems: z.array(
    z.extend(OrderItem, {
      sellerId: Id,
      /** The current revenue: the net amount less refunds. Null if the order does not count as a sale. */
      sold: z.nullable(SignedSum),
    }),
  ),
  /** The courier service's order id of the first booked parcel; `shipment_id` is the shop's own. */
  order_id: z.nullable(z.int()),
  /** The funder of the coupon; null without a coupon, or if it gave no discount on the goods. */
  couponFundedBy: z.nullable(z.enum(DISCOUNT_FUNDERS)),
  /** Where the order's visit began, for admins; null for sellers, and if nothing was told. */
  source: z.nullable(OrderSource),
  version: z.int(),
});
export type ManagedOrder = z.output<typeof ManagedOrder>;
