import { desc, eq, like } from 'drizzle-orm';
import { sandboxMessages } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

export type SandboxMessage = typeof sandboxMessages.$inferSelect;

export const insertMessage = insertInto(sandboxMessages);

export const setStatus = statement((db, params: Params<{ name: string; status: string }>) =>
  db
    .update(sandboxMessages)
    .set({ status: params.status as never })
    .where(eq(sandboxMessages.name, params.name)),
);

export const messageNamed = statement((db, params: Params<{ name: string }>) =>
  db.select().from(sandboxMessages).where(eq(sandboxMessages.name, params.name)),
);

/** Selects the newest hundred messages to numbers that end like this; an empty end is every number. */
export const newestMessages = statement((db, params: Params<{ to: string }>) =>
  db
    .select()
    .from(sandboxMessages)
    .where(like(sandboxMessages.mobile, params.to))
    .orderBy(desc(sandboxMessages.id))
    .limit(100),
);
