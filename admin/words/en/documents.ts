import { inLanguage } from '../language.ts';

export const words = inLanguage('documents', {
  invoices: 'Invoices',
  creditNotes: 'Credit notes',
  papers: 'Papers',
  numberOrOrder: 'Number or order',
  issuedFrom: 'Issued from',
  documentTitleOverCreditsNumber: (documentTitle: string, creditsNumber: string) =>
    `${documentTitle} over ${creditsNumber}`,
  noInvoices: 'No invoices',
  failedToFetchTheInvoices: 'Failed to fetch the invoices',
  paper: 'Paper',
});
