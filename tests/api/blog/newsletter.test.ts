import { describe, expect, test } from 'vitest';
import { Message } from '#contract/calls/wire.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const SUBSCRIBE = '/subscriptions/blog/newsletter/subscribe';
const FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

const subscribe = (email: string) => visitor.post(SUBSCRIBE, { email });
const stateOf = (email: string) => shop.row('SELECT status FROM newsletter_subscribers WHERE email = ?', email).status;
const askedTimes = (email: string) =>
  shop.rows('SELECT 1 FROM sandbox_mails WHERE "to" = ? AND subject LIKE \'Please confirm%\'', email).length;

/** Returns the links in the newest mail to an address, without the origin. */
async function linksTo(email: string, mails = 1): Promise<{ confirm: string; unsubscribe: string }> {
  const text = await until(`mail ${mails} to ${email}`, async () => {
    const sent = await shop.mailsTo(email);
    return sent.length >= mails ? sent[0]!.text : undefined;
  });
  const link = (step: string) =>
    new RegExp(`${shop.running.siteOrigin}(/subscriptions/blog/newsletter/${step}\\?token=\\w+)`).exec(text)![1]!;
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
}

test('a reader says yes twice, and leaves with one click', async () => {
  const email = shop.emailOf('reader');
  await subscribe(email.toUpperCase());
  const { confirm, unsubscribe } = await linksTo(email);
  expect(stateOf(email)).toBe('PENDING');

  // Opening a link changes nothing, because mail scanners open links.
  const question = await visitor.get(confirm);
  expect(question.status).toBe(200);
  expect(question.headers.get('cache-control')).toBe('no-store');
  // The address contains the secret, so other sites get at most the origin.
  expect(question.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(stateOf(email)).toBe('PENDING');

  expect((await visitor.send('POST', confirm, '', FORM)).status).toBe(200);
  expect(stateOf(email)).toBe('SUBSCRIBED');
  expect(shop.row('SELECT consent_at FROM newsletter_subscribers WHERE email = ?', email).consent_at).toEqual(
    expect.any(Number),
  );
  expect((await visitor.send('POST', confirm, '', FORM)).status).toBe(200);

  expect((await visitor.get(unsubscribe)).status).toBe(200);
  expect(stateOf(email)).toBe('SUBSCRIBED');
  // As a mail program sends it: https://www.rfc-editor.org/rfc/rfc8058
  expect((await visitor.send('POST', unsubscribe, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
  expect(stateOf(email)).toBe('UNSUBSCRIBED');
  expect((await visitor.send('POST', confirm, '', FORM)).status).toBe(404);
  expect(stateOf(email)).toBe('UNSUBSCRIBED');

  // A new subscription gets a new mail with a new secret.
  await subscribe(email);
  const again = await linksTo(email, 2);
  expect(again.confirm).not.toBe(confirm);
  expect((await visitor.send('POST', again.confirm, '', FORM)).status).toBe(200);
  expect(stateOf(email)).toBe('SUBSCRIBED');
  expect((await visitor.send('POST', unsubscribe, '', FORM)).status).toBe(404);
  expect(stateOf(email)).toBe('SUBSCRIBED');
});

test('the answer never tells whether an address was known', async () => {
  const email = shop.emailOf('known');
  const first = await subscribe(email);
  const { confirm } = await linksTo(email);
  const pending = await subscribe(email);
  await visitor.send('POST', confirm, '', FORM);
  const subscribed = await subscribe(email);
  expect(first.as(Message)).toEqual({ message: expect.stringContaining('confirm') as string });
  for (const answer of [pending, subscribed]) expect([answer.status, answer.text]).toEqual([200, first.text]);
  // Neither request sent another mail.
  expect(stateOf(email)).toBe('SUBSCRIBED');
  expect(askedTimes(email)).toBe(1);
});

test('nobody is asked again within the hour, but after it', async () => {
  const email = shop.emailOf('impatient');
  await subscribe(email);
  await linksTo(email);
  await subscribe(email);
  await shop.later(3700, async () => {
    await subscribe(email);
    await linksTo(email, 2);
  });
  expect(askedTimes(email)).toBe(2);
});

test('a link is good for two weeks', async () => {
  const email = shop.emailOf('slow');
  await subscribe(email);
  const { confirm } = await linksTo(email);
  await shop.later(15 * 24 * 3600, async () => {
    expect((await visitor.send('POST', confirm, '', FORM)).status).toBe(404);
  });
  expect(stateOf(email)).toBe('PENDING');
});

test('what is kept of the secret cannot be used as one', async () => {
  const email = shop.emailOf('careful');
  await subscribe(email);
  const { confirm } = await linksTo(email);
  const token = confirm.split('token=')[1]!;
  const row = JSON.stringify(shop.row('SELECT * FROM newsletter_subscribers WHERE email = ?', email));
  expect(row).not.toContain(token);
  const kept = /"token_hash":"(\w+)"/.exec(row)![1]!;
  expect((await visitor.send('POST', confirm.replace(token, kept.slice(0, 32)), '', FORM)).status).toBe(404);
});

describe('no address is', () => {
  test.each(['', 'asha', 'a@b', 'a@b.in\r\nBcc: x@y.in', `${'a'.repeat(250)}@b.in`, '<x@y.in'])('%j', async (email) => {
    expect(await subscribe(email)).toRefuseFields({ email: words('ADDRESS_EMAIL_INVALID') });
  });

  test('none at all', async () => {
    expect(await visitor.post(SUBSCRIBE)).toRefuseFields({ email: words('ADDRESS_EMAIL_INVALID') });
  });
});

describe('a form without JavaScript', () => {
  test('is answered with a page', async () => {
    const email = shop.emailOf('plain');
    const answer = await visitor.send('POST', SUBSCRIBE, `email=${encodeURIComponent(email)}`, FORM);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('Please check your inbox');
    await linksTo(email);
  });

  test('says in the page what is wrong, and offers itself again', async () => {
    const answer = await visitor.send('POST', SUBSCRIBE, 'email=nobody', FORM);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words('ADDRESS_EMAIL_INVALID'));
    expect(answer.text).toContain('name="email"');
  });

  test('of megabytes is refused', async () => {
    expect(await visitor.send('POST', SUBSCRIBE, `email=${'a'.repeat(100_000)}`, FORM)).toRefuse(413, 'BODY_TOO_LARGE');
  });
});

test.each(['confirm', 'unsubscribe'])('a link to %s with no good secret says so', async (step) => {
  for (const token of ['', 'x', '0'.repeat(32), "' OR 1=1 --"]) {
    const path = `/subscriptions/blog/newsletter/${step}?token=${encodeURIComponent(token)}`;
    const answer = await visitor.send('POST', path, '', FORM);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('no longer valid');
  }
});

test('a clock that is set back makes nobody wait for their mail', async () => {
  const email = shop.emailOf('earlier');
  await shop.later(3 * 3600, async () => {
    (await subscribe(email)).as(Message);
  });
  (await subscribe(email)).as(Message);
  expect(await until('the second mail', () => (askedTimes(email) === 2 ? true : undefined))).toBe(true);
});
