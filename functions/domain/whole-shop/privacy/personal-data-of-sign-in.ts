import { sql } from 'drizzle-orm';
import {
  googleAccounts,
  passkeys,
  passwordResets,
  passwords,
  passwordTries,
  recoveryCodes,
  secondFactors,
  sellerRegistrations,
  signInMobiles,
} from '../../../db/schema/index.ts';
import { byUser, people, REMOVED } from './person.ts';
import type { PersonalTable } from './person.ts';

/** The part of `PERSONAL_DATA` about Google accounts, passwords of sellers' staff, and related data. */
export const SIGN_IN_DATA: Record<string, PersonalTable> = {
  passwords: people(passwords, {
    rows: byUser(passwords.userId),
    copy: { title: 'Password', shown: { changedAt: passwords.changedAt } },
    fate: REMOVED,
  }),
  google_accounts: people(googleAccounts, {
    rows: byUser(googleAccounts.userId),
    copy: {
      title: 'Google accounts that sign you in',
      shown: { number: googleAccounts.sub, since: googleAccounts.createdAt },
    },
    fate: REMOVED,
  }),
  password_tries: people(passwordTries, {
    rows: ({ emails }) => sql`${passwordTries.email} IN ${emails}`,
    copy: { title: 'Wrong passwords typed for your email', shown: { triedAt: passwordTries.triedAt } },
    fate: REMOVED,
  }),
  password_resets: people(passwordResets, {
    rows: ({ userId, emails }) => sql`(${passwordResets.email} IN ${emails} OR ${passwordResets.userId} = ${userId})`,
    copy: {
      title: 'Links for a new password that we sent you',
      shown: { sentAt: passwordResets.sentAt, usedAt: passwordResets.usedAt },
    },
    fate: REMOVED,
  }),
  sign_in_mobiles: people(signInMobiles, {
    rows: byUser(signInMobiles.userId),
    copy: {
      title: 'Mobile that signs you in',
      shown: { mobile: signInMobiles.mobile, since: signInMobiles.confirmedAt },
    },
    fate: REMOVED,
  }),
  seller_registrations: people(sellerRegistrations, {
    rows: ({ emails }) => sql`${sellerRegistrations.email} IN ${emails}`,
    copy: {
      title: 'Registrations as a seller',
      shown: {
        sentAt: sellerRegistrations.sentAt,
        name: sellerRegistrations.fullName,
        mobile: sellerRegistrations.mobile,
        confirmedAt: sellerRegistrations.usedAt,
      },
    },
    fate: REMOVED,
  }),
  second_factors: people(secondFactors, {
    rows: byUser(secondFactors.userId),
    copy: { title: 'Second factor', shown: { inUseSinceAt: secondFactors.enrolledAt } },
    fate: REMOVED,
  }),
  recovery_codes: people(recoveryCodes, {
    rows: byUser(recoveryCodes.userId),
    copy: { title: 'Recovery codes', shown: { usedAt: recoveryCodes.usedAt } },
    fate: REMOVED,
  }),
  passkeys: people(passkeys, {
    rows: byUser(passkeys.userId),
    copy: {
      title: 'Passkeys',
      shown: { name: passkeys.name, since: passkeys.createdAt, usedAt: passkeys.usedAt },
    },
    fate: REMOVED,
  }),
};
