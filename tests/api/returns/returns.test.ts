import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AskedReturn, ManagedRefund, ManagedReturn, Return, ReturnOptions } from '#contract/calls/returns.ts';
import { RETURN_STATUSES } from '#contract/states/return.ts';
import {
  A_DAY,
  askBack,
  asked,
  BY_UPI,
  delivered,
  FILM,
  move,
  notPossible,
  PICTURE,
  readOrder,
  refundsOf,
  sendFile,
  signedIn,
  stockOf,
  through,
  TO_INSPECTED,
  uploaded,
} from '../../support/returns.ts';
import { courierMoves } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const meera = shop.seller('meera');

describe('a return of what was paid online', () => {
  test('goes through its steps: stock, money and paper come back, and both are told', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 999, stock: 5 })];
    const order = await delivered(shop, asha, sku, { quantity: 2 });
    expect(stockOf(shop, sku)).toEqual({ quantity: 3, reserved: 0 });
    const photo = await uploaded(asha);
    const back = await asked(asha, order, { mediaKeys: [photo.key], note: 'Too shiny' }, 2);
    expect(back).toMatchObject({
      status: 'REQUESTED',
      amount: order.total,
      note: 'Too shiny',
      next: ['APPROVED', 'REJECTED'],
    });
    expect(back.media).toHaveLength(1);

    const approved = await through(meera, back.id, ['APPROVED']);
    expect(approved.next).toEqual(['PICKED_UP']);
    const { awb } = await until('the courier', () =>
      shop.rows('SELECT awb FROM returns WHERE id = ? AND awb IS NOT NULL', back.id).at(0),
    );
    // The courier reports the rest of the way.
    await courierMoves(shop.visitor(), String(awb), 'PICKED UP');
    expect((await asha.get(`/api/returns/${back.id}`)).as(Return).status).toBe('PICKED_UP');
    await courierMoves(shop.visitor(), String(awb), 'DELIVERED');
    await courierMoves(shop.visitor(), String(awb), 'IN TRANSIT');
    expect((await asha.get(`/api/returns/${back.id}`)).as(Return).status).toBe('RECEIVED');

    expect(stockOf(shop, sku)).toEqual({ quantity: 3, reserved: 0 });
    await through(meera, back.id, ['INSPECTED']);
    expect(stockOf(shop, sku)).toEqual({ quantity: 5, reserved: 0 });
    const done = await through(meera, back.id, ['REFUNDED']);
    expect(done).toMatchObject({ status: 'REFUNDED', amount: order.total, condition: 'restock', next: [] });
    expect(refundsOf(shop, order.id)).toEqual([order.total]);
    await until('the refund', () =>
      shop.rows("SELECT id FROM refunds WHERE order_id = ? AND status = 'processed'", order.id).at(0),
    );
    expect(await readOrder(asha, order.id)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'REFUNDED' });
    const papers = shop.rows(
      'SELECT kind, total_paise AS total FROM documents WHERE order_id = ? ORDER BY id',
      order.id,
    );
    expect(papers.map(({ kind }) => kind)).toEqual(['TAX_INVOICE', 'CREDIT_NOTE']);
    expect(papers[1]!.total).toBe(papers[0]!.total);

    await shop.job('send-outbox');
    const subjects = await until('the letters', async () => {
      const found = (await shop.mailsTo(asha.email)).map(({ subject }) => subject);
      return found.some((subject) => subject.includes('is refunded')) ? found : undefined;
    });
    // Only one mail is about the refund: the one with the gateway's reference, which names the return.
    expect(subjects.filter((subject) => /refund/.test(subject))).toHaveLength(1);
    const letter = (await shop.mailsTo(asha.email)).find(({ subject }) => subject.includes('is refunded'))!;
    expect(letter.text).toContain(back.reference);
    expect(letter.text).toContain('Returned in time');
    for (const word of ['We have your return', 'is approved', 'is on its way back', 'has arrived', 'was checked']) {
      expect(
        subjects.filter((subject) => subject.includes(word)),
        word,
      ).toHaveLength(1);
    }
    const told = (await shop.mailsTo('meera@ratnahaat.example')).map(({ subject }) => subject);
    expect(told).toContain(`New return ${back.reference}`);
  });

  test('comes back in part, and what is kept keeps its discount', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 333, stock: 9 })];
    const order = await delivered(shop, asha, sku, { quantity: 3 });
    const back = await asked(asha, order);
    await through(meera, back.id, [...TO_INSPECTED, 'REFUNDED']);
    const net = order.orderItems[0]!.net;
    expect(refundsOf(shop, order.id)).toEqual([Math.floor(net / 3)]);
    expect(await readOrder(asha, order.id)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', total: order.total });
    const { items } = (await asha.get(`/api/returns/options?orderId=${order.orderId}`)).as(ReturnOptions);
    expect(items[0]).toMatchObject({ left: 2, kind: 'RETURN' });
    expect(items[0]!.amounts.at(-1)).toBe(net - Math.floor(net / 3));
  });

  test('of what is damaged leaves the stock alone', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 5 })];
    const back = await asked(asha, await delivered(shop, asha, sku));
    await through(meera, back.id, ['APPROVED', 'PICKED_UP', 'RECEIVED']);
    expect(await move(meera, back.id, 'INSPECTED', {})).toRefuse(422, 'RETURN_CONDITION_MISSING');
    (await move(meera, back.id, 'INSPECTED', { condition: 'damaged' })).as(ManagedReturn);
    expect(stockOf(shop, sku)).toEqual({ quantity: 4, reserved: 0 });
  });

  test('is paid once, however many ask at once', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 800 })];
    const order = await delivered(shop, asha, sku);
    const back = await asked(asha, order);
    await through(meera, back.id, TO_INSPECTED);
    const answers = await Promise.all(
      [meera, shop.admin(), meera, shop.admin()].map((who) => move(who, back.id, 'REFUNDED')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(refundsOf(shop, order.id)).toEqual([order.total]);
  });

  test('is answered again for the same key, and pays once', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 800 })];
    const order = await delivered(shop, asha, sku);
    const key = `return-${shop.mark}`;
    const answers = await Promise.all([1, 2, 3].map(() => askBack(asha, order, {}, 1, key)));
    const made = answers.map((answer) => answer.as(AskedReturn).id);
    expect(new Set(made).size).toBe(1);
  });
});

