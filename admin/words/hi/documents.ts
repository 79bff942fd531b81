import type { words as English } from '../en/documents.ts';

/** The list of invoices, bills and credit notes. */
export const words: typeof English = {
  invoices: 'बिल',
  creditNotes: 'क्रेडिट नोट',
  papers: 'कागज़',
  numberOrOrder: 'नंबर या ऑर्डर',
  issuedFrom: 'बिल इस दिन से',
  issuedTo: 'बिल इस दिन तक',
  creditNoteOver: (title, number) => `बिल ${number} का ${title}`,
  noInvoices: 'कोई बिल नहीं',
  failedToFetchTheInvoices: 'बिल नहीं मिल सके',
  paper: 'कागज़',
};
