import { ManagedSku } from '#contract/calls/managed-goods.ts';
import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { diceOf } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';
import { differs, paise } from './differs.ts';
import type { Rows } from './differs.ts';
import type { Outside } from './year-order.ts';
import { PRICES } from './year-shop.ts';
import type { YearShop } from './year-shop.ts';
import type { YearWorld } from './year-world.ts';

/** A planned price of the year. It begins and ends at midday. */
export interface YearPrice {
  /** The index of the goods. */
  good: number;
  /** The day on which it begins. */
  from: number;
  /** The day on which it ends; null if it stays. */
  until: number | null;
  /** In paise. */
  price: number;
}

/** Returns the price of a good on a day, before or after midday, in paise. */
export type PriceOf = (good: number, day: number, isLate: boolean) => number;

const NOON_MS = 12 * 3_600_000;
/** Each price is planned this long before it begins. */
const PLANNED_BEFORE = 2;
const FIRST_DAY = 4;
const APART = 12;
/** Percent of the planned prices that follow the one before at the moment of its end, and that stay. */
const [FOLLOWING, STAYING] = [30, 25];
const CHANGES = [0.85, 0.9, 1.1, 1.15];
/** In paise. A lower price is too low for cash on delivery after a coupon. */
const LOWEST = 560_00;

/** Returns the planned prices of a year. The same seed gives the same prices. */
export function pricesOfYear({ seed, days, sellers }: { seed: string; days: number; sellers: number }): YearPrice[] {
  const dice = diceOf(seededRandom(`prices ${seed}`));
  const planned: YearPrice[] = [];
  for (let day = FIRST_DAY; day < days; day += APART) {
    const last = planned.at(-1);
    const isNext = last !== undefined && last.until !== null && dice.chance(FOLLOWING);
    const good = isNext ? last.good : dice.below(PRICES.length * sellers);
    const from = isNext ? last.until! : day;
    const stays = dice.chance(STAYING);
    const until = stays ? null : from + 2 + dice.below(APART - 2);
    if (!isNext && planned.some((other) => other.good === good && (other.until ?? other.from) >= from)) continue;
    const present = timelineOf(planned, sellers)(good, from, true);
    const price = Math.max(LOWEST, Math.round(present * dice.pick(CHANGES)));
    if (price !== present) planned.push({ good, from, until, price });
  }
  return planned;
}

/** Returns the prices of the year by the planned prices alone. */
export function timelineOf(planned: readonly YearPrice[], sellers: number): PriceOf {
  return (good, day, isLate) => {
    const hasCome = (moment: number) => (isLate ? moment <= day : moment < day);
    const begun = planned.filter((price) => price.good === good && hasCome(price.from));
    const present = begun.findLast(({ until }) => until === null || !hasCome(until));
    return present?.price ?? paise(PRICES[Math.floor(good / sellers)]!);
  };
}

/** Plans the prices that begin soon after a day. */
export async function planPricesOf(
  world: YearWorld,
  { adminEmail, goods }: YearShop,
  planned: readonly YearPrice[],
): Promise<void> {
  for (const { good, from, until, price } of planned) {
    if (from - PLANNED_BEFORE !== world.day) continue;
    const admin = await world.person(adminEmail, 'customer');
    const { skuId } = goods[good]!;
    const read = await world.read('SKU', () => admin.get(`/api/admin/skus/${skuId}`));
    const noonOf = (day: number) => new Date(startOfDay(addDays(world.firstDay, day)) + NOON_MS).toISOString();
    const body = {
      from: noonOf(from),
      until: until === null ? null : noonOf(until),
      prices: [{ id: skuId, version: read.as(ManagedSku).version, sellingPrice: price / 100 }],
    };
    const headers = { 'Idempotency-Key': `price-${good}-${from}` };
    await world.ask(`price of ${good}`, () => admin.post('/api/admin/planned-prices', body, { headers }));
  }
}

interface Turned {
  planned: readonly YearPrice[];
  firstDay: string;
}

/**
 * Compares the planned prices, the history of each SKU and the prices of each order with the simulation.
 * @returns the differences
 */
export function pricesDiffer(rows: Rows, { sellers, goods }: YearShop, outside: Outside, turned: Turned): string[] {
  const found = [...plannedDiffer(rows, turned)];
  for (const [good, { skuId, code }] of goods.entries()) {
    const history = rows('SELECT at, selling_paise AS price FROM sku_prices WHERE sku_id = ? ORDER BY id', skuId);
    const said = history.map(({ at, price }, index) => `${index === 0 ? '' : kolkataDay(Number(at))} ${price}`);
    const expected = historyOf(turned, sellers.length, good);
    if (said.join() !== expected.join()) found.push(`Prices of ${code}: ${said.join()}, expected ${expected.join()}`);
  }
  const items = rows(`SELECT number, sku_id AS sku, unit_selling_paise AS unit,
      (SELECT selling_paise FROM sku_prices WHERE sku_prices.id = (SELECT max(id) FROM sku_prices before
        WHERE before.sku_id = order_items.sku_id AND before.at <= orders.placed_at)) AS held
    FROM order_items JOIN orders ON orders.id = order_id`);
  for (const { number, sku, unit, held } of items) {
    const good = goods.findIndex(({ skuId }) => skuId === sku);
    const wanted = outside.prices.get(String(number))?.units.get(good) ?? Number.NaN;
    found.push(...differs(`Price of SKU ${sku} in ${number}`, Number(unit), wanted));
    found.push(...differs(`Price of SKU ${sku} in ${number} by its history`, Number(unit), Number(held)));
  }
  for (const { number, discount } of rows('SELECT number, bundle_discount_paise AS discount FROM orders')) {
    const wanted = outside.prices.get(String(number))?.bundleDiscount ?? Number.NaN;
    found.push(...differs(`Bundles of ${number}`, Number(discount), wanted));
  }
  return found;
}

/** Each planned price began and ended once, on its days. */
function plannedDiffer(rows: Rows, { planned, firstDay }: Turned): string[] {
  const dayAt = (at: unknown) => kolkataDay(Number(at));
  const said = rows(`SELECT selling_paise AS price, begun_at AS begun, ended_at AS ended, status, ended_as AS endedAs
    FROM planned_prices ORDER BY begun_at, id`);
  const text = said.map(
    ({ price, begun, ended, status, endedAs }) => `${price} ${dayAt(begun)} ${dayAt(ended)} ${status} ${endedAs}`,
  );
  const expected = planned.map(
    ({ price, from, until }) => `${price} ${addDays(firstDay, from)} ${addDays(firstDay, until ?? from)} ended done`,
  );
  const missing = expected.filter((line) => !text.includes(line));
  const other = text.filter((line) => !expected.includes(line));
  return [
    ...differs('Planned prices', said.length * 100, planned.length * 100),
    ...missing.map((line) => `No planned price is: ${line}`),
    ...other.map((line) => `Nobody planned: ${line}`),
  ];
}

/** Returns the rows of a good's history: the day, and the price from then on. The first row has no day. */
function historyOf({ planned, firstDay }: Turned, sellers: number, good: number): string[] {
  const priceOf = timelineOf(planned, sellers);
  const own = planned.filter((price) => price.good === good);
  const days = [...new Set(own.flatMap(({ from, until }) => [from, until ?? from]))].toSorted((a, b) => a - b);
  let last = priceOf(good, -1, false);
  const history = [` ${last}`];
  for (const day of days) {
    const price = priceOf(good, day, true);
    if (price !== last) history.push(`${addDays(firstDay, day)} ${price}`);
    last = price;
  }
  return history;
}
