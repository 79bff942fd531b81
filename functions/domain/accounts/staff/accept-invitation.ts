import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { AcceptInvitation, InvitationCode, ShownInvitation } from '#contract/calls/staff.ts';
import { memberships, oneTimeCodes, sellers, sessions, staffInvitations, users } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import {
  codeHash,
  codeState,
  noteSignIn,
  openedSession,
  refuseTry,
  requesterOf,
  sendCode,
  sessionById,
  staffUntil,
  tokenOf,
  useCode,
} from '../auth/index.ts';
import { storedHash } from '../../keyed-hash.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import {
  BUSINESS_IS_ACTIVE,
  invitationState,
  REFUSAL_OF_STATE,
  SENDER_MAY_INVITE,
  STATE_COLUMNS,
} from './invitation-state.ts';
import { mailOwners, ownersByInvitation } from './mail-owners.ts';
import { noteJoined } from './note-joined.ts';
import { invitationToken } from './invitations.ts';

const purpose = 'joinStaff';
const table = staffInvitations;

const invitationByToken = statement((db, params: Params<{ tokenHash: string }>) =>
  db
    .select({
      email: table.email,
      role: table.role,
      subRole: table.subRole,
      sellerName: sellers.businessName,
      invitedBy: sql<string>`(SELECT inviter.full_name FROM users inviter WHERE inviter.id = ${table.invitedByUserId})`,
      ...STATE_COLUMNS,
      acceptedAt: table.acceptedAt,
      withdrawnAt: table.withdrawnAt,
      hasAccount: sql<number>`EXISTS (SELECT 1 FROM users person WHERE person.email = ${table.email})`,
      fullName: sql<string | null>`(SELECT person.full_name FROM users person WHERE person.email = ${table.email})`,
      // A seller's session is for one seller.
      worksElsewhere: sql<number>`${table.sellerId} IS NOT NULL AND EXISTS (SELECT 1 FROM memberships other
        JOIN users person ON person.id = other.user_id
        WHERE person.email = ${table.email} AND other.role = 'ROLE_SELLER' AND other.archived_at IS NULL
          AND other.seller_id <> ${table.sellerId})`,
    })
    .from(table)
    .leftJoin(sellers, eq(sellers.id, table.sellerId))
    .where(eq(table.tokenHash, params.tokenHash)),
);

const storedTokenHash = (shop: Shop, token: string) =>
  storedHash(shop, invitationToken(token), (tokenHash) => invitationByToken({ tokenHash }));

/**
 * Returns an invitation that can be accepted now, with the owners of its business or of the platform.
 * @throws INVITATION_LINK_WRONG, INVITATION_LINK_USED, INVITATION_LINK_WITHDRAWN or INVITATION_LINK_EXPIRED for a link
 *   that is not valid
 * @throws INVITATION_SENDER_LEFT when its sender may not invite any more
 * @throws INVITATION_BUSINESS_NOT_ACTIVE when the business is not active
 */
async function openInvitation(shop: Shop, token: string) {
  const tokenHash = await storedTokenHash(shop, token);
  const [[found], owners] = await shop.read(invitationByToken({ tokenHash }), ownersByInvitation({ tokenHash }));
  if (!found) return refuse('INVITATION_LINK_WRONG');
  if (found.acceptedAt !== null) refuse('INVITATION_LINK_USED');
  if (found.withdrawnAt !== null) refuse('INVITATION_LINK_WITHDRAWN');
  const state = invitationState(found, shop.now);
  if (state !== 'open') refuse(REFUSAL_OF_STATE[state]);
  return { ...found, tokenHash, owners };
}

/**
 * Returns the invitation of a mailed link.
 * @throws INVITATION_LINK_WRONG, INVITATION_LINK_USED, INVITATION_LINK_WITHDRAWN or INVITATION_LINK_EXPIRED for a link
 *   that is not valid
 * @throws INVITATION_SENDER_LEFT when its sender may not invite any more
 * @throws INVITATION_BUSINESS_NOT_ACTIVE when the business is not active
 */
export async function showInvitation(shop: Shop, token: string): Promise<ShownInvitation> {
  const { email, role, subRole, sellerName, invitedBy, expiresAt, hasAccount } = await openInvitation(shop, token);
  return { email, role, subRole, sellerName, invitedBy, expiresAt, hasAccount: hasAccount === 1 };
}

