import { makeZip } from 'client-zip';
import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import { Month } from '#contract/calls/fee-papers.ts';
import { PortalFile, TaxReports } from '#contract/calls/tax-reports.ts';
import {
  gstr1Files,
  gstr1Json,
  gstr8Csv,
  gstr8Json,
  listTaxReports,
  monthToFile,
  readGstr1,
  readGstr8,
  readTds,
  tdsCsv,
} from '../../domain/money/tax-reports/index.ts';
import { CSV, ZIP, json } from '../../http/answers.ts';
import { WithHeaders } from '../../http/call.ts';
import { call } from '../call.ts';

const { who, read: may } = RESOURCES['tax-reports'];
const HOUSE = ['admin'] as const;
/** The default is the previous month, which is filed next. */
const query = z.object({ month: z.optional(Month) });
const ofSeller = z.extend(query, {
  /** The seller whose report an admin requests. */
  sellerId: z.optional(z.coerce.number().check(z.int())),
});

/** Returns the value as a download. */
const stored = <Value>(value: Value, name: string) =>
  new WithHeaders(value, { 'Content-Disposition': `attachment; filename="${name}"` });
const bodyOf = (text: string) => new Blob([text]).stream();

export const taxReportCalls = [
  call({
    method: 'GET',
    path: '/api/admin/tax-reports',
    summary: 'What there is to report of a month: GSTR-1 of sellers, TCS and TDS; a seller sees its own.',
    who,
    may,
    query,
    answer: json(TaxReports),
    run: (shop, staff, { query: { month = monthToFile(shop) } }) => listTaxReports(shop, staff, month),
  }),
  call({
    method: 'GET',
    path: '/api/admin/tax-reports/gstr1.json',
    summary: 'GSTR-1 of a seller for a month, as the GST portal takes it.',
    who,
    may,
    limit: 'write',
    query: ofSeller,
    answer: json(PortalFile),
    refuses: ['SELLER_NOT_FOUND', 'TAX_REPORT_NOT_FILED', 'COMPANY_INCOMPLETE'],
    async run(shop, staff, { query: { month = monthToFile(shop), sellerId } }) {
      const { gstin, operator, report } = await readGstr1(shop, staff, month, sellerId);
      return stored(gstr1Json(gstin, month, report, operator), `GSTR1_${gstin}_${month}.json`);
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/tax-reports/gstr1.zip',
    summary: 'The same as CSV files, one for each section, as the portal’s offline tool imports them.',
    who,
    may,
    limit: 'write',
    query: ofSeller,
    answer: ZIP,
    refuses: ['SELLER_NOT_FOUND', 'TAX_REPORT_NOT_FILED', 'COMPANY_INCOMPLETE'],
    async run(shop, staff, { query: { month = monthToFile(shop), sellerId } }) {
      const { gstin, operator, report } = await readGstr1(shop, staff, month, sellerId);
      const lastModified = new Date(shop.now);
      const files = gstr1Files(report, operator).map(({ name, text }) => ({ name, input: text, lastModified }));
      return stored(makeZip(files), `GSTR1_${gstin}_${month}.zip`);
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/tax-reports/gstr8.json',
    summary: 'GSTR-8 of the marketplace for a month, as the GST portal takes it.',
    who: HOUSE,
    may,
    limit: 'write',
    query,
    answer: json(PortalFile),
    refuses: ['COMPANY_INCOMPLETE'],
    async run(shop, _, { query: { month = monthToFile(shop) } }) {
      const { operator, suppliers } = await readGstr8(shop, month);
      return stored(gstr8Json(operator, month, suppliers), `GSTR8_${operator}_${month}.json`);
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/tax-reports/gstr8.csv',
    summary: 'The same as a table for a spreadsheet.',
    who: HOUSE,
    may,
    limit: 'write',
    query,
    answer: CSV,
    refuses: ['COMPANY_INCOMPLETE'],
    async run(shop, _, { query: { month = monthToFile(shop) } }) {
      const { operator, suppliers } = await readGstr8(shop, month);
      return stored(bodyOf(gstr8Csv(suppliers)), `GSTR8_${operator}_${month}.csv`);
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/tax-reports/tds.csv',
    summary: 'What the marketplace deducted at source in a month, by PAN, as a table for a spreadsheet.',
    who: HOUSE,
    may,
    limit: 'write',
    query,
    answer: CSV,
    async run(shop, _, { query: { month = monthToFile(shop) } }) {
      return stored(bodyOf(tdsCsv(month, await readTds(shop, month))), `TDS_${month}.csv`);
    },
  }),
];
