import * as z from 'zod/mini';
import { MOST_COD_SCORE, MOST_CONTROL_PERCENT, MOST_GIFT_PERCENT, thresholdOutOfOrder } from '../shop/cod-ladder.ts';
import { BRAND_NAME_MAX_LENGTH, TAGLINE_MAX_LENGTH } from '../shop/brand.ts';
import { DISCOUNT_FUNDERS } from '../shop/discounts.ts';
import { httpsLink, isHttpsLink } from '../shop/social-links.ts';
import { NOTIFICATION_POSITIONS, NOTIFICATION_TYPES } from '../shop/social-proof.ts';
import { readSmsFlows } from '../shop/messages.ts';
import { canonicalPhone } from '../shop/phone-number.ts';
import { readPinCorrections } from '../shop/pin-corrections.ts';
import { Email } from './auth.ts';
import { namedOnce } from './lists.ts';
import { emptyOr, Instant, line, prose, Rupees, wholeCheck } from './wire.ts';

/*
 * Groups of the settings that a form writes as a whole, in addition to the home page's (`settings.ts`): the schemas to
 * write and to read each group, with the version of all settings.
 */

export function wholeNumber(name: string, from: number, to: number) {
  const error = `${name} must be a whole number from ${from} to ${to}`;
  return z.int(error).check(z.minimum(from, error), z.maximum(to, error));
}

const NO_REASON = 'Please give a reason';

