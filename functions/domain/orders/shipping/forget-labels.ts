import { and, sql } from 'drizzle-orm';
import { ENDED_SHIPMENTS } from '#contract/states/shipment.ts';
import { outbox, shipments } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';

/** So many go at once. */
const AT_ONCE = 200;

const ended = sql.raw(ENDED_SHIPMENTS.map((status) => `'${status}'`).join(', '));

/** Parcels that ended before a time and whose label is still kept. */
const hasOldLabel = (before: unknown) => sql`${shipments.id} IN (SELECT old.id FROM shipments old
  WHERE old.label_key IS NOT NULL AND old.status IN (${ended}) AND old.status_at < ${before}
  ORDER BY old.status_at LIMIT ${sql.raw(String(AT_ONCE))})`;

const removal = sql`'remove-file-' || ${shipments.labelKey}`;

/** Has the bytes of such labels removed, whatever happens to this process. */
const removeBytes = statement((db, params: Params<{ before: number; now: number }>) =>
  db
    .insert(outbox)
    .select(
      db
        .select(
          selectedRow(outbox, {
            kind: sql.raw(`'removeFile'`),
            key: removal,
            payload: sql`json_object('key', ${shipments.labelKey})`,
            nextAt: params.now,
            createdAt: params.now,
          }),
        )
        .from(shipments)
        .where(hasOldLabel(params.before)),
    )
    .onConflictDoNothing(),
);

const forgetKeys = statement((db, params: Params<{ before: number }>) =>
  db
    .update(shipments)
    .set({ labelKey: null })
    .where(and(hasOldLabel(params.before), sql`EXISTS (SELECT 1 FROM outbox told WHERE told.key = ${removal})`)),
);

/** The statements that forget labels of parcels that ended before a time; the second answers how many. */
export function forgetOldLabels(asked: {
  before: number;
  now: number;
}): readonly [Statement<number>, Statement<number>] {
  return [removeBytes(asked), forgetKeys(asked)];
}
