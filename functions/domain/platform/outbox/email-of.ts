import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Reads the e-mail of a user, to whom a mail goes. */
export const emailOf = statement((db, params: Params<{ userId: number }>) =>
  db.select({ email: users.email }).from(users).where(eq(users.id, params.userId)),
);
