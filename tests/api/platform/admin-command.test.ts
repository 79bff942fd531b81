import { describe, expect, test } from 'vitest';
import { SecondFactor } from '#contract/calls/auth.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { adminCommand } from '../../support/admin-command.ts';
import { Persona } from '../../support/persona.ts';
import { withSecondFactor } from '../../support/second-factor.ts';
import { openShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';

const shop = openShop();
const { origin } = shop.running;
const command = (...words: string[]) => adminCommand(shop.running, ...words);
const signIn = async (email: string) => new Persona(origin, await signInAs(origin, 'customer', email), email);
const audited = (email: string) =>
  shop.rows(
    `SELECT action, actor_kind AS by, request_id AS request FROM audit_log JOIN users ON users.id = subject_id
      WHERE subject = 'user' AND users.email = ? ORDER BY audit_log.id`,
    email,
  );

describe('npm run admin -- add', () => {
  test('makes a new person an owner, who signs in with a mailed code', async () => {
    const email = shop.emailOf('leela');
    const { code, said } = await command('add', email, 'Leela Rao', '98480 12345');
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`${email} is an owner now`) as string });
    const profile = (await (await signIn(email)).get('/api/users/profile')).as(UserProfile);
    expect(profile).toMatchObject({
      fullName: 'Leela Rao',
      mobile: '9848012345',
      role: 'ROLE_ADMIN',
      subRole: 'owner',
    });
    expect(audited(email)).toEqual([{ action: 'member added', by: 'system', request: 'admin' }]);
  });

  test.each([
    ['a customer', undefined],
    ['staff with fewer rights', 'readOnly'],
  ] as const)('makes %s an owner, with their own name', async (_, subRole) => {
    const { email } = await shop.member(subRole && { subRole });
    const name = shop.row('SELECT full_name FROM users WHERE email = ?', email).full_name;
    expect((await command('add', email, 'Another Name', '9848012345')).said).toContain('has an account already');
    const profile = (await (await signIn(email)).get('/api/users/profile')).as(UserProfile);
    expect(profile).toMatchObject({ fullName: name, role: 'ROLE_ADMIN', subRole: 'owner' });
    expect(audited(email).at(-1)).toMatchObject({ action: 'made an owner by the operator', by: 'system' });
    expect((await command('add', email, 'Another Name', '9848012345')).said).toContain('is an owner already');
  });

  test.each([
    { words: ['add', 'leela', 'Leela Rao', '9848012345'], says: 'EMAIL is not right' },
    { words: ['add', 'leela@shop.example', 'Leela Rao', '12'], says: 'MOBILE is not right' },
    { words: ['add', 'leela@shop.example'], says: 'NAME is missing' },
    { words: ['reset-factor'], says: 'EMAIL is missing' },
    { words: ['reset-factor', 'nobody@shop.example'], says: 'Nobody has the email nobody@shop.example.' },
    { words: ['constructor'], says: 'Please give one of these' },
    { words: [], says: 'Please give one of these' },
  ])('$words changes nothing, and says why', async ({ words, says }) => {
    const { code, said } = await command(...words);
    expect(code).toBe(1);
    expect(said).toContain(says);
    expect(said).not.toMatch(/^\s+at /m);
    expect(shop.rows("SELECT 1 FROM users WHERE email = 'leela@shop.example'")).toEqual([]);
  });
});

test('npm run admin -- list names the staff of the platform, and who has a second factor', async () => {
  const [finance, support] = [await shop.staff({ subRole: 'finance' }), await shop.member({ subRole: 'support' })];
  await withSecondFactor(finance);
  const { code, said } = await command('list');
  expect(code).toBe(0);
  const lineOf = (email: string) => said.split('\n').find((line) => line.startsWith(`${email}  `));
  expect(lineOf(finance.email)).toMatch(/ {2}finance {2}blocked: no {2}second factor: yes {2}last sign-in: \d{4}-/);
  expect(lineOf(support.email)).toMatch(
    / {2}support {2}blocked: no {2}second factor: no {2}last sign-in: none in a month/,
  );
  expect(said).not.toContain('meera@ratnahaat.example');
});

describe('npm run admin -- reset-factor', () => {
  test('lets a person in who lost app and recovery codes, ends their sessions, and mails them', async () => {
    const lost = await shop.staff({ subRole: 'finance' });
    await withSecondFactor(lost);
    const { code, said } = await command('reset-factor', lost.email);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('is removed') as string });
    expect((await lost.get('/api/users/profile')).status).toBe(401);
    expect(audited(lost.email).at(-1)).toEqual({
      action: 'second factor removed by the operator',
      by: 'system',
      request: 'admin',
    });
    await shop.job('send-outbox');
    const [mail] = await shop.mailsTo(lost.email);
    expect(mail).toMatchObject({ subject: 'Your Ratnahaat second factor was removed' });

    await shop.later(60, async () => {
      const back = await signIn(lost.email);
      const state = (await back.get('/api/users/second-factor')).as(SecondFactor);
      expect(state).toEqual({ enrolledAt: null, recoveryCodesLeft: 0, passkeys: [] });
      expect((await withSecondFactor(back, 60)).recoveryCodes).toHaveLength(10);
    });
  });

  test('changes nothing for a person without one', async () => {
    const person = await shop.staff({ subRole: 'finance' });
    expect((await command('reset-factor', person.email)).said).toContain('has no second factor');
    expect((await person.get('/api/users/profile')).status).toBe(200);
  });
});
