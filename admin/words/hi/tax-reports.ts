import type { words as English } from '../en/tax-reports.ts';

/** The page of the tax reports of a month. */
export const words: typeof English = {
  failedToFetchTheTax: 'टैक्स रिपोर्ट नहीं मिल सकीं',
  taxReports: 'टैक्स रिपोर्ट',
  month: 'महीना',
  thisMonthIsNotOver: 'यह महीना अभी पूरा नहीं हुआ: रिपोर्ट में और भी आएगा।',
  failedToDownloadTheReport: 'रिपोर्ट डाउनलोड नहीं हो सकी',
  // GSTR-1
  gstr1: 'GSTR-1',
  invoicesAndCreditNotesIssued: (month) =>
    `${month} के बिल और क्रेडिट नोट। पोर्टल JSON फ़ाइल लेता है; उसका ऑफ़लाइन टूल CSV फ़ाइलें लेता है।`,
  noInvoicesInThisMonth: 'इस महीने कोई बिल नहीं',
  papersOfMonth: (month) => `${month} के कागज़`,
  invoices: (count) => `${count} बिल`,
  creditNotes: (count) => `${count} क्रेडिट नोट`,
  gstr1OfAsJson: (sellerName) => `${sellerName} का GSTR-1, JSON में`,
  gstr1OfAsCsv: (sellerName) => `${sellerName} का GSTR-1, CSV फ़ाइलों में`,
  // TCS and TDS
  gstr8TaxCollectedAt: 'GSTR-8: स्रोत पर लिया टैक्स',
  taxCollectedAtSourceTcs: 'स्रोत पर लिया टैक्स (TCS)',
  gstr8AsJson: 'GSTR-8, JSON में',
  gstr8AsCsv: 'GSTR-8, CSV में',
  sellersAcceptItOnThe: 'विक्रेता इसे पोर्टल पर स्वीकार करते हैं।',
  acceptItOnThePortal: 'इसे पोर्टल पर स्वीकार करें: फिर यह आपके इलेक्ट्रॉनिक कैश लेजर में आ जाएगा।',
  taxDeductedAtSourceTds: 'स्रोत पर कटा टैक्स (TDS)',
  tdsAsCsv: 'TDS, CSV में',
  forTheQuarterlyStatementForm: 'तिमाही स्टेटमेंट, फ़ॉर्म 140 के लिए।',
  itIsSetOffAgainst: 'यह आपके इनकम टैक्स में से घटाया जाता है।',
  inTheTransactionsOf: (tax, month) => `${month} के लेन-देन में ${tax}`,
  nothingInThisMonth: 'इस महीने कुछ नहीं',
  sellersWithTax: (tax) => `${tax} वाले विक्रेता`,
  reckonedOn: 'किस रकम पर',
};
