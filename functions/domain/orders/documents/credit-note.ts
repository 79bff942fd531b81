import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { DocumentLine } from '#contract/shop/document-content.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { amountOfUnits } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { amountsOfUnits, feesOf, goodsOf, sumOf, withTotals } from './content.ts';
import type { InvoiceSource, OrderPapers, StoredDocument } from './reads.ts';
import { issueValues, issueWhere } from './statements.ts';

/** Units of an item that are taken back. */
export interface ItemToCredit {
  orderItemId: number;
  /** In which of the order's consignments they went. */
  consignmentId: number;
  quantity: number;
}

/** Nobody credited any of it since. */
const issueCreditNote = issueWhere(
  (params: Params<{ credited: number; ofDocumentId: number | null }>) => sql`${params.credited} =
    (SELECT count(*) FROM documents before WHERE before.of_document_id = ${params.ofDocumentId})`,
);

/** What is taken back of an order, and why. */
export interface Credit {
  items: readonly ItemToCredit[];
  /**
   * Which fees are given back with it: those of the whole order when the last of it is cancelled before it was sent, those
   * of its consignments when these come back unpaid, and none when goods are returned.
   */
  fees: 'kept' | 'of its consignments' | 'of the order';
  /** As it is printed. */
  reason: string;
}

/**
 * The statements that credit units of an order, for the batch that takes them back: one credit note for each invoice they
 * stand on, with the amounts that were printed there. Of what has no invoice nothing is printed.
 * @param documents all papers of the order, read in the batch before; when one was added since, the batch is refused with
 *   ORDER_MOVED_ON
 * @throws ORDER_MOVED_ON where fewer units are left on the invoice
 */
export function creditNotes(
  shop: Shop,
  actor: Actor,
  documents: readonly StoredDocument[],
  { items, fees, reason }: Credit,
): Statement[] {
  return standingInvoices(documents).flatMap((invoice) => {
    const before = creditNotesOf(invoice, documents);
    const own = items.filter(({ consignmentId }) => consignmentId === invoice.consignmentId);
    const givesFeesBack = fees === 'of the order' || (fees === 'of its consignments' && own.length > 0);
    const lines = invoice.content.lines.flatMap((line) => {
      const wanted = own.filter(({ orderItemId }) => orderItemId === line.orderItemId);
      const count = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
      return creditedLine(line, before, count, givesFeesBack);
    });
    if (lines.length === 0) return [];
    const { number, issuedOn } = invoice;
    const note = issueCreditNote({
      ...issueValues(shop, actor, {
        kind: 'CREDIT_NOTE',
        orderId: invoice.orderId,
        sellerId: invoice.sellerId,
        consignmentId: invoice.consignmentId,
        edition: invoice.edition,
        ofDocumentId: invoice.id,
        content: withTotals({ ...invoice.content, lines, credits: { number, issuedOn, reason } }),
      }),
      credited: before.length,
    });
    return [note.open, requireChange(note.count, 'ORDER_MOVED_ON'), note.store];
  });
}

/** Units of an item that a consignment holds, by their index among all units of the item. */
export interface UnitsHeld {
  /** Index of the first. */
  first: number;
  /** How many of them were credited. */
  credited: number;
  isInvoiced: boolean;
}

/**
 * Returns which units of an item a consignment holds. Units get their index when the invoice of their consignment is
 * issued, or when they are cancelled without one; so a unit has the same index in its refund and on its papers, and all
 * units come to what the item came to.
 */
export function unitsHeld(
  [sources, documents]: OrderPapers,
  { orderItemId, consignmentId }: Omit<ItemToCredit, 'quantity'>,
): UnitsHeld {
  const invoices = standingInvoices(documents);
  for (const invoice of invoices.filter((one) => one.consignmentId === consignmentId)) {
    const [line] = linesOf([invoice], orderItemId);
    if (!line) continue;
    const credited = unitsOn(creditNotesOf(invoice, documents), orderItemId);
    return { first: line.units.first, credited, isInvoiced: true };
  }
  const hasIndex = ({ consignment, item }: InvoiceSource) =>
    item.id === orderItemId &&
    (consignment.cancelledAt !== null || invoices.some((invoice) => invoice.consignmentId === consignment.id));
  const first = sources.filter(hasIndex).reduce((sum, { quantity }) => sum + quantity, 0);
  return { first, credited: 0, isInvoiced: false };
}

/**
 * Returns what the buyer paid for units of an order's items, in paise, one amount for each entry: what is refunded for
 * them. Entries are taken one after the other.
 */
export function paidForUnits(documents: OrderPapers, entries: readonly ItemToCredit[]): Paise[] {
  const taken = new Map<string, number>();
  return entries.map((entry) => {
    const { orderItemId, consignmentId, quantity } = entry;
    const { item } = documents[0].find((source) => source.item.id === orderItemId)!;
    const { first, credited, isInvoiced } = unitsHeld(documents, entry);
    const group = isInvoiced ? `${orderItemId} of ${consignmentId}` : String(orderItemId);
    const before = taken.get(group) ?? 0;
    taken.set(group, before + quantity);
    return amountOfUnits(item.netPaise, item.quantity, first + credited + before, quantity);
  });
}

/** All units of a consignment that stand on an invoice and were not taken back yet. */
export function restOfConsignment(documents: readonly StoredDocument[], consignmentId: number): ItemToCredit[] {
  return standingInvoices(documents)
    .filter((invoice) => invoice.consignmentId === consignmentId)
    .flatMap((invoice) =>
      invoice.content.lines.map(({ orderItemId, quantity }) => ({
        orderItemId,
        consignmentId,
        quantity: quantity - unitsOn(creditNotesOf(invoice, documents), orderItemId),
      })),
    )
    .filter(({ quantity }) => quantity > 0);
}

/** The invoices that hold of an order's papers: those of its consignments that no later one replaced. */
export function standingInvoices(documents: readonly StoredDocument[]): StoredDocument[] {
  const invoices = documents.filter(({ ofDocumentId }) => ofDocumentId === null);
  return invoices.filter(
    ({ consignmentId, edition }) =>
      !invoices.some((other) => other.consignmentId === consignmentId && other.edition > edition),
  );
}

function creditNotesOf({ id }: StoredDocument, documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.filter(({ ofDocumentId }) => ofDocumentId === id);
}

/** What the papers say of an item. */
function linesOf(documents: readonly StoredDocument[], itemId: number): DocumentLine[] {
  return documents.flatMap(({ content }) => content.lines).filter(({ orderItemId }) => orderItemId === itemId);
}

function unitsOn(documents: readonly StoredDocument[], itemId: number): number {
  return linesOf(documents, itemId).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A line of a credit note; none where nothing of it is taken back. */
function creditedLine(
  line: DocumentLine,
  before: readonly StoredDocument[],
  count: number,
  givesFeesBack: boolean,
): DocumentLine[] {
  const credited = unitsOn(before, line.orderItemId);
  if (credited + count > line.quantity) refuse('ORDER_MOVED_ON');
  const { sold, amounts } = line.units;
  const first = line.units.first + credited;
  const hasFees = line.fees > 0 && linesOf(before, line.orderItemId).every(({ fees }) => fees === 0);
  const parts = [
    ...(count > 0 ? [amountsOfUnits(goodsOf(amounts), sold, first, count)] : []),
    ...(givesFeesBack && hasFees ? [amountsOfUnits(feesOf(amounts), sold, line.units.first, line.quantity)] : []),
  ];
  return parts.length === 0 ? [] : [{ ...line, quantity: count, units: { ...line.units, first }, ...sumOf(parts) }];
}
