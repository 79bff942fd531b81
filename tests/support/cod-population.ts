import { seededRandom } from '#demo/seeded-random.ts';
import type { CodLadder, CodRung } from '../../contract/shop/cod-ladder.ts';
import { addressFacts, decideCod, riskiestProduct } from '../../contract/shop/cod-risk.ts';
import type { CodOutcomes } from '../../contract/shop/cod-risk.ts';
import { DEFAULT_POLICY } from '../../contract/shop/policy.ts';
import { quotesBetween, takesCash } from '../../functions/sandbox/couriers/shiprocket-rates.ts';

/*
 * A planted population of shoppers who order by cash on delivery for a year: honest people, and people who refuse
 * parcels. Who they are is known here and not to the rule, which sees only the outcomes of parcels that were sent. All
 * shares are assumptions. Returned parcels of 15 % to 30 % of COD orders are usual in Indian online trade.
 */

/** Assumptions about people. */
const REFUSERS = 0.1;
const REFUSES = { honest: 0.06, refuser: 0.7 };
/** Added in PIN codes with a bad courier, and for products that look better than they are. */
const IN_BAD_PIN_CODE = 0.1;
const OF_BAD_PRODUCT = 0.12;
const POOR_ADDRESS = { honest: 0.05, refuser: 0.35 };
const AT_NIGHT = { honest: 0.05, refuser: 0.2 };
/** A refuser who may not order by cash opens another account with the same mobile number. */
const OPENS_ACCOUNT = 0.3;

/** Assumptions about what people do when they are asked for more. */
const CONFIRMS = { willAccept: 0.95, willRefuse: 0.55 };
const PAYS_ONLINE: Record<'PREPAID' | 'NO_COD', Record<'honest' | 'refuser', number>> = {
  PREPAID: { honest: 0.6, refuser: 0.12 },
  NO_COD: { honest: 0.45, refuser: 0.08 },
};

const PEOPLE = 4000;
const DAYS = 365;
const ORDERS_A_DAY = 40;
const PICKUP_PIN = '500032';
/** Cities of all zones of the sandbox's couriers. */
const CITY_PINS = [500_003, 506_002, 560_034, 600_017, 110_016, 400_058, 700_019, 302_017, 226_010, 800_013];
const PINS_OF_CITY = 6;
const PRODUCTS = 40;
const PARCEL = { weightKg: 0.2, volumeCm3: 600 };

const GOOD = addressFacts({
  address: 'Flat 4B, Sai Residency',
  addressLine2: null,
  landmark: 'Near the park',
  locality: 'Nagar',
});
const POOR = addressFacts({ address: 'Main road', addressLine2: null, landmark: null, locality: 'Nagar' });

/** A policy in which everything can be paid online. */
const POLICY = { ...DEFAULT_POLICY, prepaid: { ...DEFAULT_POLICY.prepaid, offered: true } };

interface Person {
  kind: 'honest' | 'refuser';
  isControl: boolean;
  pin: number;
}

/** The ladder that `npm run prove:cod-risk` measures: a tenth of the people is never asked. */
export const MEASURED_LADDER: CodLadder = {
  confirmFrom: 20,
  prepaidFrom: 45,
  noCodFrom: 80,
  giftPercent: 5,
  controlPercent: 10,
};

/** What a group of people cost and bought. */
export interface GroupResult {
  orders: number;
  /** Parcels sent with cash to collect, and the refused ones. */
  parcels: number;
  refused: number;
  /** Rupees for both ways of refused parcels. */
  freightLost: number;
  /** Orders of honest people that were offered no cash on delivery, and orders lost that would have been accepted. */
  honestWithoutCash: number;
  goodOrdersLost: number;
  honestOrders: number;
  /** Honest people, and those of them who were offered no cash on delivery at least once. */
  honestPeople: Set<number>;
  honestPeopleWithoutCash: Set<number>;
}

/** The results of a year, by group. */
export interface YearResult {
  control: GroupResult;
  others: GroupResult;
  rungs: Record<CodRung, number>;
}

const noResult = (): GroupResult => ({
  orders: 0,
  parcels: 0,
  refused: 0,
  freightLost: 0,
  honestWithoutCash: 0,
  goodOrdersLost: 0,
  honestOrders: 0,
  honestPeople: new Set(),
  honestPeopleWithoutCash: new Set(),
});

/** Returns the freight of a parcel there and back, in rupees: of the cheapest courier that collects cash. */
function freightThereAndBack(pin: string): number {
  const quotes = quotesBetween(PICKUP_PIN, pin, PARCEL, { cod: true, today: '2026-11-30' }).filter(({ cod }) => cod);
  const there = Math.min(...quotes.map(({ freight, codCharge }) => freight + codCharge));
  return there + Math.min(...quotes.map(({ freight }) => freight));
}

/** Counts outcomes by any key. */
class Outcomes {
  readonly #counts = new Map<string, CodOutcomes>();

