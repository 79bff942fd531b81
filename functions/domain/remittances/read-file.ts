import type { Paise } from '#contract/shop/money.ts';
import { MOST_REMITTANCE_LINES } from '#contract/shop/remittance.ts';
import { readDay, readPaise } from '#contract/shop/typed-cells.ts';
import { rowsOfCsv } from '../csv-rows.ts';

/** A line of a courier's file, read. */
export interface FileLine {
  /** Its place in the file, from 1. */
  row: number;
  awb: string;
  amountPaise: Paise;
  paidOn: string;
  utr: string;
}

export interface ReadFile {
  lines: FileLine[];
  faults: { row: number; fault: string }[];
}

/** How couriers call each column, in small letters without signs. */
const NAMES = {
  awb: ['awb', 'awbcode', 'awbnumber', 'awbno'],
  amount: ['amount', 'codamount', 'amountrupees', 'remittedamount', 'codamountrupees'],
  date: ['date', 'remittancedate', 'remitteddate', 'paidon'],
  utr: ['utr', 'utrnumber', 'utrno', 'bankreference'],
} as const;
type Column = keyof typeof NAMES;

const WORDS: Record<Column, string> = { awb: 'AWB', amount: 'Amount', date: 'Date', utr: 'UTR' };

/** Reads a courier's file: a row of names, then a line for each parcel. Every fault is told with its row. */
export function readFile(text: string): ReadFile {
  const [head, ...rows] = rowsOfCsv(text);
  if (!head) return { lines: [], faults: [{ row: 1, fault: 'The file is empty' }] };
  const names = head.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const place = Object.fromEntries(
    Object.entries(NAMES).map(([column, known]) => [
      column,
      names.findIndex((name) => (known as readonly string[]).includes(name)),
    ]),
  ) as Record<Column, number>;
  const missing = (Object.keys(NAMES) as Column[]).filter((column) => place[column] === -1);
  if (missing.length > 0) {
    return { lines: [], faults: missing.map((column) => ({ row: 1, fault: `There is no column “${WORDS[column]}”` })) };
  }
  if (rows.length > MOST_REMITTANCE_LINES) {
    return { lines: [], faults: [{ row: 1, fault: `A file can have at most ${MOST_REMITTANCE_LINES} lines` }] };
  }
  const read: ReadFile = { lines: [], faults: [] };
  for (const [index, values] of rows.entries()) {
    const row = index + 2;
    const value = (column: Column) => values[place[column]] ?? '';
    const [awb, utr] = [value('awb'), value('utr')];
    const [amountPaise, paidOn] = [readPaise(value('amount')) || undefined, readDay(value('date'))];
    const fault = (why: string) => read.faults.push({ row, fault: why });
    if (!/^[\w/-]{1,60}$/.test(awb)) fault('AWB is not readable');
    if (!/^[\w/-]{1,60}$/.test(utr)) fault('UTR is not readable');
    if (amountPaise === undefined) fault('Amount must be rupees above 0, such as 1299.00');
    if (paidOn === undefined) fault('Date must be a day, such as 2026-11-20 or 20/11/2026');
    if (amountPaise !== undefined && paidOn !== undefined) read.lines.push({ row, awb, amountPaise, paidOn, utr });
  }
  return read;
}
