import type { Paise } from '#contract/shop/money.ts';
import { bareReference } from '#contract/shop/reference-code.ts';
import { MOST_REMITTANCE_LINES } from '#contract/shop/remittance.ts';
import { isCutNumber, readDay, readPaise } from '#contract/shop/typed-cells.ts';
import { fileFault, isTotalRow, rowsOfFile } from '#contract/shop/spreadsheet-file.ts';

/** A parsed line of a courier's file. */
export interface FileLine {
  /** Its row number in the file, from 1. */
  row: number;
  awb: string;
  amountPaise: Paise;
  paidOn: string;
  utr: string;
}

export interface ReadFile {
  lines: FileLine[];
  faults: { row: number; fault: string }[];
  /** Rows that are not lines, with the reason. */
  leftOut: { row: number; reason: string }[];
}

/** Couriers' names for each column, in lower case and letters only. */
const NAMES = {
  awb: ['awb', 'awbcode', 'awbnumber', 'awbno'],
  amount: ['amount', 'codamount', 'amountrupees', 'remittedamount', 'codamountrupees'],
  date: ['date', 'remittancedate', 'remitteddate', 'paidon'],
  utr: ['utr', 'utrnumber', 'utrno', 'bankreference'],
} as const;
type Column = keyof typeof NAMES;

const WORDS: Record<Column, string> = { awb: 'AWB', amount: 'Amount', date: 'Date', utr: 'UTR' };

/** Returns the index of each column in a row; -1 for a missing column. */
function placesIn(cells: readonly string[]): Record<Column, number> {
  const names = cells.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  return Object.fromEntries(
    Object.entries(NAMES).map(([column, known]) => [
      column,
      names.findIndex((name) => (known as readonly string[]).includes(name)),
    ]),
  ) as Record<Column, number>;
}

const knownIn = (cells: readonly string[]) => Object.values(placesIn(cells)).filter((index) => index !== -1).length;
const failed = (error: string): ReadFile => ({ lines: [], faults: [{ row: 1, fault: error }], leftOut: [] });

/**
 * Reads a courier's file, from its bytes or its text: a header row, then a line for each parcel. Every error and every
 * skipped row is reported with its row number.
 */
export function readFile(file: Uint8Array | string): ReadFile {
  const unreadable = typeof file === 'string' ? undefined : fileFault(file);
  if (unreadable !== undefined) return failed(unreadable);
  const { head, rows, above } = rowsOfFile(file, knownIn);
  if (!head) return failed('The file is empty');
  const place = placesIn(head.cells);
  const missing = (Object.keys(NAMES) as Column[]).filter((column) => place[column] === -1);
  if (missing.length > 0) {
    const faults = missing.map((column) => ({ row: head.row, fault: `There is no column “${WORDS[column]}”` }));
    return { lines: [], faults, leftOut: [] };
  }
  if (rows.length > MOST_REMITTANCE_LINES) return failed(`A file can have at most ${MOST_REMITTANCE_LINES} lines`);
  const leftOut = above.map(({ row }) => ({ row, reason: 'This row is above the names of the columns' }));
  const read: ReadFile = { lines: [], faults: [], leftOut };
  for (const { row, cells } of rows) {
    const value = (column: Column) => cells[place[column]] ?? '';
    if (isTotalRow(cells, value('awb'))) {
      leftOut.push({ row, reason: 'This row is a total' });
      continue;
    }
    const [awb, utr] = [bareReference(value('awb')), bareReference(value('utr'))];
    const [amountPaise, paidOn] = [readPaise(value('amount')) || undefined, readDay(value('date'))];
    const faults = [
      codeFault('AWB', awb),
      codeFault('UTR', utr),
      amountPaise === undefined && 'Amount must be rupees above 0, such as 1299.00',
      paidOn === undefined && 'Date must be a day, such as 2026-11-20 or 20/11/2026',
    ];
    read.faults.push(...faults.filter((fault) => fault !== false).map((error) => ({ row, fault: error })));
    if (amountPaise !== undefined && paidOn !== undefined) read.lines.push({ row, awb, amountPaise, paidOn, utr });
  }
  return read;
}

function codeFault(name: string, code: string): string | false {
  if (isCutNumber(code)) return `A spreadsheet cut the end of this ${name}. Please write it as ="1234567890123"`;
  return !/^[\w/-]{1,60}$/.test(code) && `${name} is not readable`;
}
