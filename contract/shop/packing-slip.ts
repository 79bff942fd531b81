import type { Day } from './dates.ts';

/** What goes into a parcel and to whom, to lay into it. Prices are left out: a gift may be in it. */
export interface PrintedSlip {
  kind: 'PACKING_SLIP';
  /** The order's. */
  number: string;
  issuedOn: Day;
  content: SlipContent;
}

export interface SlipContent {
  sellerName: string;
  placedOn: Day;
  delivery: { name: string; mobile: string; address: readonly string[] };
  /** The courier and its AWB, where both are known. */
  parcel: { courierName: string; awb: string } | null;
  items: readonly { name: string; detail: string; skuCode: string; quantity: number }[];
  note: string;
  /** Where it is to be wrapped, with what its card says; empty for no card. */
  gift: { message: string } | null;
}
