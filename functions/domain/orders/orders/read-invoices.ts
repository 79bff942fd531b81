import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { invoicesDue, issueInvoices, papersOfOrder } from '../documents/index.ts';
import type { InvoiceSource, StoredDocument } from '../documents/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { codConfirmationOf } from './cod-confirmations.ts';
import { orderKey } from './reads.ts';

/** Documents to print, with the shop's settings. */
interface OrderPapers {
  documents: StoredDocument[];
  policy: StorePolicy;
}

/**
 * Returns the documents of an order; for a seller, those of its own part. These are the invoice of each consignment and
 * its credit notes. A missing invoice is issued now.
 * @returns documents as they were printed, grouped by seller, each invoice before its credit notes; and the settings
 * @throws ORDER_NOT_FOUND, also for another user's order
 * @throws INVOICE_TOO_EARLY when an order is to be paid online and is not paid yet
 * @throws INVOICE_UNCONFIRMED when a COD order is not confirmed
 * @throws INVOICE_NEVER_MADE, ORDER_MOVED_ON
 */
export async function readInvoices(shop: Shop, actor: Customer | Staff, input: string): Promise<OrderPapers> {
  const key = orderKey(input);
  const {
    settings: { policy },
    papers: known,
    confirmation,
  } = await shop.read({
    settings: currentSettings(),
    papers: papersOfOrder(key),
    confirmation: codConfirmationOf(key),
  });
  const seller = sellerIdOf(actor);
  const isSeen = ({ sellerId }: { sellerId: number }) => seller === null || sellerId === seller;
  const sources = known[0].filter(({ consignment }) => isSeen(consignment));
  const issued = known[1].filter(isSeen);
  const order = sources[0]?.order;
  if (!order || (actor.kind === 'customer' && order.userId !== actor.userId)) refuse('ORDER_NOT_FOUND');

  const isWaiting = confirmation[0]?.answer === null;
  const due = invoicesDue(sources, issued, (consignment) => !isWaiting && isDefinite(order, consignment));
  if (due.length === 0 && issued.length === 0) {
    if (sources.every(({ consignment }) => consignment.cancelledAt !== null)) refuse('INVOICE_NEVER_MADE');
    refuse(order.paymentMethod === 'COD' ? 'INVOICE_UNCONFIRMED' : 'INVOICE_TOO_EARLY');
  }
  if (due.length === 0) return { policy, documents: inOrder(issued) };
  const { papers } = await shop.write({ issue: issueInvoices(shop, actor, due), papers: papersOfOrder(key) });
  return { policy, documents: inOrder(papers[1].filter(isSeen)) };
}

/** Returns whether the sale is definite: it is paid, or it is COD and placed. */
function isDefinite(
  { paymentMethod, paymentStatus }: InvoiceSource['order'],
  { status }: InvoiceSource['consignment'],
) {
  return paymentMethod === 'COD' ? status !== 'PENDING' : paymentStatus !== 'PENDING' && paymentStatus !== 'FAILED';
}

function inOrder(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.toSorted(
    (a, b) =>
      a.sellerId - b.sellerId ||
      a.consignmentId - b.consignmentId ||
      (a.ofDocumentId ?? a.id) - (b.ofDocumentId ?? b.id) ||
      a.id - b.id,
  );
}
