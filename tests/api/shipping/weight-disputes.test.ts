import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WeightDispute } from '#contract/calls/weight-disputes.ts';
import { buy } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { A_DAY, FILM, PICTURE, sendFile } from '../../support/returns.ts';
import { ship, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { DISPUTES, fetchedParcel, noteDispute, scalePicture } from '../../support/weight-dispute-paths.ts';

const shop = openShop();
let asha: Persona;
let meera: Persona;
let sku: MadeSku;

beforeAll(async () => {
  [asha, meera, sku] = [await shop.customer('asha'), shop.seller('meera'), await shop.sku({ stock: 50 })];
});

const parcel = () => fetchedParcel(shop, asha, sku);
const noted = async (who = meera, over: object = {}) =>
  (await noteDispute(who, (await parcel()).id, over)).as(WeightDispute);
const end = (who: Persona, { id, version }: WeightDispute, status: string, reason = 'The courier says so.') =>
  who.put(`${DISPUTES}/${id}`, { status, reason, version });
const ledger = () => shop.rows('SELECT * FROM ledger_entries ORDER BY id');

describe('a dispute about a parcel’s weight', () => {
  test('is seen with its pictures by its seller and the house alone', async () => {
    const { id: shipmentId, orderId, awb } = await parcel();
    const dispute = (await noteDispute(meera, shipmentId)).as(WeightDispute);
    expect(dispute).toMatchObject({
      shipmentId,
      orderId,
      awb,
      status: 'OPEN',
      chargedWeight: 2.5,
      measuredWeight: 0.42,
      extraAmount: 84_00,
      notedBy: 'seller',
      pictures: [{ name: 'scale.png' }],
    });
    expect(dispute.bookedWeight).toBeLessThan(2.5);
    const [{ url, key }] = dispute.pictures as [WeightDispute['pictures'][number]];
    const status = async (path: string) => (await shop.visitor().get(path)).status;
    expect([await status(url), await status(`/media/${key}`)]).toEqual([200, 404]);

    const filter = encodeURIComponent(JSON.stringify({ q: awb, status: 'OPEN' }));
    const found = async (who: Persona) => (await who.get(`${DISPUTES}?filter=${filter}`)).as(z.array(WeightDispute));
    expect(await found(meera)).toMatchObject([{ reference: dispute.reference }]);
    expect(await found(shop.admin())).toMatchObject([{ reference: dispute.reference }]);
    expect(await found(shop.seller('farhan'))).toEqual([]);
    expect(await shop.seller('farhan').get(`${DISPUTES}/${dispute.id}`)).toRefuse(404, 'WEIGHT_DISPUTE_NOT_FOUND');
    expect(await end(shop.seller('farhan'), dispute, 'WITHDRAWN')).toRefuse(404, 'WEIGHT_DISPUTE_NOT_FOUND');
  });

  test('is noted of a parcel a courier has had, of one’s own, once at a time', async () => {
    const unfetched = await ship(meera, (await buy(asha, sku)).orderId);
    expect(await noteDispute(meera, unfetched.id)).toRefuse(409, 'WEIGHT_DISPUTE_TOO_EARLY');
    await shipmentIn(meera.post(`/shipping/orders/${unfetched.orderId}/cancel`));
    expect(await noteDispute(meera, unfetched.id)).toRefuse(409, 'WEIGHT_DISPUTE_TOO_EARLY');
    const { id } = await parcel();
    expect(await noteDispute(shop.seller('farhan'), id)).toRefuse(404, 'SHIPMENT_NOT_FOUND');
    const first = (await noteDispute(shop.admin(), id)).as(WeightDispute);
    expect(first.notedBy).toBe('admin');
    expect(await noteDispute(meera, id)).toRefuse(409, 'WEIGHT_DISPUTE_OPEN');
    await end(shop.admin(), first, 'REJECTED');
    expect((await noteDispute(meera, id)).status).toBe(200);
  });

  test('is noted with weights that can be disputed', async () => {
    const { id } = await parcel();
    expect(await noteDispute(meera, id, { measuredWeight: 3 })).toRefuse(422, 'FIELDS_INVALID');
    expect(await noteDispute(meera, id, { chargedWeight: 0.0002, measuredWeight: 0.0001 })).toRefuse(
      422,
      'FIELDS_INVALID',
    );
    expect(await noteDispute(meera, id, { measuredWeight: 0 })).toRefuse(422, 'FIELDS_INVALID');
  });

  test('has one picture at least, each sent in for it by who notes it and for nothing else', async () => {
    const { id } = await parcel();
    expect(await noteDispute(meera, id, { mediaKeys: [] })).toRefuse(422, 'FIELDS_INVALID');
    const forReturn = ((await sendFile(asha, PICTURE)).json as { key: string }).key;
    const used = (await noted()).pictures[0]!.key;
    for (const key of [await scalePicture(shop.admin()), forReturn, used, 'private.png']) {
      expect(await noteDispute(meera, id, { mediaKeys: [key] })).toRefuse(422, 'FILE_UNKNOWN');
    }
    expect(await sendFile(meera, FILM, 'scale.mp4', 'weight-disputes')).toRefuse(415, 'FILE_TYPE_WRONG');
    expect(await sendFile(asha, PICTURE, 'scale.png', 'weight-disputes')).toRefuse(403, 'NOT_PERMITTED');
  });

  test('keeps its pictures, also when unused ones are forgotten', async () => {
    const [{ pictures }, unused] = [await noted(), await scalePicture(meera)];
    const isThere = (key: string) => shop.rows('SELECT 1 FROM media WHERE key = ?', key).length;
    await shop.later(2 * A_DAY, async () => {
      await shop.job('purge-expired');
    });
    expect([isThere(pictures[0]!.key), isThere(unused)]).toEqual([1, 0]);
    expect(await meera.delete(`/api/user/files?key=${pictures[0]!.key}`)).toRefuse(409, 'FILE_IN_USE');
  });

  test('is ended by the house; a seller withdraws what it noted', async () => {
    const [own, ofHouse] = [await noted(), await noted(shop.admin())];
    for (const status of ['ACCEPTED', 'REJECTED']) expect(await end(meera, own, status)).toRefuse(403, 'NOT_PERMITTED');
    expect(await end(meera, ofHouse, 'WITHDRAWN')).toRefuse(403, 'NOT_PERMITTED');
    expect(await end(meera, own, 'WITHDRAWN', ' ')).toRefuse(422, 'FIELDS_INVALID');
    const reason = 'The scale was wrong.';
    const ended = (await end(meera, own, 'WITHDRAWN', reason)).as(WeightDispute);
    expect(ended).toMatchObject({ status: 'WITHDRAWN', endReason: reason });
    expect(ended.endedAt).not.toBeNull();
    expect(await end(shop.admin(), own, 'ACCEPTED')).toRefuse(409, 'STALE_VERSION');
    expect(await end(shop.admin(), ended, 'ACCEPTED')).toRefuse(409, 'WEIGHT_DISPUTE_ENDED');
  });

  test('that is accepted changes nothing of what its seller is charged', async () => {
    const dispute = await noted();
    await shop.job('post-ledger');
    const before = ledger();
    expect((await end(shop.admin(), dispute, 'ACCEPTED')).as(WeightDispute).status).toBe('ACCEPTED');
    await shop.job('post-ledger');
    expect(ledger()).toEqual(before);
  });

  test('is in the audit log, with why it ended', async () => {
    const dispute = await noted();
    await end(shop.admin(), dispute, 'ACCEPTED', 'Credited on the next bill.');
    const logged = shop.rows(
      "SELECT action, reason FROM audit_log WHERE subject = 'weightDispute' AND subject_id = ? ORDER BY id",
      dispute.id,
    );
    expect(logged).toEqual([
      { action: 'weight dispute noted', reason: null },
      { action: 'weight dispute ended', reason: 'Credited on the next bill.' },
    ]);
  });
});
