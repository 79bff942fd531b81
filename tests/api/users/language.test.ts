import { describe, expect, test } from 'vitest';
import { PersonalCopy } from '#contract/calls/account.ts';
import { Session } from '#contract/calls/auth.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { NEWSLETTER_PATH } from '#contract/pages/paths.ts';
import { Message } from '#contract/calls/wire.ts';
import { LANGUAGE_HEADER } from '#contract/languages.ts';
import { buy } from '../../support/buy.ts';
import { Persona } from '../../support/persona.ts';
import type { RequestOptions } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode, codeFor } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { origin } = shop.running;
const visitor = shop.visitor();
const PROFILE = '/api/users/profile';
const ON_HINDI_PAGE = { headers: { [LANGUAGE_HEADER]: 'hi' } };

/** Signs up on a Hindi page. */
async function ashaInHindi(name: string): Promise<Persona> {
  const email = shop.emailOf(name);
  await visitor.post('/auth/sent/login-signup-otp', { email }, ON_HINDI_PAGE);
  const form = { email, otp: await codeFor(origin, email), fullName: 'आशा राव', mobile: '9848012345' };
  const { jwtToken } = (await visitor.post('/auth/signUp', form, ON_HINDI_PAGE)).as(Session);
  return new Persona(origin, jwtToken, email);
}
const languageOf = async (person: Persona) => (await person.get(PROFILE)).as(UserProfile).language;
/** Waits for a mail with these words in its subject, which is sent after the answer. */
const mailTo = (email: string, subject: RegExp) =>
  until(`a mail to ${email}: ${subject}`, async () =>
    (await shop.mailsTo(email)).find((mail) => subject.test(mail.subject)),
  );

test('who signs up on a Hindi page gets mails in Hindi, with links to Hindi pages', async () => {
  const asha = await ashaInHindi('hindi');
  expect(await languageOf(asha)).toBe('hi');
  const code = await mailTo(asha.email, /OTP/);
  expect(code.subject).toMatch(/^\d{6} आपका .+ OTP है$/);
  expect(code.html).toContain('<html lang="hi-IN">');
  const { orderId } = await buy(asha, await shop.sku());
  const placed = await mailTo(asha.email, new RegExp(orderId));
  expect(placed.subject).toBe(`आपका ऑर्डर ${orderId} हो गया है`);
  expect(placed.text).toContain('पैसे तैयार रखें: पेमेंट डिलीवरी पर करना है।');
});

test('who signs in on an English page keeps the language that was chosen before', async () => {
  const { email } = await ashaInHindi('both');
  await shop.later(31, async () => {
    const otp = await askForCode(origin, 'customer', email);
    expect((await mailTo(email, new RegExp(otp))).subject).toContain('आपका');
    const { jwtToken } = (await visitor.post('/auth/signIn', { email, otp })).as(Session);
    expect(await languageOf(new Persona(origin, jwtToken))).toBe('hi');
  });
});

test('the language is chosen in the profile, and is in the copy of the personal data', async () => {
  const asha = await shop.customer('choosing');
  expect(await languageOf(asha)).toBe('en');
  expect((await asha.patch(PROFILE, { language: 'hi' })).as(UserProfile)).toMatchObject({ language: 'hi', version: 2 });
  expect(await asha.patch(PROFILE, { language: 'ta' })).toRefuseFields({ language: 'Please choose a language' });
  expect(await languageOf(asha)).toBe('hi');
  const { sections } = (await asha.get('/api/users/export')).as(PersonalCopy);
  expect(sections[0]!.rows[0]).toMatchObject({ language: 'hi' });
  const { orderId } = await buy(asha, await shop.sku());
  expect((await mailTo(asha.email, new RegExp(orderId))).subject).toContain('आपका ऑर्डर');
});

