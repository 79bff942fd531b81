import * as z from 'zod/mini';
import { Email } from '../calls/auth.ts';
import { bareAmount, plainSigns } from '../shop/bare-text.ts';
import { differingSum, formerOrderKey, sumDoubt } from '../shop/former-orders.ts';
import { readDay, readNumber, readPaise } from '../shop/typed-cells.ts';
import type { FormerOrderFact, FormerOrderMapping, FormerOrderTable } from './former-order-columns.ts';
import type { CellFault } from './fold-rows.ts';
import { numberedFile } from './own-files.ts';

/* Reads orders of another shop, and writes them as the shop's own file, which the calls of imports read. */

/** The columns of the shop's own file of former orders: one row for each order. */
export const FORMER_ORDER_COLUMN_NAMES = [
  'Former shop',
  'Order number',
  'Placed on',
  'Email',
  'Name',
  'Status',
  'Payment',
  'Currency',
  'Items',
  'Shipping',
  'Fees',
  'Discount',
  'Coupon',
  'Tax',
  'Total',
  'Refunded',
  'Cancelled on',
  'Address',
] as const;
export type FormerOrderColumn = (typeof FORMER_ORDER_COLUMN_NAMES)[number];

/** An order as the own file has it. */
export type MovedFormerOrder = Record<FormerOrderColumn, string>;

/** A line in the cell `Items`, which is a JSON list of them. Numbers are texts, as a table has them. */
export interface MovedItem {
  title: string;
  sku: string;
  quantity: string;
  /** Rupees for one piece; empty if it is not known. */
  price: string;
}

export interface MovedFormerOrders {
  /** For each row of the table below its head; null for a row that begins no order. */
  rows: (MovedFormerOrder | null)[];
  /** Cells that are not read, and why. */
  notes: CellFault[];
  /** Orders that are imported as they are although something in them does not agree. */
  doubts: CellFault[];
}

interface SourceRow {
  row: number;
  valueOf(fact: FormerOrderFact): string;
  valuesOf(fact: FormerOrderFact): string[];
  /** Returns a fault of the cell of a fact. */
  fault(fact: FormerOrderFact, reason: string): CellFault;
}

/**
 * Reads a table of orders. The rows of one number are one order: the first value of each fact counts, and each row may
 * have a line. A row without a number belongs to the order above it.
 * @param formerShop the name of the shop that the table comes from
 */
export function readFormerOrders(
  table: readonly (readonly string[])[],
  { head, columns }: FormerOrderTable,
  mapping: FormerOrderMapping,
  formerShop: string,
): MovedFormerOrders {
  const notes: CellFault[] = [];
  const doubts: CellFault[] = [];
  const orders = new Map<string, SourceRow[]>();
  let last: SourceRow[] | undefined;
  for (const [at, cells] of table.entries()) {
    if (at <= head || cells.every((cell) => cell.trim() === '')) continue;
    const source = sourceRow(cells, at + 1, columns, mapping);
    const key = formerOrderKey(formerShop, source.valueOf('number'));
    const known = key === undefined ? last : orders.get(key);
    if (known) known.push(source);
    else if (key === undefined) notes.push(source.fault('number', 'This row has no order number, so it is left out'));
    else orders.set(key, [source]);
    last = key === undefined ? last : orders.get(key);
  }
  const all = [...orders.values()];
  const isMonthFirst = hasMonthFirst(all.map(([first]) => first!.valueOf('placedOn')));
  if (isMonthFirst)
    doubts.push(all[0]![0]!.fault('placedOn', 'The days of this file are read with the month before the day'));
  const rows = Array<MovedFormerOrder | null>(Math.max(0, table.length - 1)).fill(null);
  for (const own of all) {
    const order = orderOf(own, formerShop, isMonthFirst, notes);
    rows[own[0]!.row - 2] = order;
    doubts.push(...doubtsOf(own, order));
  }
  return { rows, notes, doubts };
}

