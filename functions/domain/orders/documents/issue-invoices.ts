import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { invoicesFor } from '#contract/shop/documents.ts';
import { requireCondition } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { invoiceContent } from './content.ts';
import { creditNotes, restOfConsignment, standingInvoices } from './credit-note.ts';
import type { UnitsOfItem } from './content.ts';
import type { InvoiceSource, StoredDocument } from './reads.ts';
import { issueValues, issueWhere } from './statements.ts';
import type { PaperToIssue } from './statements.ts';

/** An invoice to issue, and the state it was made from. */
export interface InvoiceDue extends PaperToIssue {
  /** The version of the consignment when it was read. */
  version: number;
  /**
   * The number of documents and of cancelled consignments when the order was read. Set if an item's units are in
   * several consignments.
   */
  seen: { papers: number; cancelled: number } | null;
}

/**
 * Returns the missing invoices of an order's consignments. A consignment that was cancelled before its invoice gets
 * none. When an item's amount is divided, its cancelled units and the units on other documents come first, in the order
 * they were settled.
 * @param isMeant selects the consignments
 */
export function invoicesDue(
  sources: readonly InvoiceSource[],
  issued: readonly Pick<StoredDocument, 'consignmentId' | 'kind'>[],
  isMeant: (consignment: InvoiceSource['consignment']) => boolean,
): InvoiceDue[] {
  const invoiced = new Set(issued.map(({ consignmentId }) => consignmentId));
  const consignments = Map.groupBy(sources, ({ consignment }) => consignment.id);
  const isSettled = ({ consignment }: InvoiceSource) =>
    invoiced.has(consignment.id) || consignment.cancelledAt !== null;

  const taken = new Map<number, number>();
  const take = ({ item, quantity }: InvoiceSource) => {
    const first = taken.get(item.id) ?? 0;
    taken.set(item.id, first + quantity);
    return first;
  };
  sources.filter(isSettled).forEach(take);

  const cancelled = [...consignments.values()].filter(([source]) => source!.consignment.cancelledAt !== null).length;
  const seen = { papers: issued.length, cancelled };
  return [...consignments.values()]
    .filter(([source]) => !isSettled(source!) && isMeant(source!.consignment))
    .flatMap((own) => {
      const { order, consignment, seller } = own[0]!;
      const units = own.map((source) => ({
        source,
        first: take(source),
        count: source.quantity,
        isExempt: source.item.taxCategory === 'EXEMPT',
      }));
      const isShared = own.some(({ item, quantity }) => quantity < item.quantity);
      return invoicesFor(seller.taxKind, order.buyerGstin !== null, units).map(({ kind, lines }) => ({
        kind,
        orderId: order.id,
        sellerId: seller.id,
        consignmentId: consignment.id,
        edition: 1,
        ofDocumentId: null,
        content: invoiceContent(lines satisfies UnitsOfItem[]),
        version: consignment.version,
        seen: isShared ? seen : null,
      }));
    });
}

type Guard = { version: number; papersSeen: number | null; cancelledSeen: number | null };

/** Requires that the invoice is not issued yet, and that order and consignment are unchanged since they were read. */
const issueInvoice = issueWhere(
  (
    params: Params<Guard & { consignmentId: number; orderId: number; kind: string; edition: number }>,
  ) => sql`NOT EXISTS (
      SELECT 1 FROM documents own WHERE own.consignment_id = ${params.consignmentId} AND own.kind = ${params.kind}
        AND own.edition = ${params.edition} AND own.of_document_id IS NULL)
    AND EXISTS (SELECT 1 FROM consignments WHERE consignments.id = ${params.consignmentId}
      AND consignments.version = ${params.version} AND consignments.cancelled_at IS NULL)
    AND (${params.papersSeen} IS NULL OR ${params.papersSeen} =
      (SELECT count(*) FROM documents beside WHERE beside.order_id = ${params.orderId}))
    AND (${params.cancelledSeen} IS NULL OR ${params.cancelledSeen} =
      (SELECT count(*) FROM consignments gone WHERE gone.order_id = ${params.orderId} AND gone.cancelled_at IS NOT NULL))`,
);

const invoiceStands = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ consignmentId: number; kind: string; edition: number }>) => sql`EXISTS (SELECT 1 FROM documents
    WHERE documents.consignment_id = ${params.consignmentId} AND documents.kind = ${params.kind}
      AND documents.edition = ${params.edition} AND documents.of_document_id IS NULL)`,
);

/**
 * Returns the statements that issue invoices, for a batch that may do more. An invoice that was issued meanwhile stays
 * as it is. If the order has changed since it was read, the batch fails with ORDER_MOVED_ON.
 */
export function issueInvoices(shop: Shop, actor: Actor, invoices: readonly InvoiceDue[]): Statement[] {
  let ownPapers = 0;
  return invoices.flatMap(({ version, seen, ...paper }) => {
    const papersSeen = seen && seen.papers + ownPapers;
    ownPapers += 1;
    const { open, count, store } = issueInvoice({
      ...issueValues(shop, actor, paper),
      version,
      papersSeen,
      cancelledSeen: seen && seen.cancelled,
    });
    return [open, count, store, invoiceStands(paper)];
  });
}

/**
 * Requires that no document of the order was issued since the order was read; otherwise the batch fails with
 * ORDER_MOVED_ON.
 */
export const papersAsSeen = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ orderId: number; seen: number }>) =>
    sql`(SELECT count(*) FROM documents WHERE documents.order_id = ${params.orderId}) = ${params.seen}`,
);

/**
 * Returns the statements that replace an order's invoices after a price change, for the batch that changes it. Each
 * invoice gets a credit note in full, including fees, and a new edition. Consignments without an invoice get theirs
 * later, with the new price. Nothing of the order may be cancelled. If documents were added since, the batch fails with
 * ORDER_MOVED_ON.
 * @param sources the order with the new price, and its consignments with their versions at that point of the batch
 */
export function replaceInvoices(
  shop: Shop,
  actor: Actor,
  orderId: number,
  sources: readonly InvoiceSource[],
  issued: readonly StoredDocument[],
): { credits: Statement[]; invoices: Statement[] } {
  const editions = new Map(standingInvoices(issued).map(({ consignmentId, edition }) => [consignmentId, edition]));
  const due = invoicesDue(sources, [], ({ id }) => editions.has(id));
  const credits = creditNotes(shop, actor, issued, {
    items: [...editions.keys()].flatMap((consignmentId) => restOfConsignment(issued, consignmentId)),
    fees: 'of its consignments',
    reason: 'The order was paid online, and a new invoice replaces this one',
  });
  return {
    credits: [papersAsSeen({ orderId, seen: issued.length }), ...credits],
    invoices: issueInvoices(
      shop,
      actor,
      due.map((invoice) => ({ ...invoice, seen: null, edition: editions.get(invoice.consignmentId)! + 1 })),
    ),
  };
}
