import * as z from 'zod/mini';
import type { Translated } from '../shop/translations.ts';
import { Otp } from './auth.ts';
import { Day, Id, Instant } from './wire.ts';

/** The name shown in place of a deleted account's owner. */
export const FORMER_CUSTOMER = 'Former customer';

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** A section of the personal data copy: one kind of data with its rows. */
export const PersonalSection = z.object({
  title: z.string(),
  /** The table that the rows come from. */
  name: z.string(),
  /** Money in rupees, instants as ISO 8601. */
  rows: z.array(z.record(z.string(), Value)),
  /** Whether the copy leaves out rows over the limit; they are sent on request. */
  isCut: z.boolean(),
});
export type PersonalSection = z.output<typeof PersonalSection>;

/** A copy of all personal data that the shop stores of a person. */
export const PersonalCopy = z.object({
  madeAt: Instant,
  /** Purposes, recipients and retention of the data. */
  about: z.object({
    purposes: z.array(z.string()),
    sharedWith: z.array(z.string()),
    kept: z.array(z.string()),
  }),
  sections: z.array(PersonalSection),
});
export type PersonalCopy = z.output<typeof PersonalCopy>;

/** Kinds of open matters that delay the deletion of an account. */
export const OPEN_MATTERS = ['order', 'return', 'refund'] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];

/** Reasons why an account cannot be deleted: sellers and staff leave their business first. */
export const DELETION_HINDRANCES = ['SELLS', 'STAFF'] as const;

/** Data that is retained after the deletion of an account. */
const Staying = z.object({
  what: z.string(),
  why: z.string(),
  /** The last day of retention; null when it is counted from a future event. */
  until: z.nullable(Day),
});

/** The state of an account deletion: what it waits for, and which data is retained. */
export const AccountDeletion = z.object({
  /** DUE: no open matter is left, and the deletion is in progress. */
  status: z.enum(['NONE', 'WAITING', 'DUE']),
  askedAt: z.nullable(Instant),
  /** Open matters by order number or return reference. */
  waitsFor: z.array(z.object({ kind: z.enum(OPEN_MATTERS), reference: z.string() })),
  hindrance: z.nullable(z.enum(DELETION_HINDRANCES)),
  stays: z.array(Staying),
});
export type AccountDeletion = z.output<typeof AccountDeletion>;

export const AskDeletion = z.object({ otp: Otp });

/** A product that a customer received and has not reviewed. */
export const ToReview = z.object({
  productId: Id,
  name: z.string(),
  seoUrl: z.string(),
  deliveredAt: Instant,
  pictureKey: z.nullable(z.string()),
});
export type ToReview = z.output<typeof ToReview> & Translated<'name'>;
