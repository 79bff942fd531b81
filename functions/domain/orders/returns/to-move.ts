import { eq, sql } from 'drizzle-orm';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import type { Resolution } from '#contract/states/return.ts';
import { consignments, returns } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { papersOfReturn } from '../documents/index.ts';
import { heldForReturn } from '../../catalogue/inventory/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { paymentsOfReturn } from '../payments/index.ts';
import { refundedOfReturn } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import { ownerOf } from './own.ts';
import { returnById } from './reads.ts';

const replacementRows = statement((db, params: Params<{ returnId: number }>) =>
  db
    .select({ consignment: consignments })
    .from(returns)
    .innerJoin(consignments, eq(consignments.id, returns.replacementId))
    .where(sql`${returns.id} = ${params.returnId}`),
);

/** A return with all records that its next step depends on. */
export type ReturnToMove = Awaited<ReturnType<typeof readToMove>>;

/** Reads the return if the actor may see it. One round trip. */
export function readToMove(shop: Shop, actor: Customer | Staff, returnId: number) {
  return shop.read({
    rows: returnById({ returnId, ...ownerOf(actor) }),
    replacement: replacementRows({ returnId }),
    held: heldForReturn({ returnId }),
    payments: paymentsOfReturn({ returnId }),
    refunded: refundedOfReturn({ returnId }),
    papers: papersOfReturn({ returnId }),
  });
}

/** The effects of a step, in addition to the status. */
export interface Effects {
  statements: Statement[];
  sent: OutboxItem[];
  /** The refund of the step. */
  amountPaise?: number;
  resolution?: Resolution;
  /** Whether an effect of the step mails the shopper later. */
  isToldLater?: boolean;
}
