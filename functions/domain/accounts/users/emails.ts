import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';

/**
 * Returns the emails of an account as an SQL list: the present one, and earlier ones that the account had confirmed. An
 * earlier one that another account has now belongs to that one alone.
 * @param userId as SQL
 */
export function emailsOf(userId: SQL | Placeholder): SQL {
  return sql`(SELECT person.email FROM users person WHERE person.id = ${userId}
    UNION SELECT earlier.email FROM earlier_emails earlier WHERE earlier.user_id = ${userId}
      AND NOT EXISTS (SELECT 1 FROM users other WHERE other.email = earlier.email))`;
}

/** Returns the id of the account that has an email, or had it last, as SQL; NULL if there is none. */
export function accountOfEmail(email: SQL): SQL<number | null> {
  return sql<
    number | null
  >`coalesce((SELECT users.id FROM users WHERE users.email = ${email} AND users.archived_at IS NULL),
    (SELECT earlier.user_id FROM earlier_emails earlier WHERE earlier.email = ${email}))`;
}
