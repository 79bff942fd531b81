import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { inventory, products, skus, stockNotices, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import { isHashOf } from '../../keyed-hash.ts';
import type { Hashes } from '../../keyed-hash.ts';
import type { Shop } from '../../shop.ts';
import { backInStockMail, confirmStockNoticeMail } from './mails.ts';
import type { NoticedProduct } from './mails.ts';

/** A mail about a stock notice, by the notice's key. */
const StockNoticeMail = z.object({ notice: z.string() });

const isInStock = sql<number>`EXISTS (SELECT 1 FROM ${inventory}
  WHERE ${inventory.skuId} = ${stockNotices.skuId} AND ${inventory.quantity} > ${inventory.reservedQuantity})`;

const noticeToTell = statement((db, params: Params<{ key: string }>) =>
  db
    .select({
      status: stockNotices.status,
      to: sql<string | null>`coalesce(${stockNotices.email}, ${users.email})`,
      isInStock,
      language: stockNotices.language,
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

/** Reopens a notice under a new key, because the mail of the old key was dropped. */
const waitOn = statement((db, params: Params<{ key: string; next: string }>) =>
  db
    .update(stockNotices)
    .set({ status: 'WAITING', key: sql`${params.next}`, isBack: isInStock, notifiedAt: null })
    .where(and(eq(stockNotices.key, params.key), eq(stockNotices.status, 'TOLD'))),
);

/** Returns the token in a notice's links. Only the shop's secret can sign it. */
export async function noticeToken(shop: Pick<Shop, 'keyedHash'>, notice: string): Promise<string> {
  return `${notice}.${await shop.keyedHash(signed(notice))}`;
}

/** Returns the key of a link's notice; undefined if the shop did not sign it. */
export async function noticeOfToken(shop: Hashes, token: string): Promise<string | undefined> {
  const [notice = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && (await isHashOf(shop, signed(notice), signature)) ? notice : undefined;
}

const signed = (notice: string) => `stock notice/${notice}`;

/** Sends the confirmation mail. Sends nothing if the notice is confirmed already, or another mail asks for it. */
async function deliverConfirmNotice(
  shop: Shop,
  { notice }: z.infer<typeof StockNoticeMail>,
  key: string,
): Promise<void> {
  const [[found]] = await shop.read(noticeToTell({ key: notice }));
  if (found?.status !== 'PENDING' || !found.to) return;
  const token = await noticeToken(shop, notice);
  await confirmStockNoticeMail.send(shop, found.to, { product: productOf(found), token }, key, found.language);
}

/** Sends the mail that a SKU is back. If it sold out again meanwhile, nothing is sent and the notice is reopened. */
async function deliverBackInStock(shop: Shop, { notice }: z.infer<typeof StockNoticeMail>, key: string): Promise<void> {
  const [[found]] = await shop.read(noticeToTell({ key: notice }));
  if (found?.status !== 'TOLD' || !found.to) return;
  if (!found.isInStock) {
    await shop.write(waitOn({ key: notice, next: randomKey(shop.random) }));
    return;
  }
  const token = await noticeToken(shop, notice);
  await backInStockMail.send(shop, found.to, { product: productOf(found), token }, key, found.language);
}

function productOf({
  name,
  seoUrl,
  sellingPaise,
  ...sku
}: Omit<NoticedProduct, 'detail'> & { color: string; size: string }): NoticedProduct {
  return { name, seoUrl, detail: detailOf(sku), sellingPaise };
}

/** Returns the colour and size of a SKU as text; empty if it has neither. */
export function detailOf({ color, size }: { color: string; size: string }): string {
  return [color, size && `size ${size}`].filter(Boolean).join(', ');
}

export const stockNoticeToConfirm = outboxKind('confirmStockNotice', StockNoticeMail, deliverConfirmNotice);
export const backInStock = outboxKind('backInStock', StockNoticeMail, deliverBackInStock);
