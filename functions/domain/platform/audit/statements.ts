import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { AUDIT_SUBJECTS } from '#contract/calls/audit.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { auditLog } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertEntry = insertInto(auditLog);

export interface AuditEntry {
  /** What was done, as a sentence without its subject: 'price changed'. */
  action: string;
  subject: (typeof AUDIT_SUBJECTS)[number];
  subjectId: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** The reason that a person gave, for changes that require one. */
  reason?: string;
}

/** Returns the columns for actor, time, network and request. */
function commonValues(shop: Shop, actor: Actor) {
  return {
    at: shop.now,
    requestId: shop.requestId,
    clientNetwork: shop.visitor.network || null,
    ...actorValues(actor),
  };
}

/** Returns the log entry of a privileged change. It goes into the same batch as the change. */
export function auditEntry(shop: Shop, actor: Actor, entry: AuditEntry): Statement<number> {
  return insertEntry({ ...commonValues(shop, actor), ...entry });
}

/**
 * Returns a function that makes the log entry of a row whose id is known only in the batch that inserts it.
 * @param subjectId finds the id in the batch, from values that are no columns of the log
 */
export function auditEntryOf<Values extends object>(
  subjectId: (params: Params<Values>) => SQL,
): (shop: Shop, actor: Actor, entry: Omit<AuditEntry, 'subjectId'>, values: Values) => Statement<number> {
  const insert = insertInto(auditLog, (params: Params<Values>) => ({ subjectId: subjectId(params) }));
  return (shop, actor, entry, values) => {
    const row = { ...commonValues(shop, actor), ...entry, ...values };
    // TypeScript cannot see that `subjectId` is the only column left out while `Values` is unknown.
    return insert(row as object as Parameters<typeof insert>[0]);
  };
}

type Columns = Omit<Parameters<typeof selectedRow<typeof auditLog>>[1], 'at' | 'requestId' | 'clientNetwork'>;
const selection = (db: Builder, row: ReturnType<typeof selectedRow<typeof auditLog>>) => db.select(row);

/** The request that writes an entry. */
interface OfRequest {
  at: number;
  requestId: string;
  clientNetwork: string | null;
}

/**
 * Returns a function that makes a log entry for each row of a SELECT, which also selects the actor.
 * @param from completes the SELECT
 */
export function auditEntriesFrom<Values extends object>(
  columns: Columns,
  from: (rows: ReturnType<typeof selection>, params: Params<Values>) => SQLWrapper,
): (shop: Shop, values: Values) => Statement<number> {
  const insert = statement((db, params: Params<Values & OfRequest>) => {
    const { at, requestId, clientNetwork } = params as Params<OfRequest>;
    const row = selectedRow(auditLog, { ...columns, at, requestId, clientNetwork });
    return db.insert(auditLog).select(from(selection(db, row), params as Params<Values>).getSQL());
  });
  return (shop, values) =>
    insert({ ...values, at: shop.now, requestId: shop.requestId, clientNetwork: shop.visitor.network || null });
}
