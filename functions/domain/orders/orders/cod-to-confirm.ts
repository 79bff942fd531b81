import * as z from 'zod/mini';
import { outboxKind } from '../../platform/outbox/index.ts';
import { isHashOf } from '../../keyed-hash.ts';
import type { Hashes } from '../../keyed-hash.ts';
import type { Shop } from '../../shop.ts';
import { OrderMail } from './mails/order-mail.ts';
import { codToConfirmMail } from './mails/orders.ts';

/** A COD order that its shopper must confirm by a mailed link. */
const CodToConfirm = z.object({
  to: z.string(),
  order: OrderMail,
  until: z.number(),
  /** Whether the order may be paid online instead. */
  mayPayOnline: z.boolean(),
});

/** Mails the link. Its token is computed on delivery, so that no record contains it. */
async function deliver(shop: Shop, payload: z.infer<typeof CodToConfirm>, key: string): Promise<void> {
  const token = await confirmationToken(shop, payload.order.number);
  await codToConfirmMail.send(shop, payload.to, { ...payload, token }, key);
}

/** Returns the token in an order's mailed link. It cannot be forged without the shop's secret. */
export function confirmationToken(shop: Pick<Shop, 'keyedHash'>, number: string): Promise<string> {
  return shop.keyedHash(signed(number));
}

/** Returns whether a link's token is that of this order. */
export function isConfirmationToken(shop: Hashes, number: string, token: string): Promise<boolean> {
  return isHashOf(shop, signed(number), token);
}

const signed = (number: string) => `cod confirmation/${number}`;

export const codToConfirm = outboxKind('codToConfirm', CodToConfirm, deliver);
