import { formatInstant } from '#contract/shop/dates.ts';
import type { Mail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/** To staff who signed in from a device that was not seen before. */
export function newDevice({ device, place, at }: Extract<Mail, { name: 'newDevice' }>): MailContent {
  return {
    subject: 'New sign-in to your Ratnahaat account',
    greeting: 'Namaste,',
    paragraphs: [
      'Your account was signed in to from a new device.',
      'If this was you, you need not do anything. If not, sign in, open ‘Where you are signed in’ from your account menu, sign out elsewhere, and write to us at once.',
    ],
    rows: [
      { label: 'When', value: formatInstant(at) },
      ...(device ? [{ label: 'Device', value: device }] : []),
      ...(place ? [{ label: 'Near', value: place }] : []),
    ],
  };
}
