import { DEFAULT_COMPANY, DEFAULT_GRIEVANCE_OFFICER, DEFAULT_NODAL_PERSON } from './company.ts';
import type { Company, Officer } from './company.ts';
import { DEFAULT_HOME_WINDOW } from './home-window.ts';
import type { HomeWindow } from './home-window.ts';
import type { DiscountFunder } from './discounts.ts';
import * as messages from '../messages.ts';
import type { Paise } from './money.ts';
import { DEFAULT_PRODUCT_FEEDS } from './product-feeds.ts';
import type { ProductFeeds } from './product-feeds.ts';
import { DEFAULT_SELLER_FEES } from './seller-fees.ts';
import type { SellerFees } from './seller-fees.ts';
import { DEFAULT_SOCIAL_PROOF } from './social-proof.ts';
import type { SocialProof } from './social-proof.ts';

export interface Range {
  from: number;
  to: number;
}

/**
 * The store's promises and limits, in one editable record. Every page that states a policy reads it, and an order
 * keeps the version that held when it was placed.
 */
export interface StorePolicy {
  /** Rotating messages of the announcement bar; the first links to the shipping page. */
  announcements: string[];
  shippingFeePaise: Paise;
  /**
   * Cash on delivery: for goods strictly above the minimum, up to and including the maximum, and not for who refused so
   * many parcels within a year (0: that is not asked). An order that comes to more than `confirmAbovePaise` (null: none)
   * is sent once its shopper has confirmed it by a mailed link, and cancelled where nobody does so within `confirmHours`.
   */
  cod: {
    offered: boolean;
    abovePaise: Paise;
    upToPaise: Paise;
    feePaise: Paise;
    refusedParcels: number;
    confirmAbovePaise: Paise | null;
    confirmHours: number;
  };
  /** Paying online. What a seller funds of its discount lowers the taxable value of its goods. */
  prepaid: { offered: boolean; discountPercent: number; fundedBy: DiscountFunder };
  /** Wrapping what is given to somebody: whether sellers do it; it costs nothing. */
  giftWrap: { offered: boolean };
  dispatchHours: number;
  /** The delivery promise without a PIN code, in business days; for a pre-order, in days after its start date. */
  deliveryBusinessDays: Range;
  preOrderDays: Range;
  returnWindowDays: number;
  /** Days after delivery at which a shopper is asked by mail to review what came. */
  reviewReminderDays: number;
  /** A piece that turns out faulty is exchanged within so many days of delivery. */
  defectExchangeDays: number;
  /** Business days from the inspection of a returned piece to the refund. */
  refundBusinessDays: Range;
  damageReportHours: number;
  /** What follows a report of damage: hours to acknowledge it, then business days. */
  damage: {
    acknowledgeHours: number;
    assessBusinessDays: number;
    resolveBusinessDays: Range;
    replaceBusinessDays: Range;
  };
  giveBackPercent: number;
  /** Customer care. `hours` is what people read, `week` the same for a clock: days from Monday 1, hours of 24. */
  care: {
    email: string;
    phone: string;
    hours: string;
    week: { firstDay: number; lastDay: number; opensAt: number; closesAt: number };
    /** Hours in which a message is acknowledged, and business days in which it is answered. */
    acknowledgeHours: number;
    answerBusinessDays: number;
  };
  company: Company;
  /**
   * Complaints: acknowledged within 48 hours and settled within a month by rule 4(5) of the Consumer Protection
   * (E-Commerce) Rules 2020, within 24 hours by rule 3(2) of the IT (Intermediary Guidelines) Rules 2021; the shorter
   * one serves both.
   */
  grievance: { officer: Officer; acknowledgeHours: number; resolveMonths: number };
  nodalPerson: Officer;
  /** A number with country code; empty where the shop does not answer there. */
  whatsApp: string;
  social: { name: string; url: string }[];
  socialProof: SocialProof;
  productFeeds: ProductFeeds;
  /** What the home page shows by season and by price. */
  home: HomeWindow;
  sellerFees: SellerFees;
  /** Requests a minute from one client address, by what they do; `read` is every request that is no file or picture. */
  rateLimits: { sendCode: number; tryCode: number; tryCoupon: number; write: number; read: number };
  /**
   * Wrong codes a client address may try in a day, for whatever e-mails, before it is sent no more of them; who signed in
   * from there before still is.
   */
  wrongCodesADay: number;
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
  cod: {
    offered: true,
    abovePaise: 500_00,
    upToPaise: 25_000_00,
    feePaise: 0,
    refusedParcels: 3,
    confirmAbovePaise: null,
    confirmHours: 24,
  },
  prepaid: { offered: false, discountPercent: 10, fundedBy: 'SELLER' },
  giftWrap: { offered: true },
  dispatchHours: 24,
  deliveryBusinessDays: { from: 3, to: 5 },
  preOrderDays: { from: 7, to: 10 },
  returnWindowDays: 7,
  reviewReminderDays: 5,
  defectExchangeDays: 7,
  refundBusinessDays: { from: 5, to: 7 },
  damageReportHours: 48,
  damage: {
    acknowledgeHours: 24,
    assessBusinessDays: 2,
    resolveBusinessDays: { from: 3, to: 5 },
    replaceBusinessDays: { from: 5, to: 7 },
  },
  giveBackPercent: 15,
  care: {
    email: 'care@ratnahaat.example',
    phone: '+91 40 4000 0000',
    hours: messages.FOOTER_CARE_HOURS,
    week: { firstDay: 1, lastDay: 6, opensAt: 10, closesAt: 18 },
    acknowledgeHours: 24,
    answerBusinessDays: 2,
  },
  company: DEFAULT_COMPANY,
  grievance: { officer: DEFAULT_GRIEVANCE_OFFICER, acknowledgeHours: 24, resolveMonths: 1 },
  nodalPerson: DEFAULT_NODAL_PERSON,
  whatsApp: '+91 40 4000 0000',
  social: [],
  socialProof: DEFAULT_SOCIAL_PROOF,
  productFeeds: DEFAULT_PRODUCT_FEEDS,
  home: DEFAULT_HOME_WINDOW,
  sellerFees: DEFAULT_SELLER_FEES,
  rateLimits: { sendCode: 10, tryCode: 30, tryCoupon: 30, write: 240, read: 1200 },
  wrongCodesADay: 500,
};

