import * as z from 'zod/mini';
import { formatInstant } from '#contract/shop/dates.ts';
import { mailTemplate } from '../../../../mails/mail-template.ts';
import { WHEN } from '../../../../mails/samples.ts';
import { mailKind } from '../../../platform/outbox/index.ts';

const MOBILE = '9876543210';
const facts = { mobile: 'The mobile number' };

export const mobileConfirmedMail = mailKind(
  'mobileConfirmed',
  z.object({ mobile: z.string() }),
  mailTemplate({
    title: 'Mobile signs in',
    to: 'shopper',
    when: 'when a shopper has confirmed a mobile to sign in with',
    words: {
      subject: 'Your mobile signs you in to {shop} now',
      greeting: 'Namaste,',
      text: 'You confirmed {mobile}. From now on you can sign in with an OTP to this number as well as with your email.\n\nIf this was not you, sign in with your email, remove the number in your account, under Sign-ins, and sign out everywhere else.',
    },
    facts,
    content: ({ mobile }) => ({ facts: { mobile } }),
    sample: { mobile: MOBILE },
  }),
);

export const mobileTakenOverMail = mailKind(
  'mobileTakenOver',
  z.object({ mobile: z.string() }),
  mailTemplate({
    title: 'Mobile no longer signs in',
    to: 'shopper',
    when: 'when another shopper has confirmed the mobile of this one',
    words: {
      subject: 'Your mobile no longer signs you in to {shop}',
      greeting: 'Namaste,',
      text: 'Another account confirmed {mobile} with an OTP that was sent to it, so the number signs in that account now. You can sign in with your email as before, and your account is unchanged.\n\nIf the number is still yours, write to us at once.',
    },
    facts,
    content: ({ mobile }) => ({ facts: { mobile } }),
    sample: { mobile: MOBILE },
  }),
);

export const signedInByMobileMail = mailKind(
  'signedInByMobile',
  z.object({
    mobile: z.string(),
    /** Device and place are in words, if known. */
    device: z.nullable(z.string()),
    place: z.nullable(z.string()),
    at: z.number(),
  }),
  mailTemplate({
    title: 'Signed in with the mobile',
    to: 'shopper',
    when: 'when a shopper signed in with their mobile from a device that was not seen before',
    words: {
      subject: 'New sign-in to your {shop} account',
      greeting: 'Namaste,',
      text: 'Your account was signed in to from a new device with an OTP to {mobile}.\n\nIf this was you, you need not do anything. If not, sign in with your email, remove the number in your account, under Sign-ins, and sign out everywhere else.',
    },
    facts,
    content: ({ mobile, device, place, at }) => ({
      facts: { mobile },
      rows: [
        { label: 'When', value: formatInstant(at) },
        // Names alone, which need no translation.
        ...(device ? [{ label: 'Device', value: device.replace(/^(.+) on (.+)$/, '$2, $1') }] : []),
        ...(place ? [{ label: 'Near', value: place }] : []),
      ],
    }),
    sample: { mobile: MOBILE, device: 'Chrome on Android', place: 'Hyderabad, India', at: WHEN },
  }),
);
