import * as z from 'zod/mini';
import { RESOLUTIONS, RETURN_KINDS, RETURN_STATUSES } from '#contract/states/return.ts';
import { CHOKER, ORDER_NUMBER } from '../../../../mails/samples.ts';

/** A status change of a return, for its shopper and its seller. */
export const ReturnMail = z.object({
  step: z.enum([...RETURN_STATUSES, 'PAID']),
  reference: z.string(),
  number: z.string(),
  kind: z.enum(RETURN_KINDS),
  resolution: z.enum(RESOLUTIONS),
  /** The recipient's name. */
  name: z.string(),
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.number() })),
  amountPaise: z.number(),
  /** The note about the step. */
  note: z.string(),
  /** The masked destination of the refund; null if the payment is refunded. */
  goesTo: z.nullable(z.string()),
});
export type ReturnMail = z.infer<typeof ReturnMail>;

export const ReturnMoved = z.object({ back: ReturnMail });
export type ReturnMoved = z.infer<typeof ReturnMoved>;

export const nameOf = ({ kind }: ReturnMail) => (kind === 'GIVE_BACK' ? 'give-back' : 'return');

/** Returns the returned items, as rows below the text. */
export const returnRows = ({ items, number }: ReturnMail) => [
  ...items.map(({ name, detail, quantity }) => ({
    label: quantity === 1 ? '1 item' : `${quantity} items`,
    value: detail ? `${name} (${detail})` : name,
  })),
  { label: 'Order', value: number },
];

export const KIND_FACT = 'Return or give-back';
export const REFERENCE_FACT = 'The number of the return';

export const RETURN: Omit<ReturnMail, 'step' | 'name'> = {
  reference: `${ORDER_NUMBER}-R1`,
  number: ORDER_NUMBER,
  kind: 'RETURN',
  resolution: 'REFUND',
  items: [{ name: CHOKER.name, detail: CHOKER.detail, quantity: 1 }],
  amountPaise: 404_10,
  note: '',
  goesTo: null,
};
