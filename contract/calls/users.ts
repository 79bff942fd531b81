import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { Address } from './addresses.ts';
import { Email, FullName, Mobile, Otp } from './auth.ts';
import { ROLES, SUB_ROLES } from './permissions.ts';
import { SELLER_STATUSES } from '../states/seller.ts';
import { Id, Instant } from './wire.ts';

export const UserProfile = z.object({
  id: Id,
  email: z.string(),
  fullName: z.string(),
  mobile: z.nullable(z.string()),
  addresses: z.array(Address),
  createdAt: Instant,
  emailVerified: z.boolean(),
  role: z.enum(ROLES),
  /** The sub-role of staff; null for customers. */
  subRole: z.nullable(z.enum(SUB_ROLES)),
  /** The status of the seller that the session works for; null for customers and the platform's staff. */
  sellerStatus: z.nullable(z.enum(SELLER_STATUSES)),
  version: z.int(),
  /** The language of emails and papers. */
  language: z.enum(LANGUAGES),
});
export type UserProfile = z.output<typeof UserProfile>;

/** The body of Edit Profile. A new e-mail needs the code sent to it. Without a version the newest state changes. */
export const ChangeProfile = z.object({
  fullName: z.optional(FullName),
  mobile: z.optional(Mobile),
  email: z.optional(Email),
  otp: z.optional(Otp),
  version: z.optional(z.int()),
  language: z.optional(z.enum(LANGUAGES, 'Please choose a language')),
});
export type ChangeProfile = z.output<typeof ChangeProfile>;

/** An open session. */
export const OpenSession = z.object({
  id: z.string(),
  /** The session's role: one person may shop, and work for the platform or a seller. */
  role: z.enum(ROLES),
  /** Browser and operating system as text, as far as they are known. */
  device: z.nullable(z.string()),
  /** City and country of the sign-in, as far as they are known. */
  place: z.nullable(z.string()),
  createdAt: Instant,
  /** The time of its last use, updated at most every five minutes. */
  lastSeenAt: Instant,
  /** Whether it is the requesting session. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;
