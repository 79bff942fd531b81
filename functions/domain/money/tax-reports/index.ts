export { gstr1Files } from './gstr1-csv.ts';
export { gstr1Json } from './gstr1-json.ts';
export { listTaxReports, monthToFile, readGstr1, readGstr8, readTds } from './read-reports.ts';
export { gstr8Csv, gstr8Json, tdsCsv } from './withheld-files.ts';
