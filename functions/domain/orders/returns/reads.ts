import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MediaItem } from '#contract/calls/media.ts';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  media,
  mediaUses,
  orderItems,
  orders,
  products,
  refundDestinations,
  refunds,
  returnEvents,
  returnItems,
  returns,
  sellers,
  skus,
  users,
} from '../../../db/schema/index.ts';
import type { Results } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Rows } from '../../platform/console-list/index.ts';

/** Whose records a read returns: a seller's own or a customer's own. Both are null for an actor who may see all. */
export interface Owner {
  sellerId: number | null;
  userId: number | null;
}

const paidItems = alias(orderItems, 'paid_items');

/**
 * Returns the statements that read some returns with everything that belongs to them, for one batch. `ids` selects the
 * returns and must use an index.
 */
function returnReads<Values extends object>(ids: (params: Params<Values & Owner>) => SQL) {
  const rows = statement((db, params: Params<Values & Owner>) =>
    db
      .select({
        back: returns,
        order: orders,
        seller: sellers,
        shopperName: users.fullName,
        shopperEmail: users.email,
        masked: refundDestinations.masked,
        refund: { amountPaise: refunds.amountPaise, status: refunds.status, paidReference: refunds.paidReference },
        exchange: { color: skus.color, size: skus.size },
      })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .innerJoin(sellers, eq(sellers.id, returns.sellerId))
      .innerJoin(users, eq(users.id, returns.userId))
      .leftJoin(refundDestinations, eq(refundDestinations.id, returns.destinationId))
      .leftJoin(refunds, eq(refunds.returnId, returns.id))
      .leftJoin(skus, eq(skus.id, returns.skuId))
      .where(
        and(
          sql`${returns.id} IN (${ids(params)})`,
          sql`(${params.sellerId} IS NULL OR ${returns.sellerId} = ${params.sellerId})`,
          sql`(${params.userId} IS NULL OR ${returns.userId} = ${params.userId})`,
        ),
      )
      .orderBy(desc(returns.id)),
  );
  const items = statement((db, params: Params<Values & Owner>) =>
    db
      .select({
        item: returnItems,
        skuId: orderItems.skuId,
        name: orderItems.productName,
        color: orderItems.color,
        size: orderItems.size,
        skuCode: orderItems.skuCode,
        hsn: orderItems.hsn,
        seoUrl: products.seoUrl,
        weightGrams: skus.weightGrams,
        paid: { netPaise: paidItems.netPaise, quantity: paidItems.quantity },
      })
      .from(returnItems)
      .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
      .innerJoin(paidItems, eq(paidItems.id, returnItems.paidItemId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .innerJoin(skus, eq(skus.id, orderItems.skuId))
      .where(sql`${returnItems.returnId} IN (${ids(params)})`)
      .orderBy(asc(returnItems.id)),
  );
  const events = statement((db, params: Params<Values & Owner>) =>
    db
      .select({
        returnId: returnEvents.returnId,
        at: returnEvents.at,
        status: returnEvents.status,
        by: returnEvents.actorKind,
        note: returnEvents.note,
      })
      .from(returnEvents)
      .where(sql`${returnEvents.returnId} IN (${ids(params)})`)
      .orderBy(asc(returnEvents.id)),
  );
  const files = statement((db, params: Params<Values & Owner>) =>
    db
      .select({
        returnId: mediaUses.subjectId,
        key: media.key,
        name: media.name,
        mediaType: sql<MediaItem['mediaType']>`${media.mediaType}`,
      })
      .from(mediaUses)
      .innerJoin(media, eq(media.id, mediaUses.mediaId))
      .where(and(eq(mediaUses.subject, 'return'), sql`${mediaUses.subjectId} IN (${ids(params)})`))
      .orderBy(asc(mediaUses.position)),
  );
  return (values: Values & Owner) => [rows(values), items(values), events(values), files(values)] as const;
}

export const returnById = returnReads((params: Params<{ returnId: number } & Owner>) => sql`SELECT ${params.returnId}`);

export const returnsWithIds = returnReads(
  (params: Params<{ ids: string } & Owner>) => sql`SELECT value FROM json_each(${params.ids})`,
);

/** By a JSON list of their public references: the returns that a batch has just inserted. */
export const returnsWithReferences = returnReads(
  (params: Params<{ references: string } & Owner>) =>
    sql`SELECT made.id FROM returns made WHERE made.reference IN (SELECT value FROM json_each(${params.references}))`,
);

/** A customer's newest returns. */
export const returnsOfUser = returnReads(
  (params: Params<Rows & Owner>) =>
    sql`SELECT own.id FROM returns own WHERE own.user_id = ${params.userId} ORDER BY own.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
);

/** A seller's newest returns. */
export const returnsOfSeller = returnReads(
  (params: Params<Rows & Owner>) =>
    sql`SELECT own.id FROM returns own WHERE own.seller_id = ${params.sellerId} ORDER BY own.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
);

/** The newest returns of all. */
export const newestReturns = returnReads(
  (params: Params<Rows & Owner>) =>
    sql`SELECT own.id FROM returns own ORDER BY own.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
);

export const returnByAwb = returnReads(
  (params: Params<{ awb: string } & Owner>) => sql`SELECT own.id FROM returns own WHERE own.awb = ${params.awb}`,
);

export const returnOfRefund = returnReads(
  (params: Params<{ refundId: number } & Owner>) =>
    sql`SELECT paid.return_id FROM refunds paid WHERE paid.id = ${params.refundId}`,
);

export type ReturnRows = Results<ReturnType<typeof returnById>>;
export type ReturnRow = ReturnRows[0][number];
export type ReturnItemRow = ReturnRows[1][number];

/** Selects active returns whose courier was not asked since `before`, longest ago first. */
export const returnsToTrack = statement((db, params: Params<{ before: number; limit: number }>) =>
  db
    .select({ id: returns.id, awb: sql<string>`${returns.awb}` })
    .from(returns)
    .where(
      and(
        sql`status IN ('APPROVED', 'PICKED_UP') AND awb IS NOT NULL`,
        sql`coalesce(${returns.trackedAt}, ${returns.updatedAt}) < ${params.before}`,
      ),
    )
    .orderBy(asc(returns.trackedAt))
    .limit(params.limit),
);