const isInvited = requireCondition(
  'INVITATION_LINK_WRONG',
  (params: Params<{ tokenHash: string; email: string; now: number }>) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.tokenHash} = ${params.tokenHash}
      AND ${table.email} = ${params.email} AND ${table.acceptedAt} IS NULL AND ${table.withdrawnAt} IS NULL
      AND ${table.expiresAt} > ${params.now})`,
);

const ofToken = ({ tokenHash }: Params<{ tokenHash: string }>) => sql`${table.tokenHash} = ${tokenHash}`;
const businessIsActive = requireCondition(
  REFUSAL_OF_STATE.businessNotActive,
  (params: Params<{ tokenHash: string }>) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${ofToken(params)} AND ${BUSINESS_IS_ACTIVE})`,
);
const senderMayInvite = requireCondition(
  REFUSAL_OF_STATE.senderLeft,
  (params: Params<{ tokenHash: string }>) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${ofToken(params)} AND ${SENDER_MAY_INVITE})`,
);

/**
 * Mails the code that proves that the person with the link reads mail of the invited email.
 * @throws INVITATION_LINK_WRONG also when the invitation was accepted, withdrawn or expired
 * @throws INVITATION_SENDER_LEFT when its sender may not invite any more
 * @throws INVITATION_BUSINESS_NOT_ACTIVE when the business is not active
 * @throws CODE_RESEND_LOCKED, CODE_TOO_MANY or TOO_MANY_REQUESTS when `sendCode` refuses
 */
export async function sendInvitationCode(shop: Shop, { token, email, handle }: InvitationCode): Promise<void> {
  const tokenHash = await storedTokenHash(shop, token);
  await sendCode(shop, {
    purpose,
    email,
    handle,
    only: [
      isInvited({ tokenHash, email, now: shop.now }),
      businessIsActive({ tokenHash }),
      senderMayInvite({ tokenHash }),
    ],
  });
}

interface Accepted {
  tokenHash: string;
  attempt: string;
  now: number;
}

interface NewPerson {
  fullName: string;
  mobile: string;
}

/**
 * Returns the details of a new user.
 * @throws FIELDS_INVALID when the name or the mobile is missing
 */
function newPerson(fullName: string | undefined, mobile: string | undefined): NewPerson {
  if (fullName !== undefined && mobile !== undefined) return { fullName, mobile };
  return refuse('FIELDS_INVALID', {
    fields: {
      ...(fullName === undefined && { fullName: 'Full name is required' }),
      ...(mobile === undefined && { mobile: 'Mobile is required' }),
    },
  });
}

/** A condition: the invitation of this link can be accepted, by the person who used up its code with this attempt. */
const isAccepting = (params: Params<Accepted>) =>
  sql`${table.tokenHash} = ${params.tokenHash} AND ${table.acceptedAt} IS NULL AND ${table.withdrawnAt} IS NULL
    AND ${table.expiresAt} > ${params.now} AND ${SENDER_MAY_INVITE} AND ${BUSINESS_IS_ACTIVE}
    AND EXISTS (SELECT 1 FROM ${oneTimeCodes} WHERE ${oneTimeCodes.usedBy} = ${params.attempt} AND ${oneTimeCodes.purpose} = 'joinStaff'
        AND ${oneTimeCodes.email} = ${table.email})`;

const insertUser = statement((db, params: Params<Accepted & NewPerson>) =>
  db
    .insert(users)
    .select(
      db
        .select(
          selectedRow(users, {
            createdAt: params.now,
            updatedAt: params.now,
            email: table.email,
            emailVerifiedAt: params.now,
            fullName: params.fullName,
            mobile: params.mobile,
          }),
        )
        .from(table)
        .where(isAccepting(params)),
    )
    .onConflictDoNothing({ target: users.email }),
);

const insertCustomer = statement((db, params: Params<Accepted>) =>
  db
    .insert(memberships)
    .select(
      db
        .select(
          selectedRow(memberships, {
            createdAt: params.now,
            updatedAt: params.now,
            userId: users.id,
            role: sql`'ROLE_CUSTOMER'`,
          }),
        )
        .from(table)
        .innerJoin(users, eq(users.email, table.email))
        .where(isAccepting(params)),
    )
    .onConflictDoNothing(),
);

/** Restores the membership of a former member, since there is one row per user and business. */
const workAgain = statement((db, params: Params<Accepted>) =>
  db
    .update(memberships)
    .set({
      subRole: sql`(SELECT asked.sub_role FROM staff_invitations asked WHERE asked.token_hash = ${params.tokenHash})`,
      archivedAt: null,
      createdAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${memberships.version} + 1`,
    })
    .where(
      sql`${memberships.id} IN (SELECT former.id FROM ${table} JOIN users person ON person.email = ${table.email}
        JOIN memberships former ON former.user_id = person.id AND former.role = ${table.role}
          AND former.seller_id IS ${table.sellerId}
        WHERE ${isAccepting(params)})`,
    ),
);

