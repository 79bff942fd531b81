import type { OrderStatus } from '#contract/states/order.ts';
import type { SeedProduct } from './catalogue/catalogue.ts';
import type { Dice } from './dice.ts';
import type { Payment } from './play-orders.ts';
import { skusOf } from './seed-product.ts';
import type { CatalogueSku } from './seed-product.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A product with its listing date. */
export interface ListedProduct {
  product: SeedProduct;
  listedAt: number;
}

export interface PlannedOrder {
  /** Position in the list of customers. */
  customer: number;
  placedAt: number;
  lines: { code: string; size: string; quantity: number }[];
  /** Its statuses, in order. */
  steps: { to: OrderStatus; at: number }[];
  note: string;
  /** Where its visit began; see `order-source.ts`. */
  source?: string;
  /** A gift, with the text of its card. */
  gift?: { message: string };
  /** Undefined for cash on delivery. */
  payment?: Payment;
}

/**
 * The relative number of orders by month, January first: weddings in winter and spring, festivals from August to
 * November.
 */
export const SEASON = [1.2, 1.3, 1.1, 1.2, 1.1, 0.7, 0.7, 1.1, 1.2, 1.9, 1.8, 1.3];
/** Cash on delivery is for totals above 500 rupees. */
const LEAST_RUPEES = 520;
export const NOTES = [
  'Please call before delivery, the bell does not work.',
  'Gift for my sister, please do not put the bill outside.',
  'Deliver after 5 pm, office closed before that.',
  'Give to the watchman if nobody is at home.',
  'Need before Friday if possible, family function.',
  'Leave with the shop on the ground floor.',
];

/** The texts of gift cards. One in this many orders is a gift. */
const CARDS = [
  'Happy birthday, Didi! Wear them on Sunday.',
  'For Amma, from all of us.',
  '',
  'Congratulations on the new job. With love, Nisha and Rahul',
];
const GIFT_EVERY = 19;
/** Where the visits of orders began, in turn. */
const SOURCES = [
  'from=www.google.com',
  '',
  'from=l.instagram.com',
  'utm_source=google&utm_medium=free-listings',
  '',
  'from=www.google.co.in',
  'utm_source=newsletter&utm_medium=email&utm_campaign=festivals',
];

/** An open shop has orders of today, some of which are still unprocessed. */
const LATEST_HOURS = [2, 3, 5, 8, 12, 15];

/**
 * Plans a year of orders: buyer, items, time, and outcome. Items are ordered only after they were listed, and only if
 * they are available with cash on delivery.
 */
export function planOrders(
  dice: Dice,
  now: number,
  listed: readonly ListedProduct[],
  customers: number,
  count: number,
): PlannedOrder[] {
  const goods = listed.filter(
    ({ product }) => !product.hidden && product.preOrderDays === undefined && product.codAllowed !== false,
  );
  // Some customers order once, a few order regularly.
  const loyalty = Array.from({ length: customers }, () => 1 + dice.below(8) ** 1.5);
  const moments = [
    ...Array.from({ length: count - LATEST_HOURS.length }, () => momentOf(dice, now)),
    ...LATEST_HOURS.map((hours) => now - hours * HOUR),
  ].sort((a, b) => a - b);
  return moments.flatMap((placedAt, position) => {
    const chosen = linesAt(dice, goods, placedAt);
    if (chosen.length === 0) return [];
    // Orders of a SKU with at most three pieces in stock are never cancelled: a sold-out SKU has no returned pieces.
    const mayBeCancelled = chosen.every(({ row }) => row.quantity > 3);
    const customer = dice.weigh([...loyalty.keys()], (index) => loyalty[index]!);
    return [
      {
        customer,
        placedAt,
        // An adjustable SKU lists its sizes, and the shopper chooses one.
        lines: chosen.map(({ row, quantity }) => ({ code: row.code, size: row.size.split(',')[0]!, quantity })),
        steps: fateOf(dice, placedAt, now, mayBeCancelled),
        source: SOURCES[position % SOURCES.length]!,
        note: dice.chance(12) ? dice.pick(NOTES) : '',
        ...(position % GIFT_EVERY === 0 && { gift: { message: CARDS[(position / GIFT_EVERY) % CARDS.length]! } }),
      },
    ];
  });
}

/** Returns a moment of the last year, in shopping hours. */
function momentOf(dice: Dice, now: number): number {
  for (;;) {
    const day = now - dice.below(365) * DAY;
    const month = new Date(day).getUTCMonth();
    if (dice.chance(50 * SEASON[month]!)) return Math.min(day - dice.below(16 * 60) * 60_000, now - 2 * HOUR);
  }
}

interface Chosen {
  row: CatalogueSku['row'];
  quantity: number;
}

