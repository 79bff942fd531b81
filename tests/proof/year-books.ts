import { PayoutStatement } from '#contract/calls/payouts.ts';
import { RevenuePoint } from '#contract/calls/revenue.ts';
import { addDays, nextMonth } from '#contract/shop/dates.ts';
import { BASE_RATES } from '#contract/shop/fee-rates.ts';
import { DEFAULT_SELLER_FEES } from '#contract/shop/seller-fees.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { differs, paise, sum } from './differs.ts';
import type { Row, Rows } from './differs.ts';
import { ladderDiffers } from './year-ladder.ts';
import type { YearMessages } from './year-messages.ts';
import type { Outside } from './year-order.ts';
import { pricesDiffer } from './year-prices.ts';
import type { YearPrice } from './year-prices.ts';
import { reportsDiffer } from './year-reports.ts';
import { TDS_FREE_UP_TO_PAISE } from './year-shop.ts';
import type { YearShop } from './year-shop.ts';
import type { YearWorld } from './year-world.ts';

/**
 * Compares the shop's ledger, charts and statements with the gateway, the cash collected by couriers and the bank. It
 * also compares them with its own calculation from orders and documents.
 * @returns the differences
 */
export async function comparedBooks(
  world: YearWorld,
  shop: YearShop,
  { outside, prices }: { outside: Outside; prices: readonly YearPrice[] },
  lastDay: string,
): Promise<string[]> {
  const { firstDay } = world;
  return withRows(world, async (rows) => [
    ...accountsDiffer(rows, outside),
    ...pricesDiffer(rows, shop, outside, { planned: prices, firstDay }),
    ...shop.sellers.flatMap(({ id, slug }) => differs(`${slug} is owed`, owedTo(rows, id), reckonedFor(rows, id))),
    ...(await chartsDiffer(world, shop, outside, rows, firstDay)),
    ...(await statementsDiffer(world, shop, rows)),
    ...(await ladderDiffers(world, shop, rows, outside.ladder)),
    ...(await reportsDiffer(world, shop, rows, monthsBetween(firstDay, lastDay))),
  ]);
}

/** Compares the messages since the last comparison with the shop's log and the services. */
export const comparedMessages = (world: YearWorld, messages: YearMessages): Promise<string[]> =>
  withRows(world, async (rows) => messages.compare(rows));

/** Reads the shop's records directly while `read` runs. */
async function withRows<Found>(world: YearWorld, read: (rows: Rows) => Promise<Found>): Promise<Found> {
  const db = openEmbeddedDb(world.shop.databasePath);
  try {
    return await read((sql, ...values) => db.connection.prepare(sql).all(values) as Row[]);
  } finally {
    db.close();
  }
}

/** Returns the months from that of the first day to the one before that of the last day. */
function monthsBetween(firstDay: string, lastDay: string): string[] {
  const months: string[] = [];
  for (let month = firstDay.slice(0, 7); month < lastDay.slice(0, 7); month = nextMonth(month)) months.push(month);
  return months;
}

/** Returns the balance of an account: debits less credits. */
function balance(rows: Rows, account: string): number {
  const sql = `SELECT coalesce(sum(CASE WHEN debit = ? THEN amount_paise ELSE -amount_paise END), 0) AS sum
    FROM ledger_entries WHERE debit = ? OR credit = ?`;
  return Number(rows(sql, account, account, account)[0]!.sum);
}

function accountsDiffer(rows: Rows, { collected, paidByHand, handedOver, paidOut }: Outside): string[] {
  const atGateway = Number(
    rows(`SELECT coalesce(sum((entity ->> '$.amount') - (entity ->> '$.amount_refunded')), 0) AS sum FROM sandbox_razorpay
      WHERE entity ->> '$.captured'`)[0]!.sum,
  );
  const cash = paise(sum(collected, ({ amount }) => amount));
  const byHand = paise(sum(paidByHand, ({ amount }) => amount));
  return [
    ...differs('The gateway holds', balance(rows, 'gateway'), atGateway),
    ...differs('Couriers owe', balance(rows, 'courier') + balance(rows, 'unmatched'), cash - paise(handedOver)),
    ...differs('The bank holds', balance(rows, 'bank'), paise(handedOver) - paise(paidOut) - byHand),
    ...differs('Payouts are under way', balance(rows, 'payouts'), 0),
  ];
}

const owedTo = (rows: Rows, sellerId: number): number =>
  Number(
    rows(
      `SELECT coalesce(sum(CASE WHEN credit = 'seller' THEN amount_paise ELSE -amount_paise END), 0) AS sum
       FROM ledger_entries WHERE seller_id = ?`,
      sellerId,
    )[0]!.sum,
  );

const halfUp = (amount: number, basisPoints: number) => Math.floor((amount * basisPoints) / 10_000 + 0.5 + 1e-9);

