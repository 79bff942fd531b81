import { describe, expect, test } from 'vitest';
import { Message } from '#contract/calls/wire.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const SEND = '/auth/sent/login-signup-otp';
const send = (email: unknown, more: object = {}) => shop.visitor().post(SEND, { email, ...more });

test('a code is mailed to whoever asks', async () => {
  const email = shop.emailOf('asha');
  const { message } = (await send(email)).as(Message);
  expect(message).toBe(words('SELLER_OTP_SENT'));
  const [mail] = await until('the mail', async () => {
    const mails = await shop.mailsTo(email);
    return mails.length > 0 ? mails : undefined;
  });
  const [code] = /^\d{6}/.exec(mail!.subject) ?? [];
  expect(code).toBeDefined();
  expect(mail!.text).toContain(code);
  expect(mail!.html).toContain(code);
});

test('the answer never tells whether there is an account', async () => {
  const known = await shop.signUp('known');
  await shop.later(31, async () => {
    const answers = [await send(known.email), await send(shop.emailOf('unknown'))];
    expect(whatItTells(answers[0]!)).toEqual(whatItTells(answers[1]!));
    const names = answers.map(({ headers }) => [...headers.keys()].sort().join());
    expect(names[0]).toBe(names[1]);
  });
});

test('an e-mail is the same in any case and with spaces around it', async () => {
  const email = shop.emailOf('kavya');
  (await send(`  ${email.toUpperCase()} `)).as(Message);
  expect(await send(email)).toRefuse(429, 'CODE_RESEND_LOCKED');
});

test('the role somebody asks for is not read', async () => {
  const email = shop.emailOf('bold');
  const visitor = shop.visitor();
  const asked = visitor.post(SEND, { email, role: 'ROLE_ADMIN' });
  (await asked).as(Message);
  const purposes = shop.rows('SELECT purpose FROM one_time_codes WHERE email = ?', email);
  expect(purposes).toEqual([{ purpose: 'customer' }]);
});

describe('what is no e-mail is refused:', () => {
  test.each([
    undefined,
    null,
    '',
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha rao@example.in',
    'asha@exam ple.in',
    'a@b@example.in',
    'Asha <asha@example.in>, All <all@example.in>',
    'asha@example.in\r\nBcc: all@example.in',
    `${'a'.repeat(250)}@example.in`,
    12345,
    ['asha@example.in'],
    { email: 'asha@example.in' },
  ])('%j', async (email) => {
    expect(await send(email)).toRefuseFields({ email: words('ADDRESS_EMAIL_INVALID') });
  });
});

test('another code has to wait 30 seconds, and is told how long', async () => {
  const email = shop.emailOf('hasty');
  (await send(email)).as(Message);
  const second = await send(email);
  expect(second).toRefuse(429, 'CODE_RESEND_LOCKED');
  const seconds = Number(second.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThanOrEqual(30);
  expect((second.json as { message: string }).message).toBe(
    `Please wait ${seconds} seconds before asking for another OTP.`,
  );
  await shop.later(31, async () => {
    (await send(email)).as(Message);
  });
});

test('twenty who ask for the same e-mail at once get one code', async () => {
  const email = shop.emailOf('crowd');
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toRefuse(429, 'CODE_RESEND_LOCKED');
  await until('the mail', async () => ((await shop.mailsTo(email)).length > 0 ? true : undefined));
  expect(await shop.mailsTo(email)).toHaveLength(1);
});

test('an e-mail is sent ten codes in an hour and no more', async () => {
  const email = shop.emailOf('many');
  await shop.later(0, async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send(email)).status).toBe(200);
      await shop.advance(31);
    }
    const eleventh = await send(email);
    expect(eleventh).toRefuse(429, 'CODE_TOO_MANY', 'Too many OTPs were requested. Please try again later.');
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(60 * 50);
    await shop.advance(60 * 60);
    expect((await send(email)).status).toBe(200);
  });
});

test('no code lies readable in the records once it is mailed', async () => {
  const email = shop.emailOf('secret');
  const code = await askForCode(shop.running.origin, 'customer', email);
  const [stored] = shop.rows('SELECT * FROM one_time_codes WHERE email = ?', email);
  expect(JSON.stringify(stored)).not.toContain(code);
  await until('the outbox to forget', () => {
    const [left] = shop.rows("SELECT count(*) AS count FROM outbox WHERE payload LIKE '%' || ? || '%'", email);
    return left!.count === 0 ? true : undefined;
  });
});

test.each(['error', 'garbage'])(
  'a mail service that answers with %s delays the mail and loses nothing',
  async (mode) => {
    const email = shop.emailOf(`patient-${mode}`);
    await shop.fault('mail', mode, async () => {
      (await send(email)).as(Message);
      await until('the first try to fail', () => {
        const rows = shop.rows("SELECT last_error FROM outbox WHERE payload LIKE '%' || ? || '%'", email);
        return rows[0]?.last_error ?? undefined;
      });
      expect(await shop.mailsTo(email)).toEqual([]);
    });
    await shop.later(16, async () => {
      await shop.job('send-outbox');
      await shop.job('send-outbox');
    });
    expect(await shop.mailsTo(email)).toHaveLength(1);
  },
);
