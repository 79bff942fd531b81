import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from '../shop/social-proof.ts';
import { Instant, line, Rupees } from './wire.ts';
import { Email } from './auth.ts';

/*
 * Groups of the settings that a form writes as a whole, beside the home page's (`settings.ts`): how each is written, and
 * how it is read, with the version of all settings.
 */

function wholeNumber(name: string, from: number, to: number) {
  const fault = `${name} must be a whole number from ${from} to ${to}`;
  return z.int(fault).check(z.minimum(from, fault), z.maximum(to, fault));
}

const written = { version: z.optional(z.int()) };
const read = {
  version: z.int(),
  /** When the settings, of whatever group, were changed last. */
  changedAt: Instant,
};

const PHONE = 'Please enter a number with its country code, such as +91 40 4000 0000';
const Phone = z.string(PHONE).check(z.trim(), z.regex(/^\+[0-9][0-9 ]{6,18}$/, PHONE));

const contact = {
  email: Email,
  phone: Phone,
  /** Empty where the shop does not answer there. */
  whatsApp: z.union([z.literal(''), Phone], PHONE),
};
/** How shoppers reach customer care. */
export const WriteContactSettings = z.object({ ...contact, ...written });
export const ContactSettings = z.object({ id: z.literal('contact'), ...contact, ...read });

const MESSAGES_MAX = 8;
const announcements = {
  /** In their order; the first leads to the shipping page. */
  messages: z
    .array(line('A message', 80))
    .check(
      z.minLength(1, 'Please write at least one message'),
      z.maxLength(MESSAGES_MAX, `There can be at most ${MESSAGES_MAX} messages`),
    ),
};
/** What the announcement bar says. */
export const WriteAnnouncementSettings = z.object({ ...announcements, ...written });
export const AnnouncementSettings = z.object({ id: z.literal('announcements'), ...announcements, ...read });

const policies = {
  shippingFee: Rupees,
  codOffered: z.boolean(),
  /** Cash on delivery is for goods above the one amount and up to the other, both before fees. */
  codAbove: Rupees,
  codUpTo: Rupees,
  codFee: Rupees,
  /** Not for who refused so many parcels within a year; 0 where that is not asked. */
  codRefusedParcels: wholeNumber('Refused parcels', 0, 100),
  prepaidOffered: z.boolean(),
  prepaidDiscountPercent: wholeNumber('Prepaid discount', 0, 90),
  dispatchHours: wholeNumber('Dispatch hours', 1, 720),
  returnWindowDays: wholeNumber('Return window', 0, 365),
  giveBackPercent: wholeNumber('Give-back', 0, 100),
};
/** The promises of the policy pages; an order keeps those it was placed under. */
export const WritePolicySettings = z.object({ ...policies, ...written }).check(({ value, issues }) => {
  if (value.codUpTo > value.codAbove) return;
  issues.push({ code: 'custom', message: 'Please enter more than the lower limit', path: ['codUpTo'], input: value });
});
export const PolicySettings = z.object({ id: z.literal('policies'), ...policies, ...read });

const socialProof = {
  displaySeconds: wholeNumber('Display time', 2, 30),
  showSales: z.boolean(),
  showVisitors: z.boolean(),
  showCarts: z.boolean(),
  geoLocationEnabled: z.boolean(),
};
/** Which notifications of what others do are shown. */
export const WriteSocialProofSettings = z.object({ ...socialProof, ...written });
export const SocialProofSettings = z.object({
  id: z.literal('social-proof'),
  ...socialProof,
  /** How often each kind was shown and followed in the last 30 days. */
  counts: z.array(z.object({ type: z.enum(NOTIFICATION_TYPES), impressions: z.int(), clicks: z.int() })),
  ...read,
});
