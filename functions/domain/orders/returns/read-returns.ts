import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ManagedReturn, ReturnOptions } from '#contract/calls/returns.ts';
import { countUpTo } from '../../platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import { papersOfOrder } from '../documents/index.ts';
import type { OrderPapers } from '../documents/index.ts';
import { orderKey } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { sql } from 'drizzle-orm';
import { worth } from './ask-return.ts';
import { ownerOf } from './own.ts';
import { exchangesFor, piecesOfOrder, skusOfOrder } from './pieces.ts';
import type { ExchangeRow, PieceRow } from './pieces.ts';
import { possibleReturn, windowsOf } from './return-rules.ts';
import { detailOf, returnsOf } from './return-shape.ts';
import { newestReturns, returnById, returnsOfSeller, returnsOfUser } from './reads.ts';

/** Returns a return by its id. @throws RETURN_NOT_FOUND, also for another user's return */
export async function readReturn(shop: Shop, actor: Customer | Staff, returnId: number): Promise<ManagedReturn> {
  const rows = await shop.read(...returnById({ returnId, ...ownerOf(actor) }));
  const [found] = await returnsOf(shop, rows);
  return found ?? refuse('RETURN_NOT_FOUND');
}

/** Returns returns, newest first: a customer's own, a seller's own, or all. */
export async function listReturns(
  shop: Shop,
  actor: Customer | Staff,
  input: Rows,
): Promise<ListAnswer<ManagedReturn>> {
  const owner = ownerOf(actor);
  const reads = { customer: returnsOfUser, seller: returnsOfSeller, admin: newestReturns }[actor.kind];
  const { rows, total } = await shop.read({ rows: reads({ ...input, ...owner }), total: countOf(actor) });
  return { rows: await returnsOf(shop, rows), total };
}

function countOf(actor: Customer | Staff) {
  if (actor.kind === 'customer') return countUpTo(sql`returns WHERE user_id = ${actor.userId}`);
  return countUpTo(actor.kind === 'seller' ? sql`returns WHERE seller_id = ${actor.sellerId}` : sql`returns`);
}

/**
 * Returns what a customer may return of an order now, and the amount for it.
 * @throws ORDER_NOT_FOUND, also for another customer's order
 */
export async function returnOptions(shop: Shop, { userId }: Customer, order: string): Promise<ReturnOptions> {
  const key = { ...orderKey(order), userId };
  const { pieces, offered, papers } = await shop.read({
    pieces: piecesOfOrder(key),
    offered: skusOfOrder(key),
    papers: papersOfOrder(key),
  });
  const [first] = pieces;
  if (!first) return refuse('ORDER_NOT_FOUND');
  return {
    orderId: first.order.number,
    paymentMethod: first.order.paymentMethod,
    items: pieces.map((row) => optionOf(shop, row, offered, papers)),
  };
}

function optionOf(
  shop: Shop,
  row: PieceRow,
  offered: readonly ExchangeRow[],
  documents: OrderPapers,
): ReturnOptions['items'][number] {
  const { item, consignment, seller, policy, delivered, seoUrl, pictureKey } = row;
  const possible = possibleReturn(delivered, policy, shop.now);
  const windows = delivered.deliveredAt === null ? undefined : windowsOf(delivered.deliveredAt, policy);
  return {
    orderItemId: item.id,
    consignmentId: consignment.id,
    sellerName: seller.businessName,
    productId: item.productId,
    name: item.productName,
    detail: detailOf(item),
    seoUrl,
    pictureKey,
    left: delivered.deliveredAt === null ? 0 : delivered.left,
    deliveredAt: delivered.deliveredAt,
    returnUntil: windows?.returnUntil ?? null,
    damageUntil: windows?.damageUntil ?? null,
    kind: possible.kind,
    reasonNot: possible.kind === null ? possible.reason : null,
    amounts:
      possible.kind === null
        ? []
        : Array.from({ length: delivered.left }, (_, index) =>
            worth(row, possible.kind, index + 1, documents, policy.giveBackPercent),
          ),
    exchanges: possible.kind === 'RETURN' ? exchangesFor(item.skuId, item.productId, offered).map(exchangeOf) : [],
  };
}

function exchangeOf(sku: ExchangeRow) {
  return { skuId: sku.skuId, detail: detailOf(sku) || 'The same', available: sku.available };
}
