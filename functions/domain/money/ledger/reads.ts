import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  cashTakings,
  consignments,
  documents,
  ledgerDue,
  ledgerEntries,
  orderItems,
  orders,
  payments,
  refundItems,
  refunds,
  sellers,
  shipmentFreights,
  shipments,
  storeSettings,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** The number of orders in one step. */
export const ORDERS_AT_ONCE = 100;

/** Selects the orders with changes that the ledger lacks, oldest first. */
export const dueOrders = statement((db) =>
  db
    .select({ orderId: ledgerDue.id, change: ledgerDue.change })
    .from(ledgerDue)
    .orderBy(asc(ledgerDue.id))
    .limit(ORDERS_AT_ONCE),
);

/** Notes that the ledger is complete for an order, unless the order has changed since it was read. */
export const orderIsDone = statement((db, params: Params<{ orderId: number; change: number }>) =>
  db.delete(ledgerDue).where(and(eq(ledgerDue.id, params.orderId), eq(ledgerDue.change, params.change))),
);

/** Orders as a JSON list of their ids. */
type Asked = Params<{ ids: string }>;
const among = (column: AnySQLiteColumn, { ids }: Asked) => sql`${column} IN (SELECT value FROM json_each(${ids}))`;

/** The valid payment of an order. */
const captured = sql`SELECT captured_at FROM ${payments} WHERE ${payments.orderId} = ${orders.id}
  AND ${payments.status} = 'captured' AND ${payments.returnedAs} IS NULL`;

export const ordersToPost = statement((db, input: Asked) =>
  db
    .select({
      orderId: orders.id,
      placedAt: orders.placedAt,
      policyVersion: orders.policyVersion,
      // An order with a total of 0 counts as paid at placement.
      paidAt: sql<number | null>`CASE ${orders.paymentMethod} WHEN 'PREPAID'
        THEN coalesce((${captured}), CASE WHEN ${orders.totalPaise} = 0 THEN ${orders.placedAt} END) END`,
    })
    .from(orders)
    .where(among(orders.id, input)),
);

/** Selects the settings at the placement of the orders. */
export const settingsToPost = statement((db, input: Asked) =>
  db
    .select({ version: storeSettings.version, policy: storeSettings.policy })
    .from(storeSettings)
    .where(
      sql`${storeSettings.version} IN (SELECT ${orders.policyVersion} FROM ${orders} WHERE ${among(orders.id, input)})`,
    ),
);

export const partsToPost = statement((db, input: Asked) =>
  db
    .select({
      orderId: orderItems.orderId,
      sellerId: sellers.id,
      taxKind: sellers.taxKind,
      pan: sellers.pan,
      consignmentId: sql<number>`(SELECT min(${consignments.id}) FROM ${consignments}
        WHERE ${consignments.orderId} = ${orderItems.orderId} AND ${consignments.sellerId} = ${sellers.id})`,
      paidPaise: sql<number>`sum(${orderItems.netPaise} + ${orderItems.shippingFeePaise} + ${orderItems.codFeePaise})`,
    })
    .from(orderItems)
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .where(among(orderItems.orderId, input))
    .groupBy(orderItems.orderId, sellers.id),
);

/** The COD amount of a consignment's invoice. */
const invoiced = sql`SELECT ${documents.totalPaise} - (${documents.content} ->> '$.totals.byMarketplace') FROM ${documents}
  WHERE ${documents.consignmentId} = ${consignments.id} AND ${documents.ofDocumentId} IS NULL
  ORDER BY ${documents.edition} DESC LIMIT 1`;

/** Selects parcels whose cash was collected, as reported by the courier, or by the seller for its own courier. */
export const cashToPost = statement((db, input: Asked) =>
  db
    .select({
      orderId: orders.id,
      sellerId: consignments.sellerId,
      consignmentId: consignments.id,
      at: sql<number>`CASE WHEN ${shipments.status} = 'DELIVERED' THEN ${shipments.statusAt} ELSE ${consignments.deliveredAt} END`,
      amountPaise: sql<number>`coalesce(${shipments.codPaise}, (${invoiced}), 0)`,
      isKept: sql<number>`CASE WHEN ${cashTakings.id} IS NULL THEN coalesce(${shipments.isByHand}, 1) ELSE 0 END`,
      isByStaff: sql<number>`${cashTakings.id} IS NOT NULL`,
    })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .leftJoin(cashTakings, eq(cashTakings.orderId, orders.id))
    .leftJoin(shipments, and(eq(shipments.consignmentId, consignments.id), ne(shipments.status, 'CANCELLED')))
    .where(
      and(
        among(orders.id, input),
        eq(orders.paymentMethod, 'COD'),
        isNull(consignments.replacesConsignmentId),
        or(
          eq(shipments.status, 'DELIVERED'),
          and(eq(consignments.status, 'DELIVERED'), sql`coalesce(${shipments.isByHand}, 1)`),
        ),
      ),
    ),
);

