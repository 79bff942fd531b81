import { csvRow } from '#contract/shop/csv.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { stateWithCode } from '#contract/shop/india.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { Gstr1, HsnPart, ToldPaper } from './gstr1.ts';

export interface ReportFile {
  name: string;
  text: string;
}

type Row = readonly (string | number)[];

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
 */
export function gstr1Files(report: Gstr1, operator: string): ReportFile[] {
  return [
    file(
      'b2b',
      [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        'Invoice Number',
        'Invoice date',
        'Invoice Value',
        'Place Of Supply',
        'Reverse Charge',
        'Applicable % of Tax Rate',
        'Invoice Type',
        'E-Commerce GSTIN',
        'Rate',
        'Taxable Value',
        'Cess Amount',
      ],
      rowsOf(report.b2b, ({ buyer, number, issuedOn, value, place }) => [
        [
          buyer.gstin ?? '',
          buyer.name,
          number,
          portalDay(issuedOn),
          amount(value),
          placeOf(place),
          'N',
          '',
          'Regular B2B',
          '',
        ],
      ]),
    ),
    file(
      'b2cl',
      [
        'Invoice Number',
        'Invoice date',
        'Invoice Value',
        'Place Of Supply',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
        'E-Commerce GSTIN',
      ],
      rowsOf(
        report.b2cl,
        ({ number, issuedOn, value, place }) => [[number, portalDay(issuedOn), amount(value), placeOf(place), '']],
        [''],
      ),
    ),
    file(
      'b2cs',
      [
        'Type',
        'Place Of Supply',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
        'E-Commerce GSTIN',
      ],
      report.b2cs.map(({ place, taxBasisPoints, taxable }) => [
        'OE',
        placeOf(place),
        '',
        rate(taxBasisPoints),
        amount(taxable),
        '0.00',
        '',
      ]),
    ),
    file(
      'cdnr',
      [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Reverse Charge',
        'Note Supply Type',
        'Note Value',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
      ],
      rowsOf(report.cdnr, ({ buyer, number, issuedOn, value, place }) => [
        [
          buyer.gstin ?? '',
          buyer.name,
          number,
          portalDay(issuedOn),
          'C',
          placeOf(place),
          'N',
          'Regular B2B',
          amount(value),
          '',
        ],
      ]),
    ),
    file(
      'cdnur',
      [
        'UR Type',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Note Value',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
      ],
      rowsOf(report.cdnur, ({ number, issuedOn, value, place }) => [
        ['B2CL', number, portalDay(issuedOn), 'C', placeOf(place), amount(value), ''],
      ]),
    ),
    file(
      'exemp',
      ['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
      report.untaxed.map(({ isWithin, toRegistered, nilRated, exempt }) => [
        `${isWithin ? 'Intra' : 'Inter'}-State supplies to ${toRegistered ? 'registered persons' : 'unregistered persons'}`,
        amount(nilRated),
        amount(exempt),
        '0.00',
      ]),
    ),
    file('hsn(b2b)', HSN_HEAD, hsnRows(report.hsn.b2b)),
    file('hsn(b2c)', HSN_HEAD, hsnRows(report.hsn.b2c)),
    file(
      'docs',
      ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      report.documents.map(({ series, from, to, count }) => [
        series === 'INVOICE' ? 'Invoices for outward supply' : 'Credit Note',
        from,
        to,
        count,
        0,
      ]),
    ),
    file(
      'eco',
      [
        'Nature of Supply',
        'GSTIN of E-Commerce Operator',
        'E-Commerce Operator Name',
        'Net value of supplies',
        'Integrated tax',
        'Central tax',
        'State/UT tax',
        'Cess',
      ],
      report.documents.length === 0
        ? []
        : [
            [
              'Liable to collect tax u/s 52(TCS)',
              operator,
              '',
              ...(['taxable', 'igst', 'cgst', 'sgst'] as const).map((name) => amount(report.throughMarketplace[name])),
              '0.00',
            ],
          ],
    ),
  ];
}

const HSN_HEAD = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

const hsnRows = (rows: readonly HsnPart[]): Row[] =>
  rows.map(({ hsn, quantity, taxBasisPoints, taxable, igst, cgst, sgst }) => [
    hsn,
    '',
    'PCS-PIECES',
    quantity,
    amount(taxable + igst + cgst + sgst),
    rate(taxBasisPoints),
    ...[taxable, igst, cgst, sgst].map(amount),
    '0.00',
  ]);

/**
 * Returns a row for each rate of a document: the document's columns, the rate's columns, and the columns behind them.
 */
function rowsOf(documents: readonly ToldPaper[], said: (document: ToldPaper) => Row[], behind: Row = []): Row[] {
  return documents.flatMap((paper) =>
    said(paper).flatMap((row) =>
      paper.parts.map(({ taxBasisPoints, taxable }) => [
        ...row,
        rate(taxBasisPoints),
        amount(taxable),
        '0.00',
        ...behind,
      ]),
    ),
  );
}

function file(name: string, head: readonly string[], rows: readonly Row[]): ReportFile {
  return { name: `${name}.csv`, text: [head, ...rows].map(csvRow).join('') };
}
