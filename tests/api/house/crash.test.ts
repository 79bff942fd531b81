import { describe, expect, inject, test } from 'vitest';
import { Order, PlacedOrder } from '#contract/orders.ts';
import { checkInvariants } from '../../../functions/domain/house/invariants.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { addressForm } from '../../support/forms.ts';
import { goodsIn } from '../../support/goods.ts';
import { startNodeShop } from '../../support/node-shop.ts';
import type { NodeShop } from '../../support/node-shop.ts';
import { Persona } from '../../support/persona.ts';
import { makeDataFolder } from '../../support/setup.ts';
import { signUpAs } from '../../support/sign-in.ts';

const CUSTOMERS = 10;

/** What one customer asked for, and what they were told. */
interface Attempt {
  customer: number;
  key: string;
  orderId: string | undefined;
}

const buyOne = (persona: Persona, skuId: number, key: string) =>
  persona.post(
    '/api/orders?paymentMethod=COD',
    { ...addressForm(), directPurchase: true, buyNowItem: { skuId, quantity: 1 } },
    { headers: { 'Idempotency-Key': key } },
  );

/** Customers who buy and buy until the shop is gone; `onOrder` hears of each order they were told of. */
async function buyUntilGone(
  origin: string,
  skuId: number,
  tokens: string[],
  round: number,
  onOrder: () => void,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const buyer = async (token: string, customer: number) => {
    const persona = new Persona(origin, token);
    for (let count = 0; ; count += 1) {
      const attempt: Attempt = { customer, key: `round-${round}-${customer}-${count}`, orderId: undefined };
      attempts.push(attempt);
      const answer = await buyOne(persona, skuId, attempt.key).catch(() => undefined);
      if (!answer) return;
      if (answer.status !== 200) continue;
      attempt.orderId = answer.as(PlacedOrder).orderId;
      onOrder();
    }
  };
  await Promise.all(tokens.map(buyer));
  return attempts;
}

describe.runIf(inject('running').runtime === 'node')('when the power fails in the middle of a rush', () => {
  test('everything holds, no order is lost that was told of, and the others can be asked for again', async () => {
    const data = makeDataFolder('crash', inject('running').freshPath);
    let shop: NodeShop = await startNodeShop(data.path);
    const { skuId } = await goodsIn(shop.databasePath, 'crash').sku();
    const origin = () => shop.origin;
    const tokens = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, index) =>
        signUpAs(origin(), { email: `buyer${index}@example.in`, fullName: 'Buyer', mobile: '9848012345' }),
      ),
    );
    const known: Attempt[] = [];

    for (let round = 1; round <= 3; round += 1) {
      await fillShelf(shop.databasePath, skuId);
      let told = 0;
      const attempts = await buyUntilGone(origin(), skuId, tokens, round, () => {
        told += 1;
        if (told === 12 * round) void shop.kill();
      });
      known.push(...attempts);
      expect(await faultsIn(shop.databasePath)).toEqual([]);
      // At the same address, so that its pages need not be drawn again.
      shop = await startNodeShop(data.path, Number(new URL(shop.origin).port));

      for (const attempt of attempts) {
        const persona = new Persona(origin(), tokens[attempt.customer]!);
        const again = (await buyOne(persona, skuId, attempt.key)).as(PlacedOrder);
        expect(again.orderId).toBe(attempt.orderId ?? again.orderId);
        attempt.orderId = again.orderId;
      }
    }
    for (const { customer, orderId } of known) {
      const answer = await new Persona(origin(), tokens[customer]!).get(`/api/orders/${orderId}`);
      expect(answer.as(Order).orderId).toBe(orderId);
    }

    const db = openEmbeddedDb(shop.databasePath);
    const { count } = db.connection
      .prepare(
        "SELECT count(*) AS count FROM orders JOIN users ON users.id = user_id WHERE email LIKE 'buyer%@example.in'",
      )
      .get() as { count: number };
    db.close();
    expect(count).toBe(new Set(known.map(({ orderId }) => orderId)).size);
    expect(count).toBe(known.length);
    await shop.stop();
    expect(await faultsIn(shop.databasePath)).toEqual([]);
    data.remove();
  }, 120_000);
});

async function faultsIn(databasePath: string): Promise<string[]> {
  const db = openEmbeddedDb(databasePath);
  const checked = await checkInvariants(db);
  db.close();
  return checked.flatMap(({ says, faults }) => faults.map((fault) => `${says}: ${fault}`));
}

/** Enough pieces of the SKU for a rush, with the movement that says so. */
async function fillShelf(databasePath: string, skuId: number): Promise<void> {
  const db = openEmbeddedDb(databasePath);
  db.connection.exec(`BEGIN IMMEDIATE;
    UPDATE inventory SET quantity = quantity + 1000 WHERE sku_id = ${skuId};
    INSERT INTO stock_movements (at, actor_kind, sku_id, reason, quantity_change, reserved_change)
      VALUES (${Date.now()}, 'system', ${skuId}, 'increase', 1000, 0);
    COMMIT;`);
  db.close();
  await Promise.resolve();
}
