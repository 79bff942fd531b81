import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Subscriber } from '#contract/calls/newsletter.ts';
import { subscribed, subscriberIdOf } from '../../support/customer-paths.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const admin = shop.admin();
const path = '/api/admin/newsletter';
const find = async (filter: object) =>
  (await admin.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).as(z.array(Subscriber));

test('who asked and who confirmed stand in the list, by state', async () => {
  const waiting = await subscribed(shop, 'waits');
  const email = await subscribed(shop, 'confirms');
  const token = await until('the link', async () =>
    (await shop.mailsTo(email)).map(({ text }) => /confirm\?token=([0-9a-f]+)/.exec(text)?.[1]).find(Boolean),
  );
  await shop.visitor().send('POST', `/subscriptions/blog/newsletter/confirm?token=${token}`);
  expect((await find({ q: email }))[0]).toMatchObject({ email, status: 'SUBSCRIBED', leftAt: null });
  const pending = (await find({ status: 'PENDING' })).map((one) => one.email);
  expect(pending).toContain(waiting);
  expect(pending).not.toContain(email);
});

test('somebody who asks the house is unsubscribed with a reason, once', async () => {
  const email = await subscribed(shop, 'leaves');
  const id = subscriberIdOf(shop, email);
  expect(await admin.put(`${path}/${id}`, { reason: ' ' })).toRefuseFields({ reason: 'Please give a reason' });
  expect(await admin.put(`${path}/${id}`, { reason: 'By telephone.', version: 7 })).toRefuse(409, 'STALE_VERSION');
  const left = (await admin.put(`${path}/${id}`, { reason: 'By telephone.', version: 1 })).as(Subscriber);
  expect(left).toMatchObject({ status: 'UNSUBSCRIBED', version: 2 });
  expect(left.leftAt).not.toBeNull();
  expect(await admin.put(`${path}/${id}`, { reason: 'Again.' })).toRefuse(409, 'SUBSCRIBER_LEFT');
  expect(shop.rows("SELECT action, reason FROM audit_log WHERE subject = 'subscriber' AND subject_id = ?", id)).toEqual(
    [{ action: 'newsletter ended', reason: 'By telephone.' }],
  );
});

test('the export says of each whether they may be written to', async () => {
  const email = await subscribed(shop, 'exported');
  const { text } = await admin.get(`${path}/export.csv`);
  expect(text.replace(/^\uFEFF/, '').split('\r\n')[0]).toBe(
    'Email,State,Asked,Confirmed,Left,Bounced,Agreed elsewhere',
  );
  expect(text).toContain(`${email},PENDING,`);
});
