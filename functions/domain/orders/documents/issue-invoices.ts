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

/** An invoice that is not issued yet, and the state it was made from. */
export interface InvoiceDue extends PaperToIssue {
  /** The version of the consignment that was read. */
  version: number;
  /** Papers and cancelled consignments of the order that were read, where an item's units are in several consignments. */
  seen: { papers: number; cancelled: number } | null;
}

/**
 * The invoices that consignments of an order do not have yet. What was cancelled before it had one gets none; its units
 * and those that stand on other papers come first when an item's amount is divided, as they did when they were settled.
 * @param isMeant which consignments are asked about
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

/** Nobody issued it since, and order and consignment stand as they were read. */
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
 * The statements that issue invoices, for a batch that may do more. One that somebody else issued since stays as it is;
 * where the order is no longer what the invoice was made from, the batch is refused with ORDER_MOVED_ON.
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

/** Requires that no paper of the order was issued since the order was read; else the batch is refused with ORDER_MOVED_ON. */
export const papersAsSeen = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ orderId: number; seen: number }>) =>
    sql`(SELECT count(*) FROM documents WHERE documents.order_id = ${params.orderId}) = ${params.seen}`,
);

/**
 * The statements that replace the invoices of an order whose price changed, for the batch that changes it: a credit note
 * over each in full, fees with it, and a new one. What has no invoice yet gets its first later, of the new price. Nothing
 * of the order may be cancelled. Where papers were added since, the batch is refused with ORDER_MOVED_ON.
 * @param sources the order as it is with the new price, its consignments with the version they have by then
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
