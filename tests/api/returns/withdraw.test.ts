import { describe, expect, test } from 'vitest';
import { Return } from '#contract/calls/returns.ts';
import type { Persona } from '../../support/persona.ts';
import { asked, delivered, move, stockOf, through } from '../../support/returns.ts';
import { courierMoves } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const meera = shop.seller('meera');

describe('a return that its shopper withdraws', () => {
  const withdraw = (who: Persona, id: number) => who.post(`/api/returns/${id}/withdraw`);
  const statusOf = (id: number) => String(shop.row('SELECT status FROM returns WHERE id = ?', id).status);
  const pickedUpBy = (id: number) =>
    until('the courier', () =>
      shop
        .rows('SELECT awb FROM returns WHERE id = ? AND awb IS NOT NULL', id)
        .map(({ awb }) => String(awb))
        .at(0),
    );

  test('ends, both are told, and the pieces can be asked back again', async () => {
    const [asha, sku] = [await shop.customer('withdrawing'), await shop.sku({ stock: 5 })];
    const order = await delivered(shop, asha, sku);
    const { id, reference } = await asked(asha, order);
    const back = (await withdraw(asha, id)).as(Return);
    expect(back).toMatchObject({ status: 'WITHDRAWN', next: [] });
    expect(back.events.map(({ status, by }) => [status, by])).toEqual([
      ['REQUESTED', 'customer'],
      ['WITHDRAWN', 'customer'],
    ]);
    expect((await withdraw(asha, id)).as(Return).events).toHaveLength(2);
    expect((await shop.mailsTo(asha.email)).map(({ subject }) => subject)).toContain(
      `Your return ${reference} is withdrawn`,
    );
    expect(await move(meera, id, 'APPROVED')).toRefuse(409, 'RETURN_MOVE_ILLEGAL');
    expect(await asked(asha, order)).toMatchObject({ status: 'REQUESTED', reference: `${order.orderId}-R2` });
  });

  test('after the approval is not fetched any more', async () => {
    const [asha, sku] = [await shop.customer('approved'), await shop.sku({ stock: 5 })];
    const { id } = await asked(asha, await delivered(shop, asha, sku));
    await through(meera, id, ['APPROVED']);
    const awb = await pickedUpBy(id);
    expect((await withdraw(asha, id)).status).toBe(200);
    await shop.job('send-outbox');
    expect(shop.row('SELECT status_number AS status FROM sandbox_parcels WHERE awb = ?', awb)).toEqual({ status: 8 });
    // Later reports of the courier change nothing.
    await courierMoves(shop.visitor(), awb, 'PICKED UP');
    expect(statusOf(id)).toBe('WITHDRAWN');
  });

  test('while the courier could not be asked yet is never booked', async () => {
    const [asha, sku] = [await shop.customer('unbooked'), await shop.sku({ stock: 5 })];
    const { id, reference } = await asked(asha, await delivered(shop, asha, sku));
    await shop.fault('couriers', 'error', async () => {
      await through(meera, id, ['APPROVED']);
      await until('the failure', () =>
        shop.rows('SELECT id FROM outbox WHERE key = ? AND last_error IS NOT NULL', `pickup-${reference}`).at(0),
      );
    });
    expect((await withdraw(asha, id)).status).toBe(200);
    await shop.later(3600, async () => {
      await shop.job('send-outbox');
    });
    expect(shop.rows('SELECT id FROM sandbox_parcels WHERE reference = ?', reference)).toEqual([]);
  });

  test('for another size lets go of what was held', async () => {
    const [asha, sku] = [await shop.customer('exchanging'), await shop.sku({ stock: 5 })];
    const { id } = await asked(asha, await delivered(shop, asha, sku), { resolution: 'EXCHANGE', skuId: sku.skuId });
    await through(meera, id, ['APPROVED']);
    expect(stockOf(shop, sku)).toEqual({ quantity: 4, reserved: 1 });
    expect((await withdraw(asha, id)).status).toBe(200);
    expect(stockOf(shop, sku)).toEqual({ quantity: 4, reserved: 0 });
  });

  test('is refused once its pieces are on their way, and to others it is not there', async () => {
    const [asha, sku] = [await shop.customer('late'), await shop.sku({ stock: 5 })];
    const { id } = await asked(asha, await delivered(shop, asha, sku));
    expect(await withdraw(await shop.customer('stranger'), id)).toRefuse(404, 'RETURN_NOT_FOUND');
    await through(meera, id, ['APPROVED', 'PICKED_UP']);
    expect(await withdraw(asha, id)).toRefuse(
      409,
      'RETURN_NOT_WITHDRAWN',
      'This return cannot be withdrawn any more: the items are already on their way.',
    );
  });

  test('while the seller approves it ends one way alone', async () => {
    const [asha, sku] = [await shop.customer('meeting'), await shop.sku({ stock: 5 })];
    const { id } = await asked(asha, await delivered(shop, asha, sku));
    const [withdrawn] = await Promise.all([withdraw(asha, id), move(meera, id, 'APPROVED')]);
    expect(withdrawn.status).toBe(200);
    expect(statusOf(id)).toBe('WITHDRAWN');
    await shop.later(3600, async () => {
      await shop.job('send-outbox');
    });
    const parcels = shop.rows(
      `SELECT status_number AS status FROM sandbox_parcels JOIN returns ON returns.reference = sandbox_parcels.reference
        WHERE returns.id = ?`,
      id,
    );
    for (const { status } of parcels) expect(status).toBe(8);
  });
});
