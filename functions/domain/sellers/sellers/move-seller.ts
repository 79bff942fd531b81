import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { MoveSeller, Seller } from '#contract/calls/sellers.ts';
import { SELLER_MOVES } from '#contract/states/seller.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { consignments, sellers } from '../../../db/schema/index.ts';
import { requireCondition, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { sellerMovedMail } from './mails.ts';
import { managedSellers } from './managed-sellers.ts';

/** The action in the audit log. */
export const SELLER_MOVED = 'seller moved';

interface Move {
  id: number;
  version: number;
  status: SellerStatus;
  archivedAt: number | null;
  now: number;
}

const moveRow = statement((db, params: Params<Move>) =>
  db
    .update(sellers)
    .set({
      status: sql`${params.status}`,
      archivedAt: sql`${params.archivedAt}`,
      updatedAt: sql`${params.now}`,
      version: sql`${sellers.version} + 1`,
    })
    .where(and(eq(sellers.id, params.id), eq(sellers.version, params.version))),
);

/** A seller cannot be closed while one of its consignments is neither delivered nor cancelled. */
const hasNothingToDo = requireCondition(
  'SELLER_HAS_ORDERS',
  (params: Params<{ id: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${consignments}
    WHERE ${consignments.sellerId} = ${params.id} AND ${consignments.status} NOT IN ('DELIVERED', 'CANCELLED'))`,
);

/**
 * Activates, suspends or closes a seller. Its products are shown or hidden with it, from the next request on. The
 * seller is mailed the reason.
 * @throws SELLER_NOT_FOUND when the seller does not exist
 * @throws STALE_VERSION with the present state
 * @throws SELLER_MOVE_ILLEGAL when the status does not allow the move
 * @throws SELLER_EMAIL_UNPROVEN when the email is not confirmed
 * @throws SELLER_HAS_ORDERS when it is to be closed with open consignments
 */
export async function moveSeller(
  shop: Shop,
  admin: Admin,
  id: number,
  { status, reason, version }: MoveSeller,
): Promise<Seller> {
  const mails: OutboxItem[] = [];
  const moved = await changeRow(managedSellers, shop, admin, { id, version }, (before) => {
    if (!SELLER_MOVES[before.status].includes(status)) {
      refuse('SELLER_MOVE_ILLEGAL', { params: { from: before.status, to: status } });
    }
    if (status === 'ACTIVE' && !before.emailProven) refuse('SELLER_EMAIL_UNPROVEN');
    const isClosing = status === 'CLOSED';
    // An unconfirmed email may belong to another person, so it gets no mail.
    if (before.emailProven) {
      const { businessName: sellerName } = before.businessDetails;
      mails.push(
        sellerMovedMail.item(`seller-moved-${randomKey(shop.random)}`, before.email, {
          sellerName,
          status,
          reason,
        }),
      );
    }
    return {
      row: moveRow({ id, version: before.version, status, archivedAt: isClosing ? shop.now : null, now: shop.now }),
      audit: {
        action: SELLER_MOVED,
        subject: 'seller',
        before: { status: before.status },
        after: { status },
        ...(reason && { reason }),
      },
      also: [
        ...(isClosing ? [hasNothingToDo({ id })] : []),
        ...mails.map((mail) => outboxItem(shop, mail)),
        pageInvalidation(shop, { subject: 'everything', subjectId: 0, urgent: true }),
      ],
    };
  });
  shop.after(() => sendItems(shop, mails));
  return moved;
}
