import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { isUndoable } from '#contract/calls/imports.ts';
import type { Import, UndoableKind } from '#contract/calls/imports.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { importRows, imports, oldAddresses, pageInvalidations, products, skus } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { removeFormerOrders } from './apply-former-orders.ts';
import { notReadOf } from './read-import.ts';
import { removeCustomers } from './remove-customers.ts';
import { restoreGoods } from './restore-goods.ts';
import { isRow, isWritten } from './staged.ts';
import { importOf, importShown } from './statements.ts';

type Goods = Exclude<UndoableKind, 'old-addresses' | 'customers' | 'former-orders'>;

interface Undone {
  importId: number;
  now: number;
}

const end = statement((db, params: Params<Undone>) =>
  db
    .update(imports)
    .set({ undoneAt: sql`${params.now}` })
    .where(and(eq(imports.id, params.importId), eq(imports.state, 'DONE'), isNull(imports.undoneAt))),
);

const added = ({ importId }: Params<{ importId: number }>) =>
  sql`(SELECT ${importRows.targetId} FROM ${importRows} WHERE ${isRow({ importId }, 'NEW')})`;

const touched = (params: Params<{ importId: number }>) =>
  sql`(SELECT ${importRows.targetId} FROM ${importRows} WHERE ${isWritten(params)})`;

/** The SKUs that an import added, with those of the products that it added. */
const ADDED_SKUS: Record<Goods, (params: Params<{ importId: number }>) => SQL> = {
  products: (params) => sql`(SELECT own.id FROM skus own WHERE own.product_id IN ${added(params)})`,
  skus: added,
};

/** Imports that were applied before rows had the ids of new records cannot be undone. */
const isTraced = requireCondition(
  'IMPORT_NOT_UNDOABLE',
  ({ importId }: Params<{ importId: number }>) =>
    sql`NOT EXISTS (SELECT 1 FROM ${importRows} WHERE ${isRow({ importId }, 'NEW')} AND ${importRows.targetId} IS NULL)`,
);

/** Archived products and SKUs leave their addresses and codes, so that the same file can be imported again. */
const archiveProducts = statement((db, params: Params<Undone>) =>
  db
    .update(products)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${products.version} + 1`,
      seoUrl: sql`substr(${products.seoUrl}, 1, 90) || '-undone-' || ${products.id}`,
    })
    .where(sql`${products.id} IN ${added(params)} AND ${products.archivedAt} IS NULL`),
);

function undoing(kind: Goods) {
  const isUnsold = requireCondition(
    'IMPORT_SOLD',
    (params: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM skus one
      LEFT JOIN inventory held ON held.sku_id = one.id LEFT JOIN order_items sold ON sold.sku_id = one.id
      WHERE one.id IN ${ADDED_SKUS[kind](params)} AND (sold.id IS NOT NULL OR held.reserved_quantity > 0))`,
  );
  const archiveSkus = statement((db, params: Params<Undone>) =>
    db
      .update(skus)
      .set({
        archivedAt: sql`${params.now}`,
        updatedAt: sql`${params.now}`,
        version: sql`${skus.version} + 1`,
        code: sql`${skus.code} || '-UNDONE-' || ${skus.id}`,
      })
      .where(sql`${skus.id} IN ${ADDED_SKUS[kind](params)} AND ${skus.archivedAt} IS NULL`),
  );
  const ids =
    kind === 'products'
      ? touched
      : (params: Params<{ importId: number }>) =>
          sql`(SELECT own.product_id FROM skus own WHERE own.id IN ${touched(params)})`;
  const notePages = statement((db, params: Params<Undone>) =>
    db.insert(pageInvalidations).select(
      db
        .select(
          selectedRow(pageInvalidations, {
            at: params.now,
            urgent: sql.raw('1'),
            subject: sql.raw("'product'"),
            subjectId: products.id,
          }),
        )
        .from(products)
        .where(sql`${products.id} IN ${ids(params)}`),
    ),
  );
  return (undone: Undone, shop: Shop, staff: Staff): Statement[] => [
    isTraced(undone),
    isUnsold(undone),
    archiveSkus(undone),
    ...(kind === 'products' ? [archiveProducts(undone)] : []),
    ...restoreGoods(shop, staff, kind, undone.importId),
    notePages(undone),
  ];
}

const archiveOldAddresses = statement((db, params: Params<Undone>) =>
  db
    .update(oldAddresses)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${oldAddresses.version} + 1`,
    })
    .where(sql`${oldAddresses.id} IN ${added(params)} AND ${oldAddresses.archivedAt} IS NULL`),
);

const UNDOING: Record<UndoableKind, (undone: Undone, shop: Shop, staff: Staff) => Statement[]> = {
  products: undoing('products'),
  skus: undoing('skus'),
  'old-addresses': (undone) => [isTraced(undone), archiveOldAddresses(undone)],
  customers: (undone) => [isTraced(undone), ...removeCustomers(undone)],
  'former-orders': (undone) => [isTraced(undone), ...removeFormerOrders(undone)],
};

/**
 * Removes all records that an import added: products with all their SKUs, SKUs, old addresses or former orders.
 * Customers are removed only if they have done nothing here. Values of products and SKUs that the import changed, and
 * nobody has changed since, are restored. Undoing an import again changes nothing.
 * @throws IMPORT_NOT_FOUND; IMPORT_NOT_UNDOABLE when it is not applied or `isUndoable` says no; IMPORT_SOLD when a SKU
 * was ordered or is reserved
 */
export async function undoImport(
  shop: Shop,
  staff: Staff,
  { id, kind }: { id: number; kind: UndoableKind },
): Promise<Import> {
  const owned = { id, kind, seller: sellerIdOf(staff) };
  const [[found]] = await shop.read(importShown(owned));
  if (!found) return refuse('IMPORT_NOT_FOUND');
  if (found.undoneAt !== null) return importOf(found, notReadOf(found));
  const counts = { NEW: found.countNew, CHANGED: found.countChanged };
  if (found.state !== 'DONE' || !isUndoable(kind, counts)) return refuse('IMPORT_NOT_UNDOABLE');
  const undone = { importId: id, now: shop.now };
  const { after } = await shop.write({
    end: requireChange(end(undone), 'STALE_VERSION'),
    records: UNDOING[kind](undone, shop, staff),
    audit: auditEntry(shop, staff, {
      action: `import of ${kind} undone`,
      subject: 'import',
      subjectId: id,
      before: { file: found.fileName, new: found.countNew },
      after: {},
    }),
    after: importShown(owned),
  });
  return importOf(after[0]!, notReadOf(after[0]!));
}
