import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { JobStates, ManagedOutboxItem, Publishing } from '#contract/calls/system.ts';
import { maskedAddress } from '#contract/shop/masked.ts';
import { buy } from '../../support/buy.ts';
import { deadItem } from '../../support/dead-item.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();

const jobNamed = async (name: string) => {
  const { jobs } = (await shop.admin().get('/api/admin/jobs')).as(JobStates);
  return jobs.find((job) => job.name === name)!;
};

test('a job that is asked for is due at once, and the audit log says who asked', async () => {
  const owner = await shop.staff({ subRole: 'owner' });
  const answer = await owner.post('/api/admin/jobs/purge-expired/run');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.as(JobStates).jobs.find(({ name }) => name === 'purge-expired')).toMatchObject({
    isAskedFor: true,
    hasTurns: true,
    everySeconds: 3600,
  });
  expect(shop.row("SELECT next_at FROM jobs WHERE name = 'purge-expired'").next_at).toBe(0);
  expect(
    shop.row(
      `SELECT action, after, email FROM audit_log JOIN users ON users.id = actor_user_id
       WHERE subject = 'job' ORDER BY audit_log.id DESC LIMIT 1`,
    ),
  ).toMatchObject({ action: 'job asked for', after: '{"job":"purge-expired"}', email: owner.email });
});

test('a job that runs in every process is never asked for, nor one that is none', async () => {
  for (const name of ['send-outbox', 'publish', 'nothing']) {
    expect((await shop.admin().post(`/api/admin/jobs/${name}/run`)).status, name).toBe(404);
  }
  expect(await jobNamed('send-outbox')).toMatchObject({ hasTurns: false, nextAt: null });
});

test('who reads only sees jobs and the outbox and changes neither; others see neither', async () => {
  const id = deadItem(shop, `read-${shop.mark}`, { name: 'emailChanged', newEmail: 'new@example.in' });
  const reader = await shop.staff({ subRole: 'readOnly' });
  expect((await reader.get('/api/admin/jobs')).status).toBe(200);
  expect((await reader.get('/api/admin/outbox')).status).toBe(200);
  expect((await reader.post('/api/admin/jobs/purge-expired/run')).status).toBe(403);
  expect((await reader.post(`/api/admin/outbox/${id}/resend`)).status).toBe(403);
  const support = await shop.staff({ subRole: 'support' });
  expect((await support.get('/api/admin/jobs')).status).toBe(403);
  expect((await support.get('/api/admin/outbox')).status).toBe(403);
});

test('a change of a page is known as one that waits until the pages show it', async () => {
  const admin = shop.admin();
  const read = async () => (await admin.get('/api/admin/publishing')).as(Publishing);
  const before = await read();
  await shop.sku();
  const after = await read();
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.changes > 0 ? after.since : 0).not.toBeNull();
});

test('what was sent says which mail it was and of which order, and no more to whom it went', async () => {
  const asha = await shop.customer('asha');
  const { orderId } = await buy(asha, await shop.sku());
  const told = (await until('the mail', async () => {
    const asked = encodeURIComponent(JSON.stringify({ q: `order-placed-${orderId}`, status: 'sent' }));
    const items = (await shop.admin().get(`/api/admin/outbox?filter=${asked}`)).as(z.array(ManagedOutboxItem));
    return items.find(({ key }) => key === `order-placed-${orderId}`);
  }))!;
  expect(told).toMatchObject({ mail: 'orderPlaced', about: orderId, to: null });
  expect(shop.row('SELECT payload FROM outbox WHERE id = ?', told.id)).toEqual({ payload: '{"name":"orderPlaced"}' });
});

test('what was given up is sent again by an owner, once; what held a code is not', async () => {
  const admin = shop.admin();
  const whole = deadItem(shop, `whole-${shop.mark}`, { name: 'emailChanged', newEmail: 'new@example.in' });
  const forgotten = deadItem(shop, `code-${shop.mark}`, { name: 'signInCode' });
  const list = await admin.get(
    `/api/admin/outbox?filter=${encodeURIComponent(JSON.stringify({ q: shop.mark, status: 'dead' }))}`,
  );
  expect(list.json).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: whole,
        mail: 'emailChanged',
        to: maskedAddress(shop.emailOf('gone')),
        canBeSentAgain: true,
        lastError: 'mail: answered 500',
      }),
      expect.objectContaining({ id: forgotten, mail: 'signInCode', canBeSentAgain: false }),
    ]),
  );
  for (const email of ['new@example.in', shop.emailOf('gone')]) expect(list.text).not.toContain(email);
  expect((await admin.post(`/api/admin/outbox/${forgotten}/resend`)).status).toBe(404);
  const again = (await admin.post(`/api/admin/outbox/${whole}/resend`)).as(ManagedOutboxItem);
  expect(again).toMatchObject({ status: 'waiting', attempts: 0 });
  expect((await admin.post(`/api/admin/outbox/${whole}/resend`)).status).toBe(404);
});
