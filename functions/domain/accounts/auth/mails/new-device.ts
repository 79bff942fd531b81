import * as z from 'zod/mini';
import { formatInstant } from '#contract/shop/dates.ts';
import { mailTemplate } from '../../../../mails/mail-template.ts';
import { WHEN } from '../../../../mails/samples.ts';
import { mailKind } from '../../../platform/outbox/index.ts';

export const newDeviceMail = mailKind(
  'newDevice',
  z.object({
    /** Device and place are in words, if known. */
    device: z.nullable(z.string()),
    place: z.nullable(z.string()),
    at: z.number(),
  }),
  mailTemplate({
    title: 'New sign-in',
    to: 'staff',
    when: 'when somebody of the staff signed in from a device that was not seen before',
    words: {
      subject: 'New sign-in to your {shop} account',
      greeting: 'Namaste,',
      text: 'Your account was signed in to from a new device.\n\nIf this was you, you need not do anything. If not, sign in, open ‘Where you are signed in’ from your account menu, sign out elsewhere, and write to us at once.',
    },
    content: ({ device, place, at }) => ({
      facts: {},
      rows: [
        { label: 'When', value: formatInstant(at) },
        ...(device ? [{ label: 'Device', value: device }] : []),
        ...(place ? [{ label: 'Near', value: place }] : []),
      ],
    }),
    sample: { device: 'Chrome on Windows', place: 'Hyderabad, India', at: WHEN },
  }),
);
