import type { Paise } from '#contract/shop/money.ts';

/** Pieces of an item in a consignment, with what was sold of the item in all. */
export interface PiecesInParcel {
  consignmentId: number;
  sellerId: number;
  isCancelled: boolean;
  orderItemId: number;
  pieces: number;
  /** Of the whole item: its pieces, what they cost, and its shares of the order's fees. */
  quantity: number;
  netPaise: Paise;
  feesPaise: Paise;
}

/**
 * What the parcel of a consignment collects where its order is paid at the door. Each piece costs the whole paise of its
 * share; what that leaves of an item, and the seller's fees, are collected with the seller's first consignment that
 * stands. So the parcels of an order come to its total, and pieces that are cancelled are not paid. Fees are owed as long
 * as the seller sends anything, and end with its last piece.
 * @param all the order's pieces, also those that were cancelled
 */
export function cashAtDoor(all: readonly PiecesInParcel[], consignmentId: number): Paise {
  const seller = all.find((one) => one.consignmentId === consignmentId)?.sellerId;
  const own = all.filter(({ sellerId }) => sellerId === seller);
  const standing = own.filter(({ isCancelled }) => !isCancelled);
  const goods = standing
    .filter((one) => one.consignmentId === consignmentId)
    .reduce((sum, one) => sum + eachOf(one) * one.pieces, 0);
  const first = Math.min(...standing.map((one) => one.consignmentId));
  if (consignmentId !== first) return goods;
  const rests = itemsOf(standing).reduce((sum, item) => sum + item.netPaise - eachOf(item) * item.quantity, 0);
  const fees = itemsOf(own).reduce((sum, { feesPaise }) => sum + feesPaise, 0);
  return goods + rests + fees;
}

const eachOf = ({ netPaise, quantity }: PiecesInParcel): Paise => Math.floor(netPaise / quantity);

/** One row of each item. */
function itemsOf(rows: readonly PiecesInParcel[]): PiecesInParcel[] {
  return [...new Map(rows.map((row) => [row.orderItemId, row])).values()];
}