/** Returns what a seller is owed at the end, calculated only from orders, parcels, refunds and documents. */
function reckonedFor(rows: Rows, sellerId: number): number {
  const online = rows(
    `SELECT orders.id, sum(net_paise) AS paid FROM order_items JOIN orders ON orders.id = order_id
     WHERE seller_id = ? AND EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id
       AND payments.status = 'captured' AND returned_as IS NULL) GROUP BY orders.id`,
    sellerId,
  );
  const atDoor = rows(
    `SELECT cod_paise AS paid, consignment_id AS consignment FROM shipments JOIN consignments ON consignments.id = consignment_id
     WHERE seller_id = ? AND cod_paise > 0 AND shipments.status = 'DELIVERED'`,
    sellerId,
  );
  const gateway = sum(online, ({ paid }) => {
    const fee = halfUp(Number(paid), DEFAULT_SELLER_FEES.gatewayBasisPoints);
    return fee + halfUp(fee, BASE_RATES.gst);
  });
  const number = (sql: string) => Number(rows(sql, sellerId)[0]!.sum ?? 0);
  const refunds =
    number(`SELECT sum(refund_items.amount_paise) AS sum FROM refund_items JOIN refunds ON refunds.id = refund_id
    JOIN order_items ON order_items.id = order_item_id WHERE seller_id = ? AND cause <> 'giveBack'`);
  const freight =
    number(`SELECT sum(amount_paise) AS sum FROM shipment_freights JOIN shipments ON shipments.id = shipment_id
    JOIN consignments ON consignments.id = consignment_id WHERE seller_id = ?`);
  const paidOut = number("SELECT sum(amount_paise) AS sum FROM payouts WHERE seller_id = ? AND status <> 'FAILED'");
  const paid = new Set([
    ...online.map(({ id }) => `order ${id}`),
    ...atDoor.map(({ consignment }) => `parcel ${consignment}`),
  ]);
  const sold = sum([...online, ...atDoor], (row) => Number(row.paid));
  return sold - gateway - refunds - freight - paidOut - chargedTo(rows, sellerId, paid);
}

/**
 * Returns commission, TCS and TDS of the uncredited part of each paid invoice, less the marketplace's share of
 * discounts.
 */
function chargedTo(rows: Rows, sellerId: number, paid: ReadonlySet<string>): number {
  const [seller] = rows(
    'SELECT tax_kind AS taxKind, pan, pickup_state_code AS state FROM sellers WHERE id = ?',
    sellerId,
  );
  const papers = rows(
    `SELECT documents.id, of_document_id AS ofId, documents.order_id AS orderId, consignment_id AS consignment, documents.total_paise AS total,
       content ->> '$.totals.taxable' AS taxable, content ->> '$.totals.byMarketplace' AS ours, issued_on AS day,
       orders.ship_state_code AS state
     FROM documents JOIN orders ON orders.id = documents.order_id WHERE documents.seller_id = ? ORDER BY documents.id`,
    sellerId,
  );
  const soldInYear = new Map<string, number>();
  let charged = 0;
  for (const invoice of papers.filter(({ ofId }) => ofId === null)) {
    const day = String(invoice.day);
    const year = day.slice(5) < '04-01' ? String(Number(day.slice(0, 4)) - 1) : day.slice(0, 4);
    const soFar = (soldInYear.get(year) ?? 0) + Number(invoice.taxable);
    soldInYear.set(year, soFar);
    if (!paid.has(`order ${invoice.orderId}`) && !paid.has(`parcel ${invoice.consignment}`)) continue;
    const notes = papers.filter(({ ofId }) => ofId === invoice.id);
    const left = (column: string) => Number(invoice[column]) - sum(notes, (note) => Number(note[column]));
    const commission = halfUp(left('total'), BASE_RATES.commission);
    const isFree = /^.{3}[PH]/.test(String(seller!.pan ?? '')) && soFar <= TDS_FREE_UP_TO_PAISE;
    const tds = seller!.pan === null ? BASE_RATES.tdsWithoutPan : isFree ? 0 : BASE_RATES.tds;
    const isWithin = invoice.state === seller!.state;
    const tcs = isWithin ? 2 * halfUp(left('taxable'), BASE_RATES.tcs / 2) : halfUp(left('taxable'), BASE_RATES.tcs);
    charged += commission + halfUp(commission, BASE_RATES.gst) + (seller!.taxKind === 'ENROLLED' ? 0 : tcs);
    charged += halfUp(left('taxable'), tds) - left('ours');
  }
  return charged;
}

/**
 * Compares the sums that shoppers paid and did not get back, by the month of the order, with the charts of all sellers
 * together.
 */
