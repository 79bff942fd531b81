import * as z from 'zod/mini';
import { ADDRESS_FIELDS, AddressForm } from './addresses.ts';
import { BusinessBuyer } from './business-buyer.ts';
import { AddCartItem } from './cart.ts';
import { inWords } from './field-words.ts';
import { addedUp } from './lists.ts';
import { MediaItem } from './media.ts';
import { SELECT_VARIANT } from '../messages.ts';
import type { Paise } from '../shop/money.ts';
import { DISCOUNT_FUNDERS } from '../shop/discounts.ts';
import { GIFT_MESSAGE_MAX_LENGTH, MAX_CART_ITEMS, MAX_QUANTITY, ORDER_NOTE_MAX_LENGTH } from '../shop/policy.ts';
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

/** That an order is given to somebody: it is wrapped, and a card says this; empty for no card. */
export const Gift = z.object({
  message: prose(GIFT_MESSAGE_MAX_LENGTH, `A message can have at most ${GIFT_MESSAGE_MAX_LENGTH} characters`).check(
    withoutContact(GIFT_MESSAGE_MAX_LENGTH, 'message', 'the seller'),
  ),
});
export type Gift = z.output<typeof Gift>;

/** What is bought and how it is delivered, once the body of a new order is read. */
export interface OrderRequest {
  /** A saved address by its id, a new one, or none chosen yet. */
  address: { savedId: number } | { form: AddressForm } | undefined;
  /** The one item of a direct purchase; without it the cart is ordered. */
  buyNowItem: AddCartItem | undefined;
  /** The total the shopper saw. */
  expectedTotal: Paise | undefined;
  note: string;
  /** Where it is to be wrapped for somebody. */
  gift?: Gift | undefined;
  /** Who asks for an invoice of a business; nobody where a consumer buys. */
  business?: BusinessBuyer | undefined;
}

/**
 * The body of a new order is the address: a saved one by its `id`, whose other fields are then not read, or all the
 * fields of a new one. For a direct purchase the item stands beside it.
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
    note: z.optional(prose(ORDER_NOTE_MAX_LENGTH, `A note can have at most ${ORDER_NOTE_MAX_LENGTH} characters`)),
  }),
  z.transform((body, context): OrderRequest => {
    const { id, checkoutType, directPurchase, buyNowItem, expectedTotal, business, note, gift, ...fields } = body;
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
    };
  }),
);

/** The whole address form where any field of it was sent; what is missing becomes an issue of its field. */
function newAddress(fields: object, issues: z.core.$ZodRawIssue[]): OrderRequest['address'] {
  const { country: _, ...typed } = fields as Partial<AddressForm>;
  if (Object.values(typed).every((value) => value === undefined || value === null)) return undefined;
  const form = z.safeParse(AddressForm, fields, { error: inWords });
  if (form.success) return { form: form.data };
  for (const { message, path } of form.error.issues) issues.push({ code: 'custom', message, path, input: fields });
  return undefined;
}

/** Pieces of an order's items; without them all of it is meant. */
export const OrderPieces = addedUp(
  z
    .array(z.object({ orderItemId: Id, quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)) }))
    .check(z.minLength(1), z.maxLength(MAX_CART_ITEMS)),
  { name: 'orderItemId', quantity: 'quantity' },
);

/** What staff say where a consignment, or some pieces of it, is cancelled. */
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

/** What the mailed link of an order brings along: it stands for a session, for this order alone. */
const LINK_FAULT = 'The link is not complete';
export const ConfirmationToken = z.string(LINK_FAULT).check(z.maxLength(100, LINK_FAULT));

/** What an order with cash on delivery comes to when it is paid online, and what that saves. */
export const PrepaidOffer = z.object({ total: Sum, saving: Sum });
export type PrepaidOffer = z.output<typeof PrepaidOffer>;

