import * as z from 'zod/mini';
import { Email, FullName, Mobile, Otp, SignIn } from './auth.ts';
import { ROLES, SUB_ROLES } from './permissions.ts';
import type { SubRole } from './permissions.ts';
import { Id, Instant } from './wire.ts';

/** How people call what a member of staff was invited to do. */
export const SUB_ROLE_NAMES: Record<SubRole, string> = {
  owner: 'Owner',
  catalogue: 'Catalogue',
  orders: 'Orders and packing',
  finance: 'Finance',
  support: 'Support',
  readOnly: 'Read only',
};

/** So long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** A business sends so many new ones a day, and each so often. */
export const INVITATIONS_A_DAY = 50;
export const INVITATION_SENDS = 5;

/** Somebody who works for the house or for a seller. */
export const StaffMember = z.object({
  id: Id,
  userId: Id,
  fullName: z.string(),
  email: z.string(),
  subRole: z.enum(SUB_ROLES),
  /** None for the house. */
  sellerId: z.nullable(Id),
  sellerName: z.nullable(z.string()),
  /** Since when they work there. */
  createdAt: Instant,
  /** When one of their sessions was used last, of those of the last month. */
  lastSeenAt: z.nullable(Instant),
  hasSecondFactor: z.boolean(),
  version: z.int(),
});
export type StaffMember = z.output<typeof StaffMember>;

/** The same with where they are signed in to work. */
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
 * Whether an invitation can be accepted, and if not, why: its time is over, the person who sent it may no longer invite,
 * or the business is not active.
 */
export const INVITATION_STATES = ['open', 'expired', 'senderLeft', 'businessNotActive'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** An invitation that nobody has accepted yet. */
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

/** Whoever opens the mailed link shows its secret. */
export const OpenInvitation = z.object({ token: Token });
export const InvitationCode = z.object({ token: Token, email: Email, handle: SignIn.shape.handle });
export type InvitationCode = z.output<typeof InvitationCode>;

/** What the person who was invited is shown. */
export const ShownInvitation = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  subRole: z.enum(SUB_ROLES),
  /** None for the house. */
  sellerName: z.nullable(z.string()),
  invitedBy: z.string(),
  expiresAt: Instant,
  /** Whether there is an account with this email: then nobody is asked for a name. */
  hasAccount: z.boolean(),
});
export type ShownInvitation = z.output<typeof ShownInvitation>;

/** Accepts an invitation with the code that was mailed to its email; who is new says their name and mobile. */
export const AcceptInvitation = z.object({
  token: Token,
  otp: Otp,
  handle: SignIn.shape.handle,
  fullName: z.optional(FullName),
  mobile: z.optional(Mobile),
});
export type AcceptInvitation = z.output<typeof AcceptInvitation>;