function linesAt(dice: Dice, goods: readonly ListedProduct[], placedAt: number): Chosen[] {
  const known = goods.filter(({ listedAt }) => listedAt < placedAt);
  if (known.length === 0) return [];
  const lines: Chosen[] = [];
  const taken = new Set<string>();
  let rupees = 0;
  const wanted = dice.weigh([1, 2, 3, 4], (lineCount) => [0, 5, 3, 2, 1][lineCount]!);
  const first = dice.weigh(known, popularity);
  for (let tries = 0; tries < 12 && (lines.length < wanted || rupees < LEAST_RUPEES); tries += 1) {
    // A second product matches the first one.
    const pool = lines.length === 0 ? [first] : known.filter(({ product }) => goesWith(product, first.product));
    const { product } = dice.weigh(pool.length > 0 ? pool : known, popularity);
    if (taken.has(product.slug)) continue;
    taken.add(product.slug);
    const { row } = dice.pick(skusOf(product));
    const quantity = dice.chance(8) ? 2 : 1;
    lines.push({ row, quantity });
    rupees += (row.sellingPaise / 100) * quantity;
  }
  return rupees < LEAST_RUPEES ? [] : lines;
}

const popularity = ({ product }: ListedProduct) => 5 + (product.featured ?? 0) + (product.price < 600 ? 25 : 0);

const goesWith = (one: SeedProduct, other: SeedProduct) =>
  one.category !== other.category && one.attributes.style === other.attributes.style;

/** Returns the statuses of an order up to the present: most orders arrive, some are cancelled before dispatch. */
export function fateOf(dice: Dice, placedAt: number, now: number, mayBeCancelled: boolean): PlannedOrder['steps'] {
  // Nearly all orders are dispatched within the day the shop promises.
  const confirmedAt = placedAt + (1 + dice.below(14)) * HOUR;
  const shippedAt = confirmedAt + (4 + dice.below(10)) * HOUR;
  const deliveredAt = shippedAt + (2 + dice.below(5)) * DAY;
  const isCancelled = dice.chance(7) && mayBeCancelled;
  const steps: PlannedOrder['steps'] = isCancelled
    ? [
        ...(dice.chance(50) ? [{ to: 'CONFIRMED' as const, at: confirmedAt }] : []),
        { to: 'CANCELLED', at: confirmedAt + HOUR },
      ]
    : [
        { to: 'CONFIRMED', at: confirmedAt },
        { to: 'SHIPPED', at: shippedAt },
        { to: 'DELIVERED', at: deliveredAt },
      ];
  return steps.filter(({ at }) => at < now);
}

/** Returns the pieces of each SKU, by code, that are sold or reserved, in addition to the `known` ones. */
export function piecesSold(orders: readonly PlannedOrder[], known: ReadonlyMap<string, number>): Map<string, number> {
  const sold = new Map(known);
  for (const { lines, steps } of orders) {
    if (steps.at(-1)?.to === 'CANCELLED') continue;
    for (const { code, quantity } of lines) sold.set(code, (sold.get(code) ?? 0) + quantity);
  }
  return sold;
}

/**
 * The orders of the accounts for visitors, by their index from the newest. Each account has some waiting, some shipped
 * and some delivered orders.
 */
const OF_SHOPPERS = [
  [0, 5, 8, 11, 14, 22, 40, 70, 110, 160, 230, 300],
  [1, 9, 30, 120],
];

/**
 * Returns the orders with the shoppers' ones assigned to them.
 * @param first position of the first shopper among customers
 */
export function withShoppers(orders: readonly PlannedOrder[], first: number): PlannedOrder[] {
  const owners = new Map(
    OF_SHOPPERS.flatMap((places, shopper) => places.map((position) => [orders.length - 1 - position, first + shopper])),
  );
  return orders.map((order, index) => ({ ...order, customer: owners.get(index) ?? order.customer }));
}

/** One in this many orders is paid online, and one in this many of those at the second attempt. */
const PAID_ONLINE = 20;
const FAILED_FIRST = 4;
/** The first shopper's payments, by the index of the order from the newest: one at the second attempt, one at once. */
const OF_FIRST: Readonly<Record<number, Payment>> = { 5: 'paid after a failure', 11: 'paid' };

/**
 * Returns the orders with the online payments of some. The newest two cancelled orders are among these, so that there
 * are refunds. The newest of them is the first shopper's.
 * @param first position of the first shopper among customers
 */
export function withPayments(orders: readonly PlannedOrder[], first: number): PlannedOrder[] {
  const calledOff = orders.filter(({ steps }) => steps.at(-1)?.to === 'CANCELLED').slice(-2);
  return orders.map((order, index) => {
    if (calledOff.includes(order)) {
      return { ...order, payment: 'paid', customer: order === calledOff.at(-1) ? first : order.customer };
    }
    const chosen = OF_FIRST[orders.length - 1 - index];
    if (chosen) return { ...order, payment: chosen };
    if (index % PAID_ONLINE > 0) return order;
    return { ...order, payment: index % (PAID_ONLINE * FAILED_FIRST) === 0 ? 'paid after a failure' : 'paid' };
  });
}
