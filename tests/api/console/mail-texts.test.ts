import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailPreview, MailText, MailTexts, MailTextValues } from '#contract/calls/mail-texts.ts';
import { versionsOf } from '#contract/calls/store-settings.ts';
import { Message } from '#contract/calls/wire.ts';
import { buy } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/api/admin/settings/mails';

const read = async (mail: string) => (await admin.get(`${PATH}/${mail}`)).as(MailText);
const wordsOf = async (mail: string) => {
  const { subject, greeting, text, closing } = await read(mail);
  return { subject, greeting, text, closing };
};
const put = async (mail: string, change: object) =>
  admin.put(`${PATH}/${mail}`, { ...(await wordsOf(mail)), reason: 'Friendlier', ...change });

/** Other tests of this shop send these mails, so their default texts are restored at the end. */
const MAILED_TO_OTHERS = ['orderPlaced', 'orderSwitched'];
const ownWords = new Map<string, object>();
beforeAll(async () => {
  for (const mail of MAILED_TO_OTHERS) ownWords.set(mail, await wordsOf(mail));
});
afterAll(async () => {
  for (const [mail, words] of ownWords) await put(mail, words);
});

const lastMailTo = async (email: string) => (await shop.mailsTo(email))[0]!;

test('every mail is listed with who gets it, when, and whether its words are the shop’s own', async () => {
  const { mails } = (await admin.get(PATH)).as(MailTexts);
  expect(mails.length).toBeGreaterThan(80);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  expect(mails.find(({ id }) => id === 'refunded')).toMatchObject({
    to: 'shopper',
    when: 'when the payment gateway has refunded an amount',
    isChanged: false,
    changedBy: null,
  });
});

test('an order is confirmed in the words that were typed, with its own facts and as text alone', async () => {
  const changed = await put('orderPlaced', {
    subject: 'Lovely choice: {order}',
    text: '<b>Thank you</b>, {name}.\n\n{arrival} {payment} {gift}',
    closing: 'With love from Hyderabad',
  });
  expect(changed.as(MailText)).toMatchObject({ version: 1, greeting: 'Namaste {name},' });
  const asha = await shop.customer('asha');
  const { orderId } = await buy(asha, await shop.sku());
  await expect
    .poll(async () => (await shop.mailsTo(asha.email)).map(({ subject }) => subject))
    .toContain(`Lovely choice: ${orderId}`);
  const mail = (await shop.mailsTo(asha.email)).find(({ subject }) => subject === `Lovely choice: ${orderId}`)!;
  expect(mail.text).toMatch(/<b>Thank you<\/b>, .+\.\n\n(Delivery takes|It arrives)/);
  expect(mail.text).toContain('Please keep the amount ready: you pay on delivery.');
  expect(mail.text).toContain('With love from Hyderabad');
  expect(mail.html).toContain('&lt;b&gt;Thank you&lt;/b&gt;');
});

