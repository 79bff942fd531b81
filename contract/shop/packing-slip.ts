import type { Day } from './dates.ts';

/** A packing slip for a parcel: its items and its recipient. It has no prices, because the parcel may be a gift. */
export interface PrintedSlip {
  kind: 'PACKING_SLIP';
  /** The order's number. */
  number: string;
  issuedOn: Day;
  content: SlipContent;
}

export interface SlipContent {
  sellerName: string;
  placedOn: Day;
  delivery: { name: string; mobile: string; address: readonly string[] };
  /** The courier and its AWB, if both are known. */
  parcel: { courierName: string; awb: string } | null;
  items: readonly { name: string; detail: string; skuCode: string; quantity: number }[];
  note: string;
  /** The gift wrap with the text of its card; an empty message means no card. */
  gift: { message: string } | null;
}