test('an owner changes the words of a mail by language', async () => {
  const admin = shop.admin();
  const path = '/api/admin/settings/mails/noPassword.hi';
  const { subject, greeting, text, closing } = (await admin.get(path)).json as Record<string, string>;
  const change = { subject, greeting, text, closing, reason: 'Warmer' };
  await admin.put(path, { ...change, subject: '{shop} में बिना पासवर्ड' });
  const [hindi, english] = [shop.emailOf('hindi-words'), shop.emailOf('english-words')];
  await visitor.post('/auth/reset-password-request', { email: hindi }, ON_HINDI_PAGE);
  await visitor.post('/auth/reset-password-request', { email: english });
  expect((await mailTo(hindi, /./)).subject).toMatch(/ में बिना पासवर्ड$/);
  expect((await mailTo(english, /./)).subject).toMatch(/^You sign in to/);
  await admin.put(path, change);
});

test('a visitor who waits for an item on a Hindi page is told in Hindi', async () => {
  const [sku, email] = [await shop.sku({ stock: 0 }), shop.emailOf('waiting')];
  await visitor.post('/api/stock-notices/by-email', { skuId: sku.skuId, email }, ON_HINDI_PAGE);
  const asked = await mailTo(email, /स्टॉक में आने पर/);
  const confirm = /\/hi\/stock-notice\/confirm\?token=[\w.%-]+/.exec(asked.text)![0];
  expect((await visitor.get(confirm)).text).toMatch(/<h1[^>]*>स्टॉक में आने पर बताएँ\?</);
  expect((await visitor.send('POST', confirm)).text).toMatch(/<h1[^>]*>हम आपको बताएँगे</);
  await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 2 });
  await shop.job('tell-back-in-stock');
  await shop.job('send-outbox');
  expect((await mailTo(email, /^फिर से स्टॉक में/)).text).toContain(`/hi/product/${sku.seoUrl}`);
});

test('a message of the contact form is answered in the language of its page', async () => {
  const email = shop.emailOf('writing');
  const form = { name: 'आशा', email, subject: 'साइज़', message: 'कौन सा साइज़ सही है?', kind: 'CONTACT', website: '' };
  await visitor.post('/api/contact', form, ON_HINDI_PAGE);
  expect((await mailTo(email, /./)).subject).toMatch(/^आपका संदेश हमें मिल गया है: /);
});

describe('the API says to a Hindi page in Hindi, and in English to everybody else,', () => {
  const both = async (path: string, body: object) => [
    await visitor.post(path, body, ON_HINDI_PAGE),
    await visitor.post(path, body),
    await visitor.post(path, body, { headers: { [LANGUAGE_HEADER]: 'ta' } }),
  ];

  test('why something is refused', async () => {
    const [hindi, ...english] = await both('/auth/signIn', { email: shop.emailOf('nobody'), otp: '123456' });
    expect(hindi!).toRefuse(401, 'CODE_VOID', 'यह OTP अब नहीं चलेगा। कृपया नया OTP माँगें।');
    for (const one of english) {
      expect(one).toRefuse(401, 'CODE_VOID', 'This OTP can no longer be used. Please ask for a new one.');
    }
  });

  test('what is wrong with a field', async () => {
    const [hindi, ...english] = await both('/auth/signIn', { email: 'asha', otp: '12' });
    expect(hindi!).toRefuseFields({ email: 'कृपया सही ईमेल डालें', otp: 'कृपया 6 अंकों का OTP डालें' });
    for (const one of english) {
      expect(one).toRefuseFields({ email: 'Please enter a valid email address', otp: 'Please enter the 6-digit OTP' });
    }
  });

  test('that something was done', async () => {
    const emails = [shop.emailOf('first'), shop.emailOf('second')] as const;
    const subscribe = (email: string, options?: RequestOptions) =>
      visitor.post(`${NEWSLETTER_PATH}/subscribe`, { email }, options);
    expect((await subscribe(emails[0], ON_HINDI_PAGE)).as(Message).message).toMatch(/^धन्यवाद। /);
    expect((await subscribe(emails[1])).as(Message).message).toMatch(/^Thank you\. /);
    expect((await mailTo(emails[0], /./)).subject).toMatch(/^कृपया पुष्टि करें: /);
  });
});