/** What became of an order's items that went back to the cart. */
export const BackInCart = z.object({
  id: Id,
  orderId: z.string(),
  /** The items that are in the cart again, by name. */
  inCart: z.array(z.string()),
  /** The items that cannot be bought any more, and why. */
  left: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type BackInCart = z.output<typeof BackInCart>;

/** What its shopper says of an order in cash that waits to be confirmed. */
export const AnswerCodConfirmation = z.object({
  answer: z.optional(z.enum(['CONFIRM', 'CANCEL', 'PAY'])),
  token: z.optional(ConfirmationToken),
});
export type AnswerCodConfirmation = z.output<typeof AnswerCodConfirmation>;

/** An order in cash that is, or was, to be confirmed: what it is known by, without name, street or contact. */
export const CodConfirmation = z.object({
  orderId: z.string(),
  /** What became of it; null while it waits. */
  answer: z.nullable(z.enum(COD_CONFIRMATION_ANSWERS)),
  answeredAt: z.nullable(Instant),
  until: Instant,
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int() })),
  total: Sum,
  city: z.string(),
  pinCode: z.string(),
  deliveryEstimate: z.string(),
  /** What it comes to when it is paid online instead; null where that is not possible. */
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
  /** The item it came in exchange for: that one was paid for. */
  replacesItemId: z.nullable(Id),
  quantity: z.int(),
  mrpPrice: Sum,
  sellingPrice: Sum,
  unitMrpPrice: Sum,
  unitSellingPrice: Sum,
  /** Share of the order's discounts. */
  discount: Sum,
  /** What was paid for the line; fees come on top. */
  net: Sum,
});
export type OrderItem = z.output<typeof OrderItem>;

/** One seller's part of an order: its own status, dates and parcel. */
const Consignment = z.object({
  id: Id,
  sellerId: Id,
  sellerName: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The pieces in it. */
  items: z.array(z.object({ orderItemId: Id, quantity: z.int() })),
  /** When it is expected: the courier's day where its parcel has one, else the last day of the promised span. */
  deliveryDate: Day,
  /** What its courier collects; null where it is paid online, and where it is cancelled. */
  cashAtDoor: z.nullable(Sum),
  awb: z.nullable(z.string()),
  /** Its parcel, where one is booked. */
  shipment: z.nullable(
    z.object({
      id: Id,
      status: z.enum(SHIPMENT_STATUSES),
      courierName: z.string(),
      isByHand: z.boolean(),
      pickupDate: z.nullable(Day),
      etd: z.nullable(Day),
      /** What the courier was answered after the last delivery that failed; null where none did, or nobody answered yet. */
      answered: z.nullable(z.object({ action: z.enum(FAILED_DELIVERY_ANSWERS), on: z.nullable(Day) })),
    }),
  ),
  dispatchedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
});

/** A payment that was tried for an order, as the gateway last told of it. */
const OrderPayment = z.object({
  paymentId: z.string(),
  at: Instant,
  amount: Sum,
  status: z.enum(PAYMENT_STATES),
  /** By what it was paid, as the gateway calls it: upi, card, netbanking … */
  method: z.string(),
  /** Why it goes back whole; null for the payment the order stands on, and for one that brought no money. */
  returnedAs: z.nullable(z.enum(RETURNED_PAYMENTS)),
});

/** Money that goes back to the shopper. */
const OrderRefund = z.object({
  id: Id,
  at: Instant,
  amount: Sum,
  /** The order's fees in it. */
  fees: Sum,
  cause: z.enum(REFUND_CAUSES),
  status: z.enum(REFUND_STATUSES),
  /** By what it was paid, which is where it goes back to. */
  method: z.string(),
  /** The pieces it is for; none where a payment goes back whole. */
  items: z.array(z.object({ orderItemId: Id, quantity: z.int(), amount: Sum })),
});

export const OrderEvent = z.object({
  at: Instant,
  event: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  by: z.enum(ACTOR_KINDS),
  /** Whose consignment it was about; null for the order as a whole. */
  sellerName: z.nullable(z.string()),
});

