/**
 * `npm run prove:year`: plays a year of trade through the shop's API, with its gateway, couriers, bank and message
 * services, and then again with the shop killed many times. Shoppers and staff place orders, some of whole sets of a
 * bundle, and planned prices begin and end. The ladder of cash on delivery lets shoppers confirm their orders or pay
 * online. Shoppers allow messages and write STOP, while the services fail in turn. Prices, orders, decisions, payments,
 * documents, ledger, charts, statements and costs of messages must agree to the paisa, and both years must have the
 * same sums. `SEED=word` chooses another year; `ORDERS`, `DAYS` and `CRASHES` set its size. It prints each fault, and
 * exits with 1 if there is any.
 */
import { kolkataDay } from '#contract/shop/dates.ts';
import { yearRun } from './year-run.ts';
import type { YearRun } from './year-run.ts';

const MOST_FAULTS = 40;
const { SEED = 'first', ORDERS = '600', DAYS = '365', CRASHES = '30' } = process.env;
const year = { seed: SEED, days: Number(DAYS), orders: Number(ORDERS), firstDay: kolkataDay(Date.now()) };

async function live(crashes: number): Promise<YearRun> {
  const startedAt = performance.now();
  const run = await yearRun({ ...year, crashes });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `SEED=${SEED}: ${year.orders} orders in ${year.days} days, ${run.requests} requests, killed ${run.crashed} times: ` +
      `${run.faults.length === 0 ? 'all agrees' : `${run.faults.length} faults`}, ${seconds} s`,
  );
  const { told, answered, stopped, reported } = run.messages;
  console.log(`  messages: ${told} told, ${answered} answered, ${stopped} stopped, ${reported} reported`);
  for (const fault of run.faults.slice(0, MOST_FAULTS)) console.log(`  ✗ ${fault}`);
  return run;
}

const calm = await live(0);
/** Returns the total of all counts or sums of a part. */
const allOf = (part: string, ending: 'count' | 'sum') =>
  Object.entries(calm.summary)
    .filter(([what]) => what.startsWith(part) && what.endsWith(ending))
    .reduce((sum, [, value]) => sum + value, 0);
for (const part of ['orders', 'papers', 'refunds', 'payouts', 'ledger']) {
  console.log(`  ${part}: ${allOf(part, 'count')}, ₹${(allOf(part, 'sum') / 100).toLocaleString('en-IN')}`);
}
const counted = (part: string) =>
  Object.entries(calm.summary).flatMap(([what, count]) =>
    what.startsWith(part) && what.endsWith(', count')
      ? [`${what.slice(part.length + 2, -', count'.length)} ${count}`]
      : [],
  );
console.log(`  ladder: ${counted('decisions').join(', ')}; confirmations: ${counted('confirmations').join(', ')}`);
let isWrong = calm.faults.length > 0;
if (Number(CRASHES) > 0) {
  const killed = await live(Number(CRASHES));
  const keys = new Set([...Object.keys(calm.summary), ...Object.keys(killed.summary)]);
  const other = [...keys].filter((key) => calm.summary[key] !== killed.summary[key]);
  for (const key of other)
    console.log(`  ✗ ${key}: ${calm.summary[key] ?? 0} in calm, ${killed.summary[key] ?? 0} when killed`);
  isWrong ||= killed.faults.length > 0 || other.length > 0;
}
if (isWrong) process.exitCode = 1;