/** Some of a record: what is left out, at any depth, is not said. */
export type Partly<Whole> = Whole extends readonly unknown[]
  ? Whole
  : Whole extends object
    ? { [Name in keyof Whole]?: Partly<Whole[Name]> }
    : Whole;

/** Settings as they were stored, with the defaults for whatever did not exist when they were. */
export function completePolicy(stored: Partly<StorePolicy>): StorePolicy {
  return filledUp({ ...DEFAULT_POLICY }, { ...stored }) as unknown as StorePolicy;
}

function filledUp(defaults: Record<string, unknown>, stored: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...defaults };
  for (const [name, value] of Object.entries(stored)) {
    const byDefault = whole[name];
    whole[name] = isRecord(byDefault) && isRecord(value) ? filledUp(byDefault, value) : value;
  }
  return whole;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** So many codes somebody keeps for the day the phone with the second factor is lost. */
export const RECOVERY_CODES = 10;
/** So many passkeys somebody may have beside the app, and how long they may be called. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** A mailed link sets a new password for so long, and so many are mailed to one address in an hour. */
export const PASSWORD_RESET_MINUTES = 30;
export const RESETS_AN_HOUR = 5;

/** One-time codes: their digits, how long one is good, how many tries it has, and how often one may be asked for. */
export const CODE_LENGTH = 6;
export const CODE_VALID_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 30;
/**
 * Codes an e-mail is sent in an hour and in a day, and the most of both where each network has had few: so many that the
 * first who ask cannot use up what the others need. What they are good for is in `functions/domain/accounts/auth/code-limits.ts`.
 */
export const CODES_PER_HOUR = 10;
export const CODES_PER_DAY = 30;
export const CODES_FOR_EACH_NETWORK = 3;
export const CODES_PER_HOUR_AT_MOST = 30;
export const CODES_PER_DAY_AT_MOST = 90;

/** Pieces of one SKU a shopper may put into one order: retail, not wholesale. */
export const MAX_QUANTITY = 99;

/** A courier's label names a shopper: it is kept so many days after its parcel arrived, or came back or was lost. */
export const LABEL_KEPT_DAYS = 30;
/** Characters of a shopper's note to the seller. */
export const ORDER_NOTE_MAX_LENGTH = 500;
/** Characters of the message on a gift's card. */
export const GIFT_MESSAGE_MAX_LENGTH = 200;
/** Lines a cart may hold. */
export const MAX_CART_ITEMS = 100;
/** Items somebody may have saved for later. */
export const MAX_SAVED_ITEMS = 100;
/** Products a wishlist may hold. */
export const MAX_WISHLIST_ITEMS = 500;

/** Up to so many pieces are a low stock. */
export const LOW_STOCK_MOST = 10;

/** Stock labels of the back office, by pieces available. */
export function stockLabel(
  available: number,
): typeof messages.STOCK_IN | typeof messages.STOCK_LOW | typeof messages.STOCK_OUT {
  if (available > LOW_STOCK_MOST) return messages.STOCK_IN;
  return available > 0 ? messages.STOCK_LOW : messages.STOCK_OUT;
}