/** An order as its shopper sees it. */
export const Order = z.object({
  id: Id,
  /** The public order number; accepted wherever an order id is. */
  orderId: z.string(),
  orderDate: Instant,
  /** The estimate: the courier's day once all parcels have one, else the last day of the promised span. */
  deliveryDate: Day,
  /** The same in words: the promised span, or until which day the couriers come. */
  deliveryEstimate: z.string(),
  /** Whether the span counts from the start date of a pre-order. */
  isPreOrder: z.boolean(),
  orderStatus: z.enum(ORDER_STATUSES),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentDetails: z.object({
    paymentMethod: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    /** The payment the order stands on, by the gateway's name. */
    paymentId: z.nullable(z.string()),
  }),
  /** The order's newest payment link, by the gateway's name. Null where there is none, and to sellers. */
  paymentOrderId: z.nullable(z.string()),
  /** Until when an order that waits to be paid holds its pieces; null for any other. */
  payUntil: z.nullable(Instant),
  /** Until when its shopper is to confirm an order in cash that waits for that; null for any other. */
  confirmUntil: z.nullable(Instant),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  totalItems: z.int(),
  totalMrpPrice: Sum,
  totalSellingPrice: Sum,
  couponCode: z.nullable(z.string()),
  couponPrice: Sum,
  prepaidDiscount: Sum,
  shippingFee: Sum,
  codFee: Sum,
  taxIncluded: Sum,
  total: Sum,
  note: z.string(),
  /** Where it is wrapped for somebody. */
  gift: z.nullable(Gift),
  user: z.object({ fullName: z.string(), email: z.string(), mobile: z.nullable(z.string()) }),
  shippingAddress: OrderAddress,
  billingAddress: OrderAddress,
  /** Whom the invoice is for, where it is a business. */
  business: z.nullable(z.object({ gstin: z.string(), legalName: z.string() })),
  orderItems: z.array(OrderItem),
  /** Of the first parcel that is booked; `consignments` has each one's. */
  awb: z.nullable(z.string()),
  courier_id: z.nullable(z.int()),
  shipment_id: z.nullable(Id),
  pickup_scheduled: z.boolean(),
  pickup_date: z.nullable(Day),
  consignments: z.array(Consignment),
  history: z.array(OrderEvent),
});
export type Order = z.output<typeof Order>;

/** An order that waits to be paid online, and what it comes to with cash on delivery instead. */
export const OrderToPay = z.object({
  order: Order,
  /** Null where it cannot be paid in cash. */
  cash: z.nullable(
    z.object({
      total: Sum,
      /** Whether it is sent only after its shopper confirms it by a mailed link. */
      isToConfirm: z.boolean(),
    }),
  ),
  /** Why it cannot be paid in cash, in words; null where it can. */
  noCash: z.nullable(z.string()),
});
export type OrderToPay = z.output<typeof OrderToPay>;

/**
 * An order, or for a seller its own part of one, as staff see and move it: with the versions that a move names. The
 * e-mail of the shopper's account is told to the house alone.
 */
export const ManagedOrder = z.extend(z.omit(Order, { payUntil: true, payments: true, refunds: true }), {
  user: z.object({ fullName: z.string(), email: z.optional(z.string()), mobile: z.nullable(z.string()) }),
  consignments: z.array(
    z.extend(Consignment, {
      version: z.int(),
      /** The last day on which it leaves in time; null for what is sent in exchange, which has no promise. */
      dispatchOn: z.nullable(Day),
    }),
  ),
  orderItems: z.array(
    z.extend(OrderItem, {
      sellerId: Id,
      /** What it brings now: the net, less what went back. Null where its order is not sold. */
      sold: z.nullable(SignedSum),
    }),
  ),
  /** What the courier service calls its order for the first parcel that is booked; `shipment_id` is the shop's own. */
  order_id: z.nullable(z.int()),
  /** Who pays for the coupon; null without one, and where it took nothing off the goods. */
  couponFundedBy: z.nullable(z.enum(DISCOUNT_FUNDERS)),
  version: z.int(),
});
export type ManagedOrder = z.output<typeof ManagedOrder>;
