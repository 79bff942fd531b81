import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OrderSums, Transaction } from '#contract/calls/payouts.ts';
import { ORDER_SUM_OF, ORDER_SUMS } from '#contract/shop/ledger.ts';
import type { OrderEntryKind } from '#contract/shop/ledger.ts';
import { askForOrder, fillCart, placed } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [admin, meera] = [shop.admin(), shop.seller('meera')];

async function rowsOf<Row extends z.ZodMiniType>(person: Persona, name: string, row: Row, filter: object = {}) {
  const rows: z.output<Row>[] = [];
  for (let first = 0; ; first += 100) {
    const asked = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[${first},${first + 99}]`;
    const page = (await person.get(`/api/admin/${name}?${asked}`)).as(z.array(row)) as z.output<Row>[];
    rows.push(...page);
    if (page.length < 100) return rows;
  }
}
const entriesOf = async (person: Persona, filter: object = {}) =>
  (await rowsOf(person, 'transactions', Transaction, filter)).filter(
    ({ orderKey, sellerId }) => orderKey !== null && sellerId !== null,
  );
const sumsOf = (person: Persona, filter: object = {}) => rowsOf(person, 'order-sums', OrderSums, filter);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the sums of entries, as those of orders are called. */
function addedUp(entries: readonly Transaction[]) {
  const of = (which: (entry: Transaction) => boolean) => total(entries.filter(which).map(({ amount }) => amount));
  return {
    ...Object.fromEntries(
      ORDER_SUMS.map((sum) => [sum, of(({ kind }) => ORDER_SUM_OF[kind as OrderEntryKind] === sum)]),
    ),
    net: of(() => true),
    inPayouts: of(({ payoutId }) => payoutId !== null),
  };
}
const COLUMNS = [...ORDER_SUMS, 'net', 'inPayouts'] as const;
const columnsOf = (rows: readonly OrderSums[]) =>
  Object.fromEntries(COLUMNS.map((column) => [column, total(rows.map((row) => row[column]))]));

/** An order of two sellers, whose cash the courier has collected. */
let shared: { id: number; orderId: string };
beforeAll(async () => {
  const asha = await shop.customer('accounts');
  const sellers = ['meera', 'farhan'] as const;
  for (const seller of sellers) await fillCart(asha, await shop.sku({ seller, price: 1200 }));
  shared = await placed(askForOrder(asha));
  for (const seller of sellers) {
    const { awb } = await ship(shop.seller(seller), shared.orderId);
    for (const step of ['PICKED UP', 'OUT FOR DELIVERY', 'DELIVERED'] as const)
      await courierMoves(shop.visitor(), awb, step);
  }
  await shop.job('post-ledger');
});

describe.each([
  ['the platform', admin, {}],
  [
    'the platform, of one seller',
    admin,
    { sellerId: Number(shop.row("SELECT id FROM sellers WHERE email LIKE 'meera@%'").id) },
  ],
  ['a seller', meera, {}],
] as const)('the sums by order for %s', (_, person, filter) => {
  test('come to the sums of the transactions, all together and each', async () => {
    const [entries, orders] = [await entriesOf(person, filter), await sumsOf(person, filter)];
    expect(columnsOf(orders)).toEqual(addedUp(entries));
    const byOrder = Map.groupBy(entries, ({ orderKey }) => orderKey);
    expect(orders.map(({ id }) => id).toSorted()).toEqual([...byOrder.keys()].toSorted());
    for (const order of orders) expect(order).toMatchObject(addedUp(byOrder.get(order.id)!));
    expect(total(orders.map(({ withheld }) => withheld))).toBeLessThan(0);
  });
});

test('an order of two sellers has the sums of both for the platform, and one’s own for each', async () => {
  const asked = { q: shared.orderId };
  const [[all], [own], [other]] = [
    await sumsOf(admin, asked),
    await sumsOf(meera, asked),
    await sumsOf(shop.seller('farhan'), asked),
  ];
  expect([all!.sales, own!.sales, other!.sales]).toEqual([2400_00, 1200_00, 1200_00]);
  expect(own!.net + other!.net).toBe(all!.net);
  expect([all!.sellerNames.length, own!.sellerNames.length]).toEqual([2, 1]);
  expect((await meera.get(`/api/admin/order-sums/${shared.id}`)).as(OrderSums)).toEqual(own);
});

test('all of them can be read as a spreadsheet, in rupees', async () => {
  const { text } = await meera.get('/api/admin/order-sums/export.csv');
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('Came in,');
  const [own] = await sumsOf(meera, { q: shared.orderId });
  const line = lines.find((one) => one.includes(shared.orderId))!;
  expect(line.split(',')).toEqual(expect.arrayContaining(['1200', String(own!.fees / 100), String(own!.net / 100)]));
  expect(lines).toHaveLength((await sumsOf(meera)).length);
});

test('a seller without a part in an order does not find its sums', async () => {
  const pending = shop.seller('pending');
  expect((await pending.get(`/api/admin/order-sums/${shared.id}`)).status).toBeGreaterThanOrEqual(403);
});
