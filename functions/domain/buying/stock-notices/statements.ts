import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { MAX_STOCK_NOTICES, STOCK_NOTICE_LINK_DAYS } from '#contract/calls/stock-notices.ts';
import { categories, inventory, outbox, products, sellers, skus, stockNotices } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { CLOCKS_DIFFER_MS } from '../../clocks.ts';
import { availableQuantity } from '../../catalogue/inventory/index.ts';
import type { Shop } from '../../shop.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import { backInStock } from './stock-notice-mails.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An address gets at most one confirmation mail for a SKU in this time, no matter who fills in the form. */
const ASKED_AGAIN_AFTER_MS = HOUR_MS;
/** The most confirmation mails to an address in a day. */
const ASKED_A_DAY = 5;
const LINK_VALID_MS = STOCK_NOTICE_LINK_DAYS * DAY_MS;

const table = stockNotices;
const isOpen = inArray(table.status, ['PENDING', 'WAITING']);
const most = sql.raw(String(MAX_STOCK_NOTICES));

/** A SKU that shoppers may see, with the quantity that can be bought. */
export const skuToNotice = statement((db, params: Params<{ skuId: number; today: string }>) =>
  db
    .select({ available: availableQuantity })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        eq(skus.id, params.skuId),
        isNull(skus.archivedAt),
        sql`(${skus.endOn} IS NULL OR ${skus.endOn} >= ${params.today})`,
        productIsShown(sql`${params.today}`),
      ),
    ),
);

/** Whether the SKU came back between the read and this write. */
const isBack = (skuId: Placeholder) =>
  sql`EXISTS (SELECT 1 FROM ${inventory} WHERE ${inventory.skuId} = ${skuId} AND ${inventory.quantity} > ${inventory.reservedQuantity})`;

/** The values of a row after a repeated request. */
const ASKED_ANEW = {
  key: sql`excluded.key`,
  status: sql`excluded.status`,
  isBack: sql`excluded.is_back`,
  requestedAt: sql`excluded.requested_at`,
  language: sql`excluded.language`,
  notifiedAt: null,
};

/** Subscribes an account to a SKU, unless it is subscribed already or to too many. */
export const waitAsUser = statement((db, params: Params<{ key: string; skuId: number; userId: number; now: number }>) =>
  db
    .insert(table)
    .select(
      db
        .select(
          selectedRow(table, {
            key: params.key,
            skuId: params.skuId,
            userId: params.userId,
            status: sql`'WAITING'`,
            isBack: isBack(params.skuId),
            requestedAt: params.now,
          }),
        )
        .from(sql`(SELECT 1)`)
        .where(
          sql`(SELECT count(*) FROM ${table} WHERE ${table.userId} = ${params.userId} AND ${table.status} = 'WAITING') < ${most}`,
        ),
    )
    .onConflictDoUpdate({
      target: [table.userId, table.skuId],
      targetWhere: sql`user_id IS NOT NULL`,
      set: ASKED_ANEW,
      setWhere: sql`${table.status} <> 'WAITING'`,
    }),
);

const ask = statement(
  (
    db,
    params: Params<{
      key: string;
      skuId: number;
      email: string;
      language: Language;
      now: number;
      before: number;
      soon: number;
      day: number;
    }>,
  ) =>
    db
      .insert(table)
      .select(
        db
          .select(
            selectedRow(table, {
              key: params.key,
              skuId: params.skuId,
              email: params.email,
              status: sql`'PENDING'`,
              isBack: isBack(params.skuId),
              requestedAt: params.now,
              language: params.language,
            }),
          )
          .from(sql`(SELECT 1)`)
          .where(
            sql`(SELECT count(*) FROM ${table} WHERE ${table.email} = ${params.email} AND ${isOpen}) < ${most}
              AND (SELECT count(*) FROM ${table} WHERE ${table.email} = ${params.email} AND ${table.requestedAt} > ${params.day})
                < ${sql.raw(String(ASKED_A_DAY))}`,
          ),
      )
      .onConflictDoUpdate({
        target: [table.email, table.skuId],
        targetWhere: sql`email IS NOT NULL`,
        set: ASKED_ANEW,
        setWhere: and(
          sql`${table.status} <> 'WAITING'`,
          or(lt(table.requestedAt, params.before), gt(table.requestedAt, params.soon)),
        )!,
      }),
);

