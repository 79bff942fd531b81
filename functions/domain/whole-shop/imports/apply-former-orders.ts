import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { formerOrderItems, formerOrders, importRows } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isRow, isWritten, staged } from './staged.ts';

type Written = Params<{ importId: number; now: number }>;
type OfImport = Params<{ importId: number }>;

/** Requires that each order of the file is known, or unknown, as at the check. */
const stand = requireCondition(
  'IMPORT_OVERTAKEN',
  (params: OfImport) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    LEFT JOIN former_orders found ON found.key = ${importRows.keyText}
    WHERE ${isWritten(params)} AND (found.id IS NOT ${importRows.targetId}
      OR found.version IS NOT ${importRows.targetVersion}))`,
);

/** The facts of a row, without its key and its lines. */
const FACTS = {
  formerShop: staged('formerShop'),
  number: staged('number'),
  placedOn: staged('placedOn'),
  email: staged('email'),
  name: staged('name'),
  status: staged('status'),
  payment: staged('payment'),
  shippingPaise: staged('shippingPaise'),
  feesPaise: staged('feesPaise'),
  discountPaise: staged('discountPaise'),
  coupon: staged('coupon'),
  taxPaise: staged('taxPaise'),
  totalPaise: staged('totalPaise'),
  refundedPaise: staged('refundedPaise'),
  cancelledOn: staged('cancelledOn'),
  address: staged('address'),
};

const insertOrders = statement((db, params: Written) =>
  db.insert(formerOrders).select(
    db
      .select(selectedRow(formerOrders, { createdAt: params.now, updatedAt: params.now, key: staged('key'), ...FACTS }))
      .from(importRows)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

const changeOrders = statement((db, params: Written) =>
  db
    .update(formerOrders)
    .set({ ...FACTS, updatedAt: sql`${params.now}`, version: sql`${formerOrders.version} + 1` })
    .from(importRows)
    .where(and(isRow(params, 'CHANGED'), eq(formerOrders.id, importRows.targetId))),
);

/** Notes the ids of new orders at their rows. */
const noteIds = statement((db, params: OfImport) =>
  db
    .update(importRows)
    .set({ targetId: sql`(SELECT found.id FROM former_orders found WHERE found.key = ${importRows.keyText})` })
    .where(isRow(params, 'NEW')),
);

const targets = (params: OfImport, outcome: 'NEW' | 'CHANGED') =>
  sql`(SELECT ${importRows.targetId} FROM ${importRows} WHERE ${isRow(params, outcome)})`;

const removeFormerLines = statement((db, params: OfImport) =>
  db.delete(formerOrderItems).where(sql`${formerOrderItems.formerOrderId} IN ${targets(params, 'CHANGED')}`),
);

const insertLines = statement((db, params: OfImport) =>
  db.insert(formerOrderItems).select(
    db
      .select(
        selectedRow(formerOrderItems, {
          formerOrderId: importRows.targetId,
          position: sql`line.key`,
          title: sql`line.value ->> '$.title'`,
          sku: sql`line.value ->> '$.sku'`,
          quantity: sql`line.value ->> '$.quantity'`,
          unitPricePaise: sql`line.value ->> '$.unitPricePaise'`,
        }),
      )
      .from(importRows)
      .innerJoin(sql`json_each(${importRows.staged}, '$.items') AS line`, sql`1`)
      .where(isWritten(params)),
  ),
);

/** Returns the statements that write the checked rows of a file of former orders. @throws IMPORT_OVERTAKEN */
export function applyFormerOrders({ now }: Shop, _: Staff, importId: number): readonly Statement[] {
  const written = { importId, now };
  return [
    stand({ importId }),
    changeOrders(written),
    removeFormerLines({ importId }),
    insertOrders(written),
    noteIds({ importId }),
    insertLines({ importId }),
  ];
}

const removeLines = statement((db, params: OfImport) =>
  db.delete(formerOrderItems).where(sql`${formerOrderItems.formerOrderId} IN ${targets(params, 'NEW')}`),
);

const removeOrders = statement((db, params: OfImport) =>
  db.delete(formerOrders).where(sql`${formerOrders.id} IN ${targets(params, 'NEW')}`),
);

/** Empties the rows of orders that are gone: they name people. */
const emptyRows = statement((db, params: OfImport) =>
  db
    .update(importRows)
    .set({ cells: [], staged: sql`NULL`, label: '', keyText: sql`NULL`, differences: [] })
    .where(isRow(params, 'NEW')),
);

/** Returns the statements that remove the orders that an import added. */
export function removeFormerOrders({ importId }: { importId: number }): Statement[] {
  return [removeLines({ importId }), removeOrders({ importId }), emptyRows({ importId })];
}
