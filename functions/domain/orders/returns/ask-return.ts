import type { Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { destinationOf } from '#contract/calls/returns.ts';
import type { AskedReturn, AskReturn } from '#contract/calls/returns.ts';
import { NEEDS_VIDEO } from '#contract/shop/return-words.ts';
import { papersOfOrder, unitsHeld } from '../documents/index.ts';
import type { OrderPapers } from '../documents/index.ts';
import { FILE_USABLE_MS, unusedFilesOf } from '../../files/media/index.ts';
import { orderKey } from '../orders/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { insertedDestination } from '../refunds/index.ts';
import { asManyReturns, countReturns, exchangesFor, notAskedTwice, piecesOfOrder, skusOfOrder } from './pieces.ts';
import type { ExchangeRow, PieceRow } from './pieces.ts';
import { returnMails } from './return-mails.ts';
import { reasonNot, worthOf } from './return-rules.ts';
import { detailOf, returnsOf } from './return-shape.ts';
import { returnsWithReferences } from './reads.ts';
import { insertAskedEvent, insertReturn, insertReturnItem, attachFile } from './statements.ts';

/** Pieces of one item in one consignment to return. */
interface AskedPieces {
  row: PieceRow;
  quantity: number;
  reason: AskReturn['items'][number]['reason'];
}

/**
 * Requests a return of pieces of an order: for a refund, for an exchange, or as a give-back. A give-back applies to
 * 1-gram pieces after their return window and pays a part of the price. Creates one return for each parcel that the
 * pieces came in.
 * @throws ORDER_NOT_FOUND, also for another customer's order and for items that are not in the order
 * @throws RETURN_NOT_POSSIBLE with the reason
 * @throws RETURN_VIDEO_MISSING, RETURN_MEDIA_UNKNOWN, RETURN_EXCHANGE_ONE, RETURN_SKU_WRONG, OUT_OF_STOCK
 */
export async function askReturn(shop: Shop, customer: Customer, input: AskReturn): Promise<AskedReturn> {
  const { userId } = customer;
  const key = { ...orderKey(String(input.orderId)), userId };
  const { pieces, offered, papers, count, files } = await shop.read({
    pieces: piecesOfOrder(key),
    offered: skusOfOrder(key),
    papers: papersOfOrder(key),
    count: countReturns(key),
    files: unusedFilesOf({
      userId,
      purpose: 'return',
      keys: JSON.stringify(input.mediaKeys ?? []),
      since: shop.now - FILE_USABLE_MS,
    }),
  });
  const [first] = pieces;
  if (!first) return refuse('ORDER_NOT_FOUND');
  const chosen = input.items.flatMap((item) => choose(shop, pieces, input.kind, item));
  if (new Set(input.mediaKeys ?? []).size !== files.length) refuse('RETURN_MEDIA_UNKNOWN');
  const needsVideo = input.kind === 'RETURN' && chosen.some(({ reason }) => NEEDS_VIDEO.includes(reason));
  if (needsVideo && !files.some(({ mediaType }) => mediaType === 'VIDEO')) refuse('RETURN_VIDEO_MISSING');
  const resolution = input.kind === 'GIVE_BACK' ? 'REFUND' : input.resolution;
  const skuId = resolution === 'EXCHANGE' ? exchangeOf(input, chosen, offered) : null;
  const destination =
    input.destination && (await insertedDestination(shop, customer, destinationOf(input.destination)));

  const parcels = [...Map.groupBy(chosen, ({ row }) => row.consignment.id).values()];
  const made = parcels.map((parcel, index) => {
    const { order, consignment, policy, seller } = parcel[0]!.row;
    const reference = `${order.number}-R${count[0]!.count + index + 1}`;
    const amounts = parcel.map(({ row, quantity }) => worth(row, input.kind, quantity, papers, policy.giveBackPercent));
    const amountPaise = amounts.reduce((sum, amount) => sum + amount, 0);
    const mails = returnMails({
      step: 'REQUESTED',
      reference,
      number: order.number,
      kind: input.kind,
      resolution,
      shopper: { name: parcel[0]!.row.fullName, email: parcel[0]!.row.email },
      seller: { name: seller.businessName, email: seller.email },
      items: parcel.map(({ row, quantity }) => ({ name: row.item.productName, detail: detailOf(row.item), quantity })),
      amountPaise,
      note: '',
      goesTo: null,
    });
    return { parcel, reference, consignment, order, amounts, amountPaise, mails };
  });

  const references = JSON.stringify(made.map(({ reference }) => reference));
  const sent: OutboxItem[] = made.flatMap(({ mails }) => mails);
  const at = { createdAt: shop.now, updatedAt: shop.now };
  shop.noteResult(made[0]!.reference);
  const { after } = await shop.write({
    written: [
      asManyReturns({ orderId: first.order.id, seen: count[0]!.count }),
      ...(destination ? [destination.statement] : []),
      ...made.flatMap(({ parcel, reference, consignment, order, amounts, amountPaise }) => [
        insertReturn({
          reference,
          kind: input.kind,
          status: 'REQUESTED',
          resolution,
          orderId: order.id,
          sellerId: consignment.sellerId,
          consignmentId: consignment.id,
          userId,
          note: input.note ?? '',
          amountPaise,
          skuId,
          destinationKey: destination?.key ?? null,
          ...at,
        }),
        ...parcel.flatMap(({ row, quantity, reason }, index) => [
          insertReturnItem({
            reference,
            consignmentId: consignment.id,
            orderItemId: row.item.id,
            paidItemId: row.paid.id,
            paidConsignmentId: consignment.replacesConsignmentId ?? consignment.id,
            quantity,
            amountPaise: amounts[index]!,
            reason,
          }),
          notAskedTwice({ consignmentId: consignment.id, orderItemId: row.item.id }),
        ]),
        ...files.map(({ id: mediaId }, position) => attachFile({ reference, mediaId, position })),
        insertAskedEvent(shop, customer, { reference, note: '' }),
      ]),
      ...sent.map((mail) => outboxItem(shop, mail)),
    ],
    after: returnsWithReferences({ references, userId, sellerId: null }),
  });
  shop.after(() => sendItems(shop, sent));
  return allOf(await returnsOf(shop, after));
}

/** Returns the answer to a repeated request: the returns that the first request created. */
export async function askedReturn(shop: Shop, { userId }: Customer, reference: string): Promise<AskedReturn> {
  const references = JSON.stringify([reference]);
  return allOf(
    await returnsOf(shop, await shop.read(...returnsWithReferences({ references, userId, sellerId: null }))),
  );
}

function allOf(returns: AskedReturn['others']): AskedReturn {
  const [first, ...others] = returns.toSorted((a, b) => a.id - b.id);
  return { ...(first ?? refuse('RETURN_NOT_FOUND')), others };
}

/** Takes the requested quantity of an item from the parcels that still have pieces of it; all for one reason. */
function choose(
  shop: Shop,
  pieces: readonly PieceRow[],
  kind: AskReturn['kind'],
  { orderItemId, quantity, reason }: AskReturn['items'][number],
): AskedPieces[] {
  const rows = pieces.filter(({ item }) => item.id === orderItemId);
  if (rows.length === 0) refuse('ORDER_NOT_FOUND');
  const faultOf = (row: PieceRow, count: number) =>
    reasonNot(row.delivered, { kind, quantity: count, reason }, row.policy, shop.now);
  const open = rows.filter((row) => faultOf(row, 1) === undefined);
  const [last] = rows.toReversed();
  if (open.length === 0) refuse('RETURN_NOT_POSSIBLE', { params: { reason: faultOf(last!, quantity)! } });
  let missing = quantity;
  const chosen = open.flatMap((row): AskedPieces[] => {
    const count = Math.min(missing, row.delivered.left);
    missing -= count;
    return count > 0 ? [{ row, quantity: count, reason }] : [];
  });
  if (missing > 0) {
    const left = open.reduce((sum, row) => sum + row.delivered.left, 0);
    const reasonOf = { ...open[0]!.delivered, left };
    refuse('RETURN_NOT_POSSIBLE', {
      params: { reason: reasonNot(reasonOf, { kind, quantity, reason }, open[0]!.policy, shop.now)! },
    });
  }
  return chosen;
}

/**
 * Returns the amount in paise that the shopper gets for this many pieces. Skips pieces that were credited or returned
 * already.
 */
export function worth(
  row: Pick<PieceRow, 'paid' | 'claimed' | 'consignment'>,
  kind: AskReturn['kind'],
  quantity: number,
  documents: OrderPapers,
  giveBackPercent: number,
): number {
  const { paid, claimed, consignment } = row;
  const consignmentId = consignment.replacesConsignmentId ?? consignment.id;
  const { first, credited } = unitsHeld(documents, { orderItemId: paid.id, consignmentId });
  const next = first + (kind === 'RETURN' ? credited : Math.max(credited, claimed));
  return worthOf(paid, { kind, quantity, first: Math.min(next, paid.quantity - quantity) }, giveBackPercent);
}

/** Returns the SKU requested in exchange. */
function exchangeOf(input: AskReturn, chosen: readonly AskedPieces[], offered: readonly ExchangeRow[]): number {
  const [only, ...others] = chosen;
  if (others.length > 0) refuse('RETURN_EXCHANGE_ONE');
  const { item } = only!.row;
  const wanted = exchangesFor(item.skuId, item.productId, offered).find(({ skuId }) => skuId === input.skuId);
  if (!wanted) return refuse('RETURN_SKU_WRONG');
  if (wanted.available < only!.quantity) refuse('OUT_OF_STOCK');
  return wanted.skuId;
}
