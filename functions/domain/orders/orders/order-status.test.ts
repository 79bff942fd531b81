import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES, orderStatusOf } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { codPaymentStatus, PAYMENT_METHODS, PAYMENT_STATUSES } from '#contract/states/payment.ts';
import { migrate } from '../../../node/migrate.ts';
import { openEmbeddedDb } from '../../../node/open-db.ts';
import { followConsignments } from './statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-order-status-'));
const db = openEmbeddedDb(join(folder, 'shop.db'));
migrate(db.connection);
// Foreign keys are off, so that the orders need no users: only statuses and consignments matter here.
db.connection.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF');
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

let orders = 0;

/** Returns the result of `followConsignments` for an order with these consignments. */
async function followed(
  statuses: readonly OrderStatus[],
  method: string,
  payment: string,
): Promise<{ status: string; ofPart: string; payment: string }> {
  const id = (orders += 1);
  const { connection } = db;
  connection
    .prepare(
      `INSERT INTO orders (id, created_at, updated_at, number, user_id, status, payment_method, payment_status, placed_at,
         delivery_counts_from_on, is_pre_order, delivery_from_on, delivery_on, total_items, total_mrp_paise,
         total_selling_paise, prepaid_discount_paise, shipping_fee_paise, cod_fee_paise, tax_included_paise, total_paise,
         policy_version, ship_name, ship_mobile, ship_address, ship_locality, ship_city, ship_state, ship_state_code,
         ship_pin_code)
       VALUES (?, 0, 0, ?, 1, 'PENDING', ?, ?, 0, '', 0, '', '', 0, 0, 0, 0, 0, 0, 0, 0, 1, '', '', '', '', '', '', '', '')`,
    )
    .run(id, `RH-${id}`, method, payment);
  for (const status of statuses) {
    connection
      .prepare('INSERT INTO consignments (created_at, updated_at, order_id, seller_id, status) VALUES (0, 0, ?, 1, ?)')
      .run(id, status);
  }
  await db.write(followConsignments({ orderId: id, now: 1 }));
  const row = connection
    .prepare(
      `SELECT status, payment_status AS payment,
         (SELECT part.status FROM console_orders_now part WHERE part.order_id = orders.id AND part.of_seller = 1) AS ofPart
       FROM orders WHERE id = ?`,
    )
    .get(id);
  return row as { status: string; ofPart: string; payment: string };
}

/** All lists of one to three statuses. */
const LISTS = ORDER_STATUSES.flatMap((one) => [
  [one],
  ...ORDER_STATUSES.flatMap((two) => [[one, two], ...ORDER_STATUSES.map((three) => [one, two, three])]),
]);

describe('the rules for an order in code and in SQL are the same:', () => {
  test('its status is that of its least advanced consignment', async () => {
    for (const statuses of LISTS) {
      const found = await followed(statuses, 'PREPAID', 'COMPLETED');
      const status = orderStatusOf(statuses);
      // The console's list derives a seller's part by the same rule.
      expect({ statuses, ...found }).toMatchObject({ statuses, status, ofPart: status, payment: 'COMPLETED' });
    }
  });

  test('what is paid on delivery is paid when all of it is delivered', async () => {
    for (const statuses of LISTS) {
      const found = await followed(statuses, 'COD', 'PENDING');
      expect({ statuses, ...found }).toMatchObject({ payment: codPaymentStatus(orderStatusOf(statuses)) });
    }
  });

  test('what is paid in another way stands where its payment left it', async () => {
    for (const method of PAYMENT_METHODS.filter((known) => known !== 'COD')) {
      for (const payment of PAYMENT_STATUSES) {
        expect(await followed(['DELIVERED'], method, payment)).toMatchObject({ payment });
      }
    }
  });
});
