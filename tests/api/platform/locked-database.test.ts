import Database from 'libsql';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { askForOrder, askToBuy, placed } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();

/** On workerd the records are in a server, which has its own queue of writers. */
describe.runIf(inject('running').runtime === 'node')('while another process holds the records', () => {
  let asha: Persona;
  let sku: MadeSku;

  beforeAll(async () => {
    asha = await shop.customer('asha');
    sku = await shop.sku({ stock: 5 });
  });

  const ordered = () => shop.rows('SELECT id FROM order_items WHERE sku_id = ?', sku.skuId).length;

  /** Locks the records while `during` runs, as a copy or a manual repair does. */
  async function locked(during: () => Promise<void>): Promise<void> {
    const other = new Database(shop.running.databasePath, { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    try {
      await during();
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
  }

  test('pages and reads are answered, and an order waits its turn', async () => {
    let order: ReturnType<typeof placed> | undefined;
    let isPlaced = false;
    await locked(async () => {
      order = placed(askToBuy(asha, sku));
      void order.finally(() => (isPlaced = true)).catch(() => undefined);
      const visitor = shop.visitor();
      for (const path of ['/', '/categories', '/api/cart']) {
        expect((await (path.startsWith('/api') ? asha : visitor).get(path)).status, path).toBe(200);
      }
      expect(isPlaced).toBe(false);
    });
    const { orderId } = (await order)!;
    expect(ordered()).toBe(1);
    // Its mails are sent after the answer and must not meet the next lock.
    await until('its letters to be sent', () => {
      const sent = shop.rows("SELECT id FROM outbox WHERE status = 'sent' AND key LIKE '%' || ? || '%'", orderId);
      return sent.length === 2 || undefined;
    });
  });

  test('for too long, an order is refused with a time to come back, and the same key places it then', async () => {
    const before = ordered();
    const key = { headers: { 'Idempotency-Key': 'locked' } };
    const body = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
    await locked(async () => {
      const answers = await Promise.all([askForOrder(asha, body, key), askForOrder(asha, body, key)]);
      for (const answer of answers) {
        expect(answer).toRefuse(503, 'DATABASE_UNAVAILABLE');
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      }
      const health = await shop.visitor().get('/healthz');
      expect(health.status).toBe(503);
    });
    expect(ordered()).toBe(before);
    await placed(askForOrder(asha, body, key));
    expect(ordered()).toBe(before + 1);
  });
});
