import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { OrderRequest } from '#contract/calls/orders.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { addItem } from '../../buying/cart/index.ts';
import { creditNotes, invoicesDue, papersOfOrder, restOfConsignment } from '../documents/index.ts';
import { feesOf, goodsOf, sumOf } from '../documents/content.ts';
import type { StoredDocument } from '../documents/index.ts';
import { newSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelOrder, moveConsignment, placeOrder, readInvoices, readManagedOrder } from './index.ts';

const MUMBAI = { ...HYDERABAD, locality: 'Malad West', city: 'Mumbai', state: 'Maharashtra', pinCode: '400064' };
const [OF_HYDERABAD, OF_MUMBAI] = ['36ZZTCJ1234K1Z4', '27ZZTPS4321M1ZX'];
/** Last millisecond of the financial year 2026-27 in Kolkata. */
const LAST_MOMENT = Date.parse('2027-03-31T18:29:59.999Z');

let small: SmallShop;
let shop: Shop;

/** Both sellers ship from Hyderabad. */
beforeEach(async () => {
  small = await openSmallShop({ meera: { gstin: OF_HYDERABAD }, farhan: {} }, { cod: COD });
  shop = small.shop;
});
afterEach(() => small.close());

const COD = { ...DEFAULT_POLICY.cod, abovePaise: 0, refusedParcels: 0 };

interface Bought {
  seller?: 'meera' | 'farhan';
  price?: number;
  quantity?: number;
  isExempt?: boolean;
}

