import { rungAt } from './cod-ladder.ts';
import type { CodRung } from './cod-ladder.ts';
import { formatCount, formatPaise } from './money.ts';
import type { Paise } from './money.ts';
import type { StorePolicy } from './policy.ts';

/** How many cash-on-delivery parcels were refused and accepted: by a person, in a PIN code, or with a product. */
export interface CodOutcomes {
  refused: number;
  accepted: number;
}

/** The quality of an address. Its text is not part of the facts. */
export interface AddressFacts {
  /** Whether the address has a digit: a house, flat, plot or street number. */
  hasNumber: boolean;
  /** Whether it has a landmark or a second line. */
  hasDetail: boolean;
  /** Letters and digits of all its lines. */
  letters: number;
  /** Whether a sign or a group of signs is repeated as in 'aaaaa' or 'asdasdasd'. */
  hasRepeats: boolean;
}

/**
 * The facts of a score. All of them are records of the shop itself. Names, texts of addresses, and anything about the
 * person's origin, sex, age or religion are not among them.
 */
export interface CodRiskFacts {
  /** Cash-on-delivery parcels of the account within a year. */
  account: CodOutcomes;
  /**
   * How many of them other accounts with this order's mobile number refused. Accepted ones are not counted, because
   * anybody can enter a number with a good record.
   */
  mobileRefused: number;
  /** The same of everybody in the PIN code. */
  pinCode: CodOutcomes;
  /** The same of the order's product with the highest share of refused parcels. */
  product: CodOutcomes;
  /** The same of the whole shop. */
  shop: CodOutcomes;
  address: AddressFacts;
  /** The goods at their selling prices, before discounts and fees. */
  goodsPaise: Paise;
  /** The hour in India, from 0 to 23. */
  hour: number;
  /** Whether the shopper is in the control group, for which the ladder has no effect. */
  isControl: boolean;
}

/** Increased whenever the same facts get other points, so that an earlier decision is not compared with a new rule. */
export const COD_RULE_VERSION = 1;

export const COD_REASONS = [
  'accountRefused',
  'accountAccepted',
  'mobileRefused',
  'newShopper',
  'pinCode',
  'product',
  'addressIncomplete',
  'addressShort',
  'addressRepeats',
  'value',
  'night',
] as const;
export type CodReasonKind = (typeof COD_REASONS)[number];

/** One reason of a score. Points above 0 increase the risk. */
export interface CodReason {
  kind: CodReasonKind;
  points: number;
}

/** A score with its reasons, whose points sum to it. */
export interface CodRisk {
  score: number;
  reasons: CodReason[];
}

/**
 * The decision about a cash-on-delivery order. `rung` is what the ladder says, `applied` what holds for this shopper:
 * nothing in the control group.
 */
export interface CodDecision extends CodRisk {
  rung: CodRung;
  applied: CodRung;
}

/** Points of each refused and accepted parcel, and the most of them. Measured by `npm run prove:cod-risk`. */
const ACCOUNT = { refused: 30, mostRefused: 90, accepted: 8, mostAccepted: 24 };
/** Less than for the account, because a number can be entered by anybody. */
const MOBILE = { refused: 15, mostRefused: 45 };
const NEW_SHOPPER = 5;
/** Fewer parcels than this say nothing about a PIN code or a product. */
const LEAST_PARCELS = 10;
/**
 * A share is smoothed: this many parcels with the share of the whole shop are added. So few parcels change it little.
 */
const SMOOTHING = 20;
const MOST_OF_PIN_CODE = 15;
const MOST_OF_PRODUCT = 10;
const ADDRESS = { incomplete: 12, short: 10, repeats: 12, leastLetters: 15 };
/** A parcel from this value on is refused more often and costs more when it comes back. */
const VALUES: readonly { from: Paise; points: number }[] = [
  { from: 5_000_00, points: 10 },
  { from: 2_000_00, points: 5 },
];
/** Orders from midnight to this hour. */
const NIGHT_UNTIL = 5;
const NIGHT = 4;

