import * as z from 'zod/mini';
import { REGISTRATION_HOURS } from '#contract/calls/sellers.ts';
import { confirmRegistrationPath, FORGOT_PASSWORD_PATH, SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import { SELLER_FACT } from '../../../mails/facts.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { SELLER, TOKEN } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

const greeting = 'Namaste,';

export const confirmRegistrationMail = mailKind(
  'confirmRegistration',
  z.object({ sellerName: z.string(), token: z.string() }),
  mailTemplate({
    title: 'Confirm a registration',
    to: 'seller',
    when: 'when a business registers without an OTP',
    words: {
      subject: 'Confirm your email to sell on {shop}',
      greeting,
      text: '{seller} was registered as a seller on {shop} with this email. If that was you, open this link within {hours} hours and enter the password you chose.\n\nThen we check your details and papers, and email you when you can start selling.\n\nIf it was not you, please ignore this email.',
    },
    facts: { seller: SELLER_FACT, hours: 'How many hours the link is good' },
    content: ({ sellerName, token }, origin) => ({
      facts: { seller: sellerName, hours: String(REGISTRATION_HOURS) },
      link: { label: 'Confirm my email', href: `${origin}${confirmRegistrationPath(token)}` },
    }),
    sample: { sellerName: SELLER, token: TOKEN },
  }),
);

/** To an applicant whose email already has a seller account. */
export const sellerKnownMail = mailKind(
  'sellerKnown',
  z.object({}),
  mailTemplate({
    title: 'Registered already',
    to: 'seller',
    when: 'when somebody registers with the email of a seller',
    words: {
      subject: 'You already sell on {shop}',
      greeting,
      text: 'This email was used to register a seller account, but it already has one. Nothing was changed.\n\nIf that was you, sign in with an OTP, or set a new password if you have forgotten it.',
    },
    content: (_, origin) => ({
      facts: {},
      rows: [{ label: 'Forgot your password?', value: `${origin}${FORGOT_PASSWORD_PATH}` }],
      link: { label: 'Sign in as a seller', href: `${origin}${SELLER_CONSOLE_PATH}` },
    }),
    sample: {},
  }),
);

/** To the owner of a business that the platform entered. */
export const sellerEnteredMail = mailKind(
  'sellerEntered',
  z.object({ sellerName: z.string() }),
  mailTemplate({
    title: 'Entered by the house',
    to: 'seller',
    when: 'when the house enters a seller itself',
    words: {
      subject: 'You can sell on {shop} now',
      greeting,
      text: '{seller} was entered as a seller on {shop}, with you as its owner. Sign in with this email: we send you an OTP.\n\nPlease look at your pickup address and bank account before the first order comes.\n\nIf you do not know about this, please write to us.',
    },
    facts: { seller: SELLER_FACT },
    content: ({ sellerName }, origin) => ({
      facts: { seller: sellerName },
      link: { label: 'Sign in as a seller', href: `${origin}${SELLER_CONSOLE_PATH}` },
    }),
    sample: { sellerName: SELLER },
  }),
);