describe('a change of the words', () => {
  test('is a version with who and why, is in the audit log, and an earlier one comes back', async () => {
    const own = await wordsOf('backInStock');
    const [first, second] = [
      (await put('backInStock', { subject: 'It is back: {product}', reason: 'Shorter' })).as(MailText),
      (await put('backInStock', { closing: 'See you soon', reason: 'Warmer' })).as(MailText),
    ];
    expect([first.version, second.version]).toEqual([1, 2]);
    const { versions } = (await admin.get(`${PATH}/backInStock/versions`)).as(versionsOf(MailTextValues));
    expect(versions.map(({ version, reason, values }) => [version, reason, values.subject, values.closing])).toEqual([
      [2, 'Warmer', 'It is back: {product}', 'See you soon'],
      [1, 'Shorter', 'It is back: {product}', ''],
      [0, null, own.subject, ''],
    ]);
    expect(versions[0]!.email).toBe('admin@ratnahaat.example');
    expect(
      shop.row(
        "SELECT action, reason, json_extract(before, '$.closing') AS was, json_extract(after, '$.closing') AS became FROM audit_log WHERE subject = 'mailText' ORDER BY id DESC LIMIT 1",
      ),
    ).toEqual({ action: 'email “Back in stock” changed', reason: 'Warmer', was: '', became: 'See you soon' });
    const back = (await put('backInStock', { ...own, reason: 'As it was' })).as(MailText);
    expect(back).toMatchObject({ ...own, version: 3 });
    const { mails } = (await admin.get(PATH)).as(MailTexts);
    expect(mails.find(({ id }) => id === 'backInStock')).toMatchObject({ isChanged: false });
  });

  test('made on an older version is shown the present one', async () => {
    const { version } = await read('orderSwitched');
    await put('orderSwitched', { subject: 'Paid: {order}', version });
    const stale = await put('orderSwitched', { subject: 'Another', version });
    expect(stale).toRefuse(409, 'STALE_VERSION');
    expect((stale.json as { current: unknown }).current).toMatchObject({ subject: 'Paid: {order}', version: 1 });
  });

  test('with a fact that the mail does not have, or without one it needs, is refused at its field', async () => {
    const refused = await put('orderCancelled.whole', { subject: 'Your {sum}', text: 'It is cancelled.' });
    expect(refused).toRefuseFields({
      subject: '{sum} is no fact of this email. There is {name}, {order}, {shop}',
      text: '{refund} must stand in the text once: What is refunded and when, or that nothing was charged',
    });
    expect(await put('orderCancelled.whole', { closing: 'See www.example.in' })).toRefuseFields({
      closing: 'Closing cannot have a web address: links are put in by the shop',
    });
    expect((await read('orderCancelled.whole')).version).toBe(0);
  });

  test('is for those who may change the settings, and others see it', async () => {
    const reader = await shop.staff({ subRole: 'readOnly' });
    expect((await reader.get(`${PATH}/refunded`)).status).toBe(200);
    const words = await wordsOf('refunded');
    expect((await reader.put(`${PATH}/refunded`, { ...words, reason: 'x' })).status).toBe(403);
    expect((await reader.post(`${PATH}/refunded/test`, words)).status).toBe(403);
    const support = await shop.staff({ subRole: 'support' });
    expect((await support.get(PATH)).status).toBe(403);
    expect((await admin.get(`${PATH}/nothing`)).status).toBe(404);
  });
});

describe('a preview', () => {
  test('is the mail itself in the words that were typed, and keeps nothing', async () => {
    const words = { ...(await wordsOf('refunded')), closing: 'Yours & mine' };
    const { subject, text, html } = (await admin.post(`${PATH}/refunded/preview`, words)).as(MailPreview);
    expect(subject).toBe('₹1,374 of your order RH-7K4M-92QD-X3TB is refunded');
    expect(text).toContain('To: your UPI account');
    expect(html).toContain('Yours &amp; mine');
    expect((await read('refunded')).version).toBe(0);
  });

  test('of words that would not be taken says why', async () => {
    const words = { ...(await wordsOf('refunded')), greeting: 'Dear {nobody}' };
    expect(await admin.post(`${PATH}/refunded/preview`, words)).toRefuseFields({
      greeting: '{nobody} is no fact of this email. There is {name}, {order}, {amount}, {account}, {shop}',
    });
  });

  test('is mailed to who asks for it, marked as a test and once for one key', async () => {
    const owner = await shop.staff({ subRole: 'owner' });
    const words = { ...(await wordsOf('priceDrops')), closing: `Test of ${shop.mark}` };
    const headers = { 'Idempotency-Key': `test-${shop.mark}` };
    const ask = () => owner.post(`${PATH}/priceDrops/test`, words, { headers });
    expect((await ask()).as(Message).message).toBe(`The test is on its way to ${owner.email}.`);
    expect((await ask()).as(Message).message).toBe(`The test is on its way to ${owner.email}.`);
    await expect.poll(async () => (await lastMailTo(owner.email)).subject).toMatch(/^Test: Kundan Peacock Jhumka/);
    expect((await lastMailTo(owner.email)).text).toContain(`Test of ${shop.mark}`);
    const tests = (await shop.mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Test: '));
    expect(tests).toHaveLength(1);
  });
});