/**
 * Returns the statement that stores the confirmation request to an address. Changes no row if it is confirmed already,
 * or had too many requests.
 */
export function askByEmail(shop: Shop, notice: { key: string; skuId: number; email: string }): Statement<number> {
  const { now } = shop;
  return ask({
    ...notice,
    language: shop.language,
    now,
    before: now - ASKED_AGAIN_AFTER_MS,
    soon: now + CLOCKS_DIFFER_MS,
    day: now - DAY_MS,
  });
}

const confirm = statement((db, params: Params<{ key: string; since: number }>) =>
  db
    .update(table)
    .set({ status: 'WAITING' })
    .where(
      and(
        eq(table.key, params.key),
        or(eq(table.status, 'WAITING'), and(eq(table.status, 'PENDING'), sql`${table.requestedAt} > ${params.since}`)),
      ),
    ),
);

/** Returns the statement that stores the confirmation by the mailed link. Idempotent. */
export function confirmNotice(shop: Shop, key: string): Statement<number> {
  return confirm({ key, since: shop.now - LINK_VALID_MS });
}

/** Stops the notice of the mailed link. Idempotent. */
export const stopNotice = statement((db, params: Params<{ key: string }>) =>
  db.update(table).set({ status: 'STOPPED' }).where(eq(table.key, params.key)),
);

/** Ends an account's subscription to a SKU. */
export const endWaiting = statement((db, params: Params<{ userId: number; skuId: number }>) =>
  db.delete(table).where(and(eq(table.userId, params.userId), eq(table.skuId, params.skuId))),
);

/** The SKUs an account is subscribed to. */
export const awaitedSkus = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ skuId: table.skuId })
    .from(table)
    .where(and(eq(table.userId, params.userId), eq(table.status, 'WAITING')))
    .orderBy(table.id),
);

const MAIL_KEY = sql`'back-in-stock-' || ${table.key}`;
const isDue = sql`${table.status} = 'WAITING' AND ${table.isBack} = 1`;

/** Mails every subscriber of a SKU that is back and can be bought, the longest subscribed first. */
export const mailThoseDue = outboxItemsFrom(
  backInStock,
  { key: MAIL_KEY, payload: { notice: table.key } },
  (rows, params: Params<{ today: string; now: number; limit: number }>) =>
    rows
      .from(table)
      .innerJoin(skus, eq(skus.id, table.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(parents, isParent)
      .leftJoin(grandparents, isGrandparent)
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .innerJoin(inventory, eq(inventory.skuId, skus.id))
      .where(
        and(
          isDue,
          isNull(skus.archivedAt),
          sql`(${skus.endOn} IS NULL OR ${skus.endOn} >= ${params.today})`,
          productIsShown(sql`${params.today}`),
          sql`${availableQuantity} > 0`,
        ),
      )
      .orderBy(table.id)
      .limit(params.limit),
);

/** Marks the notices whose mail is in the outbox; part of the same batch. */
export const noteMailed = statement((db, params: Params<{ now: number }>) =>
  db
    .update(table)
    .set({ status: 'TOLD', notifiedAt: sql`${params.now}` })
    .where(and(isDue, sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.key} = ${MAIL_KEY})`)),
);

/**
 * Deletes notices from before an instant that were never confirmed or have ended, and those still waiting from before
 * an earlier instant.
 */
export const forgetOldNotices = statement((db, params: Params<{ before: number; waitingBefore: number }>) =>
  db
    .delete(table)
    .where(
      and(
        lte(table.requestedAt, params.before),
        sql`coalesce(${table.notifiedAt}, ${table.requestedAt}) <= ${params.before}`,
        or(sql`${table.status} <> 'WAITING'`, lte(table.requestedAt, params.waitingBefore)),
      ),
    ),
);
