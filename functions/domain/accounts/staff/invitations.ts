import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { INVITATION_DAYS, INVITATION_SENDS, INVITATIONS_A_DAY } from '#contract/calls/staff.ts';
import type { InviteStaff, StaffInvitation } from '#contract/calls/staff.ts';
import { sellers, staffInvitations, users } from '../../../db/schema/index.ts';
import { insertInto, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { invitationState, STATE_COLUMNS } from './invitation-state.ts';
import { staffInvitedMail } from './mails.ts';

const DAY_MS = 24 * 60 * 60_000;
const VALID_MS = INVITATION_DAYS * DAY_MS;
const A_DAY_SECONDS = 24 * 3600;

const table = staffInvitations;

/** Returns the text whose hash is stored for a link's secret. Nobody can use the hash. */
export const invitationToken = (token: string) => `staff invitation/${token}`;

const COLUMNS = {
  id: table.id,
  email: table.email,
  subRole: table.subRole,
  invitedBy: users.fullName,
  sentAt: table.sentAt,
  sends: table.sends,
  ...STATE_COLUMNS,
};
type Found = Omit<StaffInvitation, 'state'> & { sends: number; senderMayInvite: number; businessIsActive: number };

const isOpen = (params: Params<{ sellerId: number | null }>) =>
  and(sql`${table.sellerId} IS ${params.sellerId}`, isNull(table.acceptedAt), isNull(table.withdrawnAt));

const openOnes = statement((db, params: Params<{ sellerId: number | null }>) =>
  db
    .select(COLUMNS)
    .from(table)
    .innerJoin(users, eq(users.id, table.invitedByUserId))
    .where(isOpen(params))
    .orderBy(desc(table.createdAt))
    .limit(100),
);

const openOne = statement((db, params: Params<{ sellerId: number | null; id: number }>) =>
  db
    .select(COLUMNS)
    .from(table)
    .innerJoin(users, eq(users.id, table.invitedByUserId))
    .where(and(eq(table.id, params.id), isOpen(params))),
);

const openTo = statement((db, params: Params<{ sellerId: number | null; email: string }>) =>
  db
    .select(COLUMNS)
    .from(table)
    .innerJoin(users, eq(users.id, table.invitedByUserId))
    .where(and(eq(table.email, params.email), isOpen(params))),
);

const sentSince = statement((db, params: Params<{ sellerId: number | null; since: number }>) =>
  db
    .select({ number: count() })
    .from(table)
    .where(sql`${table.sellerId} IS ${params.sellerId} AND ${table.createdAt} > ${params.since}`),
);

/** Reads the member of staff with an email. */
const memberWith = statement((db, params: Params<{ sellerId: number | null; email: string }>) =>
  db
    .select({ userId: sql<number>`users.id` })
    .from(sql`users JOIN memberships ON memberships.user_id = users.id`)
    .where(
      sql`users.email = ${params.email} AND users.archived_at IS NULL AND memberships.archived_at IS NULL
        AND memberships.role <> 'ROLE_CUSTOMER' AND memberships.seller_id IS ${params.sellerId}`,
    ),
);

/** Reads the inviting user's name, and the name of their business. */
const inviter = statement((db, params: Params<{ userId: number; sellerId: number | null }>) =>
  db
    .select({
      fullName: users.fullName,
      sellerName: sql<
        string | null
      >`(SELECT ${sellers.businessName} FROM ${sellers} WHERE ${sellers.id} = ${params.sellerId})`,
    })
    .from(users)
    .where(eq(users.id, params.userId)),
);

const insertInvitation = insertInto(table);

const sendAgain = statement(
  (
    db,
    params: Params<{ id: number; sends: number; tokenHash: string; userId: number; now: number; expiresAt: number }>,
  ) =>
    db
      .update(table)
      .set({
        tokenHash: sql`${params.tokenHash}`,
        invitedByUserId: sql`${params.userId}`,
        sentAt: sql`${params.now}`,
        sends: sql`${table.sends} + 1`,
        expiresAt: sql`${params.expiresAt}`,
        updatedAt: sql`${params.now}`,
        version: sql`${table.version} + 1`,
      })
      .where(
        and(
          eq(table.id, params.id),
          sql`${table.sends} = ${params.sends}`,
          isNull(table.acceptedAt),
          isNull(table.withdrawnAt),
        ),
      ),
);

const withdraw = statement((db, params: Params<{ id: number; sellerId: number | null; now: number }>) =>
  db
    .update(table)
    .set({
      withdrawnAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(and(eq(table.id, params.id), isOpen(params))),
);

const shapeOf = (found: Found, { now }: Pick<Shop, 'now'>): StaffInvitation => {
  const { sends: _, senderMayInvite: __, businessIsActive: ___, ...invitation } = found;
  return { ...invitation, state: invitationState(found, now) };
};

/** Returns the invitations of a business, or of the platform, that nobody has accepted yet, newest first. */
export async function listInvitations(shop: Shop, staff: Staff): Promise<StaffInvitation[]> {
  const [rows] = await shop.read(openOnes({ sellerId: sellerIdOf(staff) }));
  return rows.map((row) => shapeOf(row, shop));
}

/**
 * Returns the invitation to an email, for the answer of a repeated request.
 * @throws INVITATION_NOT_FOUND when there is none
 */
export async function readInvitationTo(shop: Shop, staff: Staff, email: string): Promise<StaffInvitation> {
  const [[row]] = await shop.read(openTo({ sellerId: sellerIdOf(staff), email }));
  return row ? shapeOf(row, shop) : refuse('INVITATION_NOT_FOUND');
}

/**
 * Returns an invitation by its id, for the answer of a repeated request to send it again.
 * @throws INVITATION_NOT_FOUND when there is none
 */
export async function readInvitation(shop: Shop, staff: Staff, id: number): Promise<StaffInvitation> {
  const [[row]] = await shop.read(openOne({ sellerId: sellerIdOf(staff), id }));
  return row ? shapeOf(row, shop) : refuse('INVITATION_NOT_FOUND');
}

/**
 * Invites a person by mail to the staff's own business, or to the platform. The response does not reveal whether the
 * email has an account.
 * @throws STAFF_IS_YOU when it is the inviting user's email
 * @throws STAFF_IS_MEMBER when the person works there already
 * @throws STAFF_INVITED_ALREADY when an invitation is open
 * @throws STAFF_INVITATIONS_TOO_MANY when the limit of a day is reached
 */
export async function inviteStaff(shop: Shop, staff: Staff, { email, subRole }: InviteStaff): Promise<StaffInvitation> {
  const sellerId = sellerIdOf(staff);
  const [[member], [open], [sent], [by]] = await shop.read(
    memberWith({ sellerId, email }),
    openTo({ sellerId, email }),
    sentSince({ sellerId, since: shop.now - DAY_MS }),
    inviter({ userId: staff.userId, sellerId }),
  );
  if (member) refuse(member.userId === staff.userId ? 'STAFF_IS_YOU' : 'STAFF_IS_MEMBER');
  if (open) refuse('STAFF_INVITED_ALREADY');
  if (sent!.number >= INVITATIONS_A_DAY) tooMany();
  const { mail, token, expiresAt } = newMail(shop, email, subRole, by!);
  const { after } = await shop.write({
    invitation: insertInvitation({
      createdAt: shop.now,
      updatedAt: shop.now,
      email,
      role: sellerId === null ? 'ROLE_ADMIN' : 'ROLE_SELLER',
      sellerId,
      subRole,
      invitedByUserId: staff.userId,
      tokenHash: await shop.keyedHash(invitationToken(token)),
      sentAt: shop.now,
      expiresAt,
    }),
    mail: outboxItem(shop, mail),
    audit: auditEntry(shop, staff, {
      action: 'member invited',
      subject: 'invitation',
      subjectId: 0,
      before: {},
      after: { email, subRole },
    }),
    after: openTo({ sellerId, email }),
  });
  shop.after(() => sendItems(shop, [mail]));
  return shapeOf(after[0]!, shop);
}

/**
 * Mails an invitation again, with another link; the former link no longer works. The person who sends it again becomes
 * its sender, since the mail names them and the invitation ends with their right to invite.
 * @throws INVITATION_NOT_FOUND when it is not open
 * @throws STAFF_INVITATIONS_TOO_MANY when a limit is reached
 */
export async function sendInvitationAgain(shop: Shop, staff: Staff, id: number): Promise<StaffInvitation> {
  const sellerId = sellerIdOf(staff);
  const [[open], [by]] = await shop.read(openOne({ sellerId, id }), inviter({ userId: staff.userId, sellerId }));
  if (!open) return refuse('INVITATION_NOT_FOUND');
  if (open.sends >= INVITATION_SENDS) tooMany();
  const { email, subRole, sends } = open;
  const { mail, token, expiresAt } = newMail(shop, email, subRole, by!);
  const tokenHash = await shop.keyedHash(invitationToken(token));
  const { after } = await shop.write({
    sent: requireChange(
      sendAgain({ id, sends, tokenHash, userId: staff.userId, now: shop.now, expiresAt }),
      'INVITATION_NOT_FOUND',
    ),
    mail: outboxItem(shop, mail),
    audit: auditEntry(shop, staff, {
      action: 'invitation sent again',
      subject: 'invitation',
      subjectId: id,
      before: {},
      after: { email, subRole },
    }),
    after: openOne({ sellerId, id }),
  });
  shop.after(() => sendItems(shop, [mail]));
  return shapeOf(after[0]!, shop);
}

/**
 * Withdraws an invitation, whose link no longer works.
 * @throws INVITATION_NOT_FOUND when it is not open
 */
export async function withdrawInvitation(shop: Shop, staff: Staff, id: number): Promise<void> {
  const sellerId = sellerIdOf(staff);
  await shop.write({
    withdrawn: requireChange(withdraw({ id, sellerId, now: shop.now }), 'INVITATION_NOT_FOUND'),
    audit: auditEntry(shop, staff, {
      action: 'invitation withdrawn',
      subject: 'invitation',
      subjectId: id,
      before: {},
      after: {},
    }),
  });
}

function newMail(
  shop: Shop,
  to: string,
  subRole: InviteStaff['subRole'],
  { fullName: invitedBy, sellerName }: { fullName: string; sellerName: string | null },
) {
  const token = randomKey(shop.random) + randomKey(shop.random);
  const expiresAt = shop.now + VALID_MS;
  const mail = staffInvitedMail.item(`staff-invited-${randomKey(shop.random)}`, to, {
    sellerName,
    subRole,
    invitedBy,
    expiresAt,
    token,
  });
  return { mail, token, expiresAt };
}

function tooMany(): never {
  refuse('STAFF_INVITATIONS_TOO_MANY', { retryAfterSeconds: A_DAY_SECONDS });
}

/** Deletes invitations that were sent long ago, in any state. Accepted ones are memberships now. */
export const forgetOldInvitations = statement((db, params: Params<{ before: number }>) =>
  db.delete(table).where(lt(table.sentAt, params.before)),
);
