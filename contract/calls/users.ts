import * as z from 'zod/mini';
import { Address } from './addresses.ts';
import { Email, FullName, Mobile, Otp } from './auth.ts';
import { ROLES, SUB_ROLES } from './roles.ts';
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
});
export type UserProfile = z.output<typeof UserProfile>;

/** Edit Profile. A new e-mail needs the code that was sent to it. */
export const ChangeProfile = z.object({
  fullName: z.optional(FullName),
  mobile: z.optional(Mobile),
  email: z.optional(Email),
  otp: z.optional(Otp),
});
export type ChangeProfile = z.output<typeof ChangeProfile>;
