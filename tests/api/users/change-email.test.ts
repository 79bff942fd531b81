import { expect, test } from 'vitest';
import { UserProfile } from '#contract/calls/users.ts';
import { codeOfNewEmail } from '../../support/new-email.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const PROFILE = '/api/users/profile';

const proveEmail = (persona: Persona, email: string) => codeOfNewEmail(shop, persona, email);

test('a new e-mail is proven by its code, and the old one is told', async () => {
  const asha = await shop.signUp('asha');
  const email = shop.emailOf('asha-new');
  const otp = await proveEmail(asha, email);
  const profile = (await asha.patch(PROFILE, { email, otp, fullName: 'Asha R' })).as(UserProfile);
  expect(profile).toMatchObject({ email, emailVerified: true, fullName: 'Asha R' });
  const notice = await until('the notice', async () =>
    (await shop.mailsTo(asha.email)).find(({ subject }) => !/\d{6}/.test(subject)),
  );
  expect(notice.subject).toBe('Your Ratnahaat account has a new email');
  expect(notice.text).toContain(email);
  expect((await asha.get(PROFILE)).status).toBe(200);
});

test('without its code an e-mail does not change, nor does anything else', async () => {
  const asha = await shop.customer('careful');
  const change = { email: shop.emailOf('unproven'), fullName: 'Changed' };
  expect(await asha.patch(PROFILE, change)).toRefuseFields({ otp: 'Please enter the 6-digit OTP' });
  expect((await asha.get(PROFILE)).as(UserProfile)).toMatchObject({ email: asha.email, fullName: 'Careful' });
});

test('with a wrong code nothing changes', async () => {
  const asha = await shop.customer('careful');
  const email = shop.emailOf('wrong');
  const otp = await proveEmail(asha, email);
  const wrong = otp === '000000' ? '000001' : '000000';
  expect(await asha.patch(PROFILE, { email, otp: wrong, fullName: 'Changed' })).toRefuse(401, 'CODE_WRONG');
  expect((await asha.get(PROFILE)).as(UserProfile)).toMatchObject({ email: asha.email, fullName: 'Careful' });
  (await asha.patch(PROFILE, { email, otp })).as(UserProfile);
});

test("somebody else's e-mail is not taken over", async () => {
  const asha = await shop.customer('careful');
  const rohan = await shop.signUp('rohan');
  await shop.later(31, async () => {
    const otp = await proveEmail(asha, rohan.email);
    // Only Rohan can read this code. The answer is a refusal even with it.
    expect(await asha.patch(PROFILE, { email: rohan.email, otp })).toRefuse(
      409,
      'EMAIL_TAKEN',
      'Another account uses this email.',
    );
  });
  expect((await rohan.get(PROFILE)).as(UserProfile).email).toBe(rohan.email);
});

test('a code proves an e-mail once', async () => {
  const asha = await shop.signUp('again');
  const email = shop.emailOf('again-new');
  const otp = await proveEmail(asha, email);
  (await asha.patch(PROFILE, { email, otp })).as(UserProfile);
  const other = await shop.customer('other');
  expect(await other.patch(PROFILE, { email, otp })).toRefuse(401, 'CODE_VOID');
});
