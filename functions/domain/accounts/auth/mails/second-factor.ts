import * as z from 'zod/mini';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { mailKind } from '../../../platform/outbox/index.ts';

const SecondFactorChanged = z.object({
  change: z.enum(['appSetUp', 'appReplaced', 'switchedOff', 'removedByOperator', 'passkeyAdded', 'passkeyRemoved']),
  /** The owner's name for the passkey. */
  passkey: z.optional(z.string()),
});
export type SecondFactorChanged = z.infer<typeof SecondFactorChanged>;

const NOT_YOU =
  'If this was you, you need not do anything. If not, sign in, open ‘Where you are signed in’ from your account menu, sign out elsewhere, and write to us at once.';

const changed = (
  change: SecondFactorChanged['change'],
  title: string,
  when: string,
  subject: string,
  text: string,
  advice = NOT_YOU,
) =>
  mailTemplate({
    title,
    to: 'staff',
    when,
    words: { subject, greeting: 'Namaste,', text: `${text}\n\n${advice}` },
    content: ({ passkey }: SecondFactorChanged) => ({
      facts: {},
      rows: passkey === undefined ? [] : [{ label: 'Passkey', value: passkey }],
    }),
    sample: {
      change,
      ...((change === 'passkeyAdded' || change === 'passkeyRemoved') && { passkey: 'Office laptop' }),
    },
  });

export const secondFactorChangedMail = mailKind(
  'secondFactorChanged',
  SecondFactorChanged,
  byCase(({ change }: SecondFactorChanged) => change, {
    appSetUp: changed(
      'appSetUp',
      'Second factor set up',
      'when somebody of the staff has set up an authenticator app',
      'Your {shop} second factor is set up',
      'From now on you sign in to {shop} with a code of your authenticator app as well. Ten recovery codes were made with it.',
    ),
    appReplaced: changed(
      'appReplaced',
      'Authenticator app replaced',
      'when another authenticator app took the place of the former',
      'Your {shop} authenticator app was replaced',
      'Another authenticator app shows the codes for your account now, and ten new recovery codes were made. Codes of the former app and the former recovery codes are no longer valid.',
    ),
    switchedOff: changed(
      'switchedOff',
      'Second factor switched off',
      'when the second factor was switched off',
      'Your {shop} second factor was switched off',
      'You sign in to {shop} without a second factor now. Your passkeys and recovery codes were removed with it.',
    ),
    removedByOperator: changed(
      'removedByOperator',
      'Second factor removed by the operator',
      'when the operator of the server has removed the second factor of somebody who lost it',
      'Your {shop} second factor was removed',
      'The operator of the shop’s server removed your second factor, its recovery codes and your passkeys, and signed you out everywhere. Sign in with a mailed code, and set up an authenticator app again.',
      'If you did not ask for this, please write to us at once.',
    ),
    passkeyAdded: changed(
      'passkeyAdded',
      'Passkey added',
      'when a passkey was added',
      'A passkey was added to your {shop} account',
      'A passkey was added to your account. It can be used as the second factor, in place of a code of your authenticator app.',
    ),
    passkeyRemoved: changed(
      'passkeyRemoved',
      'Passkey removed',
      'when a passkey was removed',
      'A passkey was removed from your {shop} account',
      'A passkey was removed from your account. It can no longer be used as the second factor.',
    ),
  }),
);
