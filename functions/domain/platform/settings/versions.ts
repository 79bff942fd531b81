import { and, desc, eq, sql } from 'drizzle-orm';
import { completePolicy } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { auditLog, storeSettings, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** This many changes are shown. The audit log has all. */
const SHOWN = 30;

/** A former state of settings: its author, time and reason. */
export interface SettingsState<Values> {
  version: number;
  /** Null for the initial settings. */
  at: number | null;
  /** Null if the shop itself changed them. */
  name: string | null;
  email: string | null;
  reason: string | null;
  values: Values;
}

const changes = statement((db, params: Params<{ action: string }>) =>
  db
    .select({
      version: storeSettings.version,
      at: storeSettings.at,
      policy: storeSettings.policy,
      name: users.fullName,
      email: users.email,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .innerJoin(storeSettings, eq(storeSettings.version, auditLog.subjectId))
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, 'settings'), eq(auditLog.action, params.action)))
    .orderBy(desc(auditLog.subjectId))
    .limit(SHOWN),
);

/** The settings before the oldest of those changes. */
const stateBefore = statement((db, params: Params<{ action: string }>) =>
  db
    .select({ version: storeSettings.version, at: storeSettings.at, policy: storeSettings.policy })
    .from(storeSettings)
    .where(
      sql`${storeSettings.version} = (SELECT min(${auditLog.subjectId}) - 1 FROM (
        SELECT subject_id FROM audit_log WHERE subject = 'settings' AND action = ${params.action}
        ORDER BY subject_id DESC LIMIT ${sql.raw(String(SHOWN))}) AS audit_log)`,
    ),
);

/**
 * Returns the states of a part of the settings, newest first; the last is the one before the oldest change that is
 * shown. Empty if it was never changed. The settings and the audit log have the full history.
 * @param action the action of its changes in the audit log
 */
export async function readVersions<Values>(
  shop: Shop,
  { action, of }: { action: string; of(policy: StorePolicy): Values },
): Promise<{ versions: SettingsState<Values>[] }> {
  const [changed, before] = await shop.read(changes({ action }), stateBefore({ action }));
  const states = [...changed, ...before.map((row) => ({ ...row, name: null, email: null, reason: null }))];
  return { versions: states.map(({ policy, ...state }) => ({ ...state, values: of(completePolicy(policy)) })) };
}
