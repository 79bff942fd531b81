/**
 * `npm run seed [-- --products N --orders N --now TIME]`: migrates to the newest schema and fills empty records with
 * the demo shop. `--products` and `--orders` set the total numbers it is filled up to. `--now` (ISO) sets the time it
 * is made for. The same numbers at the same time make the same shop, row for row. DATA_DIR (./data) sets the data
 * folder.
 */
import { parseArgs } from 'node:util';
import { MOST_ORDERS, MOST_PRODUCTS } from '../demo/bulk/index.ts';
import { explained } from './explained.ts';
import { prepareData } from './prepare-data.ts';
import type { DemoShop } from './prepare-data.ts';

/** An option has a value that is not possible. */
class Unclear extends Error {}

try {
  const wishes = readWishes();
  await explained(() => prepareData(console.log, wishes));
  console.log('The records are ready.');
} catch (error) {
  if (!(error instanceof Unclear || isUnknownOption(error))) throw error;
  console.error(error.message);
  process.exit(1);
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function readWishes(): DemoShop {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, orders: { type: 'string' }, now: { type: 'string' } },
  });
  return {
    products: wholeNumber('products', values.products, MOST_PRODUCTS),
    orders: wholeNumber('orders', values.orders, MOST_ORDERS),
    now: instant(values.now),
  };
}

function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new Unclear(`--${name} is a whole number up to ${most.toLocaleString('en-IN')}, not ${text}.`);
}

function instant(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return time;
  throw new Unclear(`--now is a time such as 2026-10-01T09:00:00Z, not ${text}.`);
}
