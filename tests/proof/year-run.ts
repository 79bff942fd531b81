import { PayoutPreview } from '#contract/calls/payouts.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { diceOf } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';
import { faultsOf, makeDataFolder } from '../support/setup.ts';
import { CrashingShop } from './crashing-shop.ts';
import { comparedBooks, comparedMessages, summaryOf } from './year-books.ts';
import { offerBundles } from './year-bundles.ts';
import type { Summary } from './year-books.ts';
import { YearMessages } from './year-messages.ts';
import { YearOrder } from './year-order.ts';
import type { Collected, Due, Outside } from './year-order.ts';
import { plansOfYear } from './year-plans.ts';
import { planPricesOf, pricesOfYear, timelineOf } from './year-prices.ts';
import { BOUND, openYearShop, PLACES } from './year-shop.ts';
import type { YearShop } from './year-shop.ts';
import { YearWorld } from './year-world.ts';

export interface WantedYear {
  seed: string;
  days: number;
  orders: number;
  /** The number of times the shop is killed. */
  crashes: number;
  /** The first day, which is the same for every run of one year. */
  firstDay: string;
}

export interface YearRun {
  faults: string[];
  summary: Summary;
  crashed: number;
  requests: number;
  messages: YearMessages['counts'];
}

const SHOPPERS = 40;
/** Everything is complete this many days after the last order. */
const DAYS_AFTER = 60;
const LONGEST_MONTH = 31;
/** The hours of a day's steps and of its jobs. They differ, so that the second of a delivery does not decide whether it is payable. */
const [MORNING, AFTERNOON, EVENING, NIGHT] = [10, 14, 18, 20];
/** The jobs that the shop runs each day. */
const JOBS = [
  'release-holds',
  'cancel-unconfirmed',
  'reconcile-payments',
  'send-outbox',
  'track-shipments',
  'count-cod-outcomes',
  'post-ledger',
  'issue-fee-invoices',
  'purge-expired',
];
/** Couriers remit each week the cash of deliveries at least this many days ago. */
const HAND_OVER_EACH = 7;
const HANDED_AFTER = 3;
const LATE_AFTER = 25;
const PAY_OUT_EACH = 14;
/** One payout in this many is returned by the bank. */
const BOUNCES = 6;
const SHORT_BY = 25;
/** Before the shop deletes its log of messages, which it keeps for a year. */
const COMPARE_EACH = 100;