/** The fields that every written group has in addition to its own. */
export const written = {
  /** Shown with the versions and in the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', NO_REASON).check(z.minLength(1, NO_REASON)),
  version: z.optional(z.int()),
};
/** The fields that every read group has in addition to its own. */
export const read = {
  version: z.int(),
  /** The time of the last change to any group of the settings. */
  changedAt: Instant,
};

/** Returns fields of text that may also be empty: as they are stored until they are entered for the first time. */
export function orEmpty<Shape extends Record<string, z.ZodMiniType<string>>>(shape: Shape): Shape {
  const entries = Object.entries(shape).map(([name, schema]) => [name, emptyOr(schema)]);
  // Both have the same values: texts.
  return Object.fromEntries(entries) as unknown as Shape;
}

const PHONE = 'Please enter a number with its country code, such as +91 40 4000 0000';
export const Phone = z.string(PHONE).check(z.overwrite(canonicalPhone), z.regex(/^\+[0-9][0-9 ]{6,18}$/, PHONE));

const LINK = 'Please enter a link such as https://www.example.in/your-shop';
const LINK_MAX = 200;
/** Empty if the shop has no account there. */
const SocialLink = emptyOr(
  z.string(LINK).check(z.overwrite(httpsLink), z.maxLength(LINK_MAX, LINK), z.refine(isHttpsLink, LINK)),
  LINK,
);

const contact = {
  email: Email,
  phone: Phone,
  /** Empty if the shop does not use WhatsApp. */
  whatsApp: emptyOr(Phone, PHONE),
  /** The networks of `SOCIAL_NETWORKS`, which the footer links to. */
  instagram: SocialLink,
  facebook: SocialLink,
  youTube: SocialLink,
  pinterest: SocialLink,
};
const storedContact = orEmpty(contact);
export const ContactValues = z.object(storedContact);
/** The contact data of customer care. */
export const WriteContactSettings = z.object({ ...contact, ...written });
export const ContactSettings = z.object({ id: z.literal('contact'), ...storedContact, ...read });

const brand = {
  name: line("The shop's name", BRAND_NAME_MAX_LENGTH),
  tagline: line('Tagline', TAGLINE_MAX_LENGTH),
};
const storedBrand = orEmpty(brand);
export const BrandValues = z.object(storedBrand);
/** The shop's name and what it is, for pages, mails and papers. */
export const WriteBrandSettings = z.object({ ...brand, ...written });
export const BrandSettings = z.object({ id: z.literal('brand'), ...storedBrand, ...read });

const MESSAGES_MAX = 8;
const Messages = z
  .array(line('A message', 80))
  .check(z.maxLength(MESSAGES_MAX, `There can be at most ${MESSAGES_MAX} messages`));
const announcements = {
  /** In display order; the first one links to the shipping page. */
  messages: namedOnce(Messages.check(z.minLength(1, 'Please write at least one message')), 'message'),
  /** The messages of pages in Hindi; empty if those show the others. */
  messagesInHindi: namedOnce(Messages, 'message'),
};
export const AnnouncementValues = z.object(announcements);
/** The texts of the announcement bar. */
export const WriteAnnouncementSettings = z.object({
  ...announcements,
  messagesInHindi: z._default(announcements.messagesInHindi, []),
  ...written,
});
export const AnnouncementSettings = z.object({ id: z.literal('announcements'), ...announcements, ...read });

const PLACES_MAX_LENGTH = 40_000;
const places = {
  /** The owner's corrections of the PIN directory, one in each line: `851101 Begusarai`. */
  pinCities: z.string('PIN codes must be text').check(
    z.maxLength(PLACES_MAX_LENGTH, 'These are too many PIN codes'),
    z.check<string>(({ value, issues }) => {
      const result = readPinCorrections(value);
      if ('fault' in result) issues.push({ code: 'custom', message: result.fault, input: value });
    }),
  ),
};
export const PlaceValues = z.object(places);
/** The cities that the shop fills in for PIN codes, where the owner knows better than the directory. */
export const WritePlaceSettings = z.object({ ...places, ...written });
export const PlaceSettings = z.object({ id: z.literal('places'), ...places, ...read });

const policies = {
  shippingFee: Rupees,
  codOffered: z.boolean(),
  /** Cash on delivery is available for goods above `codAbove` up to the maximum, both before fees. */
  codAbove: Rupees,
  codUpTo: Rupees,
  codFee: Rupees,
  /** No cash on delivery for shoppers who refused this many parcels within a year; 0 turns the check off. */
  codRefusedParcels: wholeNumber('Refused parcels', 0, 100),
  /** Cash orders above this amount must be confirmed by a mailed link; null turns it off. */
  codConfirmAbove: z.nullable(Rupees),
  codConfirmHours: wholeNumber('Hours to confirm', 1, 168),
  prepaidOffered: z.boolean(),
  /** The funder of the discount; a discount funded by the seller lowers the taxable value of the goods. */
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
/** The promises of the policy pages. An order keeps the promises of its day. */
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
  countVisits: z._default(z.boolean(), true),
  geoLocationEnabled: z.boolean(),
};
export const SocialProofValues = z.object(socialProof);
/** Which notifications about other shoppers are shown. */
export const WriteSocialProofSettings = z.object({ ...socialProof, ...written });
export const SocialProofSettings = z.object({
  id: z.literal('social-proof'),
  ...socialProof,
  /** How often each kind was shown and clicked in the last 30 days. */
  counts: z.array(z.object({ type: z.enum(NOTIFICATION_TYPES), impressions: z.int(), clicks: z.int() })),
  ...read,
});

const threshold = (name: string) => z.nullable(wholeNumber(name, 1, MOST_COD_SCORE));
const codLadder = {
  /** The score from which a cash order needs the rung; null if the rung is not used. */
  confirmFrom: threshold('Confirm from'),
  prepaidFrom: threshold('Pay online with a saving from'),
  noCodFrom: threshold('No cash on delivery from'),
  /** The additional discount of the rung PREPAID, in percent. */
  giftPercent: wholeNumber('Additional saving', 0, MOST_GIFT_PERCENT),
  /** The percentage of shoppers for whom the ladder has no effect. */
  controlPercent: wholeNumber('Control group', 0, MOST_CONTROL_PERCENT),
};
export const CodLadderValues = z.object(codLadder);
/** What a cash order needs at which score, with thresholds that ascend. */
export const WriteCodLadderSettings = z.object({ ...codLadder, ...written }).check(
  wholeCheck((ladder, fault) => {
    const name = thresholdOutOfOrder(ladder);
    if (name) fault('This must be above the milder steps', name);
  }),
);
export const CodLadderSettings = z.object({ id: z.literal('cod-ladder'), ...codLadder, ...read });

const staffDiscounts = {
  ordersPercent: wholeNumber('Discount of the role Orders', 0, 100),
  supportPercent: wholeNumber('Discount of the role Support', 0, 100),
};
export const StaffDiscountValues = z.object(staffDiscounts);
/** The most percent that staff may take off an order they place, by their role. The owner has no limit. */
export const WriteStaffDiscountSettings = z.object({ ...staffDiscounts, ...written });
export const StaffDiscountSettings = z.object({ id: z.literal('staff-discounts'), ...staffDiscounts, ...read });

const letters = {
  /** The most letters that one subscriber gets in seven days; a letter above it is skipped. */
  perWeek: wholeNumber('Letters a week', 1, 14),
  /** The most letters sent in a minute. A Worker may make 1,000 requests in a run, and a letter takes five. */
  perMinute: wholeNumber('Letters a minute', 1, 150),
};
export const LetterValues = z.object(letters);
/** How many letters of the newsletter are sent. */
export const WriteLetterSettings = z.object({ ...letters, ...written });
export const LetterSettings = z.object({ id: z.literal('letters'), ...letters, ...read });

const hour = (name: string) => wholeNumber(name, 0, 23);
const messages = {
  /** Full hours of Indian time. Equal hours: there are no quiet hours. */
  quietFrom: hour('Start of the quiet hours'),
  quietTo: hour('End of the quiet hours'),
  whatsAppCost: Rupees,
  whatsAppOfferCost: Rupees,
  smsCost: Rupees,
  codesByMobile: z.boolean(),
  /** The flow of each template at the SMS service, one in each line: `order_placed_en = 64f0a1b2c3d4e5f6a7b8c9d0`. */
  smsFlows: z.string('Flows must be text').check(
    z.maxLength(10_000, 'These are too many flows'),
    z.check<string>(({ value, issues }) => {
      const result = readSmsFlows(value);
      if ('fault' in result) {
        const message = `This line names no flow: ${result.fault.slice(0, 60)}`;
        issues.push({ code: 'custom', message, input: value });
      }
    }),
  ),
};
export const MessageValues = z.object(messages);
/** Messages by WhatsApp and SMS: quiet hours, what the services charge, sign-in by mobile, the templates of SMS. */
export const WriteMessageSettings = z.object({ ...messages, ...written });
export const MessageSettings = z.object({ id: z.literal('messages'), ...messages, ...read });

/** Returns the schema for the versions of a settings group, newest first, each with its author and reason. */
export function versionsOf<Values extends z.ZodMiniType>(values: Values) {
  return z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        /** Null for the built-in values. */
        at: z.nullable(Instant),
        /** Null if the shop itself made it, at its set-up. */
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        values,
      }),
    ),
  });
}