function sourceRow(
  cells: readonly string[],
  row: number,
  columns: readonly string[],
  mapping: FormerOrderMapping,
): SourceRow {
  // Excel and Shopify put an apostrophe before digits that are no number.
  const valuesOf = (fact: FormerOrderFact) =>
    mapping.flatMap((one, at) => (one === fact ? (cells[at] ?? '').trim().replace(/^'(?=[+\d])/, '') || [] : []));
  const valueOf = (fact: FormerOrderFact) => valuesOf(fact)[0] ?? '';
  return {
    row,
    valuesOf,
    valueOf,
    fault: (fact, reason) => ({ row, column: columns[mapping.indexOf(fact)] ?? '', value: valueOf(fact), reason }),
  };
}

const DAY_AND_MONTH = /^(\d{1,2})([/.-])(\d{1,2})\2(?=\d{2,4}\b)/;

/**
 * Returns whether a file writes the month before the day. India writes the day first; some plug-ins write the month
 * first, which shows where the second number is above twelve.
 */
function hasMonthFirst(days: readonly string[]): boolean {
  const pairs = days.flatMap((day) => {
    const [, first, , second] = DAY_AND_MONTH.exec(plainSigns(day)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12);
}

/** Returns a day as the own file has it, or the text as it came, which the check refuses. */
function dayIn(text: string, isMonthFirst: boolean): string {
  const plain = isMonthFirst ? plainSigns(text).replace(DAY_AND_MONTH, '$3$2$1$2') : text;
  return readDay(plain) ?? text;
}

const rupees = (paise: number) => (paise / 100).toFixed(2);

/** Parses an amount to paise. WooCommerce computes prices without tax to six decimals: those are rounded. */
function paiseIn(text: string): number | undefined {
  const exact = readPaise(text);
  if (exact !== undefined) return exact;
  const number = readNumber(bareAmount(text));
  return number === undefined ? undefined : Math.round(number * 100);
}

/** Returns an amount as the own file has it, or the text as it came, which the check refuses. */
function amountIn(text: string): string {
  const paise = paiseIn(text);
  return paise === undefined ? text : rupees(paise);
}

/** Returns a discount or refund without the minus sign that some shops write before it. */
const withoutMinus = (text: string) => plainSigns(text).replace(/^-\s*|^\((.*)\)$/, '$1');

function orderOf(
  own: readonly SourceRow[],
  formerShop: string,
  isMonthFirst: boolean,
  notes: CellFault[],
): MovedFormerOrder {
  const first = (fact: FormerOrderFact) => own.find((row) => row.valueOf(fact) !== '') ?? own[0]!;
  const valueOf = (fact: FormerOrderFact) => first(fact).valueOf(fact);
  const joined = (fact: FormerOrderFact, sign: string) => [...new Set(first(fact).valuesOf(fact))].join(sign);
  const email = z.safeParse(Email, valueOf('email'));
  if (!email.success && valueOf('email') !== '')
    notes.push(first('email').fault('email', 'This is no email, so no customer finds this order in the account'));
  const items = own.flatMap((row) => itemsOf(row, notes));
  return {
    'Former shop': formerShop,
    'Order number': valueOf('number'),
    'Placed on': dayIn(valueOf('placedOn'), isMonthFirst),
    Email: email.success ? email.data : '',
    Name: valueOf('name') || [valueOf('firstName'), valueOf('lastName')].filter(Boolean).join(' '),
    Status: valueOf('status'),
    Payment: joined('payment', ', '),
    Currency: valueOf('currency'),
    Items: items.length === 0 ? '' : JSON.stringify(items),
    Shipping: amountIn(valueOf('shipping')),
    Fees: amountIn(valueOf('fees')),
    Discount: amountIn(withoutMinus(valueOf('discount'))),
    Coupon: valueOf('coupon'),
    Tax: amountIn(valueOf('tax')),
    Total: amountIn(valueOf('total')),
    Refunded: amountIn(withoutMinus(valueOf('refunded'))),
    'Cancelled on': dayIn(valueOf('cancelledOn'), isMonthFirst),
    Address: joined('address', ', ') || joined('billingAddress', ', '),
  };
}

/** Returns the lines of a row: one in its own columns, or several in a cell. */
function itemsOf(row: SourceRow, notes: CellFault[]): MovedItem[] {
  const title = row.valueOf('title');
  if (title === '') return row.valuesOf('items').flatMap(itemsInCell);
  const quantity = numberIn(row.valueOf('quantity') || '1');
  const price = amountIn(row.valueOf('price')) || unitPrice(row.valueOf('lineTotal'), quantity);
  if (!/^\d+$/.test(quantity)) notes.push(row.fault('quantity', 'This is no number of pieces'));
  if (row.valueOf('price') !== '' && readPaise(price) === undefined)
    notes.push(row.fault('price', 'This is no amount in rupees'));
  return [{ title, sku: row.valueOf('sku'), quantity, price }];
}

/** Returns a whole number without groups and decimals, or the text as it came, which the check refuses. */
function numberIn(text: string): string {
  const number = readNumber(text);
  return number === undefined || !Number.isInteger(number) ? text : String(number);
}

/** Returns the price of one piece from the amount of a line, rounded to the paisa; empty if it is not known. */
function unitPrice(lineTotal: string, quantity: string): string {
  const paise = paiseIn(lineTotal);
  const pieces = Number(quantity);
  return paise === undefined || !(pieces > 0) ? '' : rupees(Math.round(paise / pieces));
}

/** `name:Jhumka|sku:J-1|quantity:2|total:998.00`, as plug-ins of WooCommerce write a line. */
const NAMED_PARTS = /(?:^|\|)\s*name\s*:/i;
/** The sign between such lines in one cell. */
const BETWEEN_LINES = /;\s*(?=(?:id|name|product_id)\s*:)/i;
/** `2 x Jhumka` and `Jhumka × 2`. */
const TIMES = /^(?:(\d{1,4})\s*[x×*]\s+(.+)|(.+?)\s+[x×*]\s*(\d{1,4}))$/i;

function itemsInCell(cell: string): MovedItem[] {
  if (NAMED_PARTS.test(cell)) return cell.split(BETWEEN_LINES).map(namedItem);
  return cell
    .split(/\n|;\s/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, before, title, otherTitle, after] = TIMES.exec(line) ?? [];
      return { title: title ?? otherTitle ?? line, sku: '', quantity: before ?? after ?? '1', price: '' };
    });
}

function namedItem(line: string): MovedItem {
  const parts = new Map(
    line.split('|').map((part) => {
      const at = part.indexOf(':');
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const;
    }),
  );
  const quantity = numberIn(parts.get('quantity') || '1');
  // The amount before discounts, as the price was; `total` is after them.
  const amount = parts.get('sub_total') || parts.get('subtotal') || parts.get('total') || '';
  return { title: parts.get('name') ?? '', sku: parts.get('sku') ?? '', quantity, price: unitPrice(amount, quantity) };
}

/** Returns what in an order does not agree: its amounts, or the totals of its rows. */
function doubtsOf(own: readonly SourceRow[], order: MovedFormerOrder): CellFault[] {
  const doubts: CellFault[] = [];
  const amount = (column: FormerOrderColumn) => readPaise(order[column]) ?? null;
  const totalPaise = amount('Total');
  if (totalPaise === null) return [];
  const other = own.find((row) => {
    const total = paiseIn(row.valueOf('total'));
    return total !== undefined && total !== totalPaise;
  });
  if (other)
    doubts.push(other.fault('total', `Another row of order ${order['Order number']} has ${order.Total}, which counts`));
  const items = (order.Items === '' ? [] : (JSON.parse(order.Items) as MovedItem[])).map(({ quantity, price }) => ({
    quantity: Number(quantity),
    unitPricePaise: /^\d+$/.test(quantity) ? (readPaise(price) ?? null) : null,
  }));
  const sum = differingSum({
    items,
    shippingPaise: amount('Shipping'),
    feesPaise: amount('Fees'),
    discountPaise: amount('Discount'),
    taxPaise: amount('Tax'),
    totalPaise,
  });
  if (sum !== undefined) doubts.push(own[0]!.fault('total', sumDoubt(sum, totalPaise)));
  return doubts;
}

/** Returns former orders as a file, in which the first row of each order keeps its number. */
export function formerOrdersFile(
  rows: readonly MovedFormerOrders['rows'][number][],
  left: ReadonlySet<number> = new Set(),
): string {
  return numberedFile(FORMER_ORDER_COLUMN_NAMES, rows, left, (row) =>
    FORMER_ORDER_COLUMN_NAMES.map((name) => row[name]),
  );
}
