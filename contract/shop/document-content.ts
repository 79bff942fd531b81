import type { PaymentMethod } from '../states/payment.ts';
import type { Day } from './dates.ts';
import type { DocumentKind } from './documents.ts';
import type { Paise } from './money.ts';

/** A State on a paper: its GST code with its name. */
export interface PrintedState {
  code: string;
  name: string;
}

/** Amounts of a line, or of a whole paper, in paise. */
export interface DocumentAmounts {
  /** Unit price times quantity, tax included, before any discount. */
  gross: Paise;
  /** What the seller takes off: the marketplace's discounts do not lower the value of supply. */
  discount: Paise;
  /** The seller's fees for delivery and payment, taxed with the goods (CGST Act s.8(a), s.15(2)(c)). */
  fees: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** The value of supply with its tax: taxable and taxes. */
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
  /** Which units of the item the line has: a credit note divides the item's amounts, as a refund does, never the line's. */
  units: UnitsOfSale;
}

/** Some units of an item of an order. */
export interface UnitsOfSale {
  /** Index of the first of them among all units of the item, from 0. */
  first: number;
  /** How many units of the item the order has. */
  sold: number;
  /** What all units of the item come to, fees included. */
  amounts: DocumentAmounts;
}

/** What a paper says, as it is printed. It is stored with the paper and never computed again. */
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
  /** Where the goods went: the buyer's address where no other is known. */
  delivery: { name: string; mobile: string; address: string[]; state: PrintedState };
  order: { number: string; placedOn: Day; paymentMethod: PaymentMethod };
  placeOfSupply: PrintedState;
  /** CGST with the State's half within a State, IGST across a border, none from who may not collect any. */
  tax: 'CGST_SGST' | 'CGST_UTGST' | 'IGST' | 'NONE';
  lines: DocumentLine[];
  totals: DocumentAmounts;
  totalInWords: string;
  /** Of a credit note: what it takes from, and why. */
  credits: { number: string; issuedOn: Day; reason: string } | null;
}

/** A paper with what it was given when it was issued. */
export interface PrintedDocument {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  content: DocumentContent;
}
