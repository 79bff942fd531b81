import * as z from 'zod/mini';
import { Otp } from './auth.ts';
import { Day, Id, Instant } from './wire.ts';

/** Who it was, where somebody deleted their account. */
export const FORMER_CUSTOMER = 'Former customer';

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One kind of thing the shop knows of somebody, and each of it. */
export const PersonalSection = z.object({
  title: z.string(),
  /** The table it is from. */
  name: z.string(),
  /** Money in rupees, instants as ISO 8601. */
  rows: z.array(z.record(z.string(), Value)),
  /** Whether there is more than a copy holds: the rest is sent on request. */
  isCut: z.boolean(),
});
export type PersonalSection = z.output<typeof PersonalSection>;

/** A copy of all the shop knows of somebody. */
export const PersonalCopy = z.object({
  madeAt: Instant,
  /** What is done with it, who gets what of it, and how long it is kept. */
  about: z.object({
    purposes: z.array(z.string()),
    sharedWith: z.array(z.string()),
    kept: z.array(z.string()),
  }),
  sections: z.array(PersonalSection),
});
export type PersonalCopy = z.output<typeof PersonalCopy>;

/** What has to be over before an account can be deleted. */
export const OPEN_MATTERS = ['order', 'return', 'refund'] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];

/** Why an account cannot be deleted at all: who sells or works here leaves first. */
export const DELETION_HINDRANCES = ['SELLS', 'STAFF'] as const;

/** Something that stays when an account is deleted. */
const Staying = z.object({
  what: z.string(),
  why: z.string(),
  /** The last day it is kept; none where that is counted from something still to come. */
  until: z.nullable(Day),
});

/** Whether an account is about to be deleted, what that waits for, and what would stay. */
export const AccountDeletion = z.object({
  /** DUE: nothing stands against it, and it is being done. */
  status: z.enum(['NONE', 'WAITING', 'DUE']),
  askedAt: z.nullable(Instant),
  /** By the number of the order, or the reference of the return. */
  waitsFor: z.array(z.object({ kind: z.enum(OPEN_MATTERS), reference: z.string() })),
  hindrance: z.nullable(z.enum(DELETION_HINDRANCES)),
  stays: z.array(Staying),
});
export type AccountDeletion = z.output<typeof AccountDeletion>;

export const AskDeletion = z.object({ otp: Otp });

/** A product that somebody has got and has not reviewed. */
export const ToReview = z.object({
  productId: Id,
  name: z.string(),
  seoUrl: z.string(),
  deliveredAt: Instant,
  pictureKey: z.nullable(z.string()),
});
export type ToReview = z.output<typeof ToReview>;
