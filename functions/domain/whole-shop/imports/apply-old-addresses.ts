import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { importRows, oldAddresses } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isRow, staged } from './staged.ts';

interface Written {
  importId: number;
  now: number;
}

/** Requires that each changed entry has the version of the check. */
const stand = requireCondition(
  'IMPORT_OVERTAKEN',
  (params: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    LEFT JOIN old_addresses found ON found.id = ${importRows.targetId}
    WHERE ${isRow(params, 'CHANGED')} AND (found.version IS NOT ${importRows.targetVersion} OR found.archived_at IS NOT NULL))`,
);

const change = statement((db, params: Params<Written>) =>
  db
    .update(oldAddresses)
    .set({ toPath: staged('to'), updatedAt: sql`${params.now}`, version: sql`${oldAddresses.version} + 1` })
    .from(importRows)
    .where(and(isRow(params, 'CHANGED'), eq(oldAddresses.id, importRows.targetId))),
);

const insert = statement((db, params: Params<Written>) =>
  db.insert(oldAddresses).select(
    db
      .select(
        selectedRow(oldAddresses, {
          createdAt: params.now,
          updatedAt: params.now,
          fromPath: staged('from'),
          toPath: staged('to'),
        }),
      )
      .from(importRows)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

/** Notes the ids of new entries at their rows. */
const noteIds = statement((db, params: Params<Written>) =>
  db
    .update(importRows)
    .set({
      targetId: sql`(SELECT found.id FROM old_addresses found
        WHERE found.from_path = ${staged('from')} AND found.archived_at IS NULL)`,
    })
    .where(isRow(params, 'NEW')),
);

/** Returns the statements that write the checked rows of a file of old addresses. @throws IMPORT_OVERTAKEN */
export function applyOldAddresses({ now }: Shop, _: Staff, importId: number): readonly Statement[] {
  const written = { importId, now };
  return [stand({ importId }), change(written), insert(written), noteIds(written)];
}
