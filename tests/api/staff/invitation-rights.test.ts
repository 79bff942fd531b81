import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Session } from '#contract/calls/auth.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { StaffInvitation } from '#contract/calls/staff.ts';
import { Persona } from '../../support/persona.ts';
import { activeOwner, newOwner } from '../../support/register.ts';
import { openShop } from '../../support/shop.ts';
import { invited, joinCode, memberIdOf } from '../../support/staff-paths.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const path = '/api/admin/staff';
const ISHA = { fullName: 'Isha Menon', mobile: '9848012345' };
const SENDER_LEFT =
  'This invitation has ended: the person who sent it can no longer invite people. Please ask for a new one.';
const NOT_ACTIVE = 'This business is not active here at the moment, so nobody can join it.';

const openLink = (token: string) => shop.visitor().post('/api/invitations/open', { token });
const askCode = (token: string, email: string) => shop.visitor().post('/api/invitations/code', { token, email });
const accept = (body: object) => shop.visitor().post('/api/invitations/accept', body);
const invitationsOf = async (by: Persona) => (await by.get(`${path}/invitations`)).as(z.array(StaffInvitation));
const invitationTo = async (by: Persona, email: string) =>
  (await invitationsOf(by)).find((one) => one.email === email)!;
const remove = (by: Persona, member: Persona) => by.delete(`${path}/${memberIdOf(shop, member)}`);
const demote = (by: Persona, member: Persona) => by.put(`${path}/${memberIdOf(shop, member)}`, { subRole: 'support' });

/** Makes a new person who accepts an invitation of `by`. */
async function joined(by: Persona, name: string, subRole: string): Promise<Persona> {
  const email = shop.emailOf(name);
  const token = await invited(shop, by, email, subRole);
  const answer = await accept({ token, otp: await joinCode(shop, token, email), ...ISHA });
  return new Persona(shop.running.origin, answer.as(Session).jwtToken, email);
}

async function expectEnded(token: string, email: string, otp: string, code: string, text: string): Promise<void> {
  expect(await openLink(token)).toRefuse(410, code, text);
  // A new code can be requested only every half minute.
  await shop.later(31, async () => expect(await askCode(token, email)).toRefuse(410, code, text));
  expect(await accept({ token, otp, ...ISHA })).toRefuse(410, code, text);
  expect(shop.rows('SELECT id FROM users WHERE email = ?', email)).toEqual([]);
}

describe('an invitation ends with the right of the person who sent it', () => {
  test.each([
    { what: 'is removed', name: 'removed', end: remove },
    { what: 'gets a lower role', name: 'demoted', end: demote },
  ])('when an owner of a business $what', async ({ name, end }) => {
    const first = await activeOwner(shop, `${name}first`);
    const second = await joined(first, `${name}second`, 'owner');
    const email = shop.emailOf(`${name}guest`);
    const token = await invited(shop, second, email, 'owner');
    const otp = await joinCode(shop, token, email);
    expect((await end(first, second)).status).toBe(200);
    await expectEnded(token, email, otp, 'INVITATION_SENDER_LEFT', SENDER_LEFT);
    expect(await invitationTo(first, email)).toMatchObject({ state: 'senderLeft' });
  });

  test.each([
    { what: 'is removed', name: 'adminremoved', end: remove },
    { what: 'gets a lower role', name: 'admindemoted', end: demote },
  ])('when an owner of the platform $what', async ({ name, end }) => {
    const second = await joined(shop.admin(), `${name}second`, 'owner');
    const email = shop.emailOf(`${name}guest`);
    const token = await invited(shop, second, email, 'owner');
    const otp = await joinCode(shop, token, email);
    expect((await end(shop.admin(), second)).status).toBe(200);
    await expectEnded(token, email, otp, 'INVITATION_SENDER_LEFT', SENDER_LEFT);
  });

  test('and not with the right of somebody else of the same business', async () => {
    const first = await activeOwner(shop, 'keptfirst');
    const second = await joined(first, 'keptsecond', 'owner');
    const email = shop.emailOf('keptguest');
    const token = await invited(shop, first, email);
    expect((await remove(first, second)).status).toBe(200);
    expect((await openLink(token)).status).toBe(200);
  });

  test('and is good again when another owner sends it again, in that owner’s name', async () => {
    const first = await activeOwner(shop, 'againfirst');
    const second = await joined(first, 'againsecond', 'owner');
    const email = shop.emailOf('againguest');
    const old = await invited(shop, second, email);
    expect((await remove(first, second)).status).toBe(200);
    const { id } = await invitationTo(first, email);
    const newest = (await shop.mailsTo(email))[0]!.id;
    expect((await first.post(`${path}/invitations/${id}/send`)).as(StaffInvitation).state).toBe('open');
    const mail = await until('the second mail', async () => (await shop.mailsTo(email)).find((one) => one.id > newest));
    const [, token] = /\/login#join=([\w-]+)/.exec(mail.text)!;
    expect(await openLink(old)).toRefuse(401, 'INVITATION_LINK_WRONG');
    const otp = await joinCode(shop, token!, email);
    expect((await accept({ token, otp, ...ISHA })).status).toBe(200);
  });
});

