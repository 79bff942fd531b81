import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct, ManagedProduct, ManagedSku } from '#contract/calls/managed-goods.ts';
import { ManagedStock, STOCK_LABELS } from '#contract/calls/managed-stock.ts';
import { ManagedOrder } from '#contract/calls/orders.ts';
import { SKU_STATUSES } from '#contract/calls/skus.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { askForOrder, buy, fillCart, placed } from '../../support/buy.ts';
import type { Answer } from '../../support/answer.ts';
import { clock } from '../../support/clock.ts';
import type { WantedSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** The console's lists, in the dialect of ra-data-simple-rest. */
const RESOURCES = [
  { name: 'orders', row: ManagedOrder, sort: 'orderDate', missing: 'ORDER_NOT_FOUND' },
  { name: 'products', row: ManagedProduct, full: EditedProduct, sort: 'name', missing: 'PRODUCT_NOT_FOUND' },
  { name: 'skus', row: ManagedSku, sort: 'sellingPrice', missing: 'SKU_NOT_FOUND' },
  { name: 'inventory', row: ManagedStock, sort: 'quantity', missing: 'STOCK_NOT_FOUND' },
] as const;

const asked = (query: Record<string, unknown>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
const list = (persona: Persona, name: string, query: Record<string, unknown> = {}) =>
  persona.get(`/api/admin/${name}?${asked(query)}`);

/** Returns the first row, the last row and the total in Content-Range. */
function rangeOf(answer: Answer): { from: number; to: number; total: number } {
  const [, from, to, total] = /^\w+ (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  return { from: Number(from), to: Number(to), total: Number(total) };
}

describe.each(RESOURCES)('/api/admin/$name', ({ name, row, sort, missing, ...others }) => {
  const full = 'full' in others ? others.full : row;
  const rowsOf = async (persona: Persona, query: Record<string, unknown> = {}) =>
    (await list(persona, name, query)).as(z.array(row as typeof ManagedSku));

  async function prepare(): Promise<void> {
    const asha = await shop.customer('asha');
    await buy(asha, await shop.sku({ seller: 'meera' }));
    await buy(asha, await shop.sku({ seller: 'farhan' }));
  }

  test('gives a page of rows and says how many there are', async () => {
    await prepare();
    const answer = await list(shop.admin(), name, { range: [0, 1], sort: [sort, 'ASC'] });
    const rows = answer.as(z.array(row as typeof ManagedSku));
    expect(rows).toHaveLength(2);
    const { from, to, total } = rangeOf(answer);
    expect({ from, to }).toEqual({ from: 0, to: 1 });
    expect(total).toBeGreaterThanOrEqual(2);
    const second = await rowsOf(shop.admin(), { range: [2, 3], sort: [sort, 'ASC'] });
    expect(second.map(({ id }) => id)).not.toContain(rows[0]!.id);
  });

  test('both directions hold the same rows', async () => {
    const up = await rowsOf(shop.admin(), { range: [0, 99], sort: [sort, 'ASC'] });
    const down = await rowsOf(shop.admin(), { range: [0, 99], sort: [sort, 'DESC'] });
    if (up.length < 100) expect(new Set(up.map(({ id }) => id))).toEqual(new Set(down.map(({ id }) => id)));
  });

  test('never gives more than a hundred', async () => {
    expect((await rowsOf(shop.admin(), { range: [0, 100_000] })).length).toBeLessThanOrEqual(100);
  });

  test('beyond the end is nothing', async () => {
    expect(await rowsOf(shop.admin(), { range: [9_000_000, 9_000_010] })).toEqual([]);
  });

  test('one row is as in the list, and rows are found by their ids', async () => {
    const [first, second] = await rowsOf(shop.admin(), { range: [0, 1] });
    const one = (await shop.admin().get(`/api/admin/${name}/${first!.id}`)).as(full as typeof ManagedSku);
    expect(one).toMatchObject(first!);
    const both = await rowsOf(shop.admin(), { filter: { id: [first!.id, second!.id, 999_999_999] } });
    expect(both.map(({ id }) => id).sort()).toEqual([first!.id, second!.id].sort());
    expect(await rowsOf(shop.admin(), { filter: { id: [] } })).toEqual([]);
  });

  describe("a seller's list", () => {
    /** Returns all ids, a hundred at a time. */
    const ids = async (persona: Persona, filter: object = {}, from = 0): Promise<number[]> => {
      const page = (await rowsOf(persona, { range: [from, from + 99], filter })).map(({ id }) => id);
      return page.length < 100 ? page : [...page, ...(await ids(persona, filter, from + 100))];
    };

    test('holds own rows alone, whatever it asks for', async () => {
      await prepare();
      const farhans = await ids(shop.seller('farhan'));
      const meeras = await ids(shop.seller('meera'));
      expect(meeras.length).toBeGreaterThan(0);
      if (name !== 'orders') expect(meeras.filter((id) => farhans.includes(id))).toEqual([]);
      const { id: farhanId } = shop.row("SELECT id FROM sellers WHERE email = 'farhan@ratnahaat.example'");
      const seen = await ids(shop.seller('meera'), { sellerId: farhanId });
      expect(seen.filter((id) => farhans.includes(id) && !meeras.includes(id))).toEqual([]);
      const foreign = farhans.filter((id) => !meeras.includes(id));
      const some = foreign.slice(0, 100);
      expect(await ids(shop.seller('meera'), { id: some })).toEqual([]);
      expect(rangeOf(await list(shop.seller('meera'), name, { filter: { id: some } })).total).toBe(0);
    });

    test("somebody else's row is as good as none", async () => {
      const [foreign] = (await ids(shop.seller('farhan'))).slice(0, 1);
      const answer = await shop.seller('pending').get(`/api/admin/${name}/${foreign}`);
      expect(answer).toRefuse(404, missing);
      expect(whatItTells(answer)).toEqual(
        whatItTells(await shop.seller('pending').get(`/api/admin/${name}/999999999`)),
      );
    });

    test('of a seller without any is empty', async () => {
      const own = await ids(shop.seller('pending'));
      const { id } = shop.row("SELECT id FROM sellers WHERE email = 'pending@ratnahaat.example'");
      const table = { orders: 'consignments', products: 'products', skus: 'products', inventory: 'inventory' }[name];
      if (shop.rows(`SELECT id FROM ${table} WHERE seller_id = ?`, Number(id)).length === 0) expect(own).toEqual([]);
    });
  });

  test.each([
    { what: 'a sort nobody offers', query: { sort: ['password', 'ASC'] } },
    { what: 'a sort of a hidden column', query: { sort: ['seller.bankDetails.accountNumber', 'ASC'] } },
    { what: 'SQL for a sort', query: { sort: ['id"); DROP TABLE orders;--', 'ASC'] } },
    { what: 'a direction nobody knows', query: { sort: [sort, 'SIDEWAYS'] } },
    { what: 'SQL for a direction', query: { sort: [sort, 'ASC; DROP TABLE orders'] } },
    { what: 'a sort that is no pair', query: { sort: sort } },
    { what: 'half a sort', query: { sort: [sort] } },
    { what: 'a filter nobody offers', query: { filter: { password: 'x' } } },
    { what: 'an operator for a filter', query: { filter: { sellerId: { $ne: 1 } } } },
    { what: 'a list for a filter', query: { filter: { q: ['a', 'b'] } } },
    { what: 'a filter that is no object', query: { filter: [1] } },
    { what: 'a text of 101 signs', query: { filter: { q: 'x'.repeat(101) } } },
    { what: 'the object prototype', query: { filter: '{"__proto__":{"sellerId":2}}' } },
    { what: 'ids that are none', query: { filter: { id: ['1 OR 1=1'] } } },
    { what: 'too many ids', query: { filter: { id: Array.from({ length: 101 }, (_, index) => index + 1) } } },
    { what: 'a range below zero', query: { range: [-1, 10] } },
    { what: 'a range of words', query: { range: ['a', 'b'] } },
    { what: 'half a range', query: { range: [1] } },
    { what: 'no JSON', query: { filter: '{"q":' } },
    { what: 'JSON of 5 kB', query: { filter: { q: ' '.repeat(5000) } } },
    { what: 'a parameter twice', query: { range: '[0,1]&range=[2,3]' } },
  ])('$what is not understood', async ({ query }) => {
    const path = Object.values(query).includes('[0,1]&range=[2,3]')
      ? `/api/admin/${name}?range=[0,1]&range=[2,3]`
      : `/api/admin/${name}?${asked(query)}`;
    expect(await shop.seller('meera').get(path)).toRefuse(400, 'QUERY_INVALID');
  });

  test.each(['%', '_', "'", '"', '\\', '%_\\', "' OR 1=1 --", '*', 'NEAR(a)', 'రత్న', '💍', '\u0000'])(
    'searching for %j finds what has it, or nothing',
    async (q) => {
      const answer = await list(shop.seller('meera'), name, { filter: { q } });
      expect(answer.status).toBe(200);
      const { total } = rangeOf(answer);
      // For the engine a NUL ends the search text, so this search is empty.
      if (q !== '\u0000') expect(total).toBeLessThan(rangeOf(await list(shop.seller('meera'), name)).total || 1);
    },
  );
});

describe('filters', () => {
  test('orders by number, customer, status and payment', async () => {
    const asha = await shop.customer('filtered');
    const order = await buy(asha, await shop.sku({ seller: 'meera' }));
    const found = async (filter: object) =>
      (await list(shop.seller('meera'), 'orders', { filter, range: [0, 99] }))
        .as(z.array(ManagedOrder))
        .map(({ id }) => id);
    for (const filter of [
      { q: order.orderId.slice(3, 9) },
      { q: order.orderId.toLowerCase() },
      { orderStatus: 'PLACED' },
      { paymentMethod: 'COD' },
    ]) {
      expect(await found(filter)).toContain(order.id);
    }
    for (const filter of [{ orderStatus: 'SHIPPED' }, { paymentMethod: 'PREPAID' }, { q: 'RH-NOBODY' }]) {
      expect(await found(filter)).not.toContain(order.id);
    }
  });

  test('orders by the days they were placed on, both of them in the span', async () => {
    const order = await buy(await shop.customer('dated'), await shop.sku({ seller: 'meera' }));
    const day = kolkataDay(order.orderDate);
    const found = async (filter: object) =>
      (await list(shop.seller('meera'), 'orders', { filter: { q: order.orderId, ...filter } }))
        .as(z.array(ManagedOrder))
        .map(({ id }) => id);
    expect(await found({ from: day, to: day })).toEqual([order.id]);
    expect(await found({ from: addDays(day, 1) })).toEqual([]);
    expect(await found({ to: addDays(day, -1) })).toEqual([]);
  });

  test("an order of two sellers is found by each one's own status", async () => {
    const asha = await shop.customer('both');
    await fillCart(asha, await shop.sku({ seller: 'meera' }));
    await fillCart(asha, await shop.sku({ seller: 'farhan' }));
    const { id } = await placed(askForOrder(asha));
    await shop.seller('meera').patch(`/seller/orders/${id}/status/SHIPPED`);
    const found = async (seller: 'meera' | 'farhan', orderStatus: string) =>
      (await list(shop.seller(seller), 'orders', { filter: { orderStatus } }))
        .as(z.array(ManagedOrder))
        .some((order) => order.id === id);
    expect(await found('meera', 'SHIPPED')).toBe(true);
    expect(await found('farhan', 'SHIPPED')).toBe(false);
    expect(await found('farhan', 'PLACED')).toBe(true);
  });

  test("of an order of two sellers nothing of the other's part is told, not even by what finds or sorts it", async () => {
    const asha = await shop.customer('shared');
    await fillCart(asha, await shop.sku({ seller: 'meera', price: 700 }));
    await fillCart(asha, await shop.sku({ seller: 'farhan', price: 4000 }));
    const shared = await placed(askForOrder(asha));
    const own = await buy(asha, await shop.sku({ seller: 'meera', price: 800 }));
    const both = { id: [shared.id, own.id] };
    const sorted = async (seller: 'meera' | 'farhan') =>
      (await list(shop.seller(seller), 'orders', { filter: both, sort: ['total', 'ASC'] }))
        .as(z.array(ManagedOrder))
        .map(({ id, total }) => ({ id, total }));
    expect(await sorted('meera')).toEqual([
      { id: shared.id, total: 700_00 },
      { id: own.id, total: 800_00 },
    ]);
    expect(await sorted('farhan')).toEqual([{ id: shared.id, total: 4000_00 }]);
    await shop.seller('farhan').patch(`/seller/orders/${shared.id}/status/SHIPPED`);
    const found = async (seller: 'meera' | 'farhan', orderStatus: string) =>
      (await list(shop.seller(seller), 'orders', { filter: { ...both, orderStatus } })).as(z.array(ManagedOrder))
        .length;
    expect(await found('meera', 'SHIPPED')).toBe(0);
    expect(await found('farhan', 'SHIPPED')).toBe(1);
  });

  test('orders by whether they are still to leave, and whether they are late: of a seller by its own part', async () => {
    const asha = await shop.customer('late');
    await fillCart(asha, await shop.sku({ seller: 'meera' }));
    await fillCart(asha, await shop.sku({ seller: 'farhan' }));
    const shared = await placed(askForOrder(asha));
    await shop.seller('meera').patch(`/seller/orders/${shared.id}/status/SHIPPED`);
    const fresh = await buy(asha, await shop.sku({ seller: 'meera', startOn: addDays(clock.today(), 20) }));
    const ours = { id: [fresh.id, shared.id] };
    const found = async (persona: Persona, filter: object) =>
      (await list(persona, 'orders', { filter: { ...ours, ...filter }, sort: ['dispatchOn', 'ASC'] }))
        .as(z.array(ManagedOrder))
        .map(({ id }) => id);
    const [meera, farhan, admin] = [shop.seller('meera'), shop.seller('farhan'), shop.admin()];
    const sellerId = Number(shop.row("SELECT id FROM sellers WHERE email = 'meera@ratnahaat.example'").id);
    expect(await found(admin, { dispatch: 'TO_SEND' })).toEqual([shared.id, fresh.id]);
    expect(await found(meera, { dispatch: 'TO_SEND' })).toEqual([fresh.id]);
    expect(await found(farhan, { dispatch: 'LATE' })).toEqual([]);
    await shop.later(3 * 24 * 3600, async () => {
      // The earlier sessions have expired by then.
      const [meeraLater, farhanLater, adminLater] = await Promise.all([
        shop.staff({ seller: 'meera', subRole: 'owner' }),
        shop.staff({ seller: 'farhan', subRole: 'owner' }),
        shop.staff({ subRole: 'owner' }),
      ]);
      expect(await found(farhanLater, { dispatch: 'LATE' })).toEqual([shared.id]);
      expect(await found(adminLater, { dispatch: 'LATE' })).toEqual([shared.id]);
      expect(await found(adminLater, { dispatch: 'LATE', sellerId })).toEqual([]);
      expect(await found(meeraLater, { dispatch: 'LATE' })).toEqual([]);
    });
  });

  test('products by whether they are shown', async () => {
    const hidden = await shop.sku({ isVisible: false });
    const rows = (await list(shop.admin(), 'products', { filter: { q: hidden.seoUrl, isVisible: false } })).as(
      z.array(ManagedProduct),
    );
    expect(rows).toMatchObject([{ id: hidden.productId, isVisible: false, isShown: false }]);
    expect(
      (await list(shop.admin(), 'products', { filter: { q: hidden.seoUrl, isVisible: true } })).as(
        z.array(ManagedProduct),
      ),
    ).toEqual([]);
  });
});

/** Returns the filter values of a list that find a row. */
async function findBy(name: string, q: string, filter: string, words: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(words.map((word) => list(shop.admin(), name, { filter: { q, [filter]: word } })));
  return words.filter((_, index) => (answers[index]!.json as unknown[]).length > 0);
}

describe('stock stands in the list of the label it shows, and in no other:', () => {
  test.each([
    { available: 11, label: 'In Stock' },
    { available: 10, label: 'Low Stock' },
    { available: 1, label: 'Low Stock' },
    { available: 0, label: 'Out of Stock' },
  ])('$available: $label', async ({ available, label }) => {
    const { skuId, code } = await shop.sku({ stock: available + 2 });
    await shop.seller('meera').patch(`/api/inventory/${skuId}/reserve`, { quantity: 2 });
    const rows = (await list(shop.admin(), 'inventory', { filter: { q: code } })).as(z.array(ManagedStock));
    expect(rows).toMatchObject([{ skuId, availableQuantity: available, stockLabel: label }]);
    expect(await findBy('inventory', code, 'stockLabel', STOCK_LABELS)).toEqual([label]);
  });
});

describe('a SKU stands in the list of the status it shows, and in no other:', () => {
  const day = (after: number) => addDays(clock.today(), after);

  test.each<{ what: string; wanted: WantedSku; status: SkuStatus }>([
    { what: 'below its MRP', wanted: {}, status: 'ON_SALE' },
    { what: 'at its MRP', wanted: { price: 600, mrp: 600 }, status: 'ACTIVE' },
    { what: 'sold out', wanted: { stock: 0 }, status: 'OUT_OF_STOCK' },
    { what: 'from tomorrow', wanted: { skuStartOn: day(1) }, status: 'UPCOMING' },
    { what: 'from today', wanted: { skuStartOn: day(0) }, status: 'ON_SALE' },
    { what: 'from tomorrow, without stock', wanted: { skuStartOn: day(1), stock: 0 }, status: 'UPCOMING' },
    { what: 'of a product from tomorrow', wanted: { startOn: day(1) }, status: 'UPCOMING' },
    { what: 'of a product from today', wanted: { startOn: day(0) }, status: 'ON_SALE' },
    { what: 'until today', wanted: { skuEndOn: day(0) }, status: 'ON_SALE' },
    { what: 'until yesterday', wanted: { skuEndOn: day(-1) }, status: 'DISCONTINUED' },
    { what: 'until yesterday, without stock', wanted: { skuEndOn: day(-1), stock: 0 }, status: 'DISCONTINUED' },
    {
      what: 'until yesterday, of a product from tomorrow',
      wanted: { skuEndOn: day(-1), startOn: day(1) },
      status: 'DISCONTINUED',
    },
  ])('$what: $status', async ({ wanted, status }) => {
    const { skuId, code } = await shop.sku(wanted);
    expect((await shop.admin().get(`/api/admin/skus/${skuId}`)).as(ManagedSku).status).toBe(status);
    expect(await findBy('skus', code, 'status', SKU_STATUSES)).toEqual([status]);
  });
});

test('a refusal does not send back what it was sent', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}${'k'.repeat(100)}`, 1]));
  const answer = await list(shop.admin(), 'products', { filter: unknown });
  const names = Object.keys(unknown).slice(0, 5);
  const shown = names.map((name) => `${name.slice(0, 40)}…`).join(', ');
  const words = `Unknown field: ${shown} and others`;
  expect(answer).toRefuse(400, 'QUERY_INVALID', words);
});