  of(key: string): CodOutcomes {
    return this.#counts.get(key) ?? { refused: 0, accepted: 0 };
  }

  add(key: string, isRefused: boolean): void {
    const { refused, accepted } = this.of(key);
    this.#counts.set(key, { refused: refused + Number(isRefused), accepted: accepted + Number(!isRefused) });
  }
}

/**
 * Lets the population order for a year under a ladder. The same seed gives the same people, orders and intentions under
 * every ladder, so that two years differ by the ladder only. `controlPercent` of the people are in the control group.
 */
export function simulateYear(ladder: CodLadder, seed = 'cash on delivery'): YearResult {
  const policy = { ...POLICY, codLadder: ladder };
  const drawn = numbersOf(seed);
  const pins = CITY_PINS.flatMap((first) =>
    Array.from({ length: PINS_OF_CITY }, (_, index) => String(first + index)),
  ).filter(takesCash);
  const freights = pins.map(freightThereAndBack);
  const people = Array.from({ length: PEOPLE }, (): Person => {
    const [isRefuser, control, pin] = [drawn() < REFUSERS, drawn() * 100, Math.floor(drawn() * pins.length)];
    return { kind: isRefuser ? 'refuser' : 'honest', isControl: control < ladder.controlPercent, pin };
  });
  const outcomes = new Outcomes();
  /** The number of accounts that a person has opened, in addition to the first. */
  const accounts = new Map<number, number>();
  const result: YearResult = {
    control: noResult(),
    others: noResult(),
    rungs: { NONE: 0, CONFIRM: 0, PREPAID: 0, NO_COD: 0 },
  };

  for (let order = 0; order < DAYS * ORDERS_A_DAY; order += 1) {
    const who = Math.floor(drawn() * PEOPLE);
    const { kind, isControl, pin } = people[who]!;
    const product = Math.floor(drawn() * PRODUCTS);
    const risk = REFUSES[kind] + (pin % 10 === 0 ? IN_BAD_PIN_CODE : 0) + (product % 13 === 0 ? OF_BAD_PRODUCT : 0);
    // All random numbers of an order are drawn, whatever is decided, so that other orders do not change.
    const [willRefuse, isPoor, isNight] = [drawn() < risk, drawn() < POOR_ADDRESS[kind], drawn() < AT_NIGHT[kind]];
    const [confirms, paysOnline, opens] = [drawn(), drawn(), drawn() < OPENS_ACCOUNT];
    const goodsPaise = 500_00 + Math.floor(drawn() * 20) * 150_00;

    const account = `account ${who}/${accounts.get(who) ?? 0}`;
    const accountsOfNumber = Array.from({ length: accounts.get(who) ?? 0 }, (_, index) => `account ${who}/${index}`);
    const shop = outcomes.of('shop');
    const facts = {
      account: outcomes.of(account),
      mobileRefused: accountsOfNumber.reduce((sum, one) => sum + outcomes.of(one).refused, 0),
      pinCode: outcomes.of(`pin ${pin}`),
      product: riskiestProduct([outcomes.of(`product ${product}`)], shop),
      shop,
      address: isPoor ? POOR : GOOD,
      goodsPaise,
      hour: isNight ? 2 : 15,
      isControl,
    };
    const { applied, rung } = decideCod(facts, policy);
    result.rungs[rung] += 1;
    const group = isControl ? result.control : result.others;
    group.orders += 1;
    if (kind === 'honest') {
      group.honestOrders += 1;
      group.honestPeople.add(who);
    }

    const isLost = () => {
      if (applied === 'CONFIRM') return confirms >= (willRefuse ? CONFIRMS.willRefuse : CONFIRMS.willAccept);
      return applied !== 'NONE' && paysOnline >= PAYS_ONLINE[applied][kind];
    };
    if (applied === 'PREPAID' || applied === 'NO_COD') {
      if (kind === 'honest') {
        group.honestWithoutCash += 1;
        group.honestPeopleWithoutCash.add(who);
      } else if (opens) accounts.set(who, (accounts.get(who) ?? 0) + 1);
    }
    if (isLost()) {
      if (!willRefuse) group.goodOrdersLost += 1;
      continue;
    }
    // What is paid online is not refused for want of cash, and is not a COD parcel.
    if (applied === 'PREPAID' || applied === 'NO_COD') continue;
    group.parcels += 1;
    if (willRefuse) {
      group.refused += 1;
      group.freightLost += freights[pin]!;
    }
    for (const key of ['shop', `pin ${pin}`, `product ${product}`, account]) outcomes.add(key, willRefuse);
  }
  return result;
}

/** Returns numbers from 0 up to 1 that a seed decides. */
function numbersOf(seed: string): () => number {
  const random = seededRandom(seed);
  return () => new DataView(random.bytes(4).buffer).getUint32(0) / 2 ** 32;
}
