import * as z from 'zod/mini';
import { DISCOUNT_FUNDERS } from '../shop/discounts.ts';
import { httpsLink, isHttpsLink } from '../shop/social-links.ts';
import { NOTIFICATION_POSITIONS, NOTIFICATION_TYPES } from '../shop/social-proof.ts';
import { canonicalPhone } from '../shop/phone-number.ts';
import { Email } from './auth.ts';
import { namedOnce } from './lists.ts';
import { Instant, line, prose, Rupees } from './wire.ts';

/*
 * Groups of the settings that a form writes as a whole, beside the home page's (`settings.ts`): how each is written, and
 * how it is read, with the version of all settings.
 */

export function wholeNumber(name: string, from: number, to: number) {
  const error = `${name} must be a whole number from ${from} to ${to}`;
  return z.int(error).check(z.minimum(from, error), z.maximum(to, error));
}

const NO_REASON = 'Please give a reason';

/** What stands beside the fields of a group that is written. */
export const written = {
  /** Why; it stands with the versions and in the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', NO_REASON).check(z.minLength(1, NO_REASON)),
  version: z.optional(z.int()),
};
/** And beside those that are read. */
export const read = {
  version: z.int(),
  /** When the settings, of whatever group, were changed last. */
  changedAt: Instant,
};

const PHONE = 'Please enter a number with its country code, such as +91 40 4000 0000';
export const Phone = z.string(PHONE).check(z.overwrite(canonicalPhone), z.regex(/^\+[0-9][0-9 ]{6,18}$/, PHONE));

const LINK = 'Please enter a link such as https://www.example.in/your-shop';
const LINK_MAX = 200;
/** Empty where the shop cannot be followed there. */
const SocialLink = z.union(
  [
    z.literal(''),
    z.string(LINK).check(z.overwrite(httpsLink), z.maxLength(LINK_MAX, LINK), z.refine(isHttpsLink, LINK)),
  ],
  LINK,
);

const contact = {
  email: Email,
  phone: Phone,
  /** Empty where the shop does not answer there. */
  whatsApp: z.union([z.literal(''), Phone], PHONE),
  /** The networks of `SOCIAL_NETWORKS`, which the footer links to. */
  instagram: SocialLink,
  facebook: SocialLink,
  youTube: SocialLink,
  pinterest: SocialLink,
};
export const ContactValues = z.object(contact);
/** How shoppers reach customer care. */
export const WriteContactSettings = z.object({ ...contact, ...written });
export const ContactSettings = z.object({ id: z.literal('contact'), ...contact, ...read });

const MESSAGES_MAX = 8;
const announcements = {
  /** In their order; the first leads to the shipping page. */
  messages: namedOnce(
    z
      .array(line('A message', 80))
      .check(
        z.minLength(1, 'Please write at least one message'),
        z.maxLength(MESSAGES_MAX, `There can be at most ${MESSAGES_MAX} messages`),
      ),
    'message',
  ),
};
export const AnnouncementValues = z.object(announcements);
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
  /** Orders in cash above it are confirmed by a mailed link first; nothing where none is. */
  codConfirmAbove: z.nullable(Rupees),
  codConfirmHours: wholeNumber('Hours to confirm', 1, 168),
  prepaidOffered: z.boolean(),
  /** Who pays for the discount; what the seller pays lowers the taxable value of the goods. */
  prepaidFundedBy: z.enum(DISCOUNT_FUNDERS),
  prepaidDiscountPercent: wholeNumber('Prepaid discount', 0, 90),
  giftWrapOffered: z.boolean(),
  dispatchHours: wholeNumber('Dispatch hours', 1, 720),
  /** The delivery promise without a PIN code, in business days; for a pre-order, in days after its start date. */
  deliveryDaysFrom: wholeNumber('Delivery days', 1, 60),
  deliveryDaysTo: wholeNumber('Delivery days', 1, 60),
  preOrderDaysFrom: wholeNumber('Pre-order days', 1, 120),
  preOrderDaysTo: wholeNumber('Pre-order days', 1, 120),
  returnWindowDays: wholeNumber('Return window', 0, 365),
  defectExchangeDays: wholeNumber('Exchange of faulty pieces', 0, 365),
  refundDaysFrom: wholeNumber('Refund days', 1, 60),
  refundDaysTo: wholeNumber('Refund days', 1, 60),
  damageReportHours: wholeNumber('Damage report', 1, 720),
  reviewReminderDays: wholeNumber('Review reminder', 1, 90),
  giveBackPercent: wholeNumber('Give-back', 0, 100),
};
export const PolicyValues = z.object(policies);
/** The promises of the policy pages; an order keeps those it was placed under. */
export const WritePolicySettings = z.object({ ...policies, ...written }).check(({ value, issues }) => {
  const fault = (field: string, message: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value });
  if (value.codUpTo <= value.codAbove) fault('codUpTo', 'Please enter more than the lower limit');
  const spans = [
    ['deliveryDaysTo', value.deliveryDaysFrom, value.deliveryDaysTo],
    ['preOrderDaysTo', value.preOrderDaysFrom, value.preOrderDaysTo],
    ['refundDaysTo', value.refundDaysFrom, value.refundDaysTo],
  ] as const;
  for (const [field, from, to] of spans) if (to < from) fault(field, 'Please enter no less than the first number');
});
export const PolicySettings = z.object({ id: z.literal('policies'), ...policies, ...read });

const socialProof = {
  position: z.enum(NOTIFICATION_POSITIONS, 'Please choose a position'),
  displaySeconds: wholeNumber('Display time', 2, 30),
  showSales: z.boolean(),
  showVisitors: z.boolean(),
  showCarts: z.boolean(),
  geoLocationEnabled: z.boolean(),
};
export const SocialProofValues = z.object(socialProof);
/** Which notifications of what others do are shown. */
export const WriteSocialProofSettings = z.object({ ...socialProof, ...written });
export const SocialProofSettings = z.object({
  id: z.literal('social-proof'),
  ...socialProof,
  /** How often each kind was shown and followed in the last 30 days. */
  counts: z.array(z.object({ type: z.enum(NOTIFICATION_TYPES), impressions: z.int(), clicks: z.int() })),
  ...read,
});

/** The states a group of the settings had, the newest first, each with who made it and why. */
export function versionsOf<Values extends z.ZodMiniType>(values: Values) {
  return z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        /** None for what the shop came with. */
        at: z.nullable(Instant),
        /** Nobody where the shop itself made it: as it was opened. */
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        values,
      }),
    ),
  });
}
