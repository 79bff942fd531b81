import type { DocumentContent, DocumentLine } from '#contract/shop/document-content.ts';
import { seriesOf } from '#contract/shop/documents.ts';
import type { DocumentKind, DocumentSeries } from '#contract/shop/documents.ts';
import type { Paise } from '#contract/shop/money.ts';

/** The fields of a seller's document that its return needs. */
export interface ReportedPaper {
  kind: DocumentKind;
  number: string;
  runningNumber: number;
  issuedOn: string;
  content: DocumentContent;
  /** The total of the invoice that a credit note credits. */
  originalPaise: Paise | null;
}

export interface TaxAmounts {
  taxable: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
}

/** The taxed amount at one rate. */
export interface RatePart extends TaxAmounts {
  taxBasisPoints: number;
}

/** A document that is reported individually, with its taxed amounts by rate. */
export interface ReportedDocument {
  number: string;
  issuedOn: string;
  value: Paise;
  /** GST code of the place of supply. */
  place: string;
  buyer: DocumentContent['buyer'];
  parts: RatePart[];
}

export interface SmallSupplies extends RatePart {
  place: string;
  isWithin: boolean;
}

export interface UntaxedSupplies {
  isWithin: boolean;
  toRegistered: boolean;
  exempt: Paise;
  nilRated: Paise;
}

export interface HsnPart extends RatePart {
  hsn: string;
  quantity: number;
}

export interface IssuedDocuments {
  series: DocumentSeries;
  from: string;
  to: string;
  count: number;
}

/** A seller's GSTR-1 for a month. The tables are those of the CGST Rules, form GSTR-1. Amounts are paise. */
export interface Gstr1 {
  /** Table 4A: invoices to registered buyers. */
  b2b: ReportedDocument[];
  /** Table 5: inter-State invoices to unregistered buyers, above `LARGE_PAISE`. */
  b2cl: ReportedDocument[];
  /** Table 7: all other supplies to unregistered buyers, by place and rate, minus credit notes. */
  b2cs: SmallSupplies[];
  /** Table 9B: credit notes for invoices of tables 4A and 5. */
  cdnr: ReportedDocument[];
  cdnur: ReportedDocument[];
  /** Table 8: exempt goods and goods taxed at 0 %, minus credit notes. */
  untaxed: UntaxedSupplies[];
  /** Table 12: by HSN code and rate, minus credit notes, separately for registered and other buyers. */
  hsn: { b2b: HsnPart[]; b2c: HsnPart[] };
  /** Table 13. */
  documents: IssuedDocuments[];
  /** Table 14(a): taxable goods sold through the marketplace, minus credit notes. */
  throughMarketplace: TaxAmounts;
}

/**
 * An inter-State invoice to an unregistered buyer is reported individually above ₹1,00,000 (Notification 12/2024-CT).
 */
const LARGE_PAISE = 1_00_000_00;

const NOTHING: TaxAmounts = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

/** Returns a seller's return for a month, from all documents issued in it, in the order of their numbers. */
export function gstr1Of(documents: readonly ReportedPaper[]): Gstr1 {
  const [b2b, b2cl, cdnr, cdnur]: ReportedDocument[][] = [[], [], [], []] as never;
  const b2cs = new Map<string, SmallSupplies>();
  const untaxed = new Map<string, UntaxedSupplies>();
  const hsn = { b2b: new Map<string, HsnPart>(), b2c: new Map<string, HsnPart>() };
  const throughMarketplace = { ...NOTHING };
  for (const document of documents) {
    const { content, originalPaise } = document;
    const isCredit = document.kind === 'CREDIT_NOTE';
    const sign = isCredit ? -1 : 1;
    const isRegistered = content.buyer.gstin !== null;
    const place = content.placeOfSupply.code;
    const isWithin = content.seller.state.code === place;
    const value = originalPaise ?? content.totals.total;
    const reported: ReportedDocument = {
      number: document.number,
      issuedOn: document.issuedOn,
      value: content.totals.total,
      place,
      buyer: content.buyer,
      parts: partsOf(content.lines.filter(isTaxed)),
    };
    if (reported.parts.length > 0) {
      if (isRegistered) (isCredit ? cdnr : b2b)!.push(reported);
      else if (!isWithin && value > LARGE_PAISE) (isCredit ? cdnur : b2cl)!.push(reported);
      else {
        for (const part of reported.parts) {
          const key = `${place} ${part.taxBasisPoints}`;
          const sum = b2cs.get(key) ?? { ...NOTHING, place, isWithin, taxBasisPoints: part.taxBasisPoints };
          b2cs.set(key, add(sum, part, sign));
        }
      }
    }
    for (const line of content.lines) {
      add(throughMarketplace, line.isExempt ? NOTHING : line, sign);
      const taxBasisPoints = line.isExempt ? 0 : line.taxBasisPoints;
      const sums = isRegistered ? hsn.b2b : hsn.b2c;
      const key = `${line.hsn} ${taxBasisPoints}`;
      const sum = sums.get(key) ?? { ...NOTHING, hsn: line.hsn, taxBasisPoints, quantity: 0 };
      sum.quantity += sign * line.quantity;
      sums.set(key, add(sum, line, sign));
      if (isTaxed(line)) continue;
      const kind = `${isWithin} ${isRegistered}`;
      const rest = untaxed.get(kind) ?? { isWithin, toRegistered: isRegistered, exempt: 0, nilRated: 0 };
      rest[line.isExempt ? 'exempt' : 'nilRated'] += sign * line.taxable;
      untaxed.set(kind, rest);
    }
  }
  return {
    b2b: b2b!,
    b2cl: b2cl!,
    b2cs: [...b2cs.values()],
    cdnr: cdnr!,
    cdnur: cdnur!,
    untaxed: [...untaxed.values()],
    hsn: { b2b: [...hsn.b2b.values()], b2c: [...hsn.b2c.values()] },
    documents: issuedOf(documents),
    throughMarketplace,
  };
}

const isTaxed = ({ isExempt, taxBasisPoints }: DocumentLine) => !isExempt && taxBasisPoints > 0;

function add<Sum extends TaxAmounts>(sum: Sum, amounts: TaxAmounts, sign: 1 | -1): Sum {
  sum.taxable += sign * amounts.taxable;
  sum.igst += sign * amounts.igst;
  sum.cgst += sign * amounts.cgst;
  sum.sgst += sign * amounts.sgst;
  return sum;
}

function partsOf(lines: readonly DocumentLine[]): RatePart[] {
  const parts = new Map<number, RatePart>();
  for (const line of lines) {
    const { taxBasisPoints } = line;
    parts.set(taxBasisPoints, add(parts.get(taxBasisPoints) ?? { ...NOTHING, taxBasisPoints }, line, 1));
  }
  return [...parts.values()];
}

function issuedOf(documents: readonly ReportedPaper[]): IssuedDocuments[] {
  return (['INVOICE', 'CREDIT_NOTE'] as const).flatMap((series) => {
    const own = documents.filter(({ kind }) => seriesOf(kind) === series);
    // A month lies in one financial year, so the numbers of a series are consecutive.
    const inOrder = own.toSorted((a, b) => a.runningNumber - b.runningNumber);
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    return first && last ? [{ series, from: first.number, to: last.number, count: own.length }] : [];
  });
}
