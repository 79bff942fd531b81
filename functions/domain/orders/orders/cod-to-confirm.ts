import * as z from 'zod/mini';
import { OrderMail, outboxKind, sendMail } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';

/** An order in cash that its shopper is to confirm by a mailed link. */
const CodToConfirm = z.object({
  to: z.string(),
  order: OrderMail,
  until: z.number(),
  /** Whether it may be paid online in place of cash. */
  mayPayOnline: z.boolean(),
});

/** Mails the link. Its token is made now, so that no record has it. */
async function deliver(shop: Shop, payload: z.infer<typeof CodToConfirm>, key: string): Promise<void> {
  const token = await confirmationToken(shop, payload.order.number);
  await sendMail(shop, { name: 'codToConfirm', ...payload, token }, key);
}

/** What the mailed link of an order has in it: nobody makes one without the shop's secret. */
export function confirmationToken(shop: Pick<Shop, 'keyedHash'>, number: string): Promise<string> {
  return shop.keyedHash(`cod confirmation/${number}`);
}

export const codToConfirm = outboxKind('codToConfirm', CodToConfirm, deliver);