async function chartsDiffer(
  world: YearWorld,
  { sellers }: YearShop,
  { collected, paidByHand, placedOn }: Outside,
  rows: Rows,
  firstDay: string,
): Promise<string[]> {
  const byMonth = new Map<string, number>();
  const add = (orderId: string, amount: number) => {
    const month = addDays(firstDay, placedOn.get(orderId)!).slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + amount);
  };
  for (const { orderId, amount } of collected) add(orderId, paise(amount));
  for (const { orderId, amount } of paidByHand) add(orderId, -paise(amount));
  const online =
    rows(`SELECT orders.number, sum((payment.entity ->> '$.amount') - (payment.entity ->> '$.amount_refunded')) AS kept
    FROM sandbox_razorpay payment
    JOIN sandbox_razorpay link ON payment.parent = replace(link.name, 'plink_', 'order_')
    JOIN orders ON link.entity ->> '$.reference_id' LIKE orders.number || '-%'
    WHERE payment.entity ->> '$.captured' GROUP BY orders.id`);
  for (const { number, kept } of online) add(String(number), Number(kept));

  const said = new Map<string, number>();
  for (const { email } of sellers) {
    const seller = await world.person(email, 'seller');
    const answer = await world.read('chart', () => seller.get('/api/seller/revenue/chart?type=monthly'));
    for (const point of answer.json as unknown[]) {
      const { period, revenue } = RevenuePoint.parse(point);
      said.set(period.slice(0, 7), (said.get(period.slice(0, 7)) ?? 0) + revenue);
    }
  }
  // The chart has twelve months, and the simulation continues for two more.
  const months = [...said.keys()];
  return months.flatMap((month) => differs(`Sales of ${month}`, said.get(month)!, byMonth.get(month) ?? 0));
}

/** Compares the sum of each statement with its payout. */
async function statementsDiffer(world: YearWorld, { sellers }: YearShop, rows: Rows): Promise<string[]> {
  const found: string[] = [];
  for (const { id, email } of sellers) {
    const seller = await world.person(email, 'seller');
    for (const { id: payout } of rows('SELECT id FROM payouts WHERE seller_id = ?', id)) {
      const answer = await world.read('statement', () => seller.get(`/api/payouts/${payout}/statement`));
      const statement = answer.as(PayoutStatement);
      const entries = sum(statement.entries, ({ amount, kind }) =>
        kind === 'payout' || kind === 'payoutPaid' ? 0 : amount,
      );
      found.push(...differs(`Statement of payout ${payout}`, entries, statement.payout.amount));
    }
  }
  return found;
}

/** The counts and sums of a run, which do not depend on the order of requests. */
export type Summary = Record<string, number>;

const SUMS: Record<string, string> = {
  ledger: `SELECT seller_id || ' ' || kind || ' ' || debit || ' ' || credit AS what, count(*) AS count, sum(amount_paise) AS sum
    FROM ledger_entries GROUP BY 1`,
  orders: `SELECT status || ' ' || payment_method || ' ' || payment_status AS what, count(*) AS count, sum(total_paise) AS sum
    FROM orders GROUP BY 1`,
  decisions:
    "SELECT payment_method || ' ' || applied AS what, count(*) AS count, sum(score) AS sum FROM cod_decisions GROUP BY 1",
  confirmations:
    "SELECT coalesce(answer, 'none') AS what, count(*) AS count, 0 AS sum FROM cod_confirmations GROUP BY 1",
  papers: `SELECT seller_id || ' ' || kind || ' ' || substr(issued_on, 1, 7) AS what, count(*) AS count, sum(total_paise) AS sum
    FROM documents GROUP BY 1`,
  refunds: "SELECT cause || ' ' || status AS what, count(*) AS count, sum(amount_paise) AS sum FROM refunds GROUP BY 1",
  payouts:
    "SELECT seller_id || ' ' || status AS what, count(*) AS count, sum(amount_paise) AS sum FROM payouts GROUP BY 1",
  prices: 'SELECT sku_id AS what, count(*) AS count, sum(selling_paise) AS sum FROM sku_prices GROUP BY 1',
  discounts: `SELECT kind || ' ' || funded_by AS what, count(*) AS count, sum(amount_paise) AS sum
    FROM order_item_discounts GROUP BY 1`,
  sources:
    "SELECT coalesce(source_kind, 'none') || ' ' || source_name AS what, count(*) AS count, sum(total_paise) AS sum FROM orders GROUP BY 1",
  stock: 'SELECT sku_id AS what, reserved_quantity AS count, quantity AS sum FROM inventory',
};

/** Returns counts and sums of all records about money and stock. */
export function summaryOf(databasePath: string): Summary {
  const db = openEmbeddedDb(databasePath);
  const found: Summary = {};
  for (const [part, sql] of Object.entries(SUMS)) {
    for (const { what, count, sum: amount } of db.connection.prepare(sql).all([]) as Row[]) {
      found[`${part}: ${what}, count`] = Number(count);
      found[`${part}: ${what}, sum`] = Number(amount);
    }
  }
  db.close();
  return found;
}
