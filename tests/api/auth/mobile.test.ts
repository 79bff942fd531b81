import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MobileWay, Session, SignInMobile } from '#contract/calls/auth.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { Message } from '#contract/calls/wire.ts';
import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { codeMessage } from '../../../functions/domain/platform/messages/index.ts';
import { atServices, messagesTo, newMobile } from '../../support/messages.ts';
import { Persona } from '../../support/persona.ts';
import { codeAtMobile, offerMobileCodes, withMobile } from '../../support/mobile-sign-in.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const SEND = '/auth/mobile/code';
const ENTER = '/auth/mobile/signIn';
const OWN = '/api/users/sign-in-mobile';

beforeAll(() => offerMobileCodes(shop));
afterAll(() => offerMobileCodes(shop, false));

const send = (mobile: string) => shop.visitor().post(SEND, { mobile });
const sentTo = (mobile: string) => codeAtMobile(shop, mobile, async () => (await send(mobile)).as(Message));
const enter = (mobile: string, otp: string) => shop.visitor().post(ENTER, { mobile, otp });
/** Returns the email of the account that a token opens. */
async function accountOf(jwtToken: string): Promise<string> {
  return (await new Persona(shop.running.origin, jwtToken).get('/api/users/profile')).as(UserProfile).email;
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const mailed = (email: string, subject: string) =>
  until(`the mail '${subject}'`, async () => {
    await shop.job('send-outbox');
    return (await shop.mailsTo(email)).find((mail) => mail.subject === subject);
  });

test('a confirmed mobile signs its shopper in with an OTP by SMS', async () => {
  const asha = await shop.signUp('asha');
  expect((await asha.get(OWN)).as(SignInMobile)).toEqual({ isOffered: true, mobile: null });
  const mobile = await withMobile(shop, asha);
  expect((await asha.get(OWN)).as(SignInMobile)).toEqual({ isOffered: true, mobile });
  await shop.later(61, async () => {
    const session = (await enter(mobile, await sentTo(mobile))).as(Session);
    expect(session.role).toBe('ROLE_CUSTOMER');
    expect(await accountOf(session.jwtToken)).toBe(asha.email);
  });
  const messages = await messagesTo(shop, mobile);
  expect(messages.map(({ channel, template }) => `${channel} ${template}`)).toEqual([
    'sms code_by_mobile',
    'sms code_by_mobile',
  ]);
});

test('the words of a message name the minutes that an OTP is valid', () => {
  for (const text of Object.values(codeMessage.words)) expect(text).toContain(` ${CODE_VALID_MINUTES} `);
});

test('the OTP is neither in the log of messages nor in the outbox after it is sent', async () => {
  const asha = await shop.signUp('logged');
  const mobile = newMobile();
  const otp = await codeAtMobile(shop, mobile, () => asha.post(`${OWN}/code`, { mobile }));
  expect(shop.rows('SELECT purpose, "values" FROM messages WHERE mobile = ?', mobile)).toEqual([
    { purpose: 'signIn', values: '{}' },
  ]);
  // The message is there before the shop has noted that it is sent.
  const kept = () => shop.rows("SELECT payload FROM outbox WHERE kind = 'codeToMobile' AND payload LIKE ?", `%${otp}%`);
  await until('the OTP to leave the outbox', () => kept().length === 0 || undefined);
  expect(kept()).toEqual([]);
});

describe('a number that nobody confirmed', () => {
  test('gets no message, and the answer is the same as for one that is confirmed', async () => {
    const unknown = newMobile();
    const asha = await shop.signUp('secret');
    // It is only the number of the profile.
    await asha.patch('/api/users/profile', { mobile: unknown });
    const known = await withMobile(shop, asha);
    await shop.later(61, async () => {
      const [first, second] = [await send(known), await send(unknown)];
      expect(whatItTells(first)).toEqual(whatItTells(second));
      const again = [await send(known), await send(unknown)];
      expect(again[0]).toRefuse(429, 'CODE_RESEND_LOCKED');
      expect(whatItTells(again[0]!)).toEqual(whatItTells(again[1]!));
      expect(await messagesTo(shop, unknown)).toEqual([]);
    });
  });

  test('opens nothing with any OTP', async () => {
    const mobile = newMobile();
    expect(await enter(mobile, '123456')).toRefuse(401, 'CODE_VOID');
    await send(mobile);
    expect(await enter(mobile, '123456')).toRefuse(401, 'CODE_WRONG');
  });
});

test('an OTP has five tries, is used once, and belongs to who requested it', async () => {
  const mobile = await withMobile(shop, await shop.signUp('guessed'));
  await shop.later(61, async () => {
    const otp = await sentTo(mobile);
    expect(await shop.visitor().post(ENTER, { mobile, otp, handle: '0123456789abcdef0123456789abcdef' })).toRefuse(
      401,
      'CODE_VOID',
    );
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(mobile, wrong(otp))).toRefuse(401, 'CODE_WRONG');
    expect(await enter(mobile, otp)).toRefuse(429, 'CODE_TRIES_USED_UP');
  });
  await shop.later(200, async () => {
    const otp = await sentTo(mobile);
    (await enter(mobile, otp)).as(Session);
    expect(await enter(mobile, otp)).toRefuse(401, 'CODE_VOID');
  });
});

test('an OTP that confirms a mobile signs nobody in, and one that signs in confirms nothing', async () => {
  const [asha, mobile] = [await shop.signUp('crossed'), newMobile()];
  const otp = await codeAtMobile(shop, mobile, () => asha.post(`${OWN}/code`, { mobile }));
  expect(await enter(mobile, otp)).toRefuse(401, 'CODE_VOID');
  expect(await asha.put(OWN, { mobile: newMobile(), otp })).toRefuse(401, 'CODE_VOID');
  expect((await asha.get(OWN)).as(SignInMobile).mobile).toBeNull();
});

