import { sql } from 'drizzle-orm';
import { FORMER_CUSTOMER } from '#contract/calls/account.ts';
import { earlierEmails, users } from '../../../db/schema/index.ts';
import { blanked, byUser, people, REMOVED } from './person.ts';
import type { PersonalTable } from './person.ts';

/** The last part of `PERSONAL_DATA`: other rows are found by the emails of the account. */
export const ACCOUNT_DATA: Record<string, PersonalTable> = {
  earlier_emails: people(earlierEmails, {
    rows: byUser(earlierEmails.userId),
    copy: {
      title: 'Emails your account had before',
      shown: { email: earlierEmails.email, replacedAt: earlierEmails.replacedAt },
    },
    fate: REMOVED,
  }),
  users: people(users, {
    rows: byUser(users.id),
    copy: {
      title: 'Profile',
      shown: {
        name: users.fullName,
        email: users.email,
        mobile: users.mobile,
        memberSinceAt: users.createdAt,
        emailVerifiedAt: users.emailVerifiedAt,
        blockedAt: users.blockedAt,
        blockedReason: users.blockedReason,
        language: users.language,
      },
    },
    fate: blanked(
      {
        fullName: sql`${FORMER_CUSTOMER}`,
        // No valid e-mail, so nobody can confirm it.
        email: sql`'erased-' || id`,
        mobile: sql`NULL`,
        emailVerifiedAt: sql`NULL`,
        blockedReason: sql`NULL`,
        language: sql`'en'`,
      },
      'An empty account that orders and reviews belong to.',
    ),
  }),
};
