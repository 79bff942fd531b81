import { inLanguage } from '../language.ts';

/** The list of invoices, bills and credit notes. */
export const words = inLanguage('documents', {
  invoices: 'Invoices',
  creditNotes: 'Credit notes',
  papers: 'Papers',
  numberOrOrder: 'Number or order',
  issuedFrom: 'Issued from',
  issuedTo: 'Issued to',
  creditNoteOver: (title: string, number: string) => `${title} over ${number}`,
  noInvoices: 'No invoices',
  failedToFetchTheInvoices: 'Failed to fetch the invoices',
  paper: 'Paper',
});
