import type { ReturnPaid } from '../refunds/index.ts';
import { ANYBODY } from './own.ts';
import { returnOfRefund } from './reads.ts';
import { toldOf } from './told-of.ts';

/** Mails shopper and seller that the refund of a return was paid. */
export const returnPaid: ReturnPaid<ReturnType<typeof returnOfRefund>> = {
  reads: (refundId) => returnOfRefund({ refundId, ...ANYBODY }),
  mails: ([[row], items], amountPaise, note) => (row ? toldOf(row, items, 'PAID', { amountPaise, note }) : []),
};