describe('a business that is not active', () => {
  test.each(['SUSPENDED', 'DEACTIVATED'])(
    'takes nobody in while it is %s, and again when it is active',
    async (status) => {
      const owner = await activeOwner(shop, `off${status}`);
      const { id } = (await owner.get('/sellers/profile')).as(Seller);
      const moveTo = (to: string) => shop.admin().patch(`/admin/seller/${id}/status/${to}`, { reason: 'As agreed.' });
      const email = shop.emailOf(`guest${status}`);
      const token = await invited(shop, owner, email);
      const otp = await joinCode(shop, token, email);
      expect((await moveTo(status)).status).toBe(200);
      await expectEnded(token, email, otp, 'INVITATION_BUSINESS_NOT_ACTIVE', NOT_ACTIVE);
      expect(await invitationTo(owner, email)).toMatchObject({ state: 'businessNotActive' });
      expect((await moveTo('ACTIVE')).status).toBe(200);
      expect((await accept({ token, otp, ...ISHA })).status).toBe(200);
    },
  );

  test('takes nobody in once it is closed', async () => {
    const owner = await activeOwner(shop, 'closed');
    const { id } = (await owner.get('/sellers/profile')).as(Seller);
    const email = shop.emailOf('closedguest');
    const token = await invited(shop, owner, email);
    const otp = await joinCode(shop, token, email);
    expect((await shop.admin().patch(`/admin/seller/${id}/status/CLOSED`, { reason: 'As agreed.' })).status).toBe(200);
    await expectEnded(token, email, otp, 'INVITATION_BUSINESS_NOT_ACTIVE', NOT_ACTIVE);
  });

  test('mails no invitation, first or repeated, and is told why', async () => {
    const words = 'This needs an active seller account. The note at the top of your console says why yours is not.';
    const pending = await newOwner(shop, 'pendingowner');
    const email = shop.emailOf('pendingguest');
    expect(await pending.post(`${path}/invitations`, { email, subRole: 'support' })).toRefuse(
      403,
      'SELLER_NOT_ACTIVE',
      words,
    );
    const owner = await activeOwner(shop, 'suspendedowner');
    await invited(shop, owner, email);
    const { id } = (await owner.get('/sellers/profile')).as(Seller);
    expect((await shop.admin().patch(`/admin/seller/${id}/status/SUSPENDED`, {})).status).toBe(200);
    const invitation = await invitationTo(owner, email);
    const mailCount = (await shop.mailsTo(email)).length;
    expect(await owner.post(`${path}/invitations/${invitation.id}/send`)).toRefuse(403, 'SELLER_NOT_ACTIVE', words);
    expect((await owner.delete(`${path}/invitations/${invitation.id}`)).status).toBe(200);
    expect((await shop.mailsTo(email)).length).toBe(mailCount);
  });
});

describe('the owners are told by mail who joined', () => {
  const mailsAbout = async (to: string, email: string) => {
    await shop.job('send-outbox');
    return (await shop.mailsTo(to)).filter(
      ({ subject, text }) => / now works for /.test(subject) && text.includes(email),
    );
  };

  test('all owners of a business, but not the person who joined and nobody else there', async () => {
    const first = await activeOwner(shop, 'toldfirst');
    const second = await joined(first, 'toldsecond', 'owner');
    const helper = await joined(first, 'toldhelper', 'support');
    const third = await joined(second, 'toldthird', 'owner');
    const mails = await mailsAbout(first.email, third.email);
    expect(mails.length).toBe(1);
    const [mail] = mails;
    expect(mail!.subject).toMatch(/^Isha Menon now works for Lalitha Arts .* on Ratnahaat$/);
    expect(mail!.text).toContain('Owner');
    expect((await mailsAbout(second.email, third.email)).length).toBe(1);
    expect(await mailsAbout(helper.email, third.email)).toEqual([]);
    expect(await mailsAbout(third.email, third.email)).toEqual([]);
  });

  test('the owners of the platform when somebody joins it', async () => {
    const third = await joined(shop.admin(), 'toldadmin', 'readOnly');
    const [mail] = await mailsAbout(shop.admin().email, third.email);
    expect(mail!.subject).toBe('Isha Menon now works for Ratnahaat');
  });

  test('and of nobody who typed a wrong code', async () => {
    const owner = await activeOwner(shop, 'toldnot');
    const email = shop.emailOf('toldwrong');
    const token = await invited(shop, owner, email);
    const otp = await joinCode(shop, token, email);
    const wrong = otp === '111111' ? '222222' : '111111';
    expect(await accept({ token, otp: wrong, ...ISHA })).toRefuse(401, 'CODE_WRONG');
    expect(await mailsAbout(owner.email, email)).toEqual([]);
  });
});
