import { StaffInvitation } from '#contract/calls/staff.ts';
import { Message } from '#contract/calls/wire.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { codeFor } from './sign-in.ts';
import { until } from './until.ts';

/** Returns the id of a person's staff membership, at a seller or at the platform. */
export function memberIdOf(shop: TestShop, { email }: { email: string }): number {
  const found = shop.row(
    `SELECT memberships.id FROM memberships JOIN users ON users.id = memberships.user_id
     WHERE users.email = ? AND memberships.role <> 'ROLE_CUSTOMER'`,
    email,
  );
  return Number(found.id);
}

/** Returns the secret of the newest invitation mailed to an address after the mail with the id `after`. */
export function invitationToken(shop: TestShop, email: string, after = 0): Promise<string> {
  const look = async () => {
    const mails = (await shop.mailsTo(email)).filter(({ id }) => id > after);
    return mails.map(({ text }) => /\/login#join=([\w-]+)/.exec(text)?.[1]).find((token) => token !== undefined);
  };
  return until(`an invitation for ${email}`, look);
}

/** Invites a person, and returns the secret that was mailed to them. */
export async function invited(shop: TestShop, by: Persona, email: string, subRole = 'support'): Promise<string> {
  const newest = (await shop.mailsTo(email))[0]?.id;
  (await by.post('/api/admin/staff/invitations', { email, subRole })).as(StaffInvitation);
  return invitationToken(shop, email, newest);
}

/** Requests a code by an invitation link, and returns it. */
export async function joinCode(shop: TestShop, token: string, email: string): Promise<string> {
  const before = (await shop.mailsTo(email))[0]?.id ?? 0;
  (await shop.visitor().post('/api/invitations/code', { token, email })).as(Message);
  return codeFor(shop.running.origin, email, before);
}

/** Returns the happy paths of staff: of managers, and of invited people. */
export function staffPaths(shop: TestShop): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const path = '/api/admin/staff';
  let count = 0;
  const newEmail = () => shop.emailOf(`invited${(count += 1)}`);
  const newMember = async () => memberIdOf(shop, await shop.staff({ seller: 'meera', subRole: 'support' }));
  const newInvitation = async () => {
    const email = newEmail();
    await invited(shop, meera, email);
    return Number(shop.row('SELECT id FROM staff_invitations WHERE email = ?', email).id);
  };
  return {
    [`GET ${path}`]: () => () => meera.get(`${path}?filter={"subRole":"owner"}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newMember();
      return () => meera.get(`${path}/${id}`);
    },
    [`PUT ${path}/{id}`]: async () => {
      const id = await newMember();
      return () => meera.put(`${path}/${id}`, { subRole: 'orders' });
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newMember();
      return () => meera.delete(`${path}/${id}`);
    },
    [`DELETE ${path}/{id}/sessions`]: async () => {
      const id = await newMember();
      return () => meera.delete(`${path}/${id}/sessions`);
    },
    [`DELETE ${path}/{id}/sessions/{sessionId}`]: async () => {
      const id = await newMember();
      const session = shop.row('SELECT id FROM sessions WHERE membership_id = ?', id);
      return () => meera.delete(`${path}/${id}/sessions/${String(session.id)}`);
    },
    [`GET ${path}/invitations`]: () => () => meera.get(`${path}/invitations`),
    [`POST ${path}/invitations`]: () => () =>
      meera.post(`${path}/invitations`, { email: newEmail(), subRole: 'support' }),
    [`POST ${path}/invitations/{id}/send`]: async () => {
      const id = await newInvitation();
      return () => meera.post(`${path}/invitations/${id}/send`);
    },
    [`DELETE ${path}/invitations/{id}`]: async () => {
      const id = await newInvitation();
      return () => meera.delete(`${path}/invitations/${id}`);
    },
    'POST /api/invitations/open': async () => {
      const token = await invited(shop, meera, newEmail());
      return () => shop.visitor().post('/api/invitations/open', { token });
    },
    'POST /api/invitations/code': async () => {
      const email = newEmail();
      const token = await invited(shop, meera, email);
      return () => shop.visitor().post('/api/invitations/code', { token, email });
    },
    'POST /api/invitations/accept': async () => {
      const email = newEmail();
      const token = await invited(shop, meera, email);
      const otp = await joinCode(shop, token, email);
      return () =>
        shop.visitor().post('/api/invitations/accept', { token, otp, fullName: 'Isha Menon', mobile: '9848012345' });
    },
  };
}
