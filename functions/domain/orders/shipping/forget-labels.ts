import { and, sql } from 'drizzle-orm';
import { ENDED_SHIPMENTS } from '#contract/states/shipment.ts';
import { quoted } from '../../../db/quoted.ts';
import { shipments } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { fileRemovalsFrom, isRemovalWanted } from '../../files/media/index.ts';

/** The number of labels that one run removes. */
const AT_ONCE = 200;

const ended = sql.raw(quoted(ENDED_SHIPMENTS));

/** True for parcels that ended before a time and still have a stored label. */
const hasOldLabel = (before: unknown) => sql`${shipments.id} IN (SELECT old.id FROM shipments old
  WHERE old.label_key IS NOT NULL AND old.status IN (${ended}) AND old.status_at < ${before}
  ORDER BY old.status_at LIMIT ${sql.raw(String(AT_ONCE))})`;

const removeBytes = fileRemovalsFrom(shipments.labelKey, (rows, params: Params<{ before: number; now: number }>) =>
  rows.from(shipments).where(hasOldLabel(params.before)),
);

const forgetKeys = statement((db, params: Params<{ before: number }>) =>
  db
    .update(shipments)
    .set({ labelKey: null })
    .where(and(hasOldLabel(params.before), isRemovalWanted(shipments.labelKey))),
);

/**
 * Returns the statements that remove the labels of parcels that ended before a time. The second one returns the number
 * of labels.
 */
export function forgetOldLabels(input: {
  before: number;
  now: number;
}): readonly [Statement<number>, Statement<number>] {
  return [removeBytes(input), forgetKeys(input)];
}
