import type { Brand } from './brand.ts';
import { DEFAULT_COD_LADDER } from './cod-ladder.ts';
import type { CodLadder } from './cod-ladder.ts';
import { NO_COMPANY, NO_OFFICER } from './company.ts';
import type { Company, Officer } from './company.ts';
import { DEFAULT_HOME_WINDOW } from './home-window.ts';
import type { HomeWindow } from './home-window.ts';
import { DEFAULT_LOOK } from './look/look.ts';
import type { Look } from './look/look.ts';
import { DEFAULT_MENUS } from './menus.ts';
import type { Menus } from './menus.ts';
import { DEFAULT_MARKS } from './marks.ts';
import type { MarkRules } from './marks.ts';
import type { DiscountFunder } from './discounts.ts';
import * as messages from '../messages.ts';
import { DEFAULT_MESSAGES } from './messages.ts';
import type { MessageSettings } from './messages.ts';
import type { Paise } from './money.ts';
import type { PinCorrections } from './pin-corrections.ts';
import { DEFAULT_PRODUCT_FEEDS } from './product-feeds.ts';
import type { ProductFeeds } from './product-feeds.ts';
import { DEFAULT_SELLER_FEES } from './seller-fees.ts';
import type { SellerFees } from './seller-fees.ts';
import { DEFAULT_WORDS } from './shop-words.ts';
import type { Translated } from './translations.ts';
import type { ShopWords } from './shop-words.ts';
import { DEFAULT_SOCIAL_PROOF } from './social-proof.ts';
import type { SocialProof } from './social-proof.ts';

export interface Range {
  from: number;
  to: number;
}

/**
 * The store's promises and limits, in one editable record. Every page that states a policy reads it. An order stores
 * the version that was valid when it was placed.
 */
export interface StorePolicy extends Translated<'announcements', string[]> {
  brand: Brand;
  /** Mark, colours, typefaces and sizes. */
  look: Look;
  /** Short texts of footer, mails and papers. */
  words: ShopWords;
  /**
   * Whether shoppers are let in. A live shop opens closed: only its staff see it until the owner opens it, which needs
   * the facts of `missingFacts`.
   */
  isOpen: boolean;
  /** Rotating messages of the announcement bar; the first links to the shipping page. */
  announcements: string[];
  shippingFeePaise: Paise;
  /**
   * Cash on delivery: for goods strictly above the minimum, up to and including the maximum. Shoppers who refused the
   * given number of parcels within a year cannot use it (0: no limit). The shopper must confirm an order above
   * `confirmAbovePaise` (null: none) by a mailed link before it is sent. An order that is not confirmed within
   * `confirmHours` is cancelled.
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
  /** What a cash-on-delivery order needs in addition, by the risk that its parcel is refused. */
  codLadder: CodLadder;
  /** Online payment. The part of its discount that a seller funds lowers the taxable value of the goods. */
  prepaid: { offered: boolean; discountPercent: number; fundedBy: DiscountFunder };
  /** The most percent that staff of these roles may take off an order they place. The owner has no limit. */
  staffDiscounts: { orders: number; support: number };
  /** Whether sellers wrap gifts. It is free of charge. */
  giftWrap: { offered: boolean };
  dispatchHours: number;
  /** The delivery promise without a PIN code, in business days; for a pre-order, in days after its start date. */
  deliveryBusinessDays: Range;
  preOrderDays: Range;
  returnWindowDays: number;
  /** Days after delivery until a shopper is mailed a review request. */
  reviewReminderDays: number;
  /** A faulty piece is exchanged within this many days of delivery. */
  defectExchangeDays: number;
  /** Business days from the inspection of a returned piece to the refund. */
  refundBusinessDays: Range;
  damageReportHours: number;
  /** The time limits after a damage report: hours until the acknowledgement, then business days. */
  damage: {
    acknowledgeHours: number;
    assessBusinessDays: number;
    resolveBusinessDays: Range;
    replaceBusinessDays: Range;
  };
  giveBackPercent: number;
  /** Customer care. `hours` is the text for people, `week` the same as data: days from Monday 1, hours of 24. */
  care: {
    email: string;
    phone: string;
    hours: string;
    week: { firstDay: number; lastDay: number; opensAt: number; closesAt: number };
    /** Hours until a message is acknowledged, and business days until it is answered. */
    acknowledgeHours: number;
    answerBusinessDays: number;
  };
  company: Company;
  /**
   * Complaints. Rule 4(5) of the Consumer Protection (E-Commerce) Rules 2020 requires an acknowledgement within 48
   * hours and a settlement within a month. Rule 3(2) of the IT (Intermediary Guidelines) Rules 2021 requires an
   * acknowledgement within 24 hours. The shorter limit meets both.
   */
  grievance: { officer: Officer; acknowledgeHours: number; resolveMonths: number };
  nodalPerson: Officer;
  /** A number with country code; empty if the shop does not use WhatsApp. */
  whatsApp: string;
  social: { name: string; url: string }[];
  socialProof: SocialProof;
  pinCorrections: PinCorrections;
  productFeeds: ProductFeeds;
  /** The labels of product cards, such as 'New'. */
  marks: MarkRules;
  /** The home page's content by season and by price. */
  home: HomeWindow;
  /** Letters of the newsletter: the most that one subscriber gets in seven days, and the most sent in a minute. */
  letters: { perWeek: number; perMinute: number };
  /** WhatsApp and SMS: quiet hours, costs, and the templates of SMS. */
  messages: MessageSettings;
  /** The menu and the footer's columns of links. */
  menus: Menus;
  sellerFees: SellerFees;
  /**
   * Requests a minute from one client address, by their kind; `read` is every request that is not for a file or
   * picture.
   */
  rateLimits: { sendCode: number; tryCode: number; tryCoupon: number; write: number; read: number };
  /**
   * The wrong codes a client address may try in a day, for any e-mails, before it gets no more codes. People who signed
   * in from there before still get them.
   */
  wrongCodesADay: number;
}

