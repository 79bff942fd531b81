import * as messages from '#contract/messages.ts';
import { fetchFile } from './client.ts';

/** The invoices of an order as a PDF to view. */
export const viewInvoice = (orderId: string) =>
  fetchFile(`/invoice/view/${encodeURIComponent(orderId)}`, messages.INVOICE_VIEW_FAILED);

/** The invoices of an order as a PDF to download. */
export const downloadInvoice = (orderId: string) =>
  fetchFile(`/invoice/download/${encodeURIComponent(orderId)}`, messages.INVOICE_DOWNLOAD_FAILED);
