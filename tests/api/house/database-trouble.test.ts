import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/addresses.ts';
import { askForOrder, placed } from '../../support/buy.ts';
import { addressForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const TEXT = 'The shop cannot reach its records at the moment. Please try again shortly.';

/** On Node the records are in the process itself: there is no way to them that could fail. */
describe.runIf(inject('running').runtime === 'workerd')('when the database is away for a moment', () => {
  test('what is only read is read again', async () => {
    await shop.troubleDatabase({ refused: 1 });
    expect((await shop.visitor().get('/categories')).status).toBe(200);
    await shop.troubleDatabase({ expired: 1 });
    expect((await shop.visitor().get('/categories')).status).toBe(200);
  });

  test('and stays away, the shop says so, in its own words', async () => {
    await shop.troubleDatabase({ refused: 2 });
    expect(await shop.visitor().get('/categories')).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
    await shop.troubleDatabase({ refused: 4 });
    const health = await shop.visitor().get('/healthz');
    expect(health.status).toBe(503);
    expect(health.json).toEqual({ status: 'unavailable', reason: expect.any(String) as string });
    await shop.troubleDatabase({ refused: 0 });
    expect((await shop.visitor().get('/healthz')).json).toEqual({ status: 'ok' });
  });

  test('a page that cannot be drawn is one that says so, and names the request', async () => {
    await shop.troubleDatabase({ refused: 2 });
    const answer = await shop.visitor().get('/category/rings?sort=price-asc', { headers: { Accept: 'text/html' } });
    await shop.troubleDatabase({ refused: 0 });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.text).toContain('re Polishing Things Up…');
    expect(answer.text).toContain('Please refresh the page or try again in a few moments.');
    expect(answer.text).toContain('Refresh Page');
    expect(answer.text).toContain(answer.headers.get('x-request-id')!);
    expect(answer.text).not.toContain('00000000-0000-0000-0000-000000000000');
  });

  test('a write that was not taken leaves nothing', async () => {
    const asha = await shop.customer('asha');
    const before = (await asha.get('/api/addresses')).as(z.array(Address));
    // The session is asked for first, twice where the first answer fails.
    await shop.troubleDatabase({ refused: 2 });
    expect(await asha.post('/api/addresses', addressForm())).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
    expect((await asha.get('/api/addresses')).as(z.array(Address))).toEqual(before);
  });

  test('an order whose answer was lost is there, and the same key tells which', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const order = () =>
      askForOrder(
        asha,
        { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } },
        { headers: { 'Idempotency-Key': 'lost' } },
      );
    await shop.troubleDatabase({ cut: 1 });
    expect(await order()).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
    const { orderId } = await placed(order());
    expect(
      shop.rows('SELECT number FROM order_items JOIN orders ON orders.id = order_id WHERE sku_id = ?', sku.skuId),
    ).toEqual([{ number: orderId }]);
  });
});
