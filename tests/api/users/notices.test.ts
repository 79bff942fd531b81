import { expect, test } from 'vitest';
import { Notices } from '#contract/calls/notices.ts';
import { LANGUAGES, pathIn } from '#contract/languages.ts';
import { stopNoticePath } from '#contract/pages/paths.ts';
import { keyedHashOf } from '../../../functions/domain/keyed-hash.ts';
import { noticeToken } from '../../../functions/domain/platform/notices/index.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PATH = '/api/users/notices';
const ONE_CLICK = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

test('mails that are a choice come or not as somebody chose; what is not said stays', async () => {
  const [asha, rohan] = [await shop.signUp('asha'), await shop.signUp('rohan')];
  expect((await asha.get(PATH)).as(Notices)).toEqual({
    reviewReminder: true,
    priceDrop: false,
    cartReminder: false,
    newsletter: null,
  });
  expect((await asha.put(PATH, { priceDrop: true })).as(Notices)).toMatchObject({
    reviewReminder: true,
    priceDrop: true,
  });
  expect((await asha.put(PATH, { reviewReminder: false })).as(Notices)).toMatchObject({
    reviewReminder: false,
    priceDrop: true,
  });
  expect((await asha.put(PATH, {})).as(Notices)).toMatchObject({ reviewReminder: false, priceDrop: true });
  expect((await rohan.get(PATH)).as(Notices)).toMatchObject({ reviewReminder: true, priceDrop: false });
  expect(await asha.put(PATH, { priceDrop: 'yes' })).toRefuse(422, 'FIELDS_INVALID');
});

test('the newsletter is left here, and joined by its own mail alone', async () => {
  const asha = await shop.signUp('reader');
  await shop.visitor().post('/subscriptions/blog/newsletter/subscribe', { email: asha.email });
  expect((await asha.get(PATH)).as(Notices).newsletter).toBe('PENDING');
  expect((await asha.put(PATH, { newsletter: false })).as(Notices).newsletter).toBe('UNSUBSCRIBED');
  expect(await asha.put(PATH, { newsletter: true })).toRefuseFields({
    newsletter: 'The newsletter is joined by its own form',
  });
});

test('the way out of a mail asks when it is opened and stops when it is sent, this kind for this person', async () => {
  const [asha, rohan] = [await shop.signUp('out'), await shop.signUp('stays')];
  const idOf = (email: string) => Number(shop.row('SELECT id FROM users WHERE email = ?', email).id);
  const keyedHash = await keyedHashOf(shop.running.sessionSecret);
  const token = await noticeToken({ keyedHash }, idOf(asha.email), 'reviewReminder');
  const opened = await shop.visitor().get(stopNoticePath(token));
  expect(opened.status).toBe(200);
  expect(opened.text).toContain('Reminders to review your orders');
  const inHindi = await shop.visitor().get(pathIn('hi', stopNoticePath(token)));
  expect(inHindi.text).toContain('<html lang="hi-IN">');
  expect(inHindi.text).toContain('रिव्यू लिखने की याद: ये आपको अब नहीं मिलेंगे।');
  expect((await asha.get(PATH)).as(Notices).reviewReminder).toBe(true);
  // The link of a Hindi mail is of the Hindi page, and a second click changes nothing.
  for (const language of LANGUAGES) {
    const path = pathIn(language, stopNoticePath(token));
    const sent = await shop.visitor().send('POST', path, 'List-Unsubscribe=One-Click', ONE_CLICK);
    expect(sent.status).toBe(200);
  }
  expect((await asha.get(PATH)).as(Notices).reviewReminder).toBe(false);
  expect((await rohan.get(PATH)).as(Notices).reviewReminder).toBe(true);

  const [, , signature] = token.split('.');
  const forged = [
    '',
    'x',
    `${idOf(rohan.email)}.reviewReminder.${signature}`,
    token.replace('reviewReminder', 'orders'),
  ];
  for (const bad of forged) {
    expect((await shop.visitor().get(stopNoticePath(bad))).status).toBe(404);
    expect((await shop.visitor().send('POST', stopNoticePath(bad), '', ONE_CLICK)).status).toBe(404);
  }
  expect((await rohan.get(PATH)).as(Notices).reviewReminder).toBe(true);
});
