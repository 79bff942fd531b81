import { fill } from '../messages.ts';
import type { Filling, HolesIn } from '../messages.ts';
import type { CouponNo } from '../shop/coupon-words.ts';
import { CALL_REFUSALS } from './refusals/calls.ts';
import { GOODS_REFUSALS } from './refusals/goods.ts';
import { PEOPLE_REFUSALS } from './refusals/people.ts';
import type { RefusalKind } from './refusals/refusal.ts';
import { TRADE_REFUSALS } from './refusals/trade.ts';

export type { RefusalKind };

/** Every refusal of the shop: its code on the wire, its kind, and its English text with placeholders as {name}. */
export const REFUSALS = { ...CALL_REFUSALS, ...PEOPLE_REFUSALS, ...GOODS_REFUSALS, ...TRADE_REFUSALS } as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalDetails {
  /** Values for the text's placeholders, also sent as data for clients with their own texts. */
  params?: Record<string, string | number>;
  /** A message for each invalid field. */
  fields?: Record<string, string>;
  /** The current state for the caller, such as a changed row or a new cart. Encoded as it is. */
  current?: unknown;
  /** Seconds until the caller may retry. */
  retryAfterSeconds?: number;
}

/** An expected error with a text and without effect. Any other thrown error is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    // Clients show one text: with several invalid fields, that of the first is the most specific.
    const [ofField] = Object.values(details.fields ?? {});
    super(ofField ?? fill<string>(REFUSALS[code].text, details.params ?? {}));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get kind(): RefusalKind {
    return REFUSALS[this.code].kind;
  }
}

type HolesOf<Code extends RefusalCode> = HolesIn<(typeof REFUSALS)[Code]['text']>;

/**
 * The details of a refusal as an argument. They are optional if its text has no placeholders; otherwise they contain
 * their values.
 */
export type DetailsOf<Code extends RefusalCode> = [HolesOf<Code>] extends [never]
  ? [details?: RefusalDetails]
  : [details: RefusalDetails & { params: Filling<(typeof REFUSALS)[Code]['text']> }];

/** Throws the refusal with the reason why a coupon gives no discount. */
export function refuseCoupon({ reason, params }: CouponNo): never {
  throw new Refusal(reason, params && { params });
}

/** Codes whose texts have no placeholders. */
export type PlainRefusalCode = { [Code in RefusalCode]: [HolesOf<Code>] extends [never] ? Code : never }[RefusalCode];

/** Throws a refusal. A text with placeholders does not compile without values for them. */
export function refuse<Code extends RefusalCode>(code: Code, ...[details]: DetailsOf<Code>): never {
  throw new Refusal(code, details);
}