test('a new owner of a number takes it over: the account before is told, and loses it with its open OTPs', async () => {
  const before = await shop.signUp('before');
  const mobile = await withMobile(shop, before);
  const after = await shop.signUp('after');
  await shop.later(61, async () => {
    const open = await sentTo(mobile);
    await withMobile(shop, after, mobile);
    expect(await enter(mobile, open)).toRefuse(401, 'CODE_VOID');
    expect((await before.get(OWN)).as(SignInMobile).mobile).toBeNull();
  });
  await shop.later(200, async () => {
    const { jwtToken } = (await enter(mobile, await sentTo(mobile))).as(Session);
    expect(await accountOf(jwtToken)).toBe(after.email);
  });
  const lost = await mailed(before.email, 'Your mobile no longer signs you in to Ratnahaat');
  expect(lost.text).toContain(mobile);
  await mailed(after.email, 'Your mobile signs you in to Ratnahaat now');
});

test('a wrong OTP takes no number from its account', async () => {
  const owner = await shop.signUp('owner');
  const mobile = await withMobile(shop, owner);
  const thief = await shop.signUp('thief');
  await shop.later(61, async () => {
    const otp = await codeAtMobile(shop, mobile, () => thief.post(`${OWN}/code`, { mobile }));
    expect(await thief.put(OWN, { mobile, otp: wrong(otp) })).toRefuse(401, 'CODE_WRONG');
  });
  expect((await owner.get(OWN)).as(SignInMobile).mobile).toBe(mobile);
});

test('another mobile of the same shopper replaces the first, and one that is removed signs nobody in', async () => {
  const asha = await shop.signUp('moved');
  const first = await withMobile(shop, asha);
  const second = await withMobile(shop, asha);
  expect((await asha.get(OWN)).as(SignInMobile).mobile).toBe(second);
  await send(first);
  await shop.later(61, async () => {
    const otp = await sentTo(second);
    expect((await asha.delete(OWN)).as(SignInMobile)).toEqual({ isOffered: true, mobile: null });
    expect(await enter(second, otp)).toRefuse(401, 'CODE_VOID');
  });
  expect((await messagesTo(shop, first)).length).toBe(1);
});

test('a sign-in from a new device is mailed', async () => {
  const asha = await shop.signUp('device');
  const mobile = await withMobile(shop, asha);
  await shop.later(61, async () => {
    const phone = { mobile, handle: 'fedcba9876543210fedcba9876543210' };
    const otp = await codeAtMobile(shop, mobile, () => shop.visitor().post(SEND, phone));
    (await shop.visitor().post(ENTER, { ...phone, otp })).as(Session);
  });
  const mail = await mailed(asha.email, 'New sign-in to your Ratnahaat account');
  expect(mail.text).toContain(mobile);
});

test('an account has at most ten OTPs a day to confirm mobiles', async () => {
  const asha = await shop.signUp('eager');
  for (let count = 0; count < 10; count += 1) (await asha.post(`${OWN}/code`, { mobile: newMobile() })).as(Message);
  expect(await asha.post(`${OWN}/code`, { mobile: newMobile() })).toRefuse(429, 'CODE_TOO_MANY');
});

test('an OTP that the SMS service refuses goes by WhatsApp, with a button that copies it', async () => {
  const [asha, mobile] = [await shop.signUp('refused'), newMobile()];
  await atServices(shop, 'faults', { channel: 'sms', code: 400, mobile: `91${mobile}` });
  const otp = await codeAtMobile(shop, mobile, () => asha.post(`${OWN}/code`, { mobile }));
  const [message] = await messagesTo(shop, mobile);
  expect(message).toMatchObject({ channel: 'whatsApp', template: 'code_by_mobile', language: 'en' });
  expect(message!.text).toBe(`*${otp}* is your verification code. For your security, do not share this code.`);
  await atServices(shop, 'faults', { reset: true });
});

test('a page in Hindi asks for an OTP in Hindi', async () => {
  const [asha, mobile] = [await shop.signUp('hindi'), newMobile()];
  await codeAtMobile(shop, mobile, () =>
    asha.post(`${OWN}/code`, { mobile }, { headers: { 'X-Page-Language': 'hi' } }),
  );
  const [message] = await messagesTo(shop, mobile);
  expect(message).toMatchObject({ channel: 'sms', language: 'hi' });
});

test('what is no mobile is refused in words', async () => {
  expect(await send('12345')).toRefuseFields({ mobile: words('ADDRESS_MOBILE_INVALID') });
});

test('where the owner does not want it, it is not offered, and no OTP is sent', async () => {
  const asha = await shop.signUp('off');
  const mobile = await withMobile(shop, asha);
  await offerMobileCodes(shop, false);
  try {
    expect((await shop.visitor().get('/auth/mobile')).as(MobileWay)).toEqual({ isOffered: false });
    expect((await asha.get(OWN)).as(SignInMobile)).toEqual({ isOffered: false, mobile });
    expect(await send(mobile)).toRefuse(
      404,
      'MOBILE_CODES_OFF',
      'This shop sends no OTPs to mobiles. Please use your email.',
    );
    expect(await enter(mobile, '123456')).toRefuse(404, 'MOBILE_CODES_OFF');
    expect(await asha.post(`${OWN}/code`, { mobile })).toRefuse(404, 'MOBILE_CODES_OFF');
    expect((await asha.delete(OWN)).as(SignInMobile)).toEqual({ isOffered: false, mobile: null });
  } finally {
    await offerMobileCodes(shop);
  }
  expect((await shop.visitor().get('/auth/mobile')).as(MobileWay)).toEqual({ isOffered: true });
});