describe('each step follows another, and no other', () => {
  test('of a return', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const back = await asked(asha, await delivered(shop, asha, sku));
    for (const [at, to] of [...TO_INSPECTED, 'REFUNDED' as const].entries()) {
      const { status, next } = (await meera.get(`/api/returns/${back.id}`)).as(Return);
      for (const other of RETURN_STATUSES.filter((one) => !next.includes(one))) {
        expect(await move(meera, back.id, other), `${status} to ${other}`).toRefuse(
          409,
          'RETURN_MOVE_ILLEGAL',
          `A return that is ${status} cannot become ${other}.`,
        );
      }
      expect(at === 4 || next.includes(to)).toBe(true);
      (await move(meera, back.id, to)).as(ManagedReturn);
    }
  });

  test('and to refuse or to pay, a reason is given', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const order = await delivered(shop, asha, sku);
    const back = await asked(asha, order);
    expect(await move(meera, back.id, 'REJECTED', {})).toRefuse(422, 'RETURN_REASON_MISSING', 'Please give a reason.');
    expect((await move(meera, back.id, 'REJECTED')).as(ManagedReturn)).toMatchObject({ status: 'REJECTED', next: [] });
    // A rejected return may be requested again.
    const again = await asked(asha, order);
    await through(meera, again.id, TO_INSPECTED);
    expect(await move(meera, again.id, 'REFUNDED', {})).toRefuse(422, 'RETURN_REASON_MISSING');
  });

  test('and whoever decided on an older state is shown the new one', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const back = await asked(asha, await delivered(shop, asha, sku));
    await through(meera, back.id, ['APPROVED']);
    const late = await move(meera, back.id, 'PICKED_UP', { version: 1 });
    expect(late).toRefuse(409, 'STALE_VERSION');
    expect((late.json as { current: { status: string } }).current.status).toBe('APPROVED');
  });
});

