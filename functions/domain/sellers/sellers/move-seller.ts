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
import { mailItem, outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { managedSellers } from './managed-sellers.ts';

/** What the audit log calls it. */
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

/** Who closes leaves nothing undone: no order of theirs is on its way. */
const hasNothingToDo = requireCondition(
  'SELLER_HAS_ORDERS',
  (params: Params<{ id: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${consignments}
    WHERE ${consignments.sellerId} = ${params.id} AND ${consignments.status} NOT IN ('DELIVERED', 'CANCELLED'))`,
);

/**
 * Lets a seller sell, stops it for a while, or closes it for good. Its goods come and go with it: what is asked next
 * already knows. The seller is told why by mail.
 * @throws SELLER_NOT_FOUND, STALE_VERSION, SELLER_MOVE_ILLEGAL, SELLER_EMAIL_UNPROVEN, SELLER_HAS_ORDERS
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
    // Nobody else's mailbox is written to.
    if (before.emailProven) {
      const { businessName: sellerName } = before.businessDetails;
      mails.push(
        mailItem(`seller-moved-${randomKey(shop.random)}`, {
          name: 'sellerMoved',
          to: before.email,
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
