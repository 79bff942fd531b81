import { and, desc, eq, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { StaffNote, WriteStaffNote } from '#contract/calls/staff-notes.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { consignments, orderNotes, users } from '../../../db/schema/index.ts';
import { rawWrite, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';

interface Asked {
  orderId: number;
  /** Null for the platform. */
  sellerId: number | null;
}

/** The number of notes on the page of an order. */
const MOST = 100;

/** Selects a part of the order: the seller's own, or any part for the platform. */
const partOf = statement((db, params: Params<Asked>) =>
  db
    .select({ orderId: consignments.orderId })
    .from(consignments)
    .where(
      and(
        eq(consignments.orderId, params.orderId),
        sql`(${params.sellerId} IS NULL OR ${consignments.sellerId} = ${params.sellerId})`,
      ),
    )
    .limit(1),
);

const notesOf = statement((db, params: Params<Asked>) =>
  db
    .select({ id: orderNotes.id, writtenAt: orderNotes.writtenAt, by: users.fullName, text: orderNotes.text })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.writtenByUserId))
    .where(and(eq(orderNotes.orderId, params.orderId), sql`${orderNotes.sellerId} IS ${params.sellerId}`))
    .orderBy(desc(orderNotes.id))
    .limit(MOST),
);

/**
 * Returns the notes that the actor's own organisation wrote about an order, newest first.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 */
export async function readOrderNotes(shop: Shop, staff: Staff, orderId: number): Promise<StaffNote[]> {
  const input = { orderId, sellerId: sellerIdOf(staff) };
  const [[part], notes] = await shop.read(partOf(input), notesOf(input));
  return part ? notes : refuse('ORDER_NOT_FOUND');
}

/**
 * Adds a note to an order. The audit log omits its text, so that the text is erased with the account.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 */
export async function noteOrder(
  shop: Shop,
  staff: Staff,
  orderId: number,
  { text }: WriteStaffNote,
): Promise<StaffNote[]> {
  const sellerId = sellerIdOf(staff);
  const { after } = await shop.write({
    note: requireChange(
      rawWrite(
        `INSERT INTO order_notes (order_id, seller_id, written_at, written_by_user_id, text)
           SELECT order_id, ?, ?, ?, ? FROM consignments WHERE order_id = ? AND (? IS NULL OR seller_id = ?) LIMIT 1`,
        [sellerId, shop.now, staff.userId, text, orderId, sellerId, sellerId],
      ),
      'ORDER_NOT_FOUND',
    ),
    audit: auditEntry(shop, staff, {
      action: 'note added',
      subject: 'order',
      subjectId: orderId,
      before: {},
      after: {},
    }),
    after: notesOf({ orderId, sellerId }),
  });
  return after;
}