describe('who may', () => {
  test('see and decide a return: its shopper, its seller and the house', async () => {
    const [asha, rohan, sku] = [await shop.customer('asha'), await shop.customer('rohan'), await shop.sku()];
    const order = await delivered(shop, asha, sku);
    const back = await asked(asha, order, { mediaKeys: [(await uploaded(asha)).key] });
    const path = `/api/returns/${back.id}`;
    for (const who of [asha, meera, shop.admin()]) expect((await who.get(path)).status).toBe(200);
    for (const who of [rohan, shop.seller('farhan')]) {
      expect(await who.get(path)).toRefuse(404, 'RETURN_NOT_FOUND', 'Return not found');
    }
    expect(await move(shop.seller('farhan'), back.id, 'APPROVED')).toRefuse(404, 'RETURN_NOT_FOUND');
    expect(await askBack(rohan, order)).toRefuse(404, 'ORDER_NOT_FOUND');
    const theirs = (await rohan.get('/api/returns')).as(z.array(Return));
    expect(theirs.map(({ id }) => id)).not.toContain(back.id);
    expect((await asha.get('/api/returns')).as(z.array(Return)).map(({ id }) => id)).toContain(back.id);
    const another = await delivered(shop, rohan, sku);
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1, reason: 'changedMind' }];
    expect(await askBack(rohan, another, { items })).toRefuse(404, 'ORDER_NOT_FOUND');
  });

  test('see a picture: whoever was given its address, for ten minutes', async () => {
    const [asha, rohan, sku] = [await shop.customer('asha'), await shop.customer('rohan'), await shop.sku()];
    const photo = await uploaded(asha);
    expect(photo).toMatchObject({ isPublic: false, contentType: 'image/png', metadata: { width: 1, height: 1 } });
    const shown = await shop.visitor().get(photo.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const [path, query] = photo.url.split('?');
    expect(await shop.visitor().get(path!)).toRefuse(404, 'NOT_FOUND');
    expect(await shop.visitor().get(`${path}/320.webp`)).toRefuse(404, 'NOT_FOUND');
    const other = await uploaded(rohan);
    expect(await shop.visitor().get(`${other.url.split('?')[0]}?${query}`)).toRefuse(404, 'NOT_FOUND');
    await shop.later(601, async () => expect(await shop.visitor().get(photo.url)).toRefuse(404, 'NOT_FOUND'));
    const order = await delivered(shop, asha, sku);
    expect(await askBack(asha, order, { mediaKeys: [other.key] })).toRefuse(422, 'RETURN_MEDIA_UNKNOWN');
  });
});

describe('a file', () => {
  test('is what its content says', async () => {
    const asha = await shop.customer('asha');
    const text = new TextEncoder().encode('<svg onload="alert(1)"></svg>');
    expect(await sendFile(asha, text, 'photo.jpg')).toRefuse(
      415,
      'FILE_KIND_WRONG',
      'Only JPEG, PNG, WebP, MP4 and WebM files are allowed. This is an SVG drawing. Please save it as PNG.',
    );
    expect(await sendFile(asha, PICTURE.slice(0, 40))).toRefuse(422, 'FILE_BROKEN');
    expect(await sendFile(asha, new Uint8Array(0))).toRefuse(415, 'FILE_TYPE_WRONG');
    expect((await uploaded(asha, FILM, 'opened.png')).contentType).toBe('video/mp4');
    expect(await asha.post('/api/user/files/upload', { folder: 'returns' })).toRefuse(422, 'FIELDS_INVALID');
  });

  test('has a limit, and loses where it was taken', async () => {
    const asha = await shop.customer('asha');
    const large = new Uint8Array(9 * 1024 * 1024);
    large.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0, 0xff, 0xda]);
    large.set([0xff, 0xd9], large.length - 2);
    expect(await sendFile(asha, large, 'large.jpg')).toRefuse(413, 'FILE_TOO_LARGE');
    const told = new TextEncoder().encode('Exif GPS 17.44 N');
    const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, told.length + 2, ...told];
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9];
    const kept = await uploaded(asha, Uint8Array.from([...jpeg, ...frame]), 'a.jpg');
    expect(kept).toMatchObject({ size: 2 + frame.length, metadata: { width: 2, height: 2 } });
    expect((await shop.visitor().get(kept.url)).text).not.toContain('GPS');
  });
});

describe('what may come back', () => {
  test('until the last second of the window the order was placed with', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 9 })];
    const order = await delivered(shop, asha, sku, { quantity: 2 });
    const deliveredAt = order.consignments[0]!.deliveredAt!;
    const { items } = (await asha.get(`/api/returns/options?orderId=${order.id}`)).as(ReturnOptions);
    expect(items[0]).toMatchObject({ returnUntil: deliveredAt + 7 * A_DAY * 1000, kind: 'RETURN', left: 2 });
    await shop.later(7 * A_DAY - 60, async () => {
      expect((await askBack(asha, order)).status).toBe(200);
    });
    await shop.later(7 * A_DAY + 1, async () => {
      const answer = await askBack(await signedIn(shop, asha), order);
      expect(answer).toRefuse(409, 'RETURN_NOT_POSSIBLE');
      expect(answer.text).toContain('It could be returned until');
    });
  });

  test('only what was delivered, and each piece once', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 30 })];
    const order = await delivered(shop, asha, sku, { quantity: 3 });
    await asked(asha, order, {}, 2);
    expect(await askBack(asha, order, {}, 2)).toRefuse(...notPossible('Only 1 of it can be returned.'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => askBack(asha, order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await askBack(asha, order)).toRefuse(...notPossible('All of it is already being returned.'));
    const { id } = await delivered(shop, asha, sku);
    await meera.patch(`/seller/orders/${id}/status/SHIPPED`);
    const under = await readOrder(asha, id);
    expect(await askBack(asha, under)).toRefuse(...notPossible('This has not been delivered yet.'));
  });

  test('damage within 48 hours, with the film of the opening', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 9 })];
    const order = await delivered(shop, asha, sku, { quantity: 2 });
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1, reason: 'damaged' }];
    expect(await askBack(asha, order, { items })).toRefuse(422, 'RETURN_VIDEO_MISSING');
    const photo = await uploaded(asha);
    expect(await askBack(asha, order, { items, mediaKeys: [photo.key] })).toRefuse(422, 'RETURN_VIDEO_MISSING');
    const film = await uploaded(asha, FILM, 'opening.mp4');
    expect((await askBack(asha, order, { items, mediaKeys: [photo.key, film.key] })).status).toBe(200);
    const late = await uploaded(asha, FILM, 'late.mp4');
    await shop.later(2 * A_DAY + 5, async () => {
      const answer = await askBack(asha, order, { items, mediaKeys: [late.key] });
      expect(answer.text).toContain('Damage and wrong items could be reported until');
    });
  });
});

