import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Given } from '../../db/statement.ts';

export const userById = statement((db, given: Given<{ userId: number }>) =>
  db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      mobile: users.mobile,
      createdAt: users.createdAt,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, given.userId)),
);
export type UserRow = ReturnType<ReturnType<typeof userById>['read']>[number];
