import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { FORMER_CUSTOMER } from '#contract/calls/account.ts';
import { addresses, importRows, memberships, newsletterSubscribers, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { isRow } from './staged.ts';

type Undone = Params<{ importId: number; now: number }>;

/**
 * Returns the ids of people whom an import added and who have done nothing here: nobody signed in, no order was placed
 * for them, staff wrote nothing of them, and their subscription had no letter and no change.
 */
const idle = (params: Undone): SQL => sql`(SELECT person.id FROM ${importRows}
  JOIN users person ON person.id = ${importRows.targetId}
  WHERE ${isRow(params, 'NEW')} AND person.email_verified_at IS NULL AND person.archived_at IS NULL AND person.version = 1
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = person.id)
    AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.user_id = person.id)
    AND NOT EXISTS (SELECT 1 FROM customer_notes WHERE customer_notes.user_id = person.id)
    AND NOT EXISTS (SELECT 1 FROM data_requests WHERE data_requests.user_id = person.id)
    AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers reader WHERE reader.email = person.email
      AND (reader.version > 1 OR EXISTS (SELECT 1 FROM letter_recipients WHERE subscriber_id = reader.id))))`;

const removeAddresses = statement((db, params: Undone) =>
  db.delete(addresses).where(sql`${addresses.userId} IN ${idle(params)}`),
);

const endMemberships = statement((db, params: Undone) =>
  db
    .update(memberships)
    .set({ archivedAt: sql`${params.now}` })
    .where(sql`${memberships.userId} IN ${idle(params)}`),
);

/** Removes subscriptions by consents of the file, of people who are removed. Others began here. */
const removeSubscribers = statement((db, params: Undone) =>
  db.delete(newsletterSubscribers).where(
    sql`${newsletterSubscribers.consentSource} IS NOT NULL AND ${newsletterSubscribers.version} = 1
      AND ${newsletterSubscribers.email} IN (SELECT email FROM users WHERE id IN ${idle(params)})`,
  ),
);

/** Empties the accounts, as an erasure does: nobody can prove that such an email is theirs. */
const emptyUsers = statement((db, params: Undone) =>
  db
    .update(users)
    .set({
      fullName: FORMER_CUSTOMER,
      email: sql`'erased-' || ${users.id}`,
      mobile: null,
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
    })
    .where(sql`${users.id} IN ${idle(params)}`),
);

/** Empties the rows of people who are gone. */
const emptyRows = statement((db, params: Undone) =>
  db.update(importRows).set({ cells: [], staged: sql`NULL`, label: '', keyText: sql`NULL`, differences: [] })
    .where(sql`${isRow(params, 'NEW')} AND EXISTS (SELECT 1 FROM users
        WHERE users.id = ${importRows.targetId} AND users.archived_at IS NOT NULL)`),
);

/** Returns the statements that remove the people whom an import added and who have done nothing here. */
export function removeCustomers(undone: { importId: number; now: number }): Statement[] {
  return [
    removeAddresses(undone),
    endMemberships(undone),
    removeSubscribers(undone),
    emptyUsers(undone),
    emptyRows(undone),
  ];
}
