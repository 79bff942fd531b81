/**
 * `npm run prove:cod-risk`: measures the ladder of cash on delivery on a planted population of honest people and people
 * who refuse parcels, with the freight of the sandbox's couriers. Prints a table of a year without and with the ladder.
 */
import { DEFAULT_COD_LADDER } from '../../contract/shop/cod-ladder.ts';
import { formatPaise } from '../../contract/shop/money.ts';
import { MEASURED_LADDER, simulateYear } from '../support/cod-population.ts';
import type { GroupResult } from '../support/cod-population.ts';

const before = simulateYear(DEFAULT_COD_LADDER);
const after = simulateYear(MEASURED_LADDER);

const row = (result: GroupResult) => ({
  orders: result.orders,
  'parcels for cash': result.parcels,
  refused: result.refused,
  'freight lost': formatPaise(result.freightLost * 100),
  'per 100 orders': formatPaise(Math.round((result.freightLost / result.orders) * 100) * 100),
  'good orders lost': result.goodOrdersLost,
  'honest people without cash': `${result.honestPeopleWithoutCash.size} of ${result.honestPeople.size}`,
  'honest orders without cash': `${result.honestWithoutCash} of ${result.honestOrders}`,
});

const { confirmFrom, prepaidFrom, noCodFrom, controlPercent } = MEASURED_LADDER;
console.log(`Ladder: confirmed from ${confirmFrom}, paid online with a saving from ${prepaidFrom}, without from`);
console.log(`${noCodFrom}. ${controlPercent}% of the shoppers are in the control group. A year without and with it:`);
console.table({
  'without, control group': row(before.control),
  'with, control group': row(after.control),
  'without, others': row(before.others),
  'with, others': row(after.others),
});
const saved = before.others.freightLost - after.others.freightLost;
console.log(`Freight saved: ${formatPaise(saved * 100)}, ${Math.round((saved / before.others.freightLost) * 100)}%.`);
const lost = after.others.goodOrdersLost - before.others.goodOrdersLost;
console.log(`It pays while a lost order would have earned less than ${formatPaise(Math.round(saved / lost) * 100)}.`);
console.log('Orders by rung:', after.rungs);
