import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { sandboxRazorpay, sandboxWebhooks } from '../../db/schema/index.ts';
import { insertInto, requireChange, statement } from '../../db/statement.ts';
import type { Params, Statement } from '../../db/statement.ts';

/** An entity of the API as the emulator stores it. */
export interface Stored<Entity = Record<string, unknown>> {
  name: string;
  parent: string;
  uniqueKey: string | null;
  revision: number;
  entity: Entity;
}

const insertRow = insertInto(sandboxRazorpay);
const byName = statement((db, params: Params<{ name: string }>) =>
  db.select().from(sandboxRazorpay).where(eq(sandboxRazorpay.name, params.name)),
);
const byKey = statement((db, params: Params<{ key: string }>) =>
  db.select().from(sandboxRazorpay).where(eq(sandboxRazorpay.uniqueKey, params.key)),
);
const byParent = statement((db, params: Params<{ parent: string }>) =>
  db.select().from(sandboxRazorpay).where(eq(sandboxRazorpay.parent, params.parent)).orderBy(asc(sandboxRazorpay.id)),
);
const madeSince = statement((db, params: Params<{ from: number; count: number; skip: number }>) =>
  db
    .select()
    .from(sandboxRazorpay)
    .where(
      sql`${sandboxRazorpay.name} LIKE 'pay\\_%' ESCAPE '\\' AND json_extract(${sandboxRazorpay.entity}, '$.created_at') >= ${params.from}`,
    )
    .orderBy(desc(sandboxRazorpay.id))
    .limit(params.count)
    .offset(params.skip),
);
const change = statement((db, params: Params<{ name: string; revision: number; entity: string }>) =>
  db
    .update(sandboxRazorpay)
    .set({ entity: sql`${params.entity}`, revision: sql`${sandboxRazorpay.revision} + 1` })
    .where(and(eq(sandboxRazorpay.name, params.name), eq(sandboxRazorpay.revision, params.revision))),
);

/**
 * Returns the reads and writes of the emulator's entities.
 * @throws STALE_VERSION when a change is based on an outdated revision
 */
export function razorpayRecords(db: () => Db) {
  const read = async (found: Statement<Stored[]>) => (await db().read(found))[0];
  return {
    named: async (name: string) => (await read(byName({ name }))).at(0),
    keyed: async (key: string) => (await read(byKey({ key }))).at(0),
    under: (parent: string) => read(byParent({ parent })),
    paymentsSince: (from: number, count: number, skip: number) => read(madeSince({ from, count, skip })),
    write: (...statements: Statement[]) => db().write(...statements),
    added: (stored: Omit<Stored, 'revision'>) => insertRow(stored),
    changed: ({ name, revision, entity }: Stored) =>
      requireChange(change({ name, revision, entity: JSON.stringify(entity) }), 'STALE_VERSION'),
  };
}
export type RazorpayRecords = ReturnType<typeof razorpayRecords>;

export const insertWebhook = insertInto(sandboxWebhooks);

export const dueWebhooks = statement((db, params: Params<{ now: number }>) =>
  db
    .select()
    .from(sandboxWebhooks)
    .where(and(lte(sandboxWebhooks.nextAt, params.now), isNull(sandboxWebhooks.deliveredAt)))
    .orderBy(asc(sandboxWebhooks.nextAt))
    .limit(50),
);

export const noteDelivery = statement(
  (db, params: Params<{ id: number; nextAt: number; deliveredAt: number | null }>) =>
    db
      .update(sandboxWebhooks)
      .set({
        attempts: sql`${sandboxWebhooks.attempts} + 1`,
        nextAt: sql`${params.nextAt}`,
        deliveredAt: sql`${params.deliveredAt}`,
      })
      .where(eq(sandboxWebhooks.id, params.id)),
);
