import * as z from 'zod/mini';
import { Day, Id, Sum } from './wire.ts';

/** A line of an order of the former shop. */
export const FormerOrderItem = z.object({
  title: z.string(),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  /** The price of one piece; null if the file did not have it. */
  unitPrice: z.nullable(Sum),
});

/** Facts of an order of the former shop, as its file had them. An amount is null if the file did not have it. */
const facts = {
  id: Id,
  /** The name of the former shop. */
  formerShop: z.string(),
  /** The order's number there. */
  number: z.string(),
  placedOn: Day,
  /** The words of the former shop. */
  status: z.string(),
  payment: z.string(),
  total: Sum,
};

const details = {
  items: z.array(FormerOrderItem),
  shipping: z.nullable(Sum),
  fees: z.nullable(Sum),
  discount: z.nullable(Sum),
  coupon: z.string(),
  tax: z.nullable(Sum),
  refunded: z.nullable(Sum),
  cancelledOn: z.nullable(Day),
  /** The delivery address as text; empty without one. */
  address: z.string(),
};

/** An order that a shopper placed in the former shop. */
export const FormerOrder = z.object({ ...facts, ...details });
export type FormerOrder = z.output<typeof FormerOrder>;

/** An order of the former shop in the console's list. */
export const ManagedFormerOrder = z.object({
  ...facts,
  name: z.string(),
  email: z.nullable(z.string()),
  /** The customer of this shop with that email; null without one. */
  customerId: z.nullable(Id),
});
export type ManagedFormerOrder = z.output<typeof ManagedFormerOrder>;

/** An order of the former shop with its lines. */
export const FormerOrderRecord = z.object({
  ...ManagedFormerOrder.shape,
  ...details,
  /** Says that the parts of the total do not add up to it; null if they do. */
  doubt: z.nullable(z.string()),
});
export type FormerOrderRecord = z.output<typeof FormerOrderRecord>;
