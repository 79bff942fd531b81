import { csvTable } from '#contract/shop/csv.ts';
import type { Columns } from '#contract/shop/csv.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { stateWithCode } from '#contract/shop/india.ts';
import type { Paise } from '#contract/shop/money.ts';
import type {
  Gstr1,
  HsnPart,
  IssuedDocuments,
  RatePart,
  ReportedDocument,
  SmallSupplies,
  TaxAmounts,
  UntaxedSupplies,
} from './gstr1.ts';

export interface ReportFile {
  name: string;
  text: string;
}

/** A document at one of its rates. */
type DocumentRow = ReportedDocument & { part: RatePart };

const amount = (paise: Paise) => (paise / 100).toFixed(2);
const rate = (basisPoints: number) => String(basisPoints / 100);
/** @example placeOf('36') // '36-Telangana' */
const placeOf = (code: string) => `${code}-${stateWithCode(code)?.name ?? 'Other Territory'}`;
/** @example portalDay('2026-10-03') // '03-Oct-2026' */
const portalDay = (day: string) =>
  formatDay(day)
    .replace(/^(\d) /, '0$1 ')
    .replaceAll(' ', '-')
    .replace('Sept', 'Sep');

/**
 * Returns a return as the files that the GST portal's offline tool imports: one for each section, with the tool's
 * column order. Amounts are rupees.
 * @param operator the marketplace's GSTIN
 */
export function gstr1Files(report: Gstr1, operator: string): ReportFile[] {
  return [
    file('b2b', B2B, atEachRate(report.b2b)),
    file('b2cl', B2CL, atEachRate(report.b2cl)),
    file('b2cs', B2CS, report.b2cs),
    file('cdnr', CDNR, atEachRate(report.cdnr)),
    file('cdnur', CDNUR, atEachRate(report.cdnur)),
    file('exemp', EXEMP, report.untaxed),
    file('hsn(b2b)', HSN, report.hsn.b2b),
    file('hsn(b2c)', HSN, report.hsn.b2c),
    file('docs', DOCS, report.documents),
    file('eco', ECO, report.documents.length === 0 ? [] : [{ ...report.throughMarketplace, operator }]),
  ];
}

const TAXED: Columns<DocumentRow> = {
  Rate: ({ part }) => rate(part.taxBasisPoints),
  'Taxable Value': ({ part }) => amount(part.taxable),
  'Cess Amount': () => '0.00',
};

const B2B: Columns<DocumentRow> = {
  'GSTIN/UIN of Recipient': ({ buyer }) => buyer.gstin ?? '',
  'Receiver Name': ({ buyer }) => buyer.name,
  'Invoice Number': ({ number }) => number,
  'Invoice date': ({ issuedOn }) => portalDay(issuedOn),
  'Invoice Value': ({ value }) => amount(value),
  'Place Of Supply': ({ place }) => placeOf(place),
  'Reverse Charge': () => 'N',
  'Applicable % of Tax Rate': () => '',
  'Invoice Type': () => 'Regular B2B',
  'E-Commerce GSTIN': () => '',
  ...TAXED,
};

const B2CL: Columns<DocumentRow> = {
  'Invoice Number': ({ number }) => number,
  'Invoice date': ({ issuedOn }) => portalDay(issuedOn),
  'Invoice Value': ({ value }) => amount(value),
  'Place Of Supply': ({ place }) => placeOf(place),
  'Applicable % of Tax Rate': () => '',
  ...TAXED,
  'E-Commerce GSTIN': () => '',
};

const B2CS: Columns<SmallSupplies> = {
  Type: () => 'OE',
  'Place Of Supply': ({ place }) => placeOf(place),
  'Applicable % of Tax Rate': () => '',
  Rate: ({ taxBasisPoints }) => rate(taxBasisPoints),
  'Taxable Value': ({ taxable }) => amount(taxable),
  'Cess Amount': () => '0.00',
  'E-Commerce GSTIN': () => '',
};

const CDNR: Columns<DocumentRow> = {
  'GSTIN/UIN of Recipient': ({ buyer }) => buyer.gstin ?? '',
  'Receiver Name': ({ buyer }) => buyer.name,
  'Note Number': ({ number }) => number,
  'Note Date': ({ issuedOn }) => portalDay(issuedOn),
  'Note Type': () => 'C',
  'Place Of Supply': ({ place }) => placeOf(place),
  'Reverse Charge': () => 'N',
  'Note Supply Type': () => 'Regular B2B',
  'Note Value': ({ value }) => amount(value),
  'Applicable % of Tax Rate': () => '',
  ...TAXED,
};

const CDNUR: Columns<DocumentRow> = {
  'UR Type': () => 'B2CL',
  'Note Number': ({ number }) => number,
  'Note Date': ({ issuedOn }) => portalDay(issuedOn),
  'Note Type': () => 'C',
  'Place Of Supply': ({ place }) => placeOf(place),
  'Note Value': ({ value }) => amount(value),
  'Applicable % of Tax Rate': () => '',
  ...TAXED,
};

const EXEMP: Columns<UntaxedSupplies> = {
  Description: ({ isWithin, toRegistered }) =>
    `${isWithin ? 'Intra' : 'Inter'}-State supplies to ${toRegistered ? 'registered persons' : 'unregistered persons'}`,
  'Nil Rated Supplies': ({ nilRated }) => amount(nilRated),
  'Exempted(other than nil rated/non GST supply)': ({ exempt }) => amount(exempt),
  'Non-GST Supplies': () => '0.00',
};

const HSN: Columns<HsnPart> = {
  HSN: ({ hsn }) => hsn,
  Description: () => '',
  UQC: () => 'PCS-PIECES',
  'Total Quantity': ({ quantity }) => quantity,
  'Total Value': ({ taxable, igst, cgst, sgst }) => amount(taxable + igst + cgst + sgst),
  Rate: ({ taxBasisPoints }) => rate(taxBasisPoints),
  'Taxable Value': ({ taxable }) => amount(taxable),
  'Integrated Tax Amount': ({ igst }) => amount(igst),
  'Central Tax Amount': ({ cgst }) => amount(cgst),
  'State/UT Tax Amount': ({ sgst }) => amount(sgst),
  'Cess Amount': () => '0.00',
};

const DOCS: Columns<IssuedDocuments> = {
  'Nature of Document': ({ series }) => (series === 'INVOICE' ? 'Invoices for outward supply' : 'Credit Note'),
  'Sr. No. From': ({ from }) => from,
  'Sr. No. To': ({ to }) => to,
  'Total Number': ({ count }) => count,
  Cancelled: () => 0,
};

const ECO: Columns<TaxAmounts & { operator: string }> = {
  'Nature of Supply': () => 'Liable to collect tax u/s 52(TCS)',
  'GSTIN of E-Commerce Operator': ({ operator }) => operator,
  'E-Commerce Operator Name': () => '',
  'Net value of supplies': ({ taxable }) => amount(taxable),
  'Integrated tax': ({ igst }) => amount(igst),
  'Central tax': ({ cgst }) => amount(cgst),
  'State/UT tax': ({ sgst }) => amount(sgst),
  Cess: () => '0.00',
};

const atEachRate = (documents: readonly ReportedDocument[]): DocumentRow[] =>
  documents.flatMap((document) => document.parts.map((part) => ({ ...document, part })));

const file = <Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): ReportFile => ({
  name: `${name}.csv`,
  text: csvTable(columns, rows),
});
