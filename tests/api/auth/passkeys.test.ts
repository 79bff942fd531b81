import { describe, expect, test } from 'vitest';
import { SecondFactor } from '#contract/calls/auth.ts';
import {
  addPasskey,
  askForPasskey,
  Authenticator,
  beginPasskey,
  showPasskey,
  withPasskey,
} from '../../support/authenticator.ts';
import { Persona } from '../../support/persona.ts';
import { withSecondFactor } from '../../support/second-factor.ts';
import { openShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';

const shop = openShop();
const { origin, siteOrigin } = shop.running;
const MINUTE = 60;
const PATH = '/api/users/second-factor';

const look = (person: Persona) => person.get('/api/admin/orders');

/** Makes a member of the platform's staff with an app and a passkey, and a second session without a second factor. */
async function withKey(): Promise<{ first: Persona; key: Authenticator; next: Persona }> {
  const first = await shop.staff({ subRole: 'finance' });
  await withSecondFactor(first);
  const key = await withPasskey(first, siteOrigin);
  let next: Persona | undefined;
  // A new code can be mailed only half a minute later.
  await shop.later(31, async () => {
    next = new Persona(origin, await signInAs(origin, 'customer', first.email), first.email);
  });
  return { first, key, next: next! };
}

describe('a passkey', () => {
  test('is shown in place of a code, is named to its owner, and is gone when it is removed', async () => {
    const { key, next } = await withKey();
    expect(await look(next)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
    expect((await showPasskey(next, key.show(await askForPasskey(next)))).status).toBe(200);
    expect((await look(next)).status).toBe(200);

    const { passkeys } = (await next.get(PATH)).as(SecondFactor);
    expect(passkeys).toMatchObject([{ name: 'Office key' }]);
    expect(passkeys[0]!.usedAt).not.toBeNull();
    expect((await next.delete(`${PATH}/passkeys/${passkeys[0]!.id}`)).status).toBe(200);
    expect((await next.get(PATH)).as(SecondFactor).passkeys).toEqual([]);
    expect(await next.post(`${PATH}/passkeys/ask`)).toRefuse(409, 'SECOND_FACTOR_NOT_SET_UP');

    await shop.job('send-outbox');
    const mails = (await shop.mailsTo(next.email)).filter(({ subject }) => subject.includes('passkey'));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A passkey was added to your Ratnahaat account',
      'A passkey was removed from your Ratnahaat account',
    ]);
    for (const { text } of mails) expect(text).toContain('Office key');
  });

  test('is asked to be the owner’s and for this shop alone', async () => {
    const { next } = await withKey();
    expect(await askForPasskey(next)).toMatchObject({
      rpId: new URL(siteOrigin).hostname,
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', transports: ['usb'] }],
    });
  });

  test('stands beside the app: without one there is none, and with it both go', async () => {
    const bare = await shop.staff({ subRole: 'support' });
    expect(await bare.post(`${PATH}/passkeys/begin`)).toRefuse(409, 'SECOND_FACTOR_NOT_SET_UP');
    const { first } = await withKey();
    expect((await first.delete(PATH)).status).toBe(200);
    expect((await first.get(PATH)).as(SecondFactor)).toMatchObject({ enrolledAt: null, passkeys: [] });
  });

  test('is added or removed by who showed the second factor a moment ago', async () => {
    const { first, next } = await withKey();
    const { passkeys } = (await first.get(PATH)).as(SecondFactor);
    expect(await next.post(`${PATH}/passkeys/begin`)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
    expect(await next.delete(`${PATH}/passkeys/${passkeys[0]!.id}`)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
    const { first: other } = await withKey();
    expect(await other.delete(`${PATH}/passkeys/${passkeys[0]!.id}`)).toRefuse(404, 'NOT_FOUND');
  });

  test('is one of ten at most', async () => {
    const { first } = await withKey();
    for (let count = 2; count <= 10; count += 1) await withPasskey(first, siteOrigin);
    expect(await first.post(`${PATH}/passkeys/begin`)).toRefuse(409, 'PASSKEY_TOO_MANY');
  });
});

describe('an answer to add one is refused', () => {
  test.each([
    ['from another site', { origin: 'https://ratnahaat.example.net' }],
    ['made for another site', { site: 'example.net' }],
    ['with another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['that its owner did not confirm', { isVerified: false }],
  ])('%s', async (_, otherwise) => {
    const { first } = await withKey();
    const key = new Authenticator(siteOrigin);
    expect(await addPasskey(first, key.make(await beginPasskey(first), otherwise))).toRefuse(422, 'PASSKEY_WRONG');
    expect((await first.get(PATH)).as(SecondFactor).passkeys).toHaveLength(1);
  });

  test('that was sent before, or names a passkey of somebody else', async () => {
    const [{ first, key }, { first: other }] = [await withKey(), await withKey()];
    const made = new Authenticator(siteOrigin).make(await beginPasskey(first));
    expect((await addPasskey(first, made)).status).toBe(200);
    expect(await addPasskey(first, made)).toRefuse(422, 'PASSKEY_WRONG');
    expect(await addPasskey(other, key.make(await beginPasskey(other)))).toRefuse(422, 'PASSKEY_WRONG');
  });
});

describe('an answer to show one is refused', () => {
  test.each([
    ['from another site', { origin: 'https://ratnahaat.example.net' }],
    ['made for another site', { site: 'example.net' }],
    ['with another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['that its owner did not confirm', { isVerified: false }],
  ])('%s', async (_, otherwise) => {
    const { key, next } = await withKey();
    expect(await showPasskey(next, key.show(await askForPasskey(next), otherwise))).toRefuse(422, 'PASSKEY_WRONG');
    expect(await look(next)).toRefuse(403, 'SECOND_FACTOR_NEEDED');
  });

  test('that was sent before, by the same or by another session, even twice at once', async () => {
    const { first, key, next } = await withKey();
    const shown = key.show(await askForPasskey(next));
    expect(await showPasskey(first, shown)).toRefuse(422, 'PASSKEY_WRONG');
    const answers = await Promise.all([showPasskey(next, shown), showPasskey(next, shown)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await showPasskey(next, shown)).toRefuse(422, 'PASSKEY_WRONG');
  });

  test('by a challenge that was made to add one, or is older than five minutes', async () => {
    const { first, key, next } = await withKey();
    expect(await showPasskey(first, key.show(await beginPasskey(first)))).toRefuse(422, 'PASSKEY_WRONG');
    const shown = key.show(await askForPasskey(next));
    await shop.later(6 * MINUTE, async () => {
      expect(await showPasskey(next, shown)).toRefuse(422, 'PASSKEY_WRONG');
    });
  });

  test('by somebody else’s passkey, with another’s name on it as well', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    const options = await askForPasskey(mine.next);
    expect(await showPasskey(mine.next, theirs.key.show(options))).toRefuse(422, 'PASSKEY_WRONG');
    const { id, rawId } = mine.key.show(options);
    expect(await showPasskey(mine.next, { ...theirs.key.show(options), id, rawId })).toRefuse(422, 'PASSKEY_WRONG');
  });

  test('by one that counts back, as a copy does', async () => {
    const { key, next } = await withKey();
    expect((await showPasskey(next, key.show(await askForPasskey(next)))).status).toBe(200);
    key.signCount -= 1;
    expect(await showPasskey(next, key.show(await askForPasskey(next)))).toRefuse(422, 'PASSKEY_WRONG');
  });
});

test.each([[''], ['{'], ['[]'], ['{"id":"x"}']])('%j is no answer of a passkey', async (passkey) => {
  const { first, next } = await withKey();
  expect(await first.post(`${PATH}/passkeys`, { name: 'Key', passkey })).toRefuse(422, 'PASSKEY_WRONG');
  expect(await next.post(`${PATH}/passkeys/show`, { passkey })).toRefuse(422, 'PASSKEY_WRONG');
});

test('of a challenge nothing is stored that could be signed', async () => {
  const { next } = await withKey();
  const { challenge } = await askForPasskey(next);
  expect(JSON.stringify(shop.rows('SELECT * FROM sessions'))).not.toContain(challenge);
});