const insertMembership = statement((db, params: Params<Accepted>) =>
  db
    .insert(memberships)
    .select(
      db
        .select(
          selectedRow(memberships, {
            createdAt: params.now,
            updatedAt: params.now,
            userId: users.id,
            role: table.role,
            sellerId: table.sellerId,
            subRole: table.subRole,
          }),
        )
        .from(table)
        .innerJoin(users, and(eq(users.email, table.email), isNull(users.archivedAt)))
        .where(isAccepting(params)),
    )
    .onConflictDoNothing(),
);

const openSession = statement((db, params: Params<Accepted & { requester: string; until: number }>) =>
  db.insert(sessions).select(
    db
      .select(
        openedSession({ id: params.attempt, now: params.now, expiresAt: params.until, requester: params.requester }),
      )
      .from(table)
      .innerJoin(users, and(eq(users.email, table.email), isNull(users.archivedAt)))
      .innerJoin(
        memberships,
        and(
          eq(memberships.userId, users.id),
          eq(memberships.role, table.role),
          sql`${memberships.sellerId} IS ${table.sellerId}`,
          isNull(memberships.archivedAt),
        ),
      )
      .where(isAccepting(params)),
  ),
);

const consumeInvitation = statement((db, params: Params<Accepted>) =>
  db
    .update(table)
    .set({
      acceptedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(isAccepting(params)),
);

/**
 * Makes the invited person a member of staff, with the code that was mailed to them, and opens their session. An
 * existing account stays as it is; a new person gets one.
 * @throws INVITATION_LINK_WRONG, INVITATION_LINK_USED, INVITATION_LINK_WITHDRAWN or INVITATION_LINK_EXPIRED for a link
 *   that is not valid
 * @throws INVITATION_SENDER_LEFT when its sender may not invite any more
 * @throws INVITATION_BUSINESS_NOT_ACTIVE when the business is not active
 * @throws WORKS_FOR_ANOTHER_SELLER when the person works for another seller
 * @throws FIELDS_INVALID when a new person gives no name or mobile
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export async function acceptInvitation(
  shop: Shop,
  { token, otp, handle, fullName, mobile }: AcceptInvitation,
): Promise<Session> {
  const invitation = await openInvitation(shop, token);
  const { email, tokenHash, hasAccount, worksElsewhere } = invitation;
  const person = hasAccount ? undefined : newPerson(fullName, mobile);
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email, otp });
  const { requester } = await requesterOf(shop, { handle });
  const accepted = { tokenHash, attempt, now: shop.now };
  const code = { email, purpose, requester, codeHash: hash, attempt, now: shop.now } as const;
  if (worksElsewhere) {
    // This refusal needs a correct code, so that only the reader of that email's mail gets it.
    const [[before], [tried]] = await shop.write(codeState(code), useCode(code));
    if (tried?.right) refuse('WORKS_FOR_ANOTHER_SELLER');
    refuseTry(before, tried, shop.now);
  }
  const {
    before: [before],
    tried: [tried],
    session: [session],
  } = await shop.write({
    before: codeState(code),
    tried: useCode(code),
    joined: [
      ...(person ? [insertUser({ ...accepted, ...person })] : []),
      insertCustomer(accepted),
      workAgain(accepted),
      insertMembership(accepted),
      openSession({ ...accepted, requester, until: staffUntil(shop) }),
      ...noteSignIn(shop, attempt, email),
      noteJoined(shop, attempt),
      ...mailOwners(shop, attempt, { ...invitation, fullName: person?.fullName ?? invitation.fullName! }),
      consumeInvitation(accepted),
    ],
    session: sessionById({ id: attempt }),
  });
  if (session) return tokenOf(shop, session);
  // The code was right, but the invitation was withdrawn at the same moment.
  if (tried?.right) refuse('INVITATION_LINK_WITHDRAWN');
  refuseTry(before, tried, shop.now);
}
