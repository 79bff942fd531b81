import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DataRequest } from '#contract/calls/data-requests.ts';
import { DATA_REQUEST_DAYS } from '#contract/states/data-request.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { userIdOf } from '../../support/customer-paths.ts';
import { codeToDelete } from '../../support/delete-account.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const admin = shop.admin();
const path = '/api/admin/data-requests';
const DAY_MS = 24 * 3600_000;
const find = async (filter: object) =>
  (await admin.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).as(z.array(DataRequest));

const askToDelete = async (who: Persona) => {
  const answer = await who.post('/api/users/deletion', { otp: await codeToDelete(shop, who) });
  expect(answer.status, answer.text).toBe(200);
};

test('a copy that somebody takes in their account stands in the list as done by the shop', async () => {
  const asha = await shop.signUp('Asha');
  expect((await asha.get('/api/users/export')).status).toBe(200);
  const [copy] = await find({ q: asha.email });
  expect(copy).toMatchObject({
    kind: 'COPY',
    status: 'DONE',
    email: asha.email,
    userId: userIdOf(shop, asha),
    isByAccount: true,
    doneBy: null,
  });
  expect((await asha.get('/api/users/export')).text).toContain('What you asked of the data about you');
});

test('a deletion waits for orders, may be taken back, and is done without a name', async () => {
  const bina = await shop.signUp('Bina');
  await buy(bina, await shop.sku());
  await askToDelete(bina);
  expect(await find({ q: bina.email })).toMatchObject([{ kind: 'DELETION', status: 'WAITING', doneAt: null }]);
  expect((await bina.delete('/api/users/deletion')).status).toBe(200);
  expect(await find({ q: bina.email })).toMatchObject([{ status: 'WITHDRAWN' }]);

  const chhaya = await shop.signUp('Chhaya');
  const id = userIdOf(shop, chhaya);
  await askToDelete(chhaya);
  await until(
    'the deletion',
    () => shop.rows('SELECT id FROM account_deletions WHERE user_id = ? AND done_at > 0', id)[0],
  );
  const { id: request } = shop.row('SELECT id FROM data_requests WHERE user_id = ?', id);
  const done = (await admin.get(`${path}/${Number(request)}`)).as(DataRequest);
  expect(done).toMatchObject({ kind: 'DELETION', status: 'DONE', email: null, userId: null });
});

test('a request by letter has its clock and is settled once, with what was done', async () => {
  const email = shop.emailOf('writes');
  expect(await admin.post(path, { email: 'none', kind: 'MOON' })).toRefuse(422, 'FIELDS_INVALID');
  const body = { email, kind: 'CORRECTION', note: 'The name is spelt Deepa.' };
  const entered = (await admin.post(path, body)).as(DataRequest);
  expect(entered).toMatchObject({ status: 'OPEN', email, userId: null, isByAccount: false, note: body.note });
  expect(entered.dueUntil - entered.createdAt).toBe(DATA_REQUEST_DAYS * DAY_MS);
  expect((await admin.get(`${path}/${entered.id}`)).as(DataRequest)).toEqual(entered);
  const settle = (reason: string, version?: number) => admin.put(`${path}/${entered.id}`, { reason, version });
  expect(await settle(' ')).toRefuseFields({ reason: 'Please say what was done, or the reason why not' });
  expect(await settle('Done.', 9)).toRefuse(409, 'STALE_VERSION');
  const settled = (await settle('The name was changed.', 1)).as(DataRequest);
  expect(settled).toMatchObject({ status: 'DONE', doneBy: 'Nandini Iyer', outcome: 'The name was changed.' });
  expect(await settle('Again.')).toRefuse(409, 'DATA_REQUEST_SETTLED');
  expect((await find({ status: 'OPEN' })).map(({ id }) => id)).not.toContain(entered.id);
});

test('what the shop does by itself is settled by nobody', async () => {
  const esha = await shop.signUp('Esha');
  await buy(esha, await shop.sku());
  await askToDelete(esha);
  const [waiting] = await find({ q: esha.email });
  expect(await admin.put(`${path}/${waiting!.id}`, { reason: 'By hand.' })).toRefuse(409, 'DATA_REQUEST_SETTLED');
});

test('requests are forgotten three years after they were settled', async () => {
  const settled = "SELECT id FROM data_requests WHERE kind = 'COPY' AND coalesce(done_at, created_at) <= ?";
  const now = clock.now();
  expect(shop.rows(settled, now)).not.toEqual([]);
  await shop.later(3 * 366 * 24 * 3600, async () => {
    await shop.job('purge-expired');
    expect(shop.rows(settled, now)).toEqual([]);
  });
});