/** Places an order of one or more pieces of each SKU and returns its number. The default address is in Hyderabad. */
async function place(bought: readonly Bought[], to = HYDERABAD, at = shop): Promise<string> {
  for (const { seller, price = 1000, quantity = 1, isExempt = false } of bought) {
    const { skuId } = await small.goods.sku({ ...(seller && { seller }), price, stock: 100 });
    if (isExempt) small.rows("UPDATE skus SET tax_category = 'EXEMPT' WHERE id = ? RETURNING id", skuId);
    await addItem(at, small.customer, { skuId, size: '', quantity });
  }
  const request: OrderRequest = { address: { form: to }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  return (await placeOrder(at, small.customer, request, 'COD')).orderId;
}

const read = async (order: string, at = shop) => (await readInvoices(at, small.customer, order)).documents;
const move = (order: string, to: 'CONFIRMED' | 'SHIPPED' | 'PLACED' | 'CANCELLED', consignmentId?: number) =>
  moveConsignment(shop, small.admin, { order, to, consignmentId });
const numbers = (documents: readonly StoredDocument[]) => documents.map(({ number }) => number);
const asOf = (now: number): Shop => ({ ...shop, now });

describe('an invoice', () => {
  test.each([
    ['within the State', HYDERABAD, 'CGST_SGST', { taxable: 970_88, cgst: 14_56, sgst: 14_56, igst: 0 }],
    ['across its border', MUMBAI, 'IGST', { taxable: 970_87, cgst: 0, sgst: 0, igst: 29_13 }],
  ])('has the tax of a sale %s', async (_, to, tax, amounts) => {
    const [invoice] = await read(await place([{ price: 1000 }], to));
    expect(invoice).toMatchObject({
      kind: 'TAX_INVOICE',
      number: expect.stringMatching(/^A01\/\d{4}\/000001$/) as string,
    });
    expect(invoice!.content).toMatchObject({
      tax,
      placeOfSupply: { code: to === MUMBAI ? '27' : '36', name: to.state },
      totals: { gross: 1000_00, discount: 0, total: 1000_00, byMarketplace: 0, ...amounts },
      totalInWords: 'Rupees One Thousand Only',
      lines: [{ hsn: '7117', quantity: 1, unitPrice: 1000_00, taxBasisPoints: 300 }],
    });
    expect(await small.broken()).toEqual([]);
  });

  test('is made when the consignment is confirmed, and only once', async () => {
    const order = await place([{}]);
    expect(small.rows('SELECT number FROM documents')).toEqual([]);
    await move(order, 'CONFIRMED');
    const documents = small.rows('SELECT number FROM documents');
    expect(documents).toHaveLength(1);
    await move(order, 'PLACED');
    await move(order, 'CONFIRMED');
    await move(order, 'SHIPPED');
    expect(numbers(await read(order))).toEqual(documents.flat());
    expect(await small.broken()).toEqual([]);
  });

  test('is made when it is asked for, and stays the one it was', async () => {
    const order = await place([{}]);
    const input = await read(order);
    await move(order, 'CONFIRMED');
    small.rows("UPDATE sellers SET legal_name = 'Another name', hsn_digits = 8 RETURNING id");
    expect(await read(order, asOf(LAST_MOMENT + 1))).toEqual(input);
  });

  test('comes with goods that leave without having been confirmed', async () => {
    const order = await place([{}]);
    await move(order, 'SHIPPED');
    expect(small.rows('SELECT kind FROM documents')).toEqual([['TAX_INVOICE']]);
  });

  test('is one for each seller, in its own series', async () => {
    const order = await place([{ price: 600 }, { seller: 'farhan', price: 499 }]);
    const papers = await read(order);
    expect(papers.map(({ number, content }) => [number.slice(0, 4), content.totals.total])).toEqual([
      ['A01/', 600_00],
      ['A02/', 499_00],
    ]);
  });

  test('of an order that nobody paid yet is not made, nor of one that is not theirs', async () => {
    const order = await place([{}]);
    small.rows("UPDATE orders SET payment_method = 'PREPAID' RETURNING id");
    await expect(read(order)).rejects.toMatchObject({ code: 'INVOICE_TOO_EARLY' });
    await expect(readInvoices(shop, { ...small.customer, userId: 1 }, order)).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    small.rows("UPDATE orders SET payment_status = 'COMPLETED' RETURNING id");
    expect(await read(order)).toHaveLength(1);
  });
});

describe('numbers', () => {
  test('have no gap and none is given twice, however many ask at once', async () => {
    const orders = [];
    for (let count = 0; count < 25; count += 1) orders.push(await place([{}]));
    const input = await Promise.all(orders.flatMap((order) => Array.from({ length: 8 }, () => read(order))));
    const found = input.flatMap(numbers);
    expect(found).toHaveLength(200);
    expect([...new Set(found)].map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect(await small.broken()).toEqual([]);
  });

  test('go up with the days, also where the clock is set back over midnight', async () => {
    const midnight = Date.parse('2026-11-20T18:30:00Z');
    const days: string[] = [];
    for (const after of [-1, 1, -1, 25]) {
      const [paper] = await read(await place([{}]), asOf(midnight + after * 30 * 60_000));
      days.push(`${paper!.number.slice(-1)} ${paper!.issuedOn}`);
    }
    expect(days).toEqual(['1 2026-11-20', '2 2026-11-21', '3 2026-11-21', '4 2026-11-21']);
  });

  test('begin anew with the financial year, at midnight in Kolkata', async () => {
    const orders = [await place([{}]), await place([{}]), await place([{}])];
    const documents = await Promise.all([
      read(orders[0]!, asOf(LAST_MOMENT)),
      read(orders[1]!, asOf(LAST_MOMENT + 1)),
      read(orders[2]!, asOf(LAST_MOMENT)),
    ]);
    expect(documents.flatMap(numbers).toSorted()).toEqual(['A01/2627/000001', 'A01/2627/000002', 'A01/2728/000001']);
    expect(documents.map(([paper]) => paper!.issuedOn)).toEqual(['2027-03-31', '2027-04-01', '2027-03-31']);
    expect(await small.broken()).toEqual([]);
  });
});

describe('which paper it is', () => {
  const sellerIs = (taxKind: string) =>
    small.rows("UPDATE sellers SET tax_kind = ? WHERE slug = 'meera' RETURNING id", taxKind);

  test('a composition seller collects no tax and says so on a bill of supply', async () => {
    sellerIs('COMPOSITION');
    const [paper] = await read(await place([{}]));
    expect(paper).toMatchObject({ kind: 'BILL_OF_SUPPLY', content: { tax: 'NONE', seller: { isComposition: true } } });
    expect(paper!.content.totals).toMatchObject({ taxable: 1000_00, cgst: 0, sgst: 0, igst: 0, total: 1000_00 });
    expect(await small.broken()).toEqual([]);
  });

  test('a seller that is not registered writes a bill without a GSTIN', async () => {
    sellerIs('ENROLLED');
    const [paper] = await read(await place([{}]));
    expect(paper).toMatchObject({ kind: 'BILL', content: { tax: 'NONE', seller: { gstin: null } } });
  });

  test('exempt goods stand on a bill of supply, with taxable ones for a consumer on one paper, for a business on two', async () => {
    const [exempt] = await read(await place([{ isExempt: true }]));
    expect(exempt).toMatchObject({ kind: 'BILL_OF_SUPPLY', content: { tax: 'NONE' } });
    const both = [{ isExempt: true, price: 300 }, { price: 700 }];
    const consumers = await read(await place(both));
    expect(consumers.map(({ kind, content }) => [kind, content.totals.total])).toEqual([
      ['INVOICE_CUM_BILL_OF_SUPPLY', 1000_00],
    ]);
    const order = await place(both);
    small.rows(
      "UPDATE orders SET buyer_gstin = ?, buyer_legal_name = 'A Business' WHERE number = ? RETURNING id",
      OF_HYDERABAD,
      order,
    );
    const businesses = await read(order);
    expect(businesses.map(({ kind, content }) => [kind, content.buyer.name, content.totals.total])).toEqual([
      ['TAX_INVOICE', 'A Business', 700_00],
      ['BILL_OF_SUPPLY', 'A Business', 300_00],
    ]);
    expect(numbers(businesses).map((number) => number.slice(-6))).toEqual(['000003', '000004']);
    expect(await small.broken()).toEqual([]);
    expect(() => small.rows('UPDATE orders SET buyer_gstin = ? RETURNING id', OF_MUMBAI)).toThrow(
      'orders_keep_their_buyer',
    );
  });
});

describe('what is cancelled', () => {
  test('before it has an invoice never gets one', async () => {
    const order = await place([{}]);
    await move(order, 'CANCELLED');
    await expect(read(order)).rejects.toMatchObject({ code: 'INVOICE_NEVER_MADE' });
    expect(small.rows('SELECT * FROM documents')).toEqual([]);
    expect(await small.broken()).toEqual([]);
  });

  test('after it is taken back by a credit note with its own number', async () => {
    const order = await place([{ quantity: 3, price: 333 }, { seller: 'farhan' }], MUMBAI);
    const { consignments } = await readManagedOrder(shop, small.admin, order);
    await move(order, 'CONFIRMED', consignments[0]!.id);
    await move(order, 'CANCELLED', consignments[0]!.id);
    const [invoice, note, others] = await read(order);
    expect(note).toMatchObject({
      kind: 'CREDIT_NOTE',
      ofDocumentId: invoice!.id,
      number: expect.stringMatching(/^A01\/\d{4}\/C00001$/) as string,
      content: { credits: { number: invoice!.number, issuedOn: invoice!.issuedOn, reason: 'The order was cancelled' } },
    });
    expect(note!.content.totals).toEqual(invoice!.content.totals);
    expect(others).toMatchObject({ kind: 'TAX_INVOICE', consignmentId: consignments[1]!.id });
    expect(await small.broken()).toEqual([]);
  });
});

describe('credit notes', () => {
  const papersOf = async (order: string) => (await shop.read(...papersOfOrder({ id: null, number: order })))[1];

  test('of every piece, one by one or several at once, come to the invoice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 1500 }),
        fc.boolean(),
        async (parts, price, isAcross) => {
          const quantity = parts.reduce((sum, part) => sum + part, 0);
          const order = await place([{ quantity, price }], isAcross ? MUMBAI : HYDERABAD);
          await read(order);
          for (const part of parts) {
            const documents = await papersOf(order);
            const [rest] = restOfConsignment(documents, documents[0]!.consignmentId);
            const items = [{ ...rest!, quantity: part }];
            await shop.write(...creditNotes(shop, small.admin, documents, { items, fees: 'kept', reason: 'Returned' }));
          }
          const [invoice, ...notes] = await papersOf(order);
          for (const amount of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const) {
            expect(notes.reduce((sum, { content }) => sum + content.totals[amount], 0)).toBe(
              invoice!.content.totals[amount],
            );
          }
          expect(restOfConsignment([invoice!, ...notes], invoice!.consignmentId)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
    expect(await small.broken()).toEqual([]);
  });

  test('for more pieces than were sold, or of the same pieces at once, are refused', async () => {
    const order = await place([{ quantity: 2 }]);
    await read(order);
    const papers = await papersOf(order);
    const [item] = restOfConsignment(papers, papers[0]!.consignmentId);
    const credit = (quantity: number) =>
      creditNotes(shop, small.admin, papers, {
        items: [{ ...item!, quantity }],
        fees: 'kept',
        reason: 'Returned',
      });
    expect(() => credit(3)).toThrow(expect.objectContaining({ code: 'ORDER_MOVED_ON' }) as Error);
    const answers = await Promise.allSettled([shop.write(...credit(2)), shop.write(...credit(2))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await small.broken()).toEqual([]);
  });
});

describe('fees, which are taxed with the goods,', () => {
  test('stand on the invoice, are kept while anything is sent, and go back with the last piece', async () => {
    const policy = { ...DEFAULT_POLICY, shippingFeePaise: 50_00, cod: { ...COD, feePaise: 40_00 } };
    await shop.write(...newSettings(shop, SYSTEM, { version: 1, policy }));
    const order = await place([{ quantity: 2, price: 500 }]);
    await move(order, 'CONFIRMED');
    const { orderItems } = await readManagedOrder(shop, small.admin, order);
    await cancelOrder(shop, small.customer, { order, items: [{ orderItemId: orderItems[0]!.id, quantity: 1 }] });
    await cancelOrder(shop, small.customer, { order });
    const documents = await read(order);
    expect(documents.map(({ kind, content }) => [kind, content.totals.fees, content.totals.total])).toEqual([
      ['TAX_INVOICE', 90_00, 1090_00],
      ['CREDIT_NOTE', 0, 500_00],
      ['CREDIT_NOTE', 90_00, 590_00],
    ]);
    expect(documents[1]!.content.totals.taxable + documents[2]!.content.totals.taxable).toBe(
      documents[0]!.content.totals.taxable,
    );
    expect(await small.broken()).toEqual([]);
  });

  const MOST = 5000_00;
  const amounts = fc
    .record({
      total: fc.integer({ min: 1, max: MOST }),
      isWithin: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    .chain(({ total, isWithin, quantity }) => {
      const half = Math.floor((total * 3 + 103) / 206);
      const [cgst, igst] = isWithin ? [half, 0] : [0, Math.floor((total * 6 + 103) / 206)];
      return fc.record({
        quantity: fc.constant(quantity),
        fees: fc.integer({ min: 0, max: total }),
        line: fc.constant({ cgst, sgst: cgst, igst, total, taxable: total - 2 * cgst - igst }),
      });
    });

  test('and the goods come to the line, each with a tax that is not below zero', () => {
    fc.assert(
      fc.property(amounts, ({ line, fees }) => {
        const whole = { ...line, fees, gross: line.total - fees, discount: 0, byMarketplace: 0 };
        const parts = [goodsOf(whole), feesOf(whole)];
        expect(sumOf(parts)).toEqual(whole);
        for (const part of parts) {
          expect(part.taxable + part.cgst + part.sgst + part.igst).toBe(part.total);
          expect(Math.min(...Object.values(part))).toBeGreaterThanOrEqual(0);
          expect(part.cgst).toBe(part.sgst);
        }
      }),
    );
  });
});

test('an invoice is not made from what the order no longer is', async () => {
  const order = await place([{}]);
  const key = { id: null, number: order };
  const [sources, papers] = await shop.read(...papersOfOrder(key));
  await move(order, 'CANCELLED');
  const stale: Shop = {
    ...shop,
    read: (() =>
      Promise.resolve({
        settings: { policy: DEFAULT_POLICY },
        papers: [sources, papers],
        confirmation: [],
      })) as unknown as Shop['read'],
  };
  expect(invoicesDue(sources, papers, () => true)).toHaveLength(1);
  await expect(readInvoices(stale, small.customer, order)).rejects.toMatchObject({ code: 'ORDER_MOVED_ON' });
  expect(await small.broken()).toEqual([]);
});

describe('the rules of the records find', () => {
  /** Drops the triggers that protect documents, then runs the statement. */
  const plant = (sql: string) => {
    small.db.connection.exec('DROP TRIGGER documents_never_change; DROP TRIGGER documents_never_shrink;');
    small.db.connection.exec(sql);
  };
  const says = async () => (await small.broken()).map(({ says: rule }) => rule);

  test.each([
    ['a number that is left out', 'UPDATE document_series SET last_number = 2', /without a gap/],
    ['a number that was moved', 'UPDATE documents SET running_number = 2', /without a gap/],
    ['a paper of another year', "UPDATE documents SET issued_on = '2020-03-31'", /in the series/],
    ['a total that is not that of its lines', 'UPDATE documents SET total_paise = total_paise + 1', /its lines/],
    [
      'lines that are not those of the order',
      `UPDATE documents SET content = json_set(content, '$.lines[0].taxable', 1, '$.lines[0].total', 1, '$.lines[0].cgst', 0,
        '$.lines[0].sgst', 0, '$.totals.total', 1), total_paise = 1`,
      /amounts of the items/,
    ],
    ['an invoice that is lost', 'DELETE FROM documents', /has its invoice/],
    [
      'one of what was cancelled before',
      'UPDATE consignments SET cancelled_at = 1, dispatched_at = NULL',
      /cancelled before/,
    ],
    ['one that was not credited', 'UPDATE consignments SET cancelled_at = 9e15', /credited in full/],
  ])('%s', async (_, sql, rule) => {
    const order = await place([{}]);
    await move(order, 'CONFIRMED');
    expect(await small.broken()).toEqual([]);
    plant(sql);
    expect((await says()).join('; ')).toMatch(rule);
  });

  test('a piece that is credited twice', async () => {
    const order = await place([{ quantity: 2 }]);
    await move(order, 'CONFIRMED');
    await move(order, 'CANCELLED');
    plant(
      "UPDATE documents SET content = json_set(content, '$.lines[0].quantity', 3) WHERE of_document_id IS NOT NULL",
    );
    expect((await says()).join('; ')).toMatch(/credited twice/);
  });
});

test('a piece that is cancelled after the invoice is credited, and the rest goes with it', async () => {
  const order = await place([{ quantity: 3, price: 333 }]);
  await move(order, 'CONFIRMED');
  const { orderItems } = await readManagedOrder(shop, small.admin, order);
  await cancelOrder(shop, small.customer, { order, items: [{ orderItemId: orderItems[0]!.id, quantity: 1 }] });
  await cancelOrder(shop, small.customer, { order });
  const [invoice, one, rest] = await read(order);
  expect(one!.content.lines.map(({ quantity, total }) => [quantity, total])).toEqual([[1, 333_00]]);
  expect(rest!.content.lines.map(({ quantity, total }) => [quantity, total])).toEqual([[2, 666_00]]);
  expect(one!.content.totals.taxable + rest!.content.totals.taxable).toBe(invoice!.content.totals.taxable);
  expect(await small.broken()).toEqual([]);
});

test('a piece that is cancelled before the invoice is not on it', async () => {
  const order = await place([{ quantity: 3, price: 333 }]);
  const { orderItems } = await readManagedOrder(shop, small.admin, order);
  await cancelOrder(shop, small.customer, { order, items: [{ orderItemId: orderItems[0]!.id, quantity: 1 }] });
  const documents = await read(order);
  expect(documents.map(({ content }) => content.lines.map(({ quantity, total }) => [quantity, total]))).toEqual([
    [[2, 666_00]],
  ]);
  await cancelOrder(shop, small.customer, { order });
  expect((await read(order)).map(({ kind, content }) => [kind, content.totals.total])).toEqual([
    ['TAX_INVOICE', 666_00],
    ['CREDIT_NOTE', 666_00],
  ]);
  expect(await small.broken()).toEqual([]);
});
