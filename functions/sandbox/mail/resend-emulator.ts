import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { sandboxMails } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

const Email = z.object({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
});

/** A mail with a key that is known is the same mail again, also where two come at the same moment. */
const insertMail = statement((db, params: Params<Omit<typeof sandboxMails.$inferSelect, 'id'>>) =>
  db
    .insert(sandboxMails)
    .values({
      at: params.at,
      idempotencyKey: params.idempotencyKey,
      to: params.to,
      from: params.from,
      subject: params.subject,
      text: params.text,
      html: params.html,
    })
    .onConflictDoNothing({ target: sandboxMails.idempotencyKey }),
);
const newestMails = statement((db) => db.select().from(sandboxMails).orderBy(desc(sandboxMails.id)).limit(100));
const newestMailsTo = statement((db, params: Params<{ to: string }>) =>
  db.select().from(sandboxMails).where(eq(sandboxMails.to, params.to)).orderBy(desc(sandboxMails.id)).limit(100),
);

/** Plays Resend: takes mails the way its API does and keeps them, so that people can read them. */
export function resendEmulator(db: () => Db, now: () => number): Hono {
  const app = new Hono();
  app.post('/emails', async (context) => {
    if (!/^Bearer \S+/.test(context.req.header('authorization') ?? '')) {
      return context.json({ statusCode: 401, name: 'missing_api_key', message: 'Missing API key' }, 401);
    }
    const email = z.safeParse(Email, await context.req.json().catch(() => undefined));
    if (!email.success) {
      return context.json({ statusCode: 422, name: 'validation_error', message: 'Missing or invalid field' }, 422);
    }
    const { from, to, subject, text = '', html = '' } = email.data;
    const key = context.req.header('idempotency-key') ?? null;
    await db().write(
      ...[to]
        .flat()
        .map((address) => insertMail({ at: now(), idempotencyKey: key, to: address, from, subject, text, html })),
    );
    return context.json({ id: crypto.randomUUID() });
  });
  return app;
}

/** What was sent, newest first; to one address where it is given. */
export async function sentMails(db: Db, to: string | undefined): Promise<(typeof sandboxMails.$inferSelect)[]> {
  const [mails] = await db.read(to === undefined ? newestMails({}) : newestMailsTo({ to: to.toLowerCase() }));
  return mails;
}
