import type { Mail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

type Changed = Extract<Mail, { name: 'secondFactorChanged' }>;

const CHANGES: Record<Changed['change'], { subject: string; text: string }> = {
  appSetUp: {
    subject: 'Your Ratnahaat second factor is set up',
    text: 'From now on you sign in to Ratnahaat with a code of your authenticator app as well. Ten recovery codes were made with it.',
  },
  appReplaced: {
    subject: 'Your Ratnahaat authenticator app was replaced',
    text: 'Another authenticator app shows the codes for your account now, and ten new recovery codes were made. Codes of the former app and the former recovery codes are no longer valid.',
  },
  switchedOff: {
    subject: 'Your Ratnahaat second factor was switched off',
    text: 'You sign in to Ratnahaat without a second factor now. Your passkeys and recovery codes were removed with it.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Ratnahaat account',
    text: 'A passkey was added to your account. It can be used as the second factor, in place of a code of your authenticator app.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Ratnahaat account',
    text: 'A passkey was removed from your account. It can no longer be used as the second factor.',
  },
};

/** To staff whose second factor was changed, by them or by somebody else. */
export function secondFactorChanged({ change, passkey }: Changed): MailContent {
  const { subject, text } = CHANGES[change];
  return {
    subject,
    greeting: 'Namaste,',
    paragraphs: [
      text,
      'If this was you, you need not do anything. If not, sign in, open ‘Where you are signed in’ from your account menu, sign out elsewhere, and write to us at once.',
    ],
    rows: passkey === undefined ? [] : [{ label: 'Passkey', value: passkey }],
  };
}
