import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Session } from '#contract/calls/auth.ts';
import { ShownInvitation, StaffInvitation, StaffMember, StaffRecord } from '#contract/calls/staff.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { Persona } from '../../support/persona.ts';
import { activeOwner } from '../../support/register.ts';
import { openShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';
import { invitationToken, invited, joinCode, memberIdOf } from '../../support/staff-paths.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const path = '/api/admin/staff';
const ISHA = { fullName: 'Isha Menon', mobile: '9848012345' };
const DAY = 24 * 3600;

const listOf = async (by: Persona) => (await by.get(path)).as(z.array(StaffMember));
const openOf = async (by: Persona) => (await by.get(`${path}/invitations`)).as(z.array(StaffInvitation));
const accept = (body: object) => shop.visitor().post('/api/invitations/accept', body);
const asPersona = (answer: Awaited<ReturnType<typeof accept>>, email: string) =>
  new Persona(shop.running.origin, answer.as(Session).jwtToken, email);

/** Makes a new member of the staff of `by`'s business. */
async function joined(by: Persona, name: string, subRole: string): Promise<Persona> {
  const email = shop.emailOf(name);
  const token = await invited(shop, by, email, subRole);
  return asPersona(await accept({ token, otp: await joinCode(shop, token, email), ...ISHA }), email);
}

test('who is invited by a seller works there with the rights of their role, and nobody else’s', async () => {
  const owner = await activeOwner(shop, 'anita');
  const email = shop.emailOf('isha');
  const token = await invited(shop, owner, email, 'orders');
  expect(await openOf(owner)).toMatchObject([{ email, subRole: 'orders', state: 'open' }]);
  expect(await openOf(shop.seller('meera'))).not.toContainEqual(expect.objectContaining({ email }));

  const shown = (await shop.visitor().post('/api/invitations/open', { token })).as(ShownInvitation);
  expect(shown).toMatchObject({ email, role: 'ROLE_SELLER', subRole: 'orders', hasAccount: false });
  expect(await shop.visitor().post('/api/invitations/code', { token, email: owner.email })).toRefuse(
    401,
    'INVITATION_LINK_WRONG',
  );
  const otp = await joinCode(shop, token, email);
  expect(await accept({ token, otp })).toRefuseFields({
    fullName: 'Full name is required',
    mobile: 'Mobile is required',
  });
  expect(await accept({ token, otp: otp === '111111' ? '222222' : '111111', ...ISHA })).toRefuse(401, 'CODE_WRONG');
  const isha = asPersona(await accept({ token, otp, ...ISHA }), email);

  expect((await isha.get('/api/users/profile')).as(UserProfile)).toMatchObject({
    email,
    fullName: 'Isha Menon',
    role: 'ROLE_SELLER',
    subRole: 'orders',
    emailVerified: true,
  });
  expect((await isha.get('/api/admin/orders')).status).toBe(200);
  expect(await isha.get(path)).toRefuse(403, 'NOT_PERMITTED');
  expect(await isha.get('/api/payouts/seller')).toRefuse(403, 'NOT_PERMITTED');
  expect(await accept({ token, otp, ...ISHA })).toRefuse(410, 'INVITATION_LINK_USED');
  expect(await openOf(owner)).toEqual([]);
  const member = (await listOf(owner)).find((one) => one.email === email)!;
  expect(member).toMatchObject({ fullName: 'Isha Menon', subRole: 'orders', version: 1 });
  expect(member.lastSeenAt).not.toBeNull();
  expect(
    shop.rows(
      "SELECT action FROM audit_log WHERE subject IN ('staff', 'invitation') AND actor_seller_id = ?",
      member.sellerId!,
    ),
  ).toEqual([{ action: 'member invited' }, { action: 'invitation accepted' }]);
});

test('a customer who is invited keeps the account, and comes in as staff of the house from then on', async () => {
  const kavya = await shop.signUp('Kavya');
  const token = await invited(shop, shop.admin(), kavya.email, 'catalogue');
  const shown = (await shop.visitor().post('/api/invitations/open', { token })).as(ShownInvitation);
  expect(shown).toMatchObject({ role: 'ROLE_ADMIN', sellerName: null, hasAccount: true });
  const there = asPersona(await accept({ token, otp: await joinCode(shop, token, kavya.email) }), kavya.email);
  expect((await there.get('/api/users/profile')).as(UserProfile)).toMatchObject({
    fullName: 'Kavya',
    role: 'ROLE_ADMIN',
    subRole: 'catalogue',
  });
  expect((await kavya.get('/api/cart')).status).toBe(200);
});

test('who is there already, oneself, and who is invited already are not invited again', async () => {
  const owner = await activeOwner(shop, 'bhavna');
  const other = await joined(owner, 'chitra', 'support');
  const invite = (email: string) => owner.post(`${path}/invitations`, { email, subRole: 'finance' });
  expect(await invite(owner.email)).toRefuse(409, 'STAFF_IS_YOU', 'This is your own email.');
  expect(await invite(other.email.toUpperCase())).toRefuse(409, 'STAFF_IS_MEMBER', 'This email works here already.');
  await invited(shop, owner, shop.emailOf('deepa'));
  expect(await invite(shop.emailOf('deepa'))).toRefuse(409, 'STAFF_INVITED_ALREADY');
  expect(await owner.post(`${path}/invitations`, { email: 'none', subRole: 'moon' })).toRefuse(422, 'FIELDS_INVALID');
  // Another business invites the same person, with an invitation of its own.
  await invited(shop, shop.admin(), shop.emailOf('deepa'));
});

test('an invitation that is sent again has another link, one that is withdrawn or a week old has none', async () => {
  const owner = await activeOwner(shop, 'esther');
  const email = shop.emailOf('fatima');
  const first = await invited(shop, owner, email);
  const [{ id }] = (await openOf(owner)) as [StaffInvitation];
  (await owner.post(`${path}/invitations/${id}/send`)).as(StaffInvitation);
  const second = await until('another link', async () => {
    const token = await invitationToken(shop, email);
    return token === first ? undefined : token;
  });
  const open = (token: string) => shop.visitor().post('/api/invitations/open', { token });
  expect(await open(first)).toRefuse(401, 'INVITATION_LINK_WRONG');
  expect((await open(second)).status).toBe(200);

  const farhan = shop.seller('farhan');
  expect(await farhan.post(`${path}/invitations/${id}/send`)).toRefuse(404, 'INVITATION_NOT_FOUND');
  expect(await farhan.delete(`${path}/invitations/${id}`)).toRefuse(404, 'INVITATION_NOT_FOUND');
  const otp = await joinCode(shop, second, email);
  expect((await owner.delete(`${path}/invitations/${id}`)).status).toBe(200);
  expect(await accept({ token: second, otp, ...ISHA })).toRefuse(410, 'INVITATION_LINK_WITHDRAWN');
  expect(await owner.post(`${path}/invitations/${id}/send`)).toRefuse(404, 'INVITATION_NOT_FOUND');

  const third = await invited(shop, owner, email);
  await shop.later(8 * DAY, async () => {
    expect(await open(third)).toRefuse(410, 'INVITATION_LINK_EXPIRED');
  });
});

test('nobody works for two sellers with one email, and only whoever reads its mail is told so', async () => {
  const first = await joined(await activeOwner(shop, 'gita'), 'hema', 'support');
  const token = await invited(shop, await activeOwner(shop, 'indira'), first.email);
  // A new code can be requested only every half minute.
  await shop.later(31, async () => {
    const otp = await joinCode(shop, token, first.email);
    expect(await accept({ token, otp })).toRefuse(409, 'WORKS_FOR_ANOTHER_SELLER');
  });
  expect((await first.get('/api/admin/orders')).status).toBe(200);
});

test('another role holds at once, on the version that was seen', async () => {
  const owner = await activeOwner(shop, 'jaya');
  const lata = await joined(owner, 'lata', 'readOnly');
  const id = memberIdOf(shop, lata);
  expect((await lata.get('/api/payouts/seller')).status).toBe(200);
  const changed = (await owner.put(`${path}/${id}`, { subRole: 'catalogue', version: 1 })).as(StaffRecord);
  expect(changed).toMatchObject({ subRole: 'catalogue', version: 2 });
  expect(await lata.get('/api/payouts/seller')).toRefuse(403, 'NOT_PERMITTED');
  expect(await owner.put(`${path}/${id}`, { subRole: 'finance', version: 1 })).toRefuse(409, 'STALE_VERSION');
  expect(await shop.seller('farhan').put(`${path}/${id}`, { subRole: 'finance' })).toRefuse(404, 'STAFF_NOT_FOUND');
});

test('the last owner is neither removed nor lowered, whoever tries', async () => {
  const owner = await activeOwner(shop, 'mira');
  const id = memberIdOf(shop, owner);
  const words = 'This is the only owner. Please make somebody else an owner first.';
  for (const by of [owner, shop.admin()]) {
    expect(await by.put(`${path}/${id}`, { subRole: 'support' })).toRefuse(409, 'STAFF_LAST_OWNER', words);
    expect(await by.delete(`${path}/${id}`)).toRefuse(409, 'STAFF_LAST_OWNER', words);
  }
  const second = await joined(owner, 'nisha', 'owner');
  const answers = await Promise.all([
    owner.put(`${path}/${memberIdOf(shop, second)}`, { subRole: 'support' }),
    second.put(`${path}/${id}`, { subRole: 'support' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const left = shop.rows(
    `SELECT id FROM memberships WHERE sub_role = 'owner' AND archived_at IS NULL
     AND seller_id = (SELECT seller_id FROM memberships WHERE id = ?)`,
    id,
  );
  expect(left.length).toBe(1);
});

test('who is removed is signed out at once, told so, and can be invited again', async () => {
  const owner = await activeOwner(shop, 'padma');
  const rekha = await joined(owner, 'rekha', 'support');
  const id = memberIdOf(shop, rekha);
  expect((await rekha.get('/api/admin/orders')).status).toBe(200);
  expect((await owner.delete(`${path}/${id}`)).status).toBe(200);
  expect(await rekha.get('/api/admin/orders')).toRefuse(401, 'SESSION_EXPIRED');
  expect((await listOf(owner)).map(({ email }) => email)).toEqual([owner.email]);
  expect(await owner.delete(`${path}/${id}`)).toRefuse(404, 'STAFF_NOT_FOUND');
  await until('a mail', async () => (await shop.mailsTo(rekha.email)).find(({ subject }) => /no longer/.test(subject)));
  await shop.later(60, async () => {
    const token = await invited(shop, owner, rekha.email, 'finance');
    const again = asPersona(await accept({ token, otp: await joinCode(shop, token, rekha.email) }), rekha.email);
    expect((await again.get('/api/payouts/seller')).status).toBe(200);
    expect(memberIdOf(shop, rekha)).toBe(id);
  });
});

test('where somebody is signed in is seen by the owner, who signs them out of one device or all', async () => {
  const owner = await activeOwner(shop, 'sita');
  const tara = await joined(owner, 'tara', 'support');
  const id = memberIdOf(shop, tara);
  const token = await signInAs(shop.running.origin, 'seller', tara.email);
  const second = new Persona(shop.running.origin, token, tara.email);
  const { sessions } = (await owner.get(`${path}/${id}`)).as(StaffRecord);
  expect(sessions.length).toBe(2);
  const newest = shop.row('SELECT id FROM sessions WHERE membership_id = ? ORDER BY rowid DESC LIMIT 1', id);
  const left = (await owner.delete(`${path}/${id}/sessions/${String(newest.id)}`)).as(StaffRecord);
  expect(left.sessions.length).toBe(1);
  expect(await second.get('/api/admin/orders')).toRefuse(401, 'SESSION_EXPIRED');
  expect((await tara.get('/api/admin/orders')).status).toBe(200);
  expect((await owner.delete(`${path}/${id}/sessions`)).as(StaffRecord).sessions).toEqual([]);
  expect(await tara.get('/api/admin/orders')).toRefuse(401, 'SESSION_EXPIRED');
});

test('the house sees its own people and those of sellers', async () => {
  const admin = shop.admin();
  const find = async (filter: object) =>
    (await admin.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).as(z.array(StaffMember));
  expect((await find({ of: 'house', q: admin.email })).map(({ email }) => email)).toEqual([admin.email]);
  expect((await find({ of: 'house' })).every(({ sellerId }) => sellerId === null)).toBe(true);
  const [meera] = await find({ of: 'sellers', q: 'meera@ratnahaat' });
  expect(meera).toMatchObject({ email: 'meera@ratnahaat.example', subRole: 'owner' });
  expect(meera!.sellerName).not.toBeNull();
});

test('old invitations are forgotten', async () => {
  await shop.later(31 * DAY, async () => {
    await shop.job('purge-expired');
    expect(shop.rows('SELECT id FROM staff_invitations')).toEqual([]);
  });
});