/** Exempt goods have no TCS. */
const exempt = sql`SELECT coalesce(sum(line.value ->> '$.taxable'), 0) FROM json_each(${documents.content}, '$.lines') line
  WHERE line.value ->> '$.isExempt'`;
/** All documents of a series are of one seller and one financial year. */
const yearToDate = sql`SELECT sum(earlier.content ->> '$.totals.taxable') FROM documents earlier
  WHERE earlier.series_id = ${documents.seriesId} AND earlier.running_number <= ${documents.runningNumber}`;

/** The items of a document with their categories, as JSON. */
const itemsOf = sql`SELECT json_group_array(json_object('totalPaise', line.value ->> '$.total', 'categoryIds', json(${orderItems.categoryIds})))
  FROM json_each(${documents.content}, '$.lines') line JOIN ${orderItems} ON ${orderItems.id} = line.value ->> '$.orderItemId'`;

/** Selects invoices and credit notes. Replaced invoices, which are credited in full, are excluded. */
export const papersToPost = statement((db, input: Asked) =>
  db
    .select({
      orderId: documents.orderId,
      documentId: documents.id,
      ofDocumentId: documents.ofDocumentId,
      sellerId: documents.sellerId,
      consignmentId: documents.consignmentId,
      at: documents.at,
      totalPaise: documents.totalPaise,
      items: sql<string>`(${itemsOf})`,
      taxablePaise: sql<number>`${documents.content} ->> '$.totals.taxable'`,
      byMarketplacePaise: sql<number>`${documents.content} ->> '$.totals.byMarketplace'`,
      exemptPaise: sql<number>`(${exempt})`,
      isWithinState: sql<number>`${documents.content} ->> '$.seller.state.code' = ${documents.content} ->> '$.placeOfSupply.code'`,
      // Read only for sellers whose TDS depends on the year's sales: individuals and Hindu undivided families.
      yearToDatePaise: sql<number>`CASE WHEN ${documents.ofDocumentId} IS NULL AND substr(${sellers.pan}, 4, 1) IN ('P', 'H')
        THEN (${yearToDate}) ELSE 0 END`,
    })
    .from(documents)
    .innerJoin(sellers, eq(sellers.id, documents.sellerId))
    .where(
      and(
        among(documents.orderId, input),
        sql`NOT EXISTS (SELECT 1 FROM documents later WHERE later.consignment_id = ${documents.consignmentId}
          AND later.of_document_id IS NULL AND later.edition > ${documents.edition})`,
      ),
    )
    .orderBy(asc(documents.id)),
);

/** Selects refunds to shoppers by seller. Fees are refunded in full, with the last pieces of an order. */
export const refundsToPost = statement((db, input: Asked) =>
  db
    .select({
      orderId: refunds.orderId,
      refundId: refunds.id,
      sellerId: orderItems.sellerId,
      at: refunds.createdAt,
      cause: refunds.cause,
      isByGateway: sql<number>`${refunds.paymentId} IS NOT NULL`,
      amountPaise: sql<number>`sum(coalesce(${refundItems.amountPaise}, 0)
        + CASE WHEN ${refunds.feesPaise} > 0 THEN ${orderItems.shippingFeePaise} + ${orderItems.codFeePaise} ELSE 0 END)`,
    })
    .from(refunds)
    .innerJoin(orderItems, eq(orderItems.orderId, refunds.orderId))
    .leftJoin(refundItems, and(eq(refundItems.refundId, refunds.id), eq(refundItems.orderItemId, orderItems.id)))
    .where(
      and(among(refunds.orderId, input), inArray(refunds.cause, ['cancelled', 'undelivered', 'returned', 'giveBack'])),
    )
    .groupBy(refunds.id, orderItems.sellerId),
);

export const freightsToPost = statement((db, input: Asked) =>
  db
    .select({
      orderId: consignments.orderId,
      sellerId: consignments.sellerId,
      consignmentId: consignments.id,
      shipmentId: shipments.id,
      way: shipmentFreights.way,
      at: shipmentFreights.at,
      amountPaise: shipmentFreights.amountPaise,
    })
    .from(consignments)
    .innerJoin(shipments, eq(shipments.consignmentId, consignments.id))
    .innerJoin(shipmentFreights, eq(shipmentFreights.shipmentId, shipments.id))
    .where(among(consignments.orderId, input)),
);

/** Selects the keys of the orders' existing ledger entries. */
export const postedKeys = statement((db, input: Asked) =>
  db.select({ key: ledgerEntries.key }).from(ledgerEntries).where(among(ledgerEntries.orderId, input)),
);
