import type { Paise } from '#contract/shop/money.ts';
import type { Gstr1, HsnPart, RatePart, TaxAmounts, ReportedDocument } from './gstr1.ts';

/** Converts paise to the portal's format: rupees as a number with two decimals. */
export const rupeesOf = (amount: Paise) => amount / 100;
const rateOf = ({ taxBasisPoints }: Pick<RatePart, 'taxBasisPoints'>) => taxBasisPoints / 100;

/** Returns a month in the portal's format. @example periodOf('2026-10') // '102026' */
export const periodOf = (month: string) => month.slice(5) + month.slice(0, 4);
/** @example portalDay('2026-10-03') // '03-10-2026' */
const portalDay = (day: string) => day.split('-').toReversed().join('-');

const taxesOf = ({ taxable, igst, cgst, sgst }: TaxAmounts) => ({
  txval: rupeesOf(taxable),
  iamt: rupeesOf(igst),
  camt: rupeesOf(cgst),
  samt: rupeesOf(sgst),
  csamt: 0,
});

const itemsOf = (parts: readonly RatePart[]) =>
  parts.map((part, index) => ({ num: index + 1, itm_det: { rt: rateOf(part), ...taxesOf(part) } }));

/**
 * Returns a return as a file for the GST portal, with the field names of its returns offline tool (schema GST3.x:
 * `b2b`, `b2cl`, `b2cs`, `cdnr`, `cdnur`, `nil`, `hsn` with `hsn_b2b` and `hsn_b2c` since May 2025, `doc_issue`,
 * `supeco.clttx`). Amounts are rupees. Like the tool, this function omits empty sections.
 */
export function gstr1Json(gstin: string, month: string, report: Gstr1, operator: string): Record<string, unknown> {
  const filled = (name: string, rows: readonly unknown[], section: () => unknown = () => rows) =>
    rows.length === 0 ? {} : { [name]: section() };
  const { hsn, throughMarketplace: through } = report;
  return {
    gstin,
    fp: periodOf(month),
    version: 'GST3.2.2',
    hash: 'hash',
    ...filled('b2b', report.b2b, () =>
      [...byBuyer(report.b2b)].map(([ctin, papers]) => ({
        ctin,
        inv: papers.map(({ number, issuedOn, value, place, parts }) => ({
          inum: number,
          idt: portalDay(issuedOn),
          val: rupeesOf(value),
          pos: place,
          rchrg: 'N',
          inv_typ: 'R',
          itms: itemsOf(parts),
        })),
      })),
    ),
    ...filled('b2cl', report.b2cl, () =>
      [...Map.groupBy(report.b2cl, ({ place }) => place)].map(([pos, papers]) => ({
        pos,
        inv: papers.map(({ number, issuedOn, value, parts }) => ({
          inum: number,
          idt: portalDay(issuedOn),
          val: rupeesOf(value),
          itms: itemsOf(parts),
        })),
      })),
    ),
    ...filled('b2cs', report.b2cs, () =>
      report.b2cs.map((part) => ({
        sply_ty: part.isWithin ? 'INTRA' : 'INTER',
        pos: part.place,
        typ: 'OE',
        rt: rateOf(part),
        ...taxesOf(part),
      })),
    ),
    ...filled('cdnr', report.cdnr, () =>
      [...byBuyer(report.cdnr)].map(([ctin, papers]) => ({
        ctin,
        nt: papers.map((note) => ({ ...noteOf(note), rchrg: 'N', inv_typ: 'R' })),
      })),
    ),
    ...filled('cdnur', report.cdnur, () => report.cdnur.map((note) => ({ typ: 'B2CL', ...noteOf(note) }))),
    ...filled('nil', report.untaxed, () => ({
      inv: report.untaxed.map(({ isWithin, toRegistered, exempt, nilRated }) => ({
        sply_ty: `${isWithin ? 'INTRA' : 'INTR'}${toRegistered ? 'B2B' : 'B2C'}`,
        expt_amt: rupeesOf(exempt),
        nil_amt: rupeesOf(nilRated),
        ngsup_amt: 0,
      })),
    })),
    ...filled('hsn', [...hsn.b2b, ...hsn.b2c], () => ({
      ...filled('hsn_b2b', hsn.b2b, () => hsnRows(hsn.b2b)),
      ...filled('hsn_b2c', hsn.b2c, () => hsnRows(hsn.b2c)),
    })),
    ...filled('doc_issue', report.documents, () => ({
      doc_det: report.documents.map(({ series, from, to, count }) => ({
        // Nature of document, table 13: 1 is invoices for outward supply, 5 is credit notes.
        doc_num: series === 'INVOICE' ? 1 : 5,
        docs: [{ num: 1, from, to, totnum: count, cancel: 0, net_issue: count }],
      })),
    })),
    ...filled('supeco', report.documents, () => ({
      clttx: [
        {
          etin: operator,
          suppval: rupeesOf(through.taxable),
          igst: rupeesOf(through.igst),
          cgst: rupeesOf(through.cgst),
          sgst: rupeesOf(through.sgst),
          cess: 0,
          flag: 'N',
        },
      ],
    })),
  };
}

const byBuyer = (documents: readonly ReportedDocument[]) => Map.groupBy(documents, ({ buyer }) => buyer.gstin ?? '');

const noteOf = ({ number, issuedOn, value, place, parts }: ReportedDocument) => ({
  ntty: 'C',
  nt_num: number,
  nt_dt: portalDay(issuedOn),
  val: rupeesOf(value),
  pos: place,
  itms: itemsOf(parts),
});

const hsnRows = (rows: readonly HsnPart[]) =>
  rows.map((row, index) => ({
    num: index + 1,
    hsn_sc: row.hsn,
    desc: '',
    uqc: 'PCS',
    qty: row.quantity,
    rt: rateOf(row),
    ...taxesOf(row),
  }));