/** Plays a year of trade in a shop of its own, and compares all books at the end. */
export async function yearRun({ seed, days, orders, crashes, firstDay }: WantedYear): Promise<YearRun> {
  const data = makeDataFolder('year');
  const shop = await openYearShop(data.path);
  const server = await CrashingShop.open(data.path, 'asked for');
  try {
    const world = new YearWorld(server, firstDay);
    const outside: Outside = {
      collected: [],
      paidByHand: [],
      placedOn: new Map(),
      prices: new Map(),
      ladder: new Map(),
      cashParcels: new Map(),
      handedOver: 0,
      paidOut: 0,
    };
    const prices = pricesOfYear({ seed, days, sellers: shop.sellers.length });
    const plans = plansOfYear({
      seed,
      days,
      orders,
      shoppers: SHOPPERS,
      goods: shop.goods.length,
      sellers: shop.sellers.length,
      places: PLACES.length,
      bound: BOUND,
      prices,
    });
    await world.goTo(0, MORNING);
    await offerCoupons(world, shop);
    await offerBundles(world, shop);
    const dice = diceOf(seededRandom(`kills ${seed}`));
    // The average number of requests of an order spreads the kills over the year.
    const apart = crashes > 0 ? Math.floor((orders * REQUESTS_OF_AN_ORDER) / (crashes + 1)) : 0;
    server.crashAfter(
      Array.from({ length: crashes }, (_, index) => (index + 1) * apart),
      () => dice.below(LATEST_KILL_MS),
    );

    const messagesDiffer: string[] = [];
    const due = new DueSteps();
    const messages = new YearMessages(world, seed);
    const year = { world, shop, outside, messages, priceOf: timelineOf(prices, shop.sellers.length) };
    for (const plan of plans) due.add(new YearOrder(year, plan).start());
    const payments = new Payments(world, shop, outside);
    for (let day = 0; day < days + DAYS_AFTER; day += 1) {
      await world.goTo(day, MORNING);
      await messages.beginDay(day);
      await planPricesOf(world, shop, prices);
      await due.run(day, false);
      await world.goTo(day, AFTERNOON);
      await world.job('turn-prices');
      await due.run(day, true);
      await world.goTo(day, EVENING);
      await messages.endLimit();
      for (const job of JOBS) await world.job(job);
      // What a killed shop was sending is tried again when its time is up.
      await world.goTo(day, NIGHT);
      await messages.send();
      await messages.endDay();
      if (day % COMPARE_EACH === COMPARE_EACH - 1) messagesDiffer.push(...(await comparedMessages(world, messages)));
      if (day % HAND_OVER_EACH === HAND_OVER_EACH - 1)
        await payments.handOver(day >= days + DAYS_AFTER - 2 * PAY_OUT_EACH);
      if (day % PAY_OUT_EACH === PAY_OUT_EACH - 1) await payments.payOut(day >= days);
    }
    // By then the last month is over, and its fees are invoiced.
    await world.goTo(days + DAYS_AFTER + LONGEST_MONTH, EVENING);
    for (const job of JOBS) await world.job(job);
    messagesDiffer.push(...(await comparedMessages(world, messages)));
    const lastDay = addDays(firstDay, world.day);
    const compared = await comparedBooks(world, shop, { outside, prices }, lastDay);
    await server.stop();
    const broken = await faultsOf({ logPath: server.logPath, databasePath: server.databasePath });
    const faults = [...world.faults, ...messagesDiffer, ...compared, ...(broken?.split('\n') ?? [])];
    return {
      faults,
      summary: summaryOf(server.databasePath),
      crashed: server.crashed,
      requests: world.asked,
      messages: messages.counts,
    };
  } finally {
    await server.stop().catch(() => undefined);
    data.remove();
  }
}

/** The steps that are to come, by their day and half of the day. */
class DueSteps {
  readonly #steps = new Map<string, Due[]>();

  add(next: Due): void {
    const when = `${next.day} ${next.isLate ?? false}`;
    this.#steps.set(when, [...(this.#steps.get(when) ?? []), next]);
  }

  /** Runs the steps of half a day. One of them may add more for the same half, which run last. */
  async run(day: number, isLate: boolean): Promise<void> {
    const when = `${day} ${isLate}`;
    for (let next = this.#steps.get(when)?.shift(); next; next = this.#steps.get(when)?.shift())
      for (const then of await next.run()) this.add(then.day === day ? { ...then, isLate } : then);
  }
}

const REQUESTS_OF_AN_ORDER = 12;
/** The shop is killed at most this many milliseconds after a request, because most answers take about as long. */
const LATEST_KILL_MS = 8;

/** Makes two automatic coupons: the marketplace pays for one, and a seller for the other. */
async function offerCoupons(world: YearWorld, { adminEmail, goods }: YearShop): Promise<void> {
  const admin = await world.person(adminEmail, 'customer');
  const dates = { startDate: '2026-01-01', endDate: '2099-12-31', minimumOrderValue: 600 };
  const coupons = [
    { code: 'DEEPAM', discountValue: 7, fundedBy: 'PLATFORM', eligibleProducts: goods.slice(0, 6).map(productId) },
    { code: 'KAMALA5', discountValue: 5, fundedBy: 'SELLER', eligibleProducts: goods.slice(9, 12).map(productId) },
  ];
  for (const coupon of coupons) {
    const form = {
      ...dates,
      ...coupon,
      discountType: 'PERCENTAGE',
      automatic: true,
      maxUses: 1e5,
      maxUsesPerCustomer: 1e4,
    };
    await world.ask(`coupon ${coupon.code}`, () => admin.post('/api/coupons/admin/create', form));
  }
}

const productId = ({ productId: id }: { productId: number }) => id;

/** Plays the remittances of couriers and the payouts to sellers. */
class Payments {
  readonly #world: YearWorld;
  readonly #shop: YearShop;
  readonly #outside: Outside;
  /** The amounts of parcels that are still to be remitted, in rupees. */
  readonly #owed = new Map<Collected, number>();
  #files = 0;
  #payouts = 0;

