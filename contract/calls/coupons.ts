import * as z from 'zod/mini';
import * as messages from '../messages.ts';
import { bareCouponCode } from '../shop/coupon-code.ts';
import { DISCOUNT_FUNDERS } from '../shop/discounts.ts';
import { COUPON_STATUSES } from '../states/coupon.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { asSet, namedOnce } from './lists.ts';
import { Day, Id, Instant, Rupees } from './wire.ts';

export const COUPON_TYPES = ['PERCENTAGE', 'FIXED_AMOUNT', 'FREE_SHIPPING', 'BUY_X_GET_Y', 'TIERED_DISCOUNT'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

export const COUPON_CODE_MIN = 3;
export const COUPON_CODE_MAX = 20;
export const COUPON_MAX_USES = 100;
export const COUPON_MAX_USES_PER_CUSTOMER = 1;
/** Steps a tiered coupon may have, and products, categories or collections a coupon may be limited to. */
const MAX_TIERS = 10;
const MAX_ELIGIBLE = 500;
const MAX_COUNT = 10_00_000;

const TIER_PERCENT_FAULT = 'Percent off must be a whole number from 1 to 100';

/** A tier of a coupon: the discount from an order value on. */
export const CouponTier = z.object({
  minimumOrderValue: Rupees,
  percent: z.int(TIER_PERCENT_FAULT).check(z.minimum(1, TIER_PERCENT_FAULT), z.maximum(100, TIER_PERCENT_FAULT)),
});

/** Codes are spoken and entered on phones, so case, spaces and invisible characters are ignored. */
const Code = z
  .string(messages.COUPON_CODE_REQUIRED)
  .check(
    z.overwrite(bareCouponCode),
    z.minLength(1, messages.COUPON_CODE_REQUIRED),
    z.maxLength(200, messages.COUPON_CODE_LENGTH),
    z.regex(/^[A-Z0-9_-]*$/, 'Please use letters, digits and hyphens in a code'),
  );

const count = (name: string, least: number, text = `${name} must be at least ${least}`) =>
  z.int(text).check(z.minimum(least, text), z.maximum(MAX_COUNT, `${name} is too large`));
const Ids = asSet(z.array(Id).check(z.maxLength(MAX_ELIGIBLE, `Please choose at most ${MAX_ELIGIBLE}`)));

/** The editable fields of a coupon. Values are whole percent or rupees, depending on the type. */
const FIELDS = {
  code: Code,
  discountType: z.enum(COUPON_TYPES),
  discountValue: z.number(),
  tiers: namedOnce(z.array(CouponTier).check(z.maxLength(MAX_TIERS)), 'minimum order value', 'minimumOrderValue'),
  startDate: Day,
  endDate: Day,
  minimumOrderValue: Rupees,
  maxUses: count('Max total uses', 1),
  maxUsesPerCustomer: count('Max uses per customer', 1),
  minQuantity: z.nullable(count('Minimum quantity', 1, messages.COUPON_MIN_QUANTITY)),
  freeQuantity: z.nullable(count('Free quantity', 1, messages.COUPON_FREE_QUANTITY)),
  active: z.boolean(),
  automatic: z.boolean(),
  public: z.boolean(),
  fundedBy: z.enum(DISCOUNT_FUNDERS),
  eligibleProducts: Ids,
  eligibleCategories: Ids,
  eligibleCollections: Ids,
};

/** The quick form's replacement for type and value, and the version that a change names. */
const BESIDE = {
  discountPercentage: z.optional(
    z
      .int(messages.COUPON_DISCOUNT_TOO_LOW)
      .check(z.minimum(1, messages.COUPON_DISCOUNT_TOO_LOW), z.maximum(100, messages.COUPON_DISCOUNT_TOO_HIGH)),
  ),
  version: z.optional(z.int()),
};

/** The body that creates a coupon, from coupon management or the quick form. */
export const WriteCoupon = z.pipe(
  z
    .object({
      ...FIELDS,
      ...BESIDE,
      discountType: z._default(FIELDS.discountType, 'PERCENTAGE'),
      discountValue: z._default(FIELDS.discountValue, 0),
      tiers: z._default(FIELDS.tiers, []),
      minimumOrderValue: z._default(FIELDS.minimumOrderValue, 0),
      maxUses: z._default(FIELDS.maxUses, COUPON_MAX_USES),
      maxUsesPerCustomer: z._default(FIELDS.maxUsesPerCustomer, COUPON_MAX_USES_PER_CUSTOMER),
      minQuantity: z._default(FIELDS.minQuantity, null),
      freeQuantity: z._default(FIELDS.freeQuantity, null),
      active: z._default(FIELDS.active, true),
      automatic: z._default(FIELDS.automatic, false),
      public: z._default(FIELDS.public, false),
      fundedBy: z._default(FIELDS.fundedBy, 'PLATFORM'),
      eligibleProducts: z._default(FIELDS.eligibleProducts, []),
      eligibleCategories: z._default(FIELDS.eligibleCategories, []),
      eligibleCollections: z._default(FIELDS.eligibleCollections, []),
    })
    .check(z.check(checkDespiteFaults, { when: ({ value, issues }) => value instanceof Object && issues.length > 0 })),
  z.transform((body, context) => {
    const { discountPercentage, version: _, ...typed } = body;
    const coupon = { ...typed, ...quickValue(discountPercentage) };
    for (const [field, message] of couponFaults(coupon, discountPercentage === undefined ? 'management' : 'quick')) {
      context.issues.push({ code: 'custom', message, path: [field], input: body });
    }
    return coupon;
  }),
);
export type WriteCoupon = z.output<typeof WriteCoupon>;

/** Checks code and period when other fields are invalid, since no coupon is parsed for `couponFaults` then. */
function checkDespiteFaults({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void {
  const { code, startDate, endDate } = value;
  const add = (field: string, message: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value[field] });
  if (typeof code === 'string' && code !== '') {
    const error = codeFault(code, value.discountPercentage === undefined ? 'management' : 'quick');
    if (error !== undefined) add('code', error);
  }
  if (typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate)
    add('endDate', messages.COUPON_END_BEFORE_START);
}

/** The body that changes a coupon. Absent fields stay unchanged. Without a version the newest state changes. */
export const ChangeCoupon = z.extend(z.partial(z.object(FIELDS)), BESIDE);
export type ChangeCoupon = z.output<typeof ChangeCoupon>;

/** Returns type and value for the quick form's percentage, or nothing without one. */
export const quickValue = (discountPercentage: number | undefined) =>
  discountPercentage === undefined ? {} : { discountType: 'PERCENTAGE' as const, discountValue: discountPercentage };

/** Returns the fault of a code's length, in the text of its form. */
function codeFault(code: string, form: 'quick' | 'management'): string | undefined {
  if (code.length >= COUPON_CODE_MIN && code.length <= COUPON_CODE_MAX) return undefined;
  if (form === 'management') return messages.COUPON_CODE_LENGTH;
  return code.length < COUPON_CODE_MIN ? messages.COUPON_CODE_TOO_SHORT : messages.COUPON_CODE_TOO_LONG;
}

/** A field of a coupon and its fault. */
export type CouponFault = [field: keyof WriteCoupon, message: string];

/** Returns the faults of a coupon as a whole. Each form has its own texts. */
export function couponFaults(coupon: WriteCoupon, form: 'quick' | 'management'): CouponFault[] {
  const isQuick = form === 'quick';
  const { code, discountType, discountValue } = coupon;
  const faults: CouponFault[] = [];
  const ofCode = codeFault(code, form);
  if (ofCode !== undefined) faults.push(['code', ofCode]);
  // The quick form requires a minimum order value; coupon management does not.
  if (isQuick && coupon.minimumOrderValue < 100)
    faults.push(['minimumOrderValue', 'Minimum order value must be at least 1']);
  if (coupon.endDate < coupon.startDate) faults.push(['endDate', messages.COUPON_END_BEFORE_START]);
  if (discountType === 'PERCENTAGE') {
    if (!Number.isInteger(discountValue)) faults.push(['discountValue', 'Please enter a whole percentage']);
    if (discountValue > 100) faults.push(['discountValue', messages.COUPON_PERCENTAGE_TOO_HIGH]);
  }
  if (discountType === 'FIXED_AMOUNT' && !z.safeDecode(Rupees, discountValue).success)
    faults.push(['discountValue', 'Discount value must be an amount in rupees']);
  if (['PERCENTAGE', 'FIXED_AMOUNT'].includes(discountType) && discountValue < 1)
    faults.push(['discountValue', 'Discount value must be at least 1']);
  if (discountType === 'BUY_X_GET_Y') {
    if (coupon.minQuantity === null) faults.push(['minQuantity', messages.COUPON_MIN_QUANTITY]);
    if (coupon.freeQuantity === null) faults.push(['freeQuantity', messages.COUPON_FREE_QUANTITY]);
  }
  if (discountType === 'TIERED_DISCOUNT' && coupon.tiers.length === 0)
    faults.push(['tiers', 'Please add at least one tier']);
  return faults;
}

export const Coupon = z.object({
  id: Id,
  code: z.string(),
  discountType: z.enum(COUPON_TYPES),
  /** Whole percent or rupees, depending on the type; 0 if the type needs no value. */
  discountValue: z.number(),
  tiers: z.array(CouponTier),
  startDate: Day,
  endDate: Day,
  minimumOrderValue: Rupees,
  maxUses: z.int(),
  maxUsesPerCustomer: z.int(),
  minQuantity: z.nullable(z.int()),
  freeQuantity: z.nullable(z.int()),
  active: z.boolean(),
  /** The status today. */
  status: z.enum(COUPON_STATUSES),
  automatic: z.boolean(),
  /** Public coupons are shown to every shopper in the cart; others only work for shoppers who know the code. */
  public: z.boolean(),
  fundedBy: z.enum(DISCOUNT_FUNDERS),
  usageCount: z.int(),
  eligibleProductIds: z.array(Id),
  eligibleCategoryIds: z.array(Id),
  eligibleCollectionIds: z.array(Id),
  updatedAt: Instant,
  version: z.int(),
});
export type Coupon = z.output<typeof Coupon>;

/** A public coupon in a shopper's cart. */
export const CouponOffer = z.object({
  code: z.string(),
  /** The discount and its conditions as text. */
  offer: z.string(),
  terms: z.string(),
  endDate: Day,
  automatic: z.boolean(),
  /** The discount on this cart, including waived fees. */
  worth: Rupees,
  /** Why the coupon gives no discount on this cart, as text; null if it is usable. */
  missing: z.nullable(z.string()),
  /** Whether it gives the largest discount of all usable coupons. */
  best: z.boolean(),
  inEffect: z.boolean(),
});
export type CouponOffer = z.output<typeof CouponOffer>;

/** A public coupon on a product page: for one piece, before the shopper has a cart. */
export const SkuOffer = z.pick(CouponOffer, {
  code: true,
  offer: true,
  terms: true,
  endDate: true,
  worth: true,
  missing: true,
});

/** The coupon offers for one piece. */
export const SkuOffers = z.object({
  offers: z.array(SkuOffer),
  /** The lowest total of one piece, and how to get it; null if nothing lowers its price. */
  best: z.nullable(z.object({ total: Rupees, couponCode: z.nullable(z.string()), method: z.enum(PAYMENT_METHODS) })),
});
export type SkuOffers = z.output<typeof SkuOffers>;

/** Applies a coupon to the cart or removes it. The order value is ignored: the server computes it from the cart. */
export const ApplyCoupon = z.object({
  apply: z.enum(['true', 'false']),
  code: z._default(z.string(), ''),
  orderValue: z.optional(z.string()),
});