describe('a return of what was paid at the door', () => {
  test('is paid to a UPI id, which is shown to whoever pays it alone', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900 })];
    const order = await delivered(shop, asha, sku, { way: 'COD' });
    const back = await asked(asha, order, BY_UPI);
    expect(back).toMatchObject({ destination: 'as••••@okhdfc', needsDestination: false });
    await through(meera, back.id, [...TO_INSPECTED, 'REFUNDED']);
    expect(await readOrder(asha, order.id)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(
      shop
        .rows('SELECT sealed FROM refund_destinations')
        .map(({ sealed }) => String(sealed))
        .join(),
    ).not.toContain('rao');

    const admin = shop.admin();
    const due = (await admin.get(`/api/admin/refunds?filter={"q":"${order.orderId}"}`)).as(z.array(ManagedRefund));
    expect(due).toMatchObject([{ amount: order.total, status: 'wanted', destination: 'as••••@okhdfc' }]);
    const { id } = due[0]!;
    expect((await admin.get(`/api/admin/refunds/${id}/destination`)).json).toMatchObject({ upiId: 'asha.rao@okhdfc' });
    expect((await meera.get(`/api/admin/refunds/${id}/destination`)).status).toBe(403);
    const paid = { paidReference: 'UTR123456789', reason: 'Returned' };
    expect(await admin.put(`/api/admin/refunds/${id}`, { paidReference: 'UTR1' })).toRefuse(422, 'FIELDS_INVALID');
    const answers = await Promise.all([1, 2, 3].map(() => admin.put(`/api/admin/refunds/${id}`, paid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await asha.get(`/api/returns/${back.id}`)).as(Return).refund).toMatchObject({
      status: 'processed',
      paidReference: 'UTR123456789',
    });
    const letter = await until('the letter', async () =>
      (await shop.mailsTo(asha.email)).find(({ subject }) => subject.includes('was paid')),
    );
    expect(letter.text).toContain('UTR123456789');
    expect(letter.text).not.toContain('asha.rao@');
    expect(shop.log()).not.toContain('asha.rao@');
  });

  test('waits for a destination, which is checked', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900 })];
    const back = await asked(asha, await delivered(shop, asha, sku, { way: 'COD' }));
    expect(back.needsDestination).toBe(true);
    await through(meera, back.id, TO_INSPECTED);
    expect(await move(meera, back.id, 'REFUNDED')).toRefuse(409, 'RETURN_DESTINATION_MISSING');
    const say = (destination: object) => asha.put(`/api/returns/${back.id}/destination`, { destination });
    const bank = { way: 'BANK', accountNumber: '001234567890', ifsc: 'hdfc0001234', name: 'Asha Rao' };
    for (const [wrong, field, text] of [
      [{ way: 'UPI', upiId: 'asha@ok.in' }, 'upiId', 'This is not a UPI ID: it looks like name@bank'],
      [{ ...bank, accountNumber: '12345678' }, 'accountNumber', 'Account number must be 9 to 18 digits'],
      [{ ...bank, ifsc: 'HDFC1001234' }, 'ifsc', 'IFSC must be 11 characters such as HDFC0001234'],
      [
        { ...bank, accountNumberAgain: '001234567891' },
        'accountNumberAgain',
        'The two account numbers are not the same',
      ],
    ] as const) {
      const answer = await say(wrong);
      expect(answer).toRefuse(422, 'FIELDS_INVALID', text);
      expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([`destination.${field}`]);
    }
    expect((await say(bank)).as(Return)).toMatchObject({ destination: 'account •••• 7890, HDFC0001234' });
    (await move(meera, back.id, 'REFUNDED')).as(ManagedReturn);
    expect(await say(bank)).toRefuse(409, 'RETURN_DESTINATION_FIXED');
  });
});