/** Returns the score of a cash-on-delivery order: the sum of the points of its reasons. Reasons of 0 points are left out. */
export function codRisk(facts: CodRiskFacts): CodRisk {
  const { account, address } = facts;
  const points: Record<CodReasonKind, number> = {
    accountRefused: Math.min(account.refused * ACCOUNT.refused, ACCOUNT.mostRefused),
    accountAccepted: -Math.min(account.accepted * ACCOUNT.accepted, ACCOUNT.mostAccepted),
    mobileRefused: Math.min(facts.mobileRefused * MOBILE.refused, MOBILE.mostRefused),
    newShopper: account.refused + account.accepted === 0 ? NEW_SHOPPER : 0,
    pinCode: pointsOfShare(facts.pinCode, facts.shop, MOST_OF_PIN_CODE),
    product: pointsOfShare(facts.product, facts.shop, MOST_OF_PRODUCT),
    addressIncomplete: address.hasNumber || address.hasDetail ? 0 : ADDRESS.incomplete,
    addressShort: address.letters < ADDRESS.leastLetters ? ADDRESS.short : 0,
    addressRepeats: address.hasRepeats ? ADDRESS.repeats : 0,
    value: VALUES.find(({ from }) => facts.goodsPaise >= from)?.points ?? 0,
    night: facts.hour < NIGHT_UNTIL ? NIGHT : 0,
  };
  const reasons = COD_REASONS.map((kind) => ({ kind, points: points[kind] })).filter((reason) => reason.points !== 0);
  return { score: reasons.reduce((sum, reason) => sum + reason.points, 0), reasons };
}

/**
 * Returns the points of a PIN code or product: one for each percentage point by which its smoothed share of refused
 * parcels exceeds the shop's share. 0 for fewer than `LEAST_PARCELS` parcels.
 */
function pointsOfShare(own: CodOutcomes, shop: CodOutcomes, most: number): number {
  const [parcels, ofShop] = [own.refused + own.accepted, shop.refused + shop.accepted];
  if (parcels < LEAST_PARCELS || ofShop === 0) return 0;
  return Math.max(0, Math.min(most, Math.round(excessShare(own, shop) * 100)));
}

/** Returns by how much a smoothed share of refused parcels exceeds the shop's; negative if it is below. */
function excessShare(own: CodOutcomes, shop: CodOutcomes): number {
  const ofShop = shop.refused / Math.max(1, shop.refused + shop.accepted);
  return (own.refused + SMOOTHING * ofShop) / (own.refused + own.accepted + SMOOTHING) - ofShop;
}

/** Returns the product that increases the score most; no parcels if there is no product. */
export function riskiestProduct(products: readonly CodOutcomes[], shop: CodOutcomes): CodOutcomes {
  const points = (product: CodOutcomes) => pointsOfShare(product, shop, MOST_OF_PRODUCT);
  return products.reduce((worst, product) => (points(product) > points(worst) ? product : worst), {
    refused: 0,
    accepted: 0,
  });
}

/** The lines of an address that its quality is judged by. */
export interface AddressLines {
  address: string;
  addressLine2: string | null;
  landmark: string | null;
  locality: string;
}

/** Returns the quality of an address. A landmark in the second line counts as a landmark. */
export function addressFacts({ address, addressLine2, landmark, locality }: AddressLines): AddressFacts {
  const detail = [addressLine2, landmark].filter((line) => line?.trim());
  const lines = [address, ...detail, locality].join(' ');
  return {
    // Indian addresses have digits of several scripts.
    hasNumber: /\p{Nd}/u.test(lines),
    hasDetail: detail.length > 0,
    letters: [...lines.matchAll(/[\p{L}\p{Nd}]/gu)].length,
    hasRepeats: /(\p{L})\1{4}|(\p{L}{2,4})\2{2}/iu.test(lines),
  };
}

/**
 * Decides about a cash-on-delivery order. While the shop takes no online payments, the rung PREPAID becomes CONFIRM,
 * because the shopper has no other way to pay.
 */
export function decideCod(
  facts: CodRiskFacts,
  { codLadder, prepaid }: Pick<StorePolicy, 'codLadder' | 'prepaid'>,
): CodDecision {
  const risk = codRisk(facts);
  const reached = rungAt(risk.score, codLadder);
  const rung = reached === 'PREPAID' && !prepaid.offered ? 'CONFIRM' : reached;
  return { ...risk, rung, applied: facts.isControl ? 'NONE' : rung };
}

