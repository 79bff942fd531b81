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

export interface ItemToCredit {
  orderItemId: number;
  /** The order's consignment that contains the units. */
  consignmentId: number;
  quantity: number;
}

/** Requires that the invoice has as many credit notes as when it was read. */
const issueCreditNote = issueWhere(
  (params: Params<{ credited: number; ofDocumentId: number | null }>) => sql`${params.credited} =
    (SELECT count(*) FROM documents before WHERE before.of_document_id = ${params.ofDocumentId})`,
);

/** What to credit of an order, and why. */
export interface Credit {
  items: readonly ItemToCredit[];
  /**
   * The fees to credit. 'of the order': the last of the order is cancelled before it was sent. 'of its consignments':
   * the consignments come back unpaid. 'kept': none, as when goods are returned.
   */
  fees: 'kept' | 'of its consignments' | 'of the order';
  /** The printed reason. */
  reason: string;
}

/**
 * Returns the statements that credit units of an order, for the batch that takes them back. There is one credit note
 * for each invoice of the units, with the printed amounts. Units without an invoice get no credit note.
 * @param documents all documents of the order, read before the batch; the batch fails with ORDER_MOVED_ON if one was
 * added since
 * @throws ORDER_MOVED_ON when fewer units are left on the invoice
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

/** The units of an item in a consignment, by their index among all units of the item. */
export interface UnitsHeld {
  /** Index of the first unit. */
  first: number;
  /** How many of the units were credited. */
  credited: number;
  isInvoiced: boolean;
}

/**
 * Returns which units of an item a consignment contains. Units get their index when their consignment is invoiced, or
 * when they are cancelled without an invoice. So a unit has the same index in its refund and on its documents, and the
 * units add up to the item's amount.
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
 * Returns the amount in paise that the buyer paid for units of an order's items, one amount for each entry. This amount
 * is refunded for them. Entries are counted one after the other.
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

/** Returns all invoiced units of a consignment that are not credited yet. */
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

/** Returns the valid invoices among an order's documents: those that no later edition replaced. */
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

function linesOf(documents: readonly StoredDocument[], itemId: number): DocumentLine[] {
  return documents.flatMap(({ content }) => content.lines).filter(({ orderItemId }) => orderItemId === itemId);
}

function unitsOn(documents: readonly StoredDocument[], itemId: number): number {
  return linesOf(documents, itemId).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns a line of a credit note; none when nothing of it is credited. */
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
