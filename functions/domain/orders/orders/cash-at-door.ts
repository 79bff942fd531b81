import type { Paise } from '#contract/shop/money.ts';

/** Pieces of an item in a consignment, with the item's totals. */
export interface PiecesInParcel {
  consignmentId: number;
  sellerId: number;
  isCancelled: boolean;
  orderItemId: number;
  pieces: number;
  /** Of the whole item: its quantity, its price, and its share of the order's fees. */
  quantity: number;
  netPaise: Paise;
  feesPaise: Paise;
}

/**
 * Returns the cash that a consignment's parcel collects for a COD order. Each piece costs its share, rounded down to
 * whole paise. The rounding rest of an item and the seller's fees are collected with the seller's first consignment
 * that is not cancelled. So the parcels of an order add up to its total, and cancelled pieces are not paid. Fees are
 * due while the seller sends any piece.
 * @param all the order's pieces, including cancelled ones
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

/** Returns one row for each item. */
function itemsOf(rows: readonly PiecesInParcel[]): PiecesInParcel[] {
  return [...new Map(rows.map((row) => [row.orderItemId, row])).values()];
}
