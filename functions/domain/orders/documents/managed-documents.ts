import { eq, sql } from 'drizzle-orm';
import type { DocumentSide, ManagedDocument } from '#contract/calls/documents.ts';
import type { Day } from '#contract/shop/dates.ts';
import { documents, orders, sellers } from '../../../db/schema/index.ts';
import { byWord, consoleList, equals, search, where } from '../../platform/console-list/index.ts';

/** Lists the documents of sales: a seller's own, or all for the platform. */
export const managedDocuments = consoleList({
  id: documents.id,
  owner: documents.sellerId,
  select: (db) =>
    db
      .select({
        id: documents.id,
        number: documents.number,
        kind: documents.kind,
        issuedOn: documents.issuedOn,
        at: documents.at,
        sellerId: documents.sellerId,
        sellerName: sellers.businessName,
        orderId: orders.number,
        orderKey: documents.orderId,
        creditsNumber: sql<string | null>`(SELECT charged.number FROM documents charged
          WHERE charged.id = documents.of_document_id)`,
        total: sql<number>`CASE ${documents.kind} WHEN 'CREDIT_NOTE' THEN -${documents.totalPaise} ELSE ${documents.totalPaise} END`,
      })
      .from(documents)
      .innerJoin(sellers, eq(sellers.id, documents.sellerId))
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .$dynamic(),
  counted: sql`${documents} JOIN ${orders} ON ${orders.id} = ${documents.orderId}`,
  sorts: { id: documents.id, issuedOn: documents.issuedOn },
  filters: {
    side: byWord<DocumentSide>({
      INVOICE: sql`${documents.kind} <> 'CREDIT_NOTE'`,
      CREDIT_NOTE: sql`${documents.kind} = 'CREDIT_NOTE'`,
    }),
    sellerId: equals(documents.sellerId),
    from: where<Day>((day) => sql`${documents.issuedOn} >= ${day}`),
    to: where<Day>((day) => sql`${documents.issuedOn} <= ${day}`),
  },
  q: [search.in(documents.number), search.in(orders.number)],
  row: (document): ManagedDocument => document,
  missing: 'DOCUMENT_NOT_FOUND',
});
