import * as z from 'zod/mini';
import { Email, FullName, Mobile, Otp, SignIn } from './auth.ts';
import { ROLES, SUB_ROLES } from './permissions.ts';
import type { SubRole } from './permissions.ts';
import { Id, Instant } from './wire.ts';

/** The label of each sub-role. */
export const SUB_ROLE_NAMES: Record<SubRole, string> = {
  owner: 'Owner',
  catalogue: 'Catalogue',
  orders: 'Orders and packing',
  finance: 'Finance',
  support: 'Support',
  readOnly: 'Read only',
};

/** The number of days an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** The maximum number of new invitations of a business per day, and the maximum number of mails per invitation. */
export const INVITATIONS_A_DAY = 50;
export const INVITATION_SENDS = 5;

/** A staff member of the platform or of a seller. */
export const StaffMember = z.object({
  id: Id,
  userId: Id,
  fullName: z.string(),
  email: z.string(),
  subRole: z.enum(SUB_ROLES),
  /** Null for staff of the platform. */
  sellerId: z.nullable(Id),
  sellerName: z.nullable(z.string()),
  /** The start of the membership. */
  createdAt: Instant,
  /** The last use of a session, among the sessions of the last month. */
  lastSeenAt: z.nullable(Instant),
  hasSecondFactor: z.boolean(),
  version: z.int(),
});
export type StaffMember = z.output<typeof StaffMember>;

/** A staff member with the open work sessions. */
export const StaffRecord = z.extend(StaffMember, {
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.nullable(z.string()),
      place: z.nullable(z.string()),
      createdAt: Instant,
      lastSeenAt: Instant,
    }),
  ),
});
export type StaffRecord = z.output<typeof StaffRecord>;

export const ChangeStaff = z.object({ subRole: z.enum(SUB_ROLES), version: z.optional(z.int()) });
export type ChangeStaff = z.output<typeof ChangeStaff>;

export const InviteStaff = z.object({ email: Email, subRole: z.enum(SUB_ROLES) });
export type InviteStaff = z.output<typeof InviteStaff>;

/**
 * Whether an invitation can be accepted, and if not, why. It has expired, its sender may no longer invite, or the
 * business is not active.
 */
export const INVITATION_STATES = ['open', 'expired', 'senderLeft', 'businessNotActive'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** A pending invitation. */
export const StaffInvitation = z.object({
  id: Id,
  email: z.string(),
  subRole: z.enum(SUB_ROLES),
  invitedBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  state: z.enum(INVITATION_STATES),
});
export type StaffInvitation = z.output<typeof StaffInvitation>;

const LINK_FAULT = 'The token of the link is missing';
const Token = z
  .string(LINK_FAULT)
  .check(z.minLength(1, LINK_FAULT), z.maxLength(200, 'The token of the link is too long'));

/** Opens an invitation by the secret of its mailed link. */
export const OpenInvitation = z.object({ token: Token });
export const InvitationCode = z.object({ token: Token, email: Email, handle: SignIn.shape.handle });
export type InvitationCode = z.output<typeof InvitationCode>;

/** The invitation as the invited person sees it. */
export const ShownInvitation = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  subRole: z.enum(SUB_ROLES),
  /** Null for an invitation of the platform. */
  sellerName: z.nullable(z.string()),
  invitedBy: z.string(),
  expiresAt: Instant,
  /** Whether an account with this e-mail exists, so that no name is needed. */
  hasAccount: z.boolean(),
});
export type ShownInvitation = z.output<typeof ShownInvitation>;

/** Accepts an invitation with the code sent to its e-mail; new people add name and mobile. */
export const AcceptInvitation = z.object({
  token: Token,
  otp: Otp,
  handle: SignIn.shape.handle,
  fullName: z.optional(FullName),
  mobile: z.optional(Mobile),
});
export type AcceptInvitation = z.output<typeof AcceptInvitation>;
