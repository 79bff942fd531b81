import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Results } from '../../../db/db.ts';
import {
  consignmentItems,
  consignments,
  documents,
  orderItems,
  orders,
  sellers,
  users,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** An order by its id or by its number; the other field is null. */
interface OrderAsked {
  id: number | null;
  number: string | null;
}

const STORED = {
  id: documents.id,
  kind: documents.kind,
  number: documents.number,
  issuedOn: documents.issuedOn,
  orderId: documents.orderId,
  sellerId: documents.sellerId,
  consignmentId: documents.consignmentId,
  edition: documents.edition,
  ofDocumentId: documents.ofDocumentId,
  content: documents.content,
};

/**
 * Returns the reads that invoices and credit notes of orders are made from. `which` selects the orders and must use an
 * index.
 */
export function papersOfOrders<Values extends object>(which: (params: Params<Values>) => SQL) {
  /** Each item in each consignment, with order and seller, including cancelled ones. */
  const sources = statement((db, params: Params<Values>) =>
    db
      .select({
        order: orders,
        consignment: consignments,
        item: orderItems,
        quantity: consignmentItems.quantity,
        seller: sellers,
        /** The language of the buyer's papers. */
        language: users.language,
      })
      .from(orders)
      .innerJoin(consignments, eq(consignments.orderId, orders.id))
      .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, consignments.id))
      .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
      .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(which(params))
      .orderBy(asc(consignments.id), asc(orderItems.position)),
  );
  /** The issued documents, in the order of issue. */
  const issued = statement((db, params: Params<Values>) =>
    db
      .select(STORED)
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .where(which(params))
      .orderBy(asc(documents.id)),
  );
  return (values: Values) => [sources(values), issued(values)] as const;
}

export const papersOfOrder = papersOfOrders(
  (params: Params<OrderAsked>) => sql`(orders.id = ${params.id} OR orders.number = ${params.number})`,
);

export const papersOfParcel = papersOfOrders(
  (params: Params<{ awb: string }>) => sql`orders.id = (SELECT consignments.order_id FROM shipments
    JOIN consignments ON consignments.id = shipments.consignment_id WHERE shipments.awb = ${params.awb})`,
);

export const papersOfShipment = papersOfOrders(
  (params: Params<{ shipmentId: number }>) => sql`orders.id = (SELECT consignments.order_id FROM shipments
    JOIN consignments ON consignments.id = shipments.consignment_id WHERE shipments.id = ${params.shipmentId})`,
);

export const papersOfReturn = papersOfOrders(
  (params: Params<{ returnId: number }>) =>
    sql`orders.id = (SELECT returns.order_id FROM returns WHERE returns.id = ${params.returnId})`,
);

export type OrderPapers = Results<ReturnType<typeof papersOfOrder>>;
export type InvoiceSource = OrderPapers[0][number];
export type StoredDocument = OrderPapers[1][number];
