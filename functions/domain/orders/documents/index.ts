export { creditNotes, paidForUnits, restOfConsignment, unitsHeld } from './credit-note.ts';
export type { Credit, ItemToCredit } from './credit-note.ts';
export { invoicesDue, issueInvoices, papersAsSeen, replaceInvoices } from './issue-invoices.ts';
export type { InvoiceDue } from './issue-invoices.ts';
export { managedDocuments } from './managed-documents.ts';
export { papersOfOrder, papersOfOrders, papersOfParcel, papersOfReturn, papersOfShipment } from './reads.ts';
export type { InvoiceSource, OrderPapers, StoredDocument } from './reads.ts';