const ADDRESS_REASONS: readonly CodReasonKind[] = ['addressIncomplete', 'addressShort', 'addressRepeats'];

const SHOPPER_TEXT: Record<CodReasonKind, string | null> = {
  accountRefused: 'Earlier cash parcels of this account came back to the seller.',
  accountAccepted: null,
  // No text. Otherwise anybody could query what happened to the parcels of a number.
  mobileRefused: null,
  newShopper: 'No cash parcel of this account has been delivered yet.',
  pinCode: 'Many cash parcels in this PIN code could not be delivered.',
  product: 'This item often comes back when it is sent for cash.',
  addressIncomplete: 'The address has no house number and no landmark.',
  addressShort: 'The address is very short.',
  addressRepeats: 'The address has repeated letters.',
  value: 'The order has a high value.',
  night: 'It is late at night.',
};

/** Returns why a decision was made, as sentences for the shopper. Reasons in the shopper's favour are left out. */
export function reasonsForShopper({ reasons }: Pick<CodRisk, 'reasons'>): string[] {
  return [...new Set(reasons.flatMap(({ kind, points }) => (points > 0 ? (SHOPPER_TEXT[kind] ?? []) : [])))];
}

/**
 * Returns what the shopper can do, as sentences: complete the address if that leads to a milder rung, pay online,
 * confirm.
 */
export function helpForShopper(
  { score, reasons, applied }: CodDecision,
  { codLadder, prepaid }: Pick<StorePolicy, 'codLadder' | 'prepaid'>,
): string[] {
  if (applied === 'NONE') return [];
  const ofAddress = reasons.filter(({ kind }) => ADDRESS_REASONS.includes(kind));
  const withAddress = rungAt(score - ofAddress.reduce((sum, { points }) => sum + points, 0), codLadder);
  const isMilder = withAddress !== rungAt(score, codLadder);
  return [
    ...(isMilder ? ['Complete the address with a house number and a landmark.'] : []),
    ...(applied === 'CONFIRM' ? ['Confirm the order by the link that we email you.'] : []),
    ...(prepaid.offered ? [payOnline(applied, codLadder.giftPercent)] : []),
  ];
}

function payOnline(rung: CodRung, giftPercent: number): string {
  return rung === 'PREPAID' && giftPercent > 0 ? `Pay online and save ${giftPercent}% more.` : 'Pay online.';
}

/** Returns why a decision rules cash on delivery out, with what helps; null if it does not. */
export function codRuledOut(decision: CodDecision, policy: Pick<StorePolicy, 'codLadder' | 'prepaid'>): string | null {
  if (decision.applied !== 'PREPAID' && decision.applied !== 'NO_COD') return null;
  return ['Cash on delivery is not available for this order.', ...helpForShopper(decision, policy)].join(' ');
}

const parcels = (count: number) => `${formatCount(count)} ${count === 1 ? 'parcel' : 'parcels'}`;

/** Returns a reason as a sentence for staff, with its figures. */
export function reasonForStaff(kind: CodReasonKind, facts: CodRiskFacts): string {
  const share = ({ refused, accepted }: CodOutcomes) =>
    `${formatCount(refused)} of ${parcels(refused + accepted)} refused`;
  switch (kind) {
    case 'accountRefused':
      return `The account refused ${parcels(facts.account.refused)} within a year.`;
    case 'accountAccepted':
      return `The account accepted ${parcels(facts.account.accepted)} within a year.`;
    case 'mobileRefused':
      return `Other accounts with this mobile number refused ${parcels(facts.mobileRefused)} within a year.`;
    case 'newShopper':
      return 'The account has had no cash parcel within a year.';
    case 'pinCode':
      return `PIN code: ${share(facts.pinCode)} within a year; whole shop: ${share(facts.shop)}.`;
    case 'product':
      return `A product of the order: ${share(facts.product)} within a year; whole shop: ${share(facts.shop)}.`;
    case 'addressIncomplete':
      return 'The address has no number, no landmark and no second line.';
    case 'addressShort':
      return `The address has only ${facts.address.letters} letters and digits.`;
    case 'addressRepeats':
      return 'The address has a repeated group of letters.';
    case 'value':
      return `The goods cost ${formatPaise(facts.goodsPaise)}.`;
    case 'night':
      return `Ordered at night, after ${facts.hour}:00.`;
  }
}