/** The settings of a new shop. Nothing in them names a person, a company or an address. */
export const DEFAULT_POLICY: StorePolicy = {
  brand: { name: '', tagline: 'Imitation and 1-gram gold jewellery' },
  look: DEFAULT_LOOK,
  words: DEFAULT_WORDS,
  isOpen: false,
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
  codLadder: DEFAULT_COD_LADDER,
  prepaid: { offered: false, discountPercent: 10, fundedBy: 'SELLER' },
  staffDiscounts: { orders: 0, support: 0 },
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
    email: '',
    phone: '',
    hours: messages.FOOTER_CARE_HOURS,
    week: { firstDay: 1, lastDay: 6, opensAt: 10, closesAt: 18 },
    acknowledgeHours: 24,
    answerBusinessDays: 2,
  },
  company: NO_COMPANY,
  grievance: { officer: NO_OFFICER, acknowledgeHours: 24, resolveMonths: 1 },
  nodalPerson: NO_OFFICER,
  whatsApp: '',
  social: [],
  socialProof: DEFAULT_SOCIAL_PROOF,
  pinCorrections: {},
  productFeeds: DEFAULT_PRODUCT_FEEDS,
  marks: DEFAULT_MARKS,
  home: DEFAULT_HOME_WINDOW,
  letters: { perWeek: 2, perMinute: 60 },
  messages: DEFAULT_MESSAGES,
  menus: DEFAULT_MENUS,
  sellerFees: DEFAULT_SELLER_FEES,
  rateLimits: { sendCode: 10, tryCode: 30, tryCoupon: 30, write: 240, read: 1200 },
  wrongCodesADay: 500,
};

/** Returns the policy of a sale over the counter: nothing is sent, and no courier collects cash. */
export function atCounter(policy: StorePolicy): StorePolicy {
  return { ...policy, shippingFeePaise: 0, cod: { ...policy.cod, feePaise: 0 } };
}

/** A record with optional fields at any depth. */
export type Partly<Whole> = Whole extends readonly unknown[]
  ? Whole
  : Whole extends object
    ? { [Name in keyof Whole]?: Partly<Whole[Name]> }
    : Whole;

/** Returns stored settings, with the defaults for fields that did not exist when they were stored. */
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

/** The number of recovery codes, for the loss of the phone with the second factor. */
export const RECOVERY_CODES = 10;
/** The most passkeys of a person in addition to the app, and the longest name of one. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** The validity of a mailed link for a new password, and the most links mailed to one address in an hour. */
export const PASSWORD_RESET_MINUTES = 30;
export const RESETS_AN_HOUR = 5;

/** One-time codes: digits, validity, number of tries, and wait before the next one. */
export const CODE_LENGTH = 6;
export const CODE_VALID_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 30;
/** The most codes that an account gets in a day to confirm mobiles. */
export const MOBILE_CODES_PER_DAY = 10;
/**
 * Codes an e-mail gets in an hour and in a day. The `_AT_MOST` limits apply while each network has requested few, so
 * that the first networks cannot use up the codes of the others. `functions/domain/accounts/auth/code-limits.ts`
 * explains the purpose.
 */
export const CODES_PER_HOUR = 10;
export const CODES_PER_DAY = 30;
export const CODES_FOR_EACH_NETWORK = 3;
export const CODES_PER_HOUR_AT_MOST = 30;
export const CODES_PER_DAY_AT_MOST = 90;

/** The most pieces of one SKU in an order: retail, not wholesale. */
export const MAX_QUANTITY = 99;

/**
 * A courier's label names a shopper. It is deleted this many days after its parcel was delivered, came back or was
 * lost.
 */
export const LABEL_KEPT_DAYS = 30;
/** The most characters of a shopper's note to the seller. */
export const ORDER_NOTE_MAX_LENGTH = 500;
/** The most characters of the message on a gift card. */
export const GIFT_MESSAGE_MAX_LENGTH = 200;
/** The most lines of a cart. */
export const MAX_CART_ITEMS = 100;
/** A browser stores what a visitor chose for so many days. */
export const BAG_DAYS = 30;
/** The most items a shopper can save for later. */
export const MAX_SAVED_ITEMS = 100;
/** The most products on a wishlist. */
export const MAX_WISHLIST_ITEMS = 500;

/** Up to this many pieces are a low stock. */
export const LOW_STOCK_MOST = 10;

/** Returns the stock label in the console, by available pieces. */
export function stockLabel(
  available: number,
): typeof messages.STOCK_IN | typeof messages.STOCK_LOW | typeof messages.STOCK_OUT {
  if (available > LOW_STOCK_MOST) return messages.STOCK_IN;
  return available > 0 ? messages.STOCK_LOW : messages.STOCK_OUT;
}
