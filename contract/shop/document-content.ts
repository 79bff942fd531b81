import type { Language } from '../languages.ts';
import type { PaymentMethod } from '../states/payment.ts';
import type { Day } from './dates.ts';
import type { DocumentKind } from './documents.ts';
import type { Paise } from './money.ts';

/** A State on a document: its GST code with its name. */
export interface PrintedState {
  code: string;
  name: string;
}

/** Amounts of a line, or of a whole document, in paise. */
export interface DocumentAmounts {
  /** Unit price times quantity, tax included, before any discount. */
  gross: Paise;
  /** The seller's discount. The marketplace's discounts do not lower the value of supply. */
  discount: Paise;
  /** The seller's fees for delivery and payment, taxed with the goods (CGST Act s.8(a), s.15(2)(c)). */
  fees: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** The value of supply with its tax: taxable value plus taxes. */
  total: Paise;
  /** The part of the total that the marketplace pays the seller instead of the buyer. */
  byMarketplace: Paise;
}

/** Pieces of one item of the order. */
export interface DocumentLine extends DocumentAmounts {
  orderItemId: number;
  description: string;
  /** Colour, size and SKU code. */
  detail: string;
  hsn: string;
  quantity: number;
  unitPrice: Paise;
  taxBasisPoints: number;
  /** Exempt goods have no rate; goods taxed at 0 % have one. */
  isExempt: boolean;
  /**
   * The units of the item in this line. A credit note divides the item's amounts, as a refund does, never the line's.
   */
  units: UnitsOfSale;
}

/** Some units of an item of an order. */
export interface UnitsOfSale {
  /** Zero-based index of the first of them among all units of the item. */
  first: number;
  /** Number of units of the item in the order. */
  sold: number;
  /** The amounts of all units of the item, with fees. */
  amounts: DocumentAmounts;
}

/** The content of a document as printed. It is stored with the document and never computed again. */
export interface DocumentContent {
  seller: {
    legalName: string;
    tradeName: string;
    address: string[];
    gstin: string | null;
    state: PrintedState;
    isComposition: boolean;
  };
  buyer: { name: string; gstin: string | null };
  /** The destination of the goods; the buyer's address if no other is known. */
  delivery: { name: string; mobile: string; address: string[]; state: PrintedState };
  /** `isAtCounter` is set if the goods were handed over at the counter. */
  order: { number: string; placedOn: Day; paymentMethod: PaymentMethod; isAtCounter?: true };
  placeOfSupply: PrintedState;
  /** CGST and SGST or UTGST within a State, IGST across a border, NONE if the seller may not collect tax. */
  tax: 'CGST_SGST' | 'CGST_UTGST' | 'IGST' | 'NONE';
  lines: DocumentLine[];
  totals: DocumentAmounts;
  totalInWords: string;
  /** The language whose labels are next to the English ones: that of the buyer at the issue. None if undefined. */
  language?: Exclude<Language, 'en'>;
  /** For a credit note: the invoice it credits, and the reason. */
  credits: { number: string; issuedOn: Day; reason: string } | null;
}

/** A document with the data from its issue. */
export interface PrintedDocument {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  content: DocumentContent;
}
