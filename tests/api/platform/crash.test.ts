import { describe, expect, inject, test } from 'vitest';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { checkInvariants } from '../../../functions/domain/whole-shop/invariants/index.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { askForOrder, cartOf, placed } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { addressForm } from '../../support/forms.ts';
import { goodsIn } from '../../support/goods.ts';
import { startNodeShop } from '../../support/node-shop.ts';
import type { NodeShop } from '../../support/node-shop.ts';
import { Persona } from '../../support/persona.ts';
import { makeDataFolder } from '../../support/setup.ts';
import { signUpAs } from '../../support/sign-in.ts';

const ROUNDS = 3;
const CUSTOMERS = 10;
const CART_CUSTOMERS = 4;

/** The requests of one customer, and their answers. */
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

/**
 * Customers who fill their cart and order it from two tabs at once, without an idempotency key, until the shop is
 * killed.
 */
interface CartRush {
  /** The number of filled carts, as answered to each customer. */
  filled: number[];
  /** The order numbers answered to each customer. */
  told: string[][];
}

async function orderCartsUntilGone(origin: string, skuId: number, tokens: string[]): Promise<CartRush> {
  const rush: CartRush = { filled: tokens.map(() => 0), told: tokens.map(() => []) };
  const buyer = async (token: string, customer: number) => {
    const persona = new Persona(origin, token);
    for (;;) {
      const filled = await persona.put('/api/cart/item/add', { skuId, quantity: 1 }).catch(() => undefined);
      if (filled?.status !== 200) return;
      rush.filled[customer]! += 1;
      const answers = await Promise.all([1, 2].map(() => askForOrder(persona).catch(() => undefined)));
      for (const answer of answers) {
        if (answer?.status === 200) rush.told[customer]!.push(answer.as(PlacedOrder).orderId);
      }
      if (answers.includes(undefined)) return;
    }
  };
  await Promise.all(tokens.map(buyer));
  return rush;
}

/** Buys repeatedly as each customer until the shop is killed. Calls `onOrder` for each order in an answer. */
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
    let shop: NodeShop = await startNodeShop(data.path, { pages: 'under way' });
    const { skuId } = await goodsIn(shop.databasePath, 'crash').sku();
    const origin = () => shop.origin;
    const tokens = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, index) =>
        signUpAs(origin(), { email: `buyer${index}@example.in`, fullName: 'Buyer', mobile: '9848012345' }),
      ),
    );
    const cartTokens = await Promise.all(
      Array.from({ length: CART_CUSTOMERS }, (_, index) =>
        signUpAs(origin(), { email: `tabs${index}@example.in`, fullName: 'Tabs', mobile: '9848012345' }),
      ),
    );
    const known: Attempt[] = [];
    const filled = cartTokens.map(() => 0);
    const told = cartTokens.map((): string[] => []);

    for (let round = 1; round <= ROUNDS; round += 1) {
      await fillShelf(shop.databasePath, skuId);
      let count = 0;
      const [attempts, rush] = await Promise.all([
        buyUntilGone(origin(), skuId, tokens, round, () => {
          count += 1;
          if (count === 12 * round) void shop.kill();
        }),
        orderCartsUntilGone(origin(), skuId, cartTokens),
      ]);
      known.push(...attempts);
      expect(await faultsIn(shop.databasePath)).toEqual([]);
      // The port is the same, so that the pages need not be rendered again.
      shop = await startNodeShop(data.path, { port: Number(new URL(shop.origin).port), pages: 'under way' });

      for (const attempt of attempts) {
        const persona = new Persona(origin(), tokens[attempt.customer]!);
        const again = (await buyOne(persona, skuId, attempt.key)).as(PlacedOrder);
        expect(again.orderId).toBe(attempt.orderId ?? again.orderId);
        attempt.orderId = again.orderId;
      }
      for (const [customer, token] of cartTokens.entries()) {
        const persona = new Persona(origin(), token);
        filled[customer]! += rush.filled[customer]!;
        told[customer]!.push(...rush.told[customer]!);
        // A cart that was not ordered before the kill still exists.
        if ((await cartOf(persona)).cartItems.length === 0) continue;
        told[customer]!.push((await placed(askForOrder(persona))).orderId);
      }
    }
    for (const { customer, orderId } of known) {
      const answer = await new Persona(origin(), tokens[customer]!).get(`/api/orders/${orderId}`);
      expect(answer.as(Order).orderId).toBe(orderId);
    }

    const bought = ordersIn(shop.databasePath, 'buyer%@example.in');
    expect(bought.length).toBe(new Set(known.map(({ orderId }) => orderId)).size);
    expect(bought.length).toBe(known.length);
    for (const customer of cartTokens.keys()) {
      const orders = ordersIn(shop.databasePath, `tabs${customer}@example.in`);
      expect(orders).toEqual(expect.arrayContaining(told[customer]!));
      // Each filled cart became one order. In each round, one more order may exist whose answer was lost.
      expect(orders.length).toBeGreaterThanOrEqual(filled[customer]!);
      expect(orders.length).toBeLessThanOrEqual(filled[customer]! + ROUNDS);
    }
    await shop.stop();
    expect(await faultsIn(shop.databasePath)).toEqual([]);
    data.remove();
  }, 240_000);
});

/** Returns the numbers of the orders of customers whose email matches. */
function ordersIn(databasePath: string, email: string): string[] {
  const db = openEmbeddedDb(databasePath);
  const rows = db.connection
    .prepare('SELECT number FROM orders JOIN users ON users.id = user_id WHERE email LIKE ?')
    .all([email]) as { number: string }[];
  db.close();
  return rows.map(({ number }) => number);
}

async function faultsIn(databasePath: string): Promise<string[]> {
  const db = openEmbeddedDb(databasePath);
  const checked = await checkInvariants(db);
  db.close();
  return checked.flatMap(({ says, faults }) => faults.map((fault) => `${says}: ${fault}`));
}

/** Adds enough pieces of the SKU for a rush, with the stock movement for it. */
async function fillShelf(databasePath: string, skuId: number): Promise<void> {
  const db = openEmbeddedDb(databasePath);
  db.connection.exec(`PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE;
    UPDATE inventory SET quantity = quantity + 1000 WHERE sku_id = ${skuId};
    INSERT INTO stock_movements (at, actor_kind, sku_id, reason, quantity_change, reserved_change)
      VALUES (${clock.now()}, 'system', ${skuId}, 'increase', 1000, 0);
    COMMIT;`);
  db.close();
  await Promise.resolve();
}
