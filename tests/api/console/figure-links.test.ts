import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedDocument } from '#contract/calls/documents.ts';
import { FeePaper } from '#contract/calls/fee-papers.ts';
import { Analytics, Overview, SellerPerformance } from '#contract/calls/figures.ts';
import { ManagedOrder } from '#contract/calls/orders.ts';
import { Balance, Payout, PayoutPreview, PayoutStatement, Transaction } from '#contract/calls/payouts.ts';
import { RevenuePoint } from '#contract/calls/revenue.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { TaxReports } from '#contract/calls/tax-reports.ts';
import { addDays, nextMonth } from '#contract/shop/dates.ts';
import { askToBuy, buy, placed } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

/*
 * Each figure of the console links to a list with a filter. The list's rows must match the figure in number or in sum.
 * The demo shop has past orders; missing cases are added first.
 */

const shop = openShop();
const [admin, meera] = [shop.admin(), shop.seller('meera')];
const idOf = (email: string) => Number(shop.row('SELECT id FROM sellers WHERE email = ?', email).id);

async function rowsOf<Row extends z.ZodMiniType>(person: Persona, name: string, row: Row, filter: object) {
  const rows: z.output<Row>[] = [];
  for (let first = 0; ; first += 100) {
    const asked = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[${first},${first + 99}]`;
    const page = (await person.get(`/api/admin/${name}?${asked}`)).as(z.array(row)) as z.output<Row>[];
    rows.push(...page);
    if (page.length < 100) return rows;
  }
}
const ordersOf = (person: Persona, filter: object) => rowsOf(person, 'orders', ManagedOrder, filter);
const entriesOf = (person: Persona, filter: object) => rowsOf(person, 'transactions', Transaction, filter);
const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
const amountsOf = (entries: readonly Transaction[]) => sum(entries.map(({ amount }) => amount));
/** Returns the revenue of orders: of all their items, or of those of a product or a seller. */
const soldOf = (
  orders: readonly ManagedOrder[],
  which: (item: ManagedOrder['orderItems'][number]) => boolean = () => true,
) => sum(orders.flatMap(({ orderItems }) => orderItems.filter(which).map(({ sold }) => sold)));

beforeAll(async () => {
  const asha = await shop.customer('asha');
  const [own, others] = [
    await shop.sku({ seller: 'meera', price: 1200 }),
    await shop.sku({ seller: 'farhan', price: 900 }),
  ];
  const [, cancelled, sent] = [await buy(asha, own, 2), await buy(asha, own), await buy(asha, own)];
  await buy(asha, others);
  await placed(askToBuy(asha, own, 1, { source: 'from=www.google.com' }));
  await placed(askToBuy(asha, own, 1, { source: '' }));
  await asha.put(`/orders/${cancelled.id}/cancel`);
  const parcel = await ship(meera, sent.orderId);
  for (const status of ['PICKED UP', 'RTO INITIATED'] as const) await courierMoves(shop.visitor(), parcel.awb, status);
});

describe.each([
  ['the house', admin],
  ['a seller', meera],
] as const)('of %s', (_, person) => {
  test('the sales of a span and of each day are the orders they lead to', async () => {
    const { from, to, sales, points } = (await person.get('/api/admin/overview?days=90')).as(Overview);
    for (const [days, figures] of [[{ from, to }, sales] as const, [{ from: to, to }, points.at(-1)!] as const]) {
      const orders = await ordersOf(person, { outcome: 'SOLD', ...days });
      expect([orders.length, soldOf(orders)]).toEqual([figures.orders, figures.revenue]);
    }
    expect(points.at(-1)!.orders).toBeGreaterThan(0);
  });

  test('each figure of the analytics is the orders it leads to', async () => {
    const answer = (await person.get('/api/admin/analytics?days=90')).as(Analytics);
    const { from, to, outcomes, products, states, coupons, sources, troubled, pinCodes, conversion } = answer;
    const counted = async (filter: object) => (await ordersOf(person, { from, to, ...filter })).length;
    const became = async (filter: object) => ({
      all: await counted({ outcome: 'ORDERED', ...filter }),
      cancelled: await counted({ outcome: 'CANCELLED', ...filter }),
      returned: await counted({ outcome: 'RETURNED', ...filter }),
      undelivered: await counted({ outcome: 'UNDELIVERED', ...filter }),
    });
    expect(await became({})).toEqual(outcomes);
    for (const row of troubled.slice(0, 3)) expect(row).toMatchObject(await became({ productId: row.productId }));
    for (const row of pinCodes.slice(0, 3)) expect(row).toMatchObject(await became({ pinCode: row.pinCode }));
    for (const row of products.slice(0, 3)) {
      const orders = await ordersOf(person, { from, to, outcome: 'SOLD', productId: row.productId });
      const items = orders
        .flatMap(({ orderItems }) => orderItems)
        .filter(({ product }) => product.id === row.productId);
      expect(row).toMatchObject({
        orders: orders.length,
        pieces: sum(items.map(({ quantity }) => quantity)),
        revenue: sum(items.map(({ sold }) => sold)),
      });
    }
    for (const row of states.slice(0, 3)) {
      const orders = await ordersOf(person, { from, to, outcome: 'SOLD', state: row.state });
      expect(row).toMatchObject({ orders: orders.length, revenue: soldOf(orders) });
    }
    for (const row of coupons.slice(0, 3)) {
      const orders = await ordersOf(person, { from, to, outcome: 'SOLD', couponCode: row.code });
      expect(row).toMatchObject({ orders: orders.length, discount: sum(orders.map(({ couponPrice }) => couponPrice)) });
    }
    for (const { kind, name, orders: count, revenue } of sources) {
      const which = { sourceKind: kind, ...(name !== '' && { sourceName: name }) };
      const orders = await ordersOf(person, { from, to, outcome: 'SOLD', ...which });
      expect([orders.length, soldOf(orders)]).toEqual([count, revenue]);
    }
    expect(sources.length > 0).toBe(person === admin);
    expect(await ordersOf(meera, { sourceKind: 'search' })).toEqual([]);
    if (conversion) expect(conversion.now.orders).toBe(outcomes.all);
    for (const rows of [products, states, coupons, troubled, pinCodes]) expect(rows).not.toEqual([]);
  });

  test('what is withheld and what was issued in a month is the entries and papers it leads to', async () => {
    const month = String(shop.row('SELECT max(substr(issued_on, 1, 7)) AS month FROM documents').month);
    const { gstr1, tcs, tds } = (await person.get(`/api/admin/tax-reports?month=${month}`)).as(TaxReports);
    const days = { from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) };
    for (const { sellerId, invoices, creditNotes, value } of gstr1) {
      const papers = (filter: object) => rowsOf(person, 'documents', ManagedDocument, { ...days, sellerId, ...filter });
      expect(await papers({ side: 'INVOICE' })).toHaveLength(invoices);
      expect(await papers({ side: 'CREDIT_NOTE' })).toHaveLength(creditNotes);
      expect(sum((await papers({})).map(({ total }) => total))).toBe(value);
    }
    expect(gstr1).not.toEqual([]);
    for (const [kind, { sellers, base, amount }] of Object.entries({ tcs, tds })) {
      const entries = await entriesOf(person, { kind, ...days });
      expect(0 - amountsOf(entries)).toBe(amount);
      expect(0 - sum(entries.map((entry) => Math.sign(entry.amount) * (entry.base ?? 0)))).toBe(base);
      if (person === admin)
        expect(await rowsOf(admin, 'sellers', Seller, { [`${kind}In`]: month })).toHaveLength(sellers);
    }
  });

  test('a payout is the entries it leads to, by kind and by order, and a fee invoice those it charges', async () => {
    const [payout] = await rowsOf(person, 'payouts', Payout, {});
    const { entries } = (await person.get(`/api/payouts/${payout!.id}/statement`)).as(PayoutStatement);
    expect(amountsOf(await entriesOf(person, { payoutId: payout!.id }))).toBe(payout!.amount);
    for (const { kind, orderKey } of entries.slice(0, 2)) {
      const [ofKind, ofOrder] = [{ kind }, { orderId: orderKey }];
      expect(await entriesOf(person, { payoutId: payout!.id, ...ofKind })).toEqual(
        entries.filter((entry) => entry.kind === kind).toReversed(),
      );
      expect(await entriesOf(person, { payoutId: payout!.id, ...ofOrder })).toEqual(
        entries.filter((entry) => entry.orderKey === orderKey).toReversed(),
      );
    }
    for (const paper of (await rowsOf(person, 'fee-invoices', FeePaper, {})).slice(0, 2)) {
      const charged = amountsOf(await entriesOf(person, { feePaperId: paper.id }));
      expect(paper.kind === 'FEE_INVOICE' ? -charged : charged).toBe(paper.total);
    }
  });
});

test('each amount of a balance is the entries, orders and payouts it leads to', async () => {
  const balance = (await meera.get('/api/payouts/balance')).as(Balance);
  const owed = async (state: string) => amountsOf(await entriesOf(meera, { owed: state }));
  expect(await owed('PAYABLE')).toBe(balance.payable);
  expect(await owed('PENDING')).toBe(balance.pendingAmount);
  for (const { hold, amount, orders } of balance.pending) {
    expect(await owed(hold)).toBe(amount);
    expect(await ordersOf(meera, { owed: hold })).toHaveLength(orders);
  }
  expect(balance.pending).not.toEqual([]);
  const made = async (filter: object) =>
    sum((await rowsOf(meera, 'payouts', Payout, filter)).map(({ amount }) => amount));
  expect(await made({ isUnderWay: true })).toBe(balance.underWay);
  expect(await made({ status: 'ON_HOLD' })).toBe(balance.onHold);
  expect(await made({ status: 'PAID' })).toBe(balance.paid);
  const { sellers } = (await admin.get('/api/admin/payouts/preview')).as(PayoutPreview);
  for (const { sellerId, payable, pending } of sellers) {
    expect(amountsOf(await entriesOf(admin, { owed: 'PAYABLE', sellerId }))).toBe(payable);
    expect(amountsOf(await entriesOf(admin, { owed: 'PENDING', sellerId }))).toBe(pending);
  }
});

test('each point of the revenue is the orders of its hour or days', async () => {
  const today = clock.today();
  for (const type of ['today', 'weekly'] as const) {
    const points = (await meera.get(`/api/seller/revenue/chart?type=${type}`)).as(z.array(RevenuePoint));
    for (const { period, revenue, orders: count } of points.filter(({ orders }) => orders > 0).slice(-3)) {
      const day = period.slice(0, 10);
      const span = type === 'today' ? { from: today, to: today, hour: period } : { from: day, to: addDays(day, 6) };
      const orders = await ordersOf(meera, { outcome: 'SOLD', ...span });
      expect([orders.length, soldOf(orders)]).toEqual([count, revenue]);
    }
  }
});

test('how a seller does is the orders it leads to, of this seller alone', async () => {
  const sellerId = idOf('meera@ratnahaat.example');
  const { from, to, outcomes, sales } = (await admin.get(`/api/admin/sellers/${sellerId}/performance`)).as(
    SellerPerformance,
  );
  const ordersWith = (outcome: string) => ordersOf(admin, { outcome, sellerId, from, to });
  for (const [outcome, count] of [
    ['ORDERED', outcomes.all],
    ['CANCELLED', outcomes.cancelled],
    ['RETURNED', outcomes.returned],
    ['UNDELIVERED', outcomes.undelivered],
    ['SENT', outcomes.sent],
    ['SENT_LATE', outcomes.sentLate],
  ] as const) {
    expect(await ordersWith(outcome), outcome).toHaveLength(count);
  }
  const sold = await ordersWith('SOLD');
  expect([sold.length, soldOf(sold, (item) => item.sellerId === sellerId)]).toEqual([sales.orders, sales.revenue]);
});
