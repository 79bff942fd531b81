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

/** Inserts a mail, unless its idempotency key is known already, also when two requests arrive at the same moment. */
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

/** Emulates Resend: accepts mails like its API and stores them for people to read. */
export function resendEmulator(db: () => Db, now: () => number): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (/^Bearer \S+/.test(context.req.header('authorization') ?? '')) return next();
    return context.json({ statusCode: 401, name: 'missing_api_key', message: 'Missing API key' }, 401);
  });
  app.get('/domains', (context) => context.json({ object: 'list', has_more: false, data: [] }));
  app.post('/emails', async (context) => {
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

/** Returns the sent mails, newest first. `to` limits them to one address. */
export async function sentMails(db: Db, to: string | undefined): Promise<(typeof sandboxMails.$inferSelect)[]> {
  const [mails] = await db.read(to === undefined ? newestMails({}) : newestMailsTo({ to: to.toLowerCase() }));
  return mails;
}
