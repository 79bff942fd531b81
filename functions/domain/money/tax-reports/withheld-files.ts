import { csvRow } from '#contract/shop/csv.ts';
import { addDays, nextMonth } from '#contract/shop/dates.ts';
import type { Paise } from '#contract/shop/money.ts';
import { periodOf, rupeesOf } from './gstr1-json.ts';
import type { SupplierTcs, TdsRow } from './read-reports.ts';

/**
 * Returns GSTR-8 as a file for the GST portal, with the field names of its offline tool. Each supplier (`stin`) has its
 * supplies to registered (`supR`) and other buyers (`supU`), the returns of both, the net amount and the tax.
 */
export function gstr8Json(operator: string, month: string, suppliers: readonly SupplierTcs[]): Record<string, unknown> {
  return {
    gstin: operator,
    fp: periodOf(month),
    tcs: suppliers.map((row) => ({
      flag: 'N',
      stin: row.gstin,
      supR: rupeesOf(row.suppliedRegistered),
      retsupR: rupeesOf(row.returnedRegistered),
      supU: rupeesOf(row.suppliedOthers),
      retsupU: rupeesOf(row.returnedOthers),
      amt: rupeesOf(row.net),
      iamt: rupeesOf(row.igst),
      camt: rupeesOf(row.cgst),
      samt: rupeesOf(row.sgst),
    })),
  };
}

const amount = (paise: Paise) => (paise / 100).toFixed(2);

/** Returns GSTR-8 as a CSV table; amounts are rupees. */
export function gstr8Csv(suppliers: readonly SupplierTcs[]): string {
  return [
    [
      'GSTIN of supplier',
      'Supplier',
      'Supplies to registered persons',
      'Returned by registered persons',
      'Supplies to unregistered persons',
      'Returned by unregistered persons',
      'Net amount liable for TCS',
      'Integrated tax',
      'Central tax',
      'State/UT tax',
    ],
    ...suppliers.map((row) => [
      row.gstin ?? '',
      row.sellerName,
      ...[
        row.suppliedRegistered,
        row.returnedRegistered,
        row.suppliedOthers,
        row.returnedOthers,
        row.net,
        row.igst,
        row.cgst,
        row.sgst,
      ].map(amount),
    ]),
  ]
    .map(csvRow)
    .join('');
}

/** Section and payment code for deductions by e-commerce operators since 1 April 2026. */
const TDS_SECTION = '393(1) Table Sl. No. 8(v)';
const TDS_CODE = '1035';

/**
 * Returns the TDS of a month by PAN as a table for the quarterly statement (Form 140), which accepts no JSON. Amounts
 * are rupees.
 */
export function tdsCsv(month: string, rows: readonly TdsRow[]): string {
  return [
    [
      'PAN of deductee',
      'Deductee',
      'Section',
      'Payment code',
      'Credited up to',
      'Amount credited',
      'Taken back',
      'Net amount',
      'Tax deducted',
    ],
    ...rows.map(({ pan, sellerName, credited, returned, deducted }) => [
      pan,
      sellerName,
      TDS_SECTION,
      TDS_CODE,
      addDays(`${nextMonth(month)}-01`, -1),
      ...[credited, returned, credited - returned, deducted].map(amount),
    ]),
  ]
    .map(csvRow)
    .join('');
}
