import type { Actor } from '#contract/calls/actor.ts';
import type { AUDIT_SUBJECTS } from '#contract/calls/audit.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { auditLog } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertEntry = insertInto(auditLog);

export interface AuditEntry {
  /** What was done, as a sentence without its subject: 'price changed'. */
  action: string;
  subject: (typeof AUDIT_SUBJECTS)[number];
  subjectId: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Why, where that was asked. */
  reason?: string;
}

/** Who acts, when, from where and by which request: what every entry says, for whoever inserts one in its own way. */
export function auditValues(shop: Shop, actor: Actor) {
  return {
    at: shop.now,
    requestId: shop.requestId,
    clientNetwork: shop.visitor.network || null,
    ...actorValues(actor),
  };
}

/** The log entry of a privileged change; stands in the same batch as the change. */
export function auditEntry(shop: Shop, actor: Actor, entry: AuditEntry): Statement<number> {
  return insertEntry({ ...auditValues(shop, actor), ...entry });
}
