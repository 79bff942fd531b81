import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Session } from '#contract/calls/auth.ts';
import { UserProfile } from '#contract/calls/users.ts';
import type { Answer } from '../../support/answer.ts';
import { Elsewhere } from '../../support/elsewhere.ts';
import { A_PASSWORD, askForReset, memberWithPassword, resetPassword } from '../../support/passwords.ts';
import { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
/** Mails link to `siteOrigin`, whatever the origin of the request. */
const { origin, siteOrigin } = shop.running;
const MINUTE = 60;
const ANOTHER = 'four cups of filter coffee';

const enter = (email: string, password: string, persona: Persona = shop.visitor(), handle?: string) =>
  persona.post('/sellers/login', { email, password, handle });
const newest = (email: string) => until(`a mail to ${email}`, async () => (await shop.mailsTo(email))[0]);
const signedIn = (answer: Answer, email: string) => new Persona(origin, answer.as(Session).jwtToken, email);
const WRONG = 'The email or the password is not right.';

describe('signing in with a password', () => {
  test('opens a session for the seller one works for', async () => {
    const { email } = await memberWithPassword(shop);
    const answer = await enter(email.toUpperCase(), A_PASSWORD);
    expect(answer.as(Session).role).toBe('ROLE_SELLER');
    const profile = (await signedIn(answer, email).get('/api/users/profile')).as(UserProfile);
    expect(profile).toMatchObject({ email, role: 'ROLE_SELLER', subRole: 'support' });
  });

  test('tells nobody who has an account: unknown, a customer, staff without a password, and a wrong password', async () => {
    const { email: known } = await memberWithPassword(shop);
    const { email: customer } = await shop.member();
    const { email: withoutPassword } = await shop.member({ seller: 'meera', subRole: 'support' });
    const { email: ofHouse } = await shop.member({ subRole: 'owner' });
    const answers = await Promise.all(
      [known, shop.emailOf('nobody'), customer, withoutPassword, ofHouse].map((email) => enter(email, ANOTHER)),
    );
    for (const answer of answers) {
      expect(answer).toRefuse(401, 'PASSWORD_WRONG', WRONG);
      expect(whatItTells(answer)).toEqual(whatItTells(answers[0]!));
    }
  });

  test.each([
    ['a password of 10,000 characters', 'x9'.repeat(5000), 422],
    ['none', '', 422],
    ['a list', ['a', 'b'], 422],
    ['an object', { $ne: '' }, 422],
    ['one with a space more', `${A_PASSWORD} `, 401],
    ['one in capitals', A_PASSWORD.toUpperCase(), 401],
    ['the start of it', A_PASSWORD.slice(0, -1), 401],
  ])('refuses %s', async (_, password, status) => {
    const { email } = await memberWithPassword(shop);
    expect((await shop.visitor().post('/sellers/login', { email, password })).status).toBe(status);
  });

  test('of forty tries at once ten are looked at, and a stranger keeps the owner out of no browser of theirs', async () => {
    const handle = randomBytes(16).toString('hex');
    const { email } = await memberWithPassword(shop);
    expect((await enter(email, A_PASSWORD, shop.visitor(), handle)).status).toBe(200);
    const far = new Elsewhere(origin, 7);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => enter(email, `a wrong password ${turn}`, far)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = answers.find(({ status }) => status === 429)!;
    expect(late).toRefuse(429, 'PASSWORD_TOO_MANY');
    expect(Number(late.headers.get('retry-after'))).toBe(3600);
    expect(await enter(email, A_PASSWORD, far)).toRefuse(429, 'PASSWORD_TOO_MANY');
    expect((await enter(email, A_PASSWORD, shop.visitor(), handle)).status).toBe(200);
  });

  test('a right one is no try: who signs in often is not kept out', async () => {
    const { email } = await memberWithPassword(shop);
    for (let time = 0; time < 11; time += 1) expect((await enter(email, A_PASSWORD)).status).toBe(200);
    expect(shop.row('SELECT count(*) AS tries FROM password_tries WHERE email = ?', email).tries).toBe(0);
  });

  test('nothing of it is stored as it is, and the same password is stored in two ways', async () => {
    const [one, other] = [await memberWithPassword(shop), await memberWithPassword(shop)];
    const hashOf = (email: string) =>
      String(
        shop.row('SELECT hash FROM passwords JOIN users ON users.id = passwords.user_id WHERE email = ?', email).hash,
      );
    expect(hashOf(one.email)).toMatch(/^sealed-pbkdf2-sha512-3x70000\$[0-9a-f]{32}\$[0-9a-f]{8}(\.[0-9a-f]+){2}$/);
    expect(hashOf(one.email)).not.toBe(hashOf(other.email));
  });
});

describe('choosing a password', () => {
  test.each([
    'correct horse battery',
    '  spaces  at  both  ends  ',
    'नमस्ते दुनिया',
    '👩‍🌾💍🪔 11 bangles',
    `${'tea at four. '.repeat(10).slice(0, 127)}.`,
  ])('%j is taken, and works as it was typed', async (password) => {
    const { email } = await memberWithPassword(shop, password);
    expect((await enter(email, password)).status).toBe(200);
    expect((await enter(email, password.trim().slice(0, -1))).status).toBe(401);
  });

  test('a letter with a mark works however a keyboard puts it together', async () => {
    const { email } = await memberWithPassword(shop, 'café au lait'.normalize('NFC'));
    expect((await enter(email, 'café au lait'.normalize('NFD'))).status).toBe(200);
  });

  test.each([
    ['too short', 'tea@4pm', 'Password must have at least 8 characters'],
    ['too long', 'tea at four. '.repeat(10).slice(0, 129), 'Password can have at most 128 characters'],
    ['of 10,000 characters', 'x9'.repeat(5000), 'Password can have at most 128 characters'],
    ['what everybody has', 'Password@123', 'This password is too easy to guess. Please choose another one.'],
    [
      'the name of the business',
      'meera-temple-jewels!',
      'Password must not contain your email or the name of your business',
    ],
    ['the email', 'x MEMBER.', 'Password must not contain your email or the name of your business'],
  ])('%s is refused, and the link stays good', async (_, password, fault) => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    const token = await askForReset(shop, email);
    const typed = password.replace('MEMBER', email.split('@')[0]!);
    expect(await resetPassword(shop, token, typed)).toRefuse(422, 'FIELDS_INVALID', fault);
    expect((await resetPassword(shop, token, A_PASSWORD)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is set anew with the mailed link; all sessions end, the old password with them, and a mail tells of it', async () => {
    const { email } = await memberWithPassword(shop);
    const before = signedIn(await enter(email, A_PASSWORD), email);
    const token = await askForReset(shop, email);
    expect((await resetPassword(shop, token, ANOTHER)).json).toEqual({
      message: 'Your new password is set. Please sign in with it.',
    });
    expect(await before.get('/api/users/profile')).toRefuse(401, 'SESSION_EXPIRED');
    expect(await enter(email, A_PASSWORD)).toRefuse(401, 'PASSWORD_WRONG');
    expect((await enter(email, ANOTHER)).status).toBe(200);
    expect((await newest(email)).subject).toBe('Your Ratnahaat password was changed');
  });

  test('who sets it while signed in stays so there, and nowhere else', async () => {
    const { email } = await memberWithPassword(shop);
    const [here, there] = [
      signedIn(await enter(email, A_PASSWORD), email),
      signedIn(await enter(email, A_PASSWORD), email),
    ];
    const token = await askForReset(shop, email);
    expect((await here.post('/auth/reset-password', { token, password: ANOTHER })).status).toBe(200);
    expect((await here.get('/api/users/profile')).status).toBe(200);
    expect((await there.get('/api/users/profile')).status).toBe(401);
  });

  test('the answer is the same for everybody, and each is mailed what helps them', async () => {
    const { email: seller } = await shop.member({ seller: 'meera', subRole: 'support' });
    const { email: customer } = await shop.member();
    const nobody = shop.emailOf('nobody');
    const ask = (email: string) => shop.visitor().post('/auth/reset-password-request', { email });
    const answers = await Promise.all([seller, customer, nobody].map(ask));
    for (const answer of answers) {
      expect(answer.json).toEqual({ message: words('FORGOT_SENT') });
      expect([...answer.headers.keys()]).toEqual([...answers[0]!.headers.keys()]);
    }
    expect((await newest(seller)).subject).toBe('Set a new Ratnahaat password');
    for (const email of [customer, nobody]) {
      const { subject, text } = await newest(email);
      expect(subject).toBe('You sign in to Ratnahaat without a password');
      expect(text).toContain(`${siteOrigin}/signin`);
      expect(text).not.toContain('reset-password');
    }
  });

  test('the link leads to the shop alone, whatever host the request names', async () => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    const headers = {
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
      Origin: 'https://evil.example',
    };
    await shop.visitor().post('/auth/reset-password-request', { email }, { headers });
    const { text, html } = await newest(email);
    expect(text).toContain(`${siteOrigin}/reset-password#`);
    expect(text + html).not.toContain('evil.example');
  });

  test('a link is good once, even for two at once', async () => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    const token = await askForReset(shop, email);
    const answers = await Promise.all([A_PASSWORD, ANOTHER].map((password) => resetPassword(shop, token, password)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await resetPassword(shop, token, A_PASSWORD)).toRefuse(
      410,
      'RESET_LINK_USED',
      'This link was used already. Please ask for a new one.',
    );
  });

  test('a link is void once another one of the same person was used', async () => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    const [first, second] = [await askForReset(shop, email), await askForReset(shop, email)];
    expect((await resetPassword(shop, second, A_PASSWORD)).status).toBe(200);
    expect(await resetPassword(shop, first, ANOTHER)).toRefuse(410, 'RESET_LINK_USED');
    expect((await enter(email, A_PASSWORD)).status).toBe(200);
  });

  test('a link is good for half an hour', async () => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    const token = await askForReset(shop, email);
    await shop.later(31 * MINUTE, async () => {
      expect(await resetPassword(shop, token, A_PASSWORD)).toRefuse(
        410,
        'RESET_LINK_EXPIRED',
        'This link is too old. Please ask for a new one.',
      );
    });
    expect((await resetPassword(shop, token, A_PASSWORD)).status).toBe(200);
  });

  test('a forged link opens nothing, nor does one of another kind', async () => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    const token = await askForReset(shop, email);
    const hash = String(shop.row('SELECT token_hash FROM password_resets WHERE email = ?', email).token_hash);
    for (const forged of ['0'.repeat(64), token.slice(0, -1), `${token}0`, hash, shop.seller('meera').token!]) {
      expect(await resetPassword(shop, forged.slice(0, 200), A_PASSWORD)).toRefuse(
        401,
        'RESET_LINK_WRONG',
        'This link is not right. Please ask for a new one.',
      );
    }
    expect(await new Persona(origin, token).get('/api/users/profile')).toRefuse(401, 'SESSION_EXPIRED');
  });

  test('no more than five links an hour go to one address, and the answer stays the same', async () => {
    const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
    for (let time = 0; time < 7; time += 1) {
      const answer = await shop.visitor().post('/auth/reset-password-request', { email });
      expect(answer.json).toEqual({ message: words('FORGOT_SENT') });
    }
    expect(shop.row('SELECT count(*) AS links FROM password_resets WHERE email = ?', email).links).toBe(5);
  });
});
