import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { payingGateway } from '../../../../tests/support/paying-gateway.ts';
import { HYDERABAD, JHUMKAS, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { rawWrite } from '../../../db/statement.ts';
import { addItem } from '../../buying/cart/index.ts';
import { createCategory } from '../../catalogue/categories/index.ts';
import { checkInvariants } from '../../whole-shop/invariants/index.ts';
import { LEDGER } from '../../whole-shop/invariants/ledger.ts';
import {
  cancelOrder,
  moveConsignment,
  placeOrder,
  readManagedOrder,
  setOrderStatus,
} from '../../orders/orders/index.ts';
import { askReturn, moveReturn } from '../../orders/returns/index.ts';
import type { Shop } from '../../shop.ts';
import { expectedEntries, postLedger } from './index.ts';

let small: SmallShop;
let shop: Shop;

beforeEach(async () => {
  small = await openSmallShop(
    { meera: { gstin: '36ZZTCJ1234K1Z4', pan: 'ZZTCJ1234K' }, farhan: {} },
    { prepaid: { ...DEFAULT_POLICY.prepaid, offered: true, discountPercent: 10 } },
  );
  shop = { ...small.shop, payments: payingGateway() };
  await shop.write(rawWrite(COUPON, []));
});
afterEach(() => small.close());

/** An automatic coupon that the marketplace funds. */
const COUPON = `INSERT INTO coupons (created_at, updated_at, code, discount_type, percent, start_on, end_on,
    minimum_order_paise, max_uses, max_uses_per_customer, is_active, is_automatic, funded_by)
  VALUES (0, 0, 'DEEPAM', 'PERCENTAGE', 7, '2020-01-01', '2099-12-31', 0, 100000, 100000, 1, 1, 'PLATFORM')`;

type Bought = { seller: 'meera' | 'farhan'; price: number; quantity: number };

async function placed(pieces: readonly Bought[], method: 'PREPAID' | 'COD'): Promise<string> {
  for (const { seller, price, quantity } of pieces) {
    const { skuId } = await small.goods.sku({ seller, price, stock: 100 });
    await addItem(shop, small.customer, { skuId, size: '', quantity });
  }
  const request = { address: { form: HYDERABAD }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  const { orderId } = await placeOrder(shop, small.customer, request, method);
  if (method === 'PREPAID') await setOrderStatus(shop, small.customer, orderId, 'PLACED');
  return orderId;
}

async function moveAll(order: string, to: OrderStatus): Promise<void> {
  const { consignments } = await readManagedOrder(shop, small.admin, order);
  for (const { id, orderStatus } of consignments) {
    if (orderStatus !== 'CANCELLED') await moveConsignment(shop, small.admin, { order, consignmentId: id, to });
  }
}

const amount = (sql: string, ...values: (string | number)[]) => Number(small.rows(sql, ...values)[0]![0] ?? 0);

/** Returns the amount owed to a seller according to the ledger. */
const owed = (sellerId: number) =>
  amount(
    "SELECT sum(CASE WHEN credit = 'seller' THEN amount_paise ELSE -amount_paise END) FROM ledger_entries WHERE seller_id = ?",
    sellerId,
  );

/**
 * Returns the amount owed to a seller according to the orders: payments minus refunds, minus the charges on each
 * invoice after its credit notes.
 */
function reckoned(sellerId: number): number {
  const paid = amount(
    `SELECT sum(net_paise + order_items.shipping_fee_paise + order_items.cod_fee_paise) FROM order_items JOIN orders ON orders.id = order_id
     WHERE seller_id = ? AND payment_method = 'PREPAID'`,
    sellerId,
  );
  const gateway = small
    .rows(
      `SELECT sum(net_paise + order_items.shipping_fee_paise + order_items.cod_fee_paise) FROM order_items JOIN orders ON orders.id = order_id
       WHERE seller_id = ? AND payment_method = 'PREPAID' GROUP BY orders.id`,
      sellerId,
    )
    .map(([sum]) => Math.floor((Number(sum) * 2) / 100 + 0.5))
    .reduce((sum, fee) => sum + fee + Math.floor((fee * 18) / 100 + 0.5), 0);
  const back = amount(
    `SELECT sum(refund_items.amount_paise) FROM refund_items JOIN order_items ON order_items.id = order_item_id WHERE seller_id = ?`,
    sellerId,
  );
  const invoices = small.rows(
    `SELECT sum(sign * total), sum(sign * taxable), sum(sign * ours) FROM (
       SELECT coalesce(of_document_id, id) AS invoice, consignment_id, CASE WHEN of_document_id IS NULL THEN 1 ELSE -1 END AS sign,
         total_paise AS total, content ->> '$.totals.taxable' AS taxable, content ->> '$.totals.byMarketplace' AS ours
       FROM documents WHERE seller_id = ?
     ) papers JOIN consignments ON consignments.id = papers.consignment_id JOIN orders ON orders.id = consignments.order_id
     WHERE payment_method = 'PREPAID' OR consignments.status = 'DELIVERED' GROUP BY invoice`,
    sellerId,
  ) as [number, number, number][];
  const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-9);
  const isPanKnown = amount('SELECT count(*) FROM sellers WHERE id = ? AND pan IS NOT NULL', sellerId) === 1;
  const charged = invoices.reduce((sum, [total, taxable, ours]) => {
    const commission = halfUp((total * 15) / 100);
    // Both sellers sell within their own State, so TCS has two halves.
    const tcs = 2 * halfUp((taxable * 25) / 10_000);
    const tds = halfUp((taxable * (isPanKnown ? 10 : 500)) / 10_000);
    return sum + commission + halfUp((commission * 18) / 100) + tcs + tds - ours;
  }, 0);
  return paid - gateway - back - charged;
}

const brokenRules = async () =>
  (await checkInvariants(small.db)).filter(({ faults }) => faults.length > 0).map(({ says, faults }) => [says, faults]);

describe('the ledger', () => {
  const input = fc.record({
    price: fc.integer({ min: 300, max: 3000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    cancelled: fc.nat({ max: 2 }),
    isCancelledLate: fc.boolean(),
    returned: fc.nat({ max: 2 }),
  });
  const story = fc.record({
    one: input,
    other: input,
    method: fc.constantFrom('PREPAID' as const, 'COD' as const),
    postedEarly: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  });

  test('says what the orders say, whatever happens and whenever it is posted', async () => {
    const sellers = ['meera', 'farhan'].map((slug) => small.sellers[slug]!.sellerId);
    await fc.assert(
      fc.asyncProperty(story, async ({ one, other, method, postedEarly }) => {
        const number = await placed(
          [
            { seller: 'meera', ...one },
            { seller: 'farhan', ...other },
          ],
          method,
        );
        const items = (await readManagedOrder(shop, small.admin, number)).orderItems;
        const cancel = async (late: boolean) => {
          for (const [index, { cancelled, quantity, isCancelledLate }] of [one, other].entries()) {
            const gone = Math.min(cancelled, quantity);
            if (gone === 0 || isCancelledLate !== late) continue;
            const pieces = [{ orderItemId: items[index]!.id, quantity: gone }];
            await cancelOrder(shop, small.customer, { order: number, items: pieces });
          }
        };
        if (postedEarly[0]) await postLedger(shop);
        await cancel(false);
        if (postedEarly[1]) await postLedger(shop);
        await moveAll(number, 'CONFIRMED');
        await cancel(true);
        if (postedEarly[2]) await postLedger(shop);
        await moveAll(number, 'DELIVERED');
        if (postedEarly[3]) await postLedger(shop);
        if (method === 'PREPAID') {
          for (const [index, { returned, quantity, cancelled }] of [one, other].entries()) {
            const back = Math.min(returned, quantity - cancelled);
            if (back > 0) await sendBack(number, items[index]!.id, back);
          }
        }
        await postLedger(shop);

        for (const sellerId of sellers) expect(owed(sellerId)).toBe(reckoned(sellerId));
        expect(amount('SELECT count(*) FROM ledger_due')).toBe(0);
      }),
      { numRuns: 12 },
    );
    expect(await brokenRules()).toEqual([]);
    const ids = small.rows('SELECT id FROM orders').map(([id]) => Number(id));
    const keys = (await expectedEntries(shop, ids)).map(({ key }) => key).toSorted();
    expect(
      small
        .rows('SELECT key FROM ledger_entries')
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(keys);
  });

  async function sendBack(orderId: string, orderItemId: number, quantity: number): Promise<void> {
    const { id } = await askReturn(shop, small.customer, {
      orderId,
      kind: 'RETURN',
      items: [{ orderItemId, quantity, reason: 'changedMind' }],
      resolution: 'REFUND',
    });
    for (const to of ['APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED'] as const) {
      await moveReturn(shop, small.admin, { returnId: id, to, reason: 'Asked', condition: 'restock' });
    }
  }

  test('charges the commission of the category that a product was in when it was ordered', async () => {
    const categoryId = amount('SELECT id FROM categories');
    const other = await createCategory(shop, small.admin, { ...JHUMKAS, displayName: 'Rings', seoUrl: 'rings' });
    await shop.write(
      rawWrite(
        `INSERT INTO fee_rates (created_at, updated_at, actor_kind, kind, category_id, from_on, basis_points, reason)
         VALUES (0, 0, 'admin', 'commission', ?, '2020-01-01', 400, 'As agreed')`,
        [categoryId],
      ),
    );
    const number = await placed([{ seller: 'meera', price: 1000, quantity: 1 }], 'COD');
    expect(small.rows('SELECT category_ids ->> 0 FROM order_items')).toEqual([[categoryId]]);
    await shop.write(rawWrite('UPDATE products SET category_id = ?', [other.id]));
    await moveAll(number, 'DELIVERED');
    await postLedger(shop);
    const [[total, commission]] = small.rows(
      "SELECT base_paise, amount_paise FROM ledger_entries WHERE kind = 'commission'",
    ) as [[number, number]];
    expect(commission).toBe(Math.floor((total * 4) / 100 + 0.5));
  });

  test('has each entry once, also of two who post at the same time', async () => {
    for (let orders = 0; orders < 3; orders += 1) {
      await moveAll(await placed([{ seller: 'meera', price: 900, quantity: 1 }], 'PREPAID'), 'DELIVERED');
    }
    await Promise.all([postLedger(shop), postLedger(shop)]);
    expect(amount('SELECT count(*) FROM ledger_entries')).toBeGreaterThan(3 * 6);
    expect(owed(small.sellers.meera!.sellerId)).toBe(reckoned(small.sellers.meera!.sellerId));
    expect(await postLedger(shop)).toEqual({ orders: 0, entries: 0 });
  });

  test('has nothing of an order that was never paid', async () => {
    const number = await placed([{ seller: 'meera', price: 900, quantity: 1 }], 'COD');
    await moveAll(number, 'CONFIRMED');
    await cancelOrder(shop, small.customer, { order: number });
    await postLedger(shop);
    expect(amount('SELECT count(*) FROM ledger_entries')).toBe(0);
  });

  test('owes a seller nothing for cash that its own courier collected, but for what it is charged', async () => {
    const number = await placed([{ seller: 'meera', price: 900, quantity: 1 }], 'COD');
    await moveAll(number, 'DELIVERED');
    await postLedger(shop);
    const { meera } = small.sellers;
    const kinds = small.rows('SELECT kind FROM ledger_entries ORDER BY id').map(([kind]) => kind);
    expect(kinds).toEqual(['sale', 'codKept', 'discountShare', 'commission', 'commissionGst', 'tcs', 'tds']);
    expect(owed(meera!.sellerId)).toBe(reckoned(meera!.sellerId));
  });
});

describe('a fault in the ledger is found:', () => {
  const FEE_PAPER = `INSERT INTO fee_series (kind, financial_year, last_number) VALUES ('FEE_INVOICE', 2026, 2);
    INSERT INTO fee_papers (at, kind, series_id, running_number, number, issued_on, seller_id, month, total_paise, content)
    VALUES (0, 'FEE_INVOICE', 1, 1, 'INV/2627/000001', '2026-11-01', 1, '2026-10', 100, '{}')`;
  const TAKEN_CASH = `INSERT INTO cash_takings (at, order_id, user_id, taken_on, amount_paise)
    SELECT 0, id, 1, '2026-11-01', total_paise + 100 FROM orders`;
  const FAULTS: Record<string, string> = {
    'The accounts of the ledger are 0 together, and each entry has two of them':
      'UPDATE ledger_entries SET credit = debit',
    'What was paid online is owed to its sellers, once': "DELETE FROM ledger_entries WHERE kind = 'sale'",
    'What a courier collected at the door it owes, once, and its seller is owed it': `UPDATE orders SET payment_method = 'COD';
      INSERT INTO shipments (created_at, updated_at, consignment_id, reference, status, status_at, is_by_hand, courier_order_number,
        weight_grams, length_cm, breadth_cm, height_cm, cod_paise)
      SELECT 0, 0, id, 'x', 'DELIVERED', 0, 0, 1, 1, 1, 1, 1, 100 FROM consignments`,
    'What goes back to shoppers is in the ledger, once': `INSERT INTO refunds (created_at, updated_at, actor_kind, order_id, payment_id,
        amount_paise, cause, key) SELECT 0, 0, 'system', order_id, id, 100, 'cancelled', 'refund-x-1' FROM payments`,
    'The freight of a parcel is in the ledger, each way once': `INSERT INTO shipments (created_at, updated_at, consignment_id, reference,
        status, status_at, is_by_hand, weight_grams, length_cm, breadth_cm, height_cm)
      SELECT 0, 0, id, 'x', 'DELIVERED', 0, 1, 1, 1, 1, 1 FROM consignments;
      INSERT INTO shipment_freights (at, shipment_id, way, amount_paise) SELECT 0, id, 'forward', 100 FROM shipments`,
    'A payout is the sum of the entries it pays, and takes it from its seller': payoutOf('PENDING'),
    'What left the bank for a payout left it once, and came back where it failed': payoutOf('PAID'),
    'An invoice of fees comes to the entries that name it, and a credit note to what they give back': FEE_PAPER,
    'Invoices of fees are numbered from 1 on without a gap in each financial year, and their credit notes likewise':
      FEE_PAPER,
    'What staff took in cash is owed to its sellers, once': TAKEN_CASH,
    'What staff paid into the bank is what they took and said so': `${TAKEN_CASH};
      UPDATE cash_takings SET banked_at = 0, banked_by = 1, bank_reference = 'SBI 1'`,
    'Every line of a courier is in the ledger, once': `INSERT INTO cod_remittances (at, actor_kind, awb, amount_paise, paid_on, utr, outcome)
      VALUES (0, 'admin', 'A', 100, '2026-01-01', 'U', 'UNKNOWN')`,
  };

  function payoutOf(status: string): string {
    return `INSERT INTO payouts (created_at, updated_at, actor_kind, seller_id, number, status, amount_paise, entry_count, bank_holder,
      bank_ifsc, bank_last_digits) VALUES (0, 0, 'admin', 1, 'P-1', '${status}', 100, 1, '', '', '')`;
  }

  test('each rule has one here', () => {
    expect(Object.keys(FAULTS).toSorted()).toEqual(LEDGER.map(({ says }) => says).toSorted());
  });

  test('each is found', async () => {
    await moveAll(await placed([{ seller: 'meera', price: 900, quantity: 1 }], 'PREPAID'), 'DELIVERED');
    await postLedger(shop);
    const { connection } = small.db;
    for (const [says, sql] of Object.entries(FAULTS)) {
      connection.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN');
      const triggers = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all([]);
      for (const { name } of triggers as { name: string }[]) connection.exec(`DROP TRIGGER ${name}`);
      connection.exec(sql);
      const broken = (await brokenRules()).map(([rule]) => rule);
      connection.exec('ROLLBACK; PRAGMA foreign_keys = ON; PRAGMA ignore_check_constraints = OFF');
      expect(broken, says).toContain(says);
    }
    expect(await brokenRules()).toEqual([]);
  });
});
