import * as z from 'zod/mini';
import { Address } from './addresses.ts';
import { Email, FullName, Mobile, Otp } from './auth.ts';
import { ROLES, SUB_ROLES } from './permissions.ts';
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
  /** What staff were invited to do; null for customers. */
  subRole: z.nullable(z.enum(SUB_ROLES)),
  version: z.int(),
});
export type UserProfile = z.output<typeof UserProfile>;

/** Edit Profile. A new e-mail needs the code that was sent to it. Without a version the newest state changes. */
export const ChangeProfile = z.object({
  fullName: z.optional(FullName),
  mobile: z.optional(Mobile),
  email: z.optional(Email),
  otp: z.optional(Otp),
  version: z.optional(z.int()),
});
export type ChangeProfile = z.output<typeof ChangeProfile>;

/** Where somebody is signed in. */
export const OpenSession = z.object({
  id: z.string(),
  /** As what: one person may shop and work for the house or for a seller. */
  role: z.enum(ROLES),
  /** Browser and system in words, as far as they say. */
  device: z.nullable(z.string()),
  /** City and country where it was opened, as far as they are known. */
  place: z.nullable(z.string()),
  createdAt: Instant,
  /** When it was used last; moves every five minutes at most. */
  lastSeenAt: Instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;
