import * as z from 'zod/mini';
import type { Shop } from '../../shop.ts';
import { sendMail } from './mail-words.ts';
import { OrderMail } from './mails.ts';

/** An order in cash that its shopper is to confirm by a mailed link. */
export const CodToConfirm = z.object({
  to: z.string(),
  order: OrderMail,
  until: z.number(),
  /** Whether it may be paid online in place of cash. */
  mayPayOnline: z.boolean(),
});

/** Mails the link. Its token is made now, so that no record has it. */
export async function deliverCodToConfirm(
  shop: Shop,
  payload: z.infer<typeof CodToConfirm>,
  key: string,
): Promise<void> {
  const token = await confirmationToken(shop, payload.order.number);
  await sendMail(shop, { name: 'codToConfirm', ...payload, token }, key);
}

/** What the mailed link of an order has in it: nobody makes one without the shop's secret. */
export function confirmationToken(shop: Pick<Shop, 'keyedHash'>, number: string): Promise<string> {
  return shop.keyedHash(`cod confirmation/${number}`);
}
