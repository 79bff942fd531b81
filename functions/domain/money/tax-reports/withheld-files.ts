import { csvTable } from '#contract/shop/csv.ts';
import type { Columns } from '#contract/shop/csv.ts';
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
  return csvTable(GSTR8, suppliers);
}

const GSTR8: Columns<SupplierTcs> = {
  'GSTIN of supplier': ({ gstin }) => gstin ?? '',
  Supplier: ({ sellerName }) => sellerName,
  'Supplies to registered persons': ({ suppliedRegistered }) => amount(suppliedRegistered),
  'Returned by registered persons': ({ returnedRegistered }) => amount(returnedRegistered),
  'Supplies to unregistered persons': ({ suppliedOthers }) => amount(suppliedOthers),
  'Returned by unregistered persons': ({ returnedOthers }) => amount(returnedOthers),
  'Net amount liable for TCS': ({ net }) => amount(net),
  'Integrated tax': ({ igst }) => amount(igst),
  'Central tax': ({ cgst }) => amount(cgst),
  'State/UT tax': ({ sgst }) => amount(sgst),
};

/** Section and payment code for deductions by e-commerce operators since 1 April 2026. */
const TDS_SECTION = '393(1) Table Sl. No. 8(v)';
const TDS_CODE = '1035';

/**
 * Returns the TDS of a month by PAN as a table for the quarterly statement (Form 140), which accepts no JSON. Amounts
 * are rupees.
 */
export function tdsCsv(month: string, rows: readonly TdsRow[]): string {
  return csvTable(tdsColumns(month), rows);
}

const tdsColumns = (month: string): Columns<TdsRow> => ({
  'PAN of deductee': ({ pan }) => pan,
  Deductee: ({ sellerName }) => sellerName,
  Section: () => TDS_SECTION,
  'Payment code': () => TDS_CODE,
  'Credited up to': () => addDays(`${nextMonth(month)}-01`, -1),
  'Amount credited': ({ credited }) => amount(credited),
  'Taken back': ({ returned }) => amount(returned),
  'Net amount': ({ credited, returned }) => amount(credited - returned),
  'Tax deducted': ({ deducted }) => amount(deducted),
});
