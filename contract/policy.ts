import * as messages from './messages.ts';
import type { Paise } from './money.ts';

/**
 * The store's promises and limits, in one editable record. Every page that states a policy reads it, and an order
 * keeps the version that held when it was placed.
 */
export interface StorePolicy {
  /** Rotating messages of the announcement bar; the first links to the shipping page. */
  announcements: string[];
  shippingFeePaise: Paise;
  /** Cash on delivery: for totals strictly above the minimum, up to and including the maximum. */
  cod: { offered: boolean; abovePaise: Paise; upToPaise: Paise; feePaise: Paise };
  prepaid: { offered: boolean; discountPercent: number };
  dispatchHours: number;
  /** The delivery promise without a PIN code, in business days; for a pre-order, in days after its start date. */
  deliveryBusinessDays: { from: number; to: number };
  preOrderDays: { from: number; to: number };
  returnWindowDays: number;
  damageReportHours: number;
  giveBackPercent: number;
  care: { email: string; phone: string; hours: string };
  /** Requests a minute from one client address, by what they do. */
  addressLimits: { sendCode: number; tryCode: number; write: number };
}

export const DEFAULT_POLICY: StorePolicy = {
  announcements: [
    messages.ANNOUNCE_COD,
    messages.ANNOUNCE_SECURE_PAYMENTS,
    messages.ANNOUNCE_AUTHENTIC,
    messages.ANNOUNCE_FREE_SHIPPING,
    messages.ANNOUNCE_PRIVACY,
  ],
  shippingFeePaise: 0,
  cod: { offered: true, abovePaise: 500_00, upToPaise: 25_000_00, feePaise: 0 },
  prepaid: { offered: false, discountPercent: 10 },
  dispatchHours: 24,
  deliveryBusinessDays: { from: 3, to: 5 },
  preOrderDays: { from: 7, to: 10 },
  returnWindowDays: 7,
  damageReportHours: 48,
  giveBackPercent: 15,
  care: { email: 'care@ratnahaat.example', phone: '+91 40 4000 0000', hours: messages.FOOTER_CARE_HOURS },
  addressLimits: { sendCode: 10, tryCode: 30, write: 240 },
};

/** One-time codes: their digits, how long one is good, how many tries it has, and how often one may be asked for. */
export const CODE_LENGTH = 6;
export const CODE_VALID_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 30;
/** Codes one e-mail may ask for in an hour, at one door. */
export const CODES_PER_HOUR = 10;

/** Pieces of one SKU a shopper may put into one order: retail, not wholesale. */
export const MAX_QUANTITY = 99;
/** Characters of a shopper's note to the seller. */
export const ORDER_NOTE_MAX_LENGTH = 500;
/** Lines a cart may hold. */
export const MAX_CART_ITEMS = 100;

/** Stock labels of the back office, by pieces available. */
export function stockLabel(available: number): 'In Stock' | 'Low Stock' | 'Out of Stock' {
  if (available > 10) return 'In Stock';
  return available > 0 ? 'Low Stock' : 'Out of Stock';
}
