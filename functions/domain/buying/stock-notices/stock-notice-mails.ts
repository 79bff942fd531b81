import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { inventory, products, skus, stockNotices, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import { outboxKind, sendMail } from '../../platform/outbox/index.ts';
import type { NoticedProduct } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';

/** A mail to who wants to know when something is back, by the notice's key. */
const StockNoticeMail = z.object({ notice: z.string() });

const isInStock = sql<number>`EXISTS (SELECT 1 FROM ${inventory}
  WHERE ${inventory.skuId} = ${stockNotices.skuId} AND ${inventory.quantity} > ${inventory.reservedQuantity})`;

const noticeToTell = statement((db, params: Params<{ key: string }>) =>
  db
    .select({
      status: stockNotices.status,
      to: sql<string | null>`coalesce(${stockNotices.email}, ${users.email})`,
      isInStock,
      name: products.name,
      seoUrl: products.seoUrl,
      color: skus.color,
      size: skus.size,
      sellingPaise: skus.sellingPaise,
    })
    .from(stockNotices)
    .innerJoin(skus, eq(skus.id, stockNotices.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(users, eq(users.id, stockNotices.userId))
    .where(eq(stockNotices.key, params.key)),
);

/** Waits on under a new key: the mail of the old one was given up. */
const waitOn = statement((db, params: Params<{ key: string; next: string }>) =>
  db
    .update(stockNotices)
    .set({ status: 'WAITING', key: sql`${params.next}`, isBack: isInStock, toldAt: null })
    .where(and(eq(stockNotices.key, params.key), eq(stockNotices.status, 'TOLD'))),
);

/** What the links of a notice have in them: nobody makes one without the shop's secret. */
export async function noticeToken(shop: Pick<Shop, 'keyedHash'>, notice: string): Promise<string> {
  return `${notice}.${await shop.keyedHash(`stock notice/${notice}`)}`;
}

/** Asks for the second yes; nobody where it was said, or another mail asks. */
async function deliverConfirmNotice(
  shop: Shop,
  { notice }: z.infer<typeof StockNoticeMail>,
  key: string,
): Promise<void> {
  const [[found]] = await shop.read(noticeToTell({ key: notice }));
  if (found?.status !== 'PENDING' || !found.to) return;
  const token = await noticeToken(shop, notice);
  await sendMail(shop, { name: 'confirmStockNotice', to: found.to, product: productOf(found), token }, key);
}

/** Tells that it is back. Where it sold out again meanwhile nobody is told, and whoever waited waits on. */
async function deliverBackInStock(shop: Shop, { notice }: z.infer<typeof StockNoticeMail>, key: string): Promise<void> {
  const [[found]] = await shop.read(noticeToTell({ key: notice }));
  if (found?.status !== 'TOLD' || !found.to) return;
  if (!found.isInStock) {
    await shop.write(waitOn({ key: notice, next: randomKey(shop.random) }));
    return;
  }
  const token = await noticeToken(shop, notice);
  await sendMail(shop, { name: 'backInStock', to: found.to, product: productOf(found), token }, key);
}

function productOf({
  name,
  seoUrl,
  sellingPaise,
  ...sku
}: Omit<NoticedProduct, 'detail'> & { color: string; size: string }): NoticedProduct {
  return { name, seoUrl, detail: detailOf(sku), sellingPaise };
}

/** Which SKU of a product it is, in words; empty where the product has but one. */
export function detailOf({ color, size }: { color: string; size: string }): string {
  return [color, size && `size ${size}`].filter(Boolean).join(', ');
}

export const confirmStockNoticeMail = outboxKind('confirmStockNotice', StockNoticeMail, deliverConfirmNotice);
export const backInStockMail = outboxKind('backInStock', StockNoticeMail, deliverBackInStock);