  constructor(world: YearWorld, shop: YearShop, outside: Outside) {
    this.#world = world;
    this.#shop = shop;
    this.#outside = outside;
  }

  /** Sends the remittance file of a week. The last one contains all remaining parcels. */
  async handOver(isLast: boolean): Promise<void> {
    const { day } = this.#world;
    this.#files += 1;
    const utr = `UTR${this.#files}`;
    const lines: [awb: string, amount: number][] = [];
    for (const parcel of this.#outside.collected) {
      const after = parcel.cash === 'late' && !isLast ? LATE_AFTER : HANDED_AFTER;
      const owed = this.#owed.get(parcel) ?? parcel.amount;
      if (owed === 0 || parcel.day + after > day) continue;
      const isShort = parcel.cash === 'short' && owed === parcel.amount;
      const amount = isShort ? owed - SHORT_BY : owed;
      this.#owed.set(parcel, owed - amount);
      lines.push([parcel.awb, amount]);
    }
    if (lines.length === 0) return;
    const twice = this.#outside.collected.find(({ cash, awb }) => cash === 'twice' && awb === lines[0]![0]);
    if (twice) lines.push([`STRAY${this.#files}`, 100]);
    const on = kolkataDay(this.#world.now);
    const text = (ref: string, all: typeof lines) =>
      ['AWB,Amount,Date,UTR', ...all.map(([awb, amount]) => `${awb},${amount.toFixed(2)},${on},${ref}`), ''].join(
        '\r\n',
      );
    await this.#send(text(utr, lines));
    // The same file is sent again, and the courier pays twice for some parcels.
    await this.#send(text(utr, lines));
    if (twice) {
      const again: typeof lines = [[twice.awb, twice.amount]];
      await this.#send(text(`${utr}B`, again));
      lines.push(...again);
    }
    this.#outside.handedOver += lines.reduce((sum, [, amount]) => sum + amount, 0);
  }

  async #send(file: string): Promise<void> {
    const admin = await this.#world.person(this.#shop.adminEmail, 'customer');
    await this.#world.ask('remittance', () => admin.post('/api/admin/remittances', { file }), ['NOTHING_NEW']);
  }

  /** Pays what is payable. Some payouts are returned by the bank, but none at the end. */
  async payOut(isLast: boolean): Promise<void> {
    const admin = await this.#world.person(this.#shop.adminEmail, 'customer');
    const preview = (await this.#world.read('preview', () => admin.get('/api/admin/payouts/preview'))).as(
      PayoutPreview,
    );
    const sellers = preview.sellers
      .filter(({ notNow }) => notNow === null)
      .map(({ sellerId, payable }) => ({ sellerId, amount: payable / 100 }));
    if (sellers.length === 0) return;
    const on = this.#world.day;
    await this.#world.ask('payouts', () =>
      admin.post('/api/admin/payouts', { sellers }, { headers: { 'Idempotency-Key': `payouts-${on}` } }),
    );
    const list = await this.#world.read('payouts to pay', () =>
      admin.get(`/api/admin/payouts?filter={"status":"PENDING"}&range=[0,99]&sort=["id","ASC"]`),
    );
    for (const { id, amount } of list.json as { id: number; amount: number }[]) {
      this.#payouts += 1;
      const move = (body: object) => this.#world.ask(`payout ${id}`, () => admin.put(`/api/admin/payouts/${id}`, body));
      await move({ status: 'PAID', reference: `BANK${id}` });
      this.#outside.paidOut += amount;
      if (this.#payouts % BOUNCES !== 0 || isLast) continue;
      await move({ status: 'FAILED', reason: 'The account is closed' });
      this.#outside.paidOut -= amount;
    }
  }
}
