import type * as z from 'zod/mini';
import { COUPON_MAX_USES, COUPON_MAX_USES_PER_CUSTOMER, WriteCoupon } from '#contract/calls/coupons.ts';
import type { CouponType } from '#contract/calls/coupons.ts';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { CouponRecord } from '../providers/records.ts';
import { faultsOf } from '../ui/form/faults.ts';
import type { Faults } from '../ui/form/faults.ts';

/** The form's fields; a number that was cleared is null. */
export interface TypedCoupon {
  code: string;
  discountType: CouponType;
  discountValue: number | null;
  tiers: { minimumOrderValue: number | null; percent: number | null }[];
  startDate: string;
  endDate: string;
  minimumOrderValue: number | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  minQuantity: number | null;
  freeQuantity: number | null;
  active: boolean;
  automatic: boolean;
  public: boolean;
  fundedBy: 'SELLER' | 'PLATFORM';
  eligibleProducts: number[];
  eligibleCategories: number[];
}

/** What says what a coupon gives. */
export type TermsFields = Pick<
  TypedCoupon,
  'discountType' | 'discountValue' | 'tiers' | 'minQuantity' | 'freeQuantity'
>;

/** Days a new coupon holds unless somebody chooses others. */
const DAYS = 30;

export function newCoupon(now: number): TypedCoupon {
  const today = kolkataDay(now);
  return {
    code: '',
    discountType: 'PERCENTAGE',
    discountValue: 0,
    tiers: [{ minimumOrderValue: null, percent: null }],
    startDate: today,
    endDate: addDays(today, DAYS),
    minimumOrderValue: 0,
    maxUses: COUPON_MAX_USES,
    maxUsesPerCustomer: COUPON_MAX_USES_PER_CUSTOMER,
    minQuantity: 2,
    freeQuantity: 1,
    active: true,
    automatic: false,
    public: false,
    fundedBy: 'PLATFORM',
    eligibleProducts: [],
    eligibleCategories: [],
  };
}

export function typedOf({ eligibleProductIds, eligibleCategoryIds, tiers, ...coupon }: CouponRecord): TypedCoupon {
  return {
    ...coupon,
    tiers: tiers.length > 0 ? tiers : [{ minimumOrderValue: null, percent: null }],
    eligibleProducts: eligibleProductIds,
    eligibleCategories: eligibleCategoryIds,
  };
}

/** What the API is sent: of the fields that belong to other types nothing. */
export function couponToSend(typed: TypedCoupon): z.input<typeof WriteCoupon> {
  const { discountType: type } = typed;
  const isSets = type === 'BUY_X_GET_Y';
  return {
    code: typed.code ?? '',
    discountType: type,
    discountValue: type === 'PERCENTAGE' || type === 'FIXED_AMOUNT' ? (typed.discountValue ?? 0) : 0,
    tiers:
      type === 'TIERED_DISCOUNT'
        ? typed.tiers.map((tier) => ({ minimumOrderValue: tier.minimumOrderValue ?? 0, percent: tier.percent ?? 0 }))
        : [],
    startDate: typed.startDate,
    endDate: typed.endDate,
    minimumOrderValue: typed.minimumOrderValue ?? 0,
    maxUses: typed.maxUses ?? 0,
    maxUsesPerCustomer: typed.maxUsesPerCustomer ?? 0,
    minQuantity: isSets ? (typed.minQuantity ?? 0) : null,
    freeQuantity: isSets ? (typed.freeQuantity ?? 0) : null,
    active: typed.active,
    automatic: typed.automatic,
    public: typed.public,
    fundedBy: typed.fundedBy,
    eligibleProducts: typed.eligibleProducts ?? [],
    eligibleCategories: typed.eligibleCategories ?? [],
  };
}

/** Returns the faults of a form by the path of their field, in the words of the API's own check. */
export function couponFaults(typed: TypedCoupon): Faults {
  return faultsOf(WriteCoupon, couponToSend(typed));
}

/** What the coupon would give, as far as it is typed; nothing while something of it is missing. */
export function termsOf(typed: TermsFields): CouponTerms | undefined {
  const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);
  const value = typed.discountValue ?? 0;
  switch (typed.discountType) {
    case 'PERCENTAGE':
      return value >= 1 && value <= 100 ? { type: 'PERCENTAGE', percent: value } : undefined;
    case 'FIXED_AMOUNT':
      return value >= 1 ? { type: 'FIXED_AMOUNT', amount: paise(value) } : undefined;
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING' };
    case 'BUY_X_GET_Y': {
      const { minQuantity, freeQuantity } = typed;
      return minQuantity && freeQuantity ? { type: 'BUY_X_GET_Y', minQuantity, freeQuantity } : undefined;
    }
    case 'TIERED_DISCOUNT': {
      const tiers = typed.tiers.filter(({ percent }) => percent !== null && percent >= 1 && percent <= 100);
      return tiers.length === 0
        ? undefined
        : {
            type: 'TIERED_DISCOUNT',
            tiers: tiers.map((tier) => ({ minimum: paise(tier.minimumOrderValue), percent: tier.percent! })),
          };
    }
  }
}
