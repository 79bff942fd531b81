import { describe, expect, test } from 'vitest';
import { SecondFactor, SecondFactorSetUp, SecondFactorShown } from '#contract/calls/auth.ts';
import { Persona } from '../../support/persona.ts';
import { codeOf, setUp, show, withSecondFactor } from '../../support/second-factor.ts';
import { openShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';
import { pathOf, SERVED } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;
const MINUTE = 60;
const PATH = '/api/users/second-factor';

const finance = () => shop.staff({ subRole: 'finance' });
const again = async ({ email }: Persona) => {
  let persona: Persona | undefined;
  // A new code can be mailed only half a minute later.
  await shop.later(31, async () => {
    persona = new Persona(origin, await signInAs(origin, 'customer', email), email);
  });
  return persona!;
};
/** A call that needs the second factor once per session, and a call that needs it again. */
const look = (person: Persona) => person.get('/api/admin/orders');
const payRefund = (person: Persona) => person.put('/api/admin/refunds/999999', { paidReference: 'UTR1', reason: 'x' });

describe('setting up', () => {
  test('gives a secret and an address for the app, and counts from the first right code on', async () => {
    const person = await finance();
    const { secret, uri } = (await person.post(PATH)).as(SecondFactorSetUp);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ratnahaat:/);
    expect((await person.get(PATH)).as(SecondFactor).enrolledAt).toBeNull();
    expect((await look(person)).status).toBe(200);

    const { recoveryCodes } = (await show(person, codeOf(secret))).as(SecondFactorShown);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await person.get(PATH)).as(SecondFactor)).toMatchObject({ recoveryCodesLeft: 10 });
    const stored = JSON.stringify([
      shop.rows('SELECT * FROM second_factors'),
      shop.rows('SELECT * FROM recovery_codes'),
    ]);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(hidden);
    }
  });

  test('again leaves the one in use until the new one’s first code was right', async () => {
    const person = await finance();
    const { secret } = await withSecondFactor(person);
    await setUp(person);
    const other = await again(person);
    expect(await look(other)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
    await shop.later(2 * MINUTE, async () => {
      expect((await show(other, codeOf(secret, 2 * MINUTE))).status).toBe(200);
    });
  });

  test('again, or switching off, is for who showed it a moment ago', async () => {
    const person = await finance();
    await withSecondFactor(person);
    const stolen = await again(person);
    expect(await stolen.post(PATH)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
    expect(await stolen.delete(PATH)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
    expect((await person.delete(PATH)).status).toBe(200);
    expect((await look(stolen)).status).toBe(200);
  });
});

test('each change is told to its owner by mail, and no other try', async () => {
  const person = await finance();
  const told = async () =>
    (await shop.mailsTo(person.email)).map(({ subject }) => subject).filter((subject) => /factor|app/.test(subject));
  const { secret } = await withSecondFactor(person);
  await show(person, codeOf(secret));
  const next = await setUp(person);
  await shop.later(MINUTE, async () => {
    expect((await show(person, codeOf(next, MINUTE))).status).toBe(200);
    expect((await person.delete(PATH)).status).toBe(200);
    await shop.job('send-outbox');
    const subjects = ['second factor is set up', 'authenticator app was replaced', 'second factor was switched off'];
    expect((await told()).toSorted()).toEqual(subjects.map((subject) => `Your Ratnahaat ${subject}`).toSorted());
  });
});

describe('who has a second factor', () => {
  test('is asked for it in each session, and keeps the session meanwhile', async () => {
    const person = await finance();
    const { secret } = await withSecondFactor(person);
    const next = await again(person);
    expect(await look(next)).toRefuse(403, 'SECOND_FACTOR_NEEDED', 'Please type the code of your authenticator app.');
    expect((await next.get('/api/users/profile')).status).toBe(200);
    await shop.later(2 * MINUTE, async () => {
      expect((await show(next, codeOf(secret, 2 * MINUTE))).status).toBe(200);
      expect((await look(next)).status).toBe(200);
    });
  });

  test('is asked again before money moves, ten minutes later', async () => {
    const person = await finance();
    const { secret } = await withSecondFactor(person);
    expect(await payRefund(person)).toRefuse(404, 'REFUND_NOT_FOUND');
    await shop.later(11 * MINUTE, async () => {
      expect((await look(person)).status).toBe(200);
      expect(await payRefund(person)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
      expect((await show(person, codeOf(secret, 11 * MINUTE))).status).toBe(200);
      expect(await payRefund(person)).toRefuse(404, 'REFUND_NOT_FOUND');
    });
  });

  test('uses each code once, even in two places at once', async () => {
    const person = await finance();
    const secret = await setUp(person);
    const first = codeOf(secret);
    expect((await show(person, first)).status).toBe(200);
    expect(await show(person, first)).toRefuse(422, 'SECOND_FACTOR_WRONG');
    await shop.later(2 * MINUTE, async () => {
      const code = codeOf(secret, 2 * MINUTE);
      const answers = await Promise.all([show(person, code), show(person, code)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  test('has five tries in a quarter of an hour, however many are made at once', async () => {
    const person = await finance();
    const { secret } = await withSecondFactor(person);
    await shop.later(2 * MINUTE, async () => {
      const right = codeOf(secret, 2 * MINUTE);
      const wrong = right === '000000' ? '000001' : '000000';
      const answers = await Promise.all(Array.from({ length: 20 }, () => show(person, wrong)));
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
      expect(await show(person, right)).toRefuse(429, 'SECOND_FACTOR_TOO_MANY');
      await shop.advance(16 * MINUTE);
      expect((await show(person, codeOf(secret, 18 * MINUTE))).status).toBe(200);
    });
  });

  test('comes in by a recovery code where the phone is lost, once by each', async () => {
    const person = await finance();
    const { recoveryCodes } = await withSecondFactor(person);
    const next = await again(person);
    const typed = recoveryCodes[0]!.toLowerCase().replace('-', ' ');
    expect((await show(next, typed)).status).toBe(200);
    expect((await look(next)).status).toBe(200);
    expect(await show(next, typed)).toRefuse(422, 'SECOND_FACTOR_WRONG');
    expect((await next.get(PATH)).as(SecondFactor).recoveryCodesLeft).toBe(9);
    const stranger = await finance();
    await withSecondFactor(stranger);
    expect(await show(stranger, recoveryCodes[1]!)).toRefuse(422, 'SECOND_FACTOR_WRONG');
  });
});

describe('what moves money, or says who works here,', () => {
  /**
   * The calls about refunds and payouts and their destinations, a seller's bank account, the activation of sellers, and
   * staff.
   */
  const ALWAYS = [
    'PUT /orders/{id}/cancel',
    'GET /api/admin/refunds/{id}/destination',
    'PUT /api/admin/refunds/{id}',
    'PUT /api/payouts/{id}/status',
    'GET /api/admin/payouts/{id}/account',
    'POST /api/admin/payouts',
    'PUT /api/admin/payouts/{id}',
    'PATCH /sellers',
    'DELETE /sellers/{id}',
    'PATCH /admin/seller/{id}/status/{status}',
    'POST /api/admin/sellers',
    'PUT /api/admin/sellers/{id}',
    'POST /api/admin/staff/invitations',
    'POST /api/admin/staff/invitations/{id}/send',
    'DELETE /api/admin/staff/invitations/{id}',
    'PUT /api/admin/staff/{id}',
    'DELETE /api/admin/staff/{id}',
    'DELETE /api/admin/staff/{id}/sessions',
    'DELETE /api/admin/staff/{id}/sessions/{sessionId}',
  ];
  const STAFFED = SERVED.filter(({ may }) => may !== '' && may !== 'none');

  test('asks again, and of all calls of staff nothing else does', async () => {
    const admin = await shop.staff({ subRole: 'owner' });
    const seller = await shop.staff({ seller: 'meera', subRole: 'owner' });
    for (const person of [admin, seller]) await withSecondFactor(person);
    const asked: string[] = [];
    await shop.later(11 * MINUTE, async () => {
      for (const { method, path, who } of STAFFED) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
        const answer = await (who.includes('admin') ? admin : seller).send(method, pathOf(path), body);
        // The answer may be a file, so this does not parse it.
        if (answer.text.includes('"SECOND_FACTOR_NEEDED"')) asked.push(`${method} ${path}`);
      }
    });
    expect(asked.toSorted()).toEqual(ALWAYS.toSorted());
  });

  test.each<['admin' | 'seller', 'PATCH' | 'PUT', string, object, object]>([
    ['seller', 'PATCH', '/seller/orders/999999/status/{CANCELLED}', {}, {}],
    ['admin', 'PATCH', '/orders/999999/status/{CANCELLED}', {}, {}],
    ['admin', 'PUT', '/api/admin/orders/999999', { orderStatus: 'CANCELLED' }, { orderStatus: 'CONFIRMED' }],
    ['seller', 'PATCH', '/api/returns/999999/status/{REFUNDED}', { reason: 'x' }, { reason: 'x' }],
  ])('asks %s again where %s %s pays back, and only there', async (kind, method, path, paysBack, other) => {
    const person = await shop.staff({ subRole: 'orders', ...(kind === 'seller' && { seller: 'meera' as const }) });
    await withSecondFactor(person);
    await shop.later(11 * MINUTE, async () => {
      const send = (at: string, body: object) => person.send(method, at, JSON.stringify(body));
      expect(await send(path.replace(/[{}]/g, ''), paysBack)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
      const elsewhere = path.replace('{CANCELLED}', 'CONFIRMED').replace('{REFUNDED}', 'APPROVED');
      expect((await send(elsewhere, other)).status).toBe(404);
    });
  });
});

test('who has none has nothing to show, and customers have none at all', async () => {
  expect(await show(await finance(), '123456')).toRefuse(409, 'SECOND_FACTOR_NOT_SET_UP');
  expect(await (await shop.customer('asha')).post(PATH)).toRefuse(403, 'NOT_PERMITTED');
});
