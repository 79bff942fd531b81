import type { DocumentContent, DocumentLine, PrintedDocument } from '#contract/shop/document-content.ts';

const AMOUNTS = {
  gross: 1000_00,
  discount: 0,
  fees: 0,
  taxable: 970_88,
  cgst: 14_56,
  sgst: 14_56,
  igst: 0,
  total: 1000_00,
};
/** A line of a document that tests render. */
export const LINE: DocumentLine = {
  orderItemId: 1,
  description: 'Lakshmi temple haram',
  detail: 'Antique gold, 22 in, MTJ-HAR-011',
  hsn: '7117',
  quantity: 1,
  unitPrice: 1000_00,
  taxBasisPoints: 300,
  isExempt: false,
  units: { first: 0, sold: 1, amounts: { ...AMOUNTS, byMarketplace: 0 } },
  byMarketplace: 0,
  ...AMOUNTS,
};
const TELANGANA = { code: '36', name: 'Telangana' };
export const INVOICE: DocumentContent = {
  seller: {
    legalName: 'Meera Temple Jewels Private Limited',
    tradeName: 'Meera Temple Jewels',
    address: ['21-2-118, Laad Bazaar Road', 'Charminar', 'Hyderabad 500002', 'Telangana'],
    gstin: '36ZZTCJ1234K1Z4',
    state: TELANGANA,
    isComposition: false,
  },
  buyer: { name: 'Asha Rao', gstin: null },
  delivery: {
    name: 'Asha Rao',
    mobile: '9848012345',
    address: ['12, Lake Road', 'Hyderabad 500084'],
    state: TELANGANA,
  },
  order: { number: 'RH-7K4M-92QD-X3TB', placedOn: '2026-11-20', paymentMethod: 'COD' },
  placeOfSupply: TELANGANA,
  tax: 'CGST_SGST',
  lines: [LINE],
  totals: { ...AMOUNTS, byMarketplace: 0 },
  totalInWords: 'Rupees One Thousand Only',
  credits: null,
};
/** Returns the content of a printed document for one piece. */
export const printedPaper = (
  changes: Partial<DocumentContent> = {},
  kind: PrintedDocument['kind'] = 'TAX_INVOICE',
): PrintedDocument => ({
  kind,
  number: 'A01/2627/000123',
  issuedOn: '2026-11-22',
  content: { ...INVOICE, ...changes },
});
