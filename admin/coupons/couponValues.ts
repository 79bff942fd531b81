import type * as z from 'zod/mini';
import { COUPON_MAX_USES, COUPON_MAX_USES_PER_CUSTOMER, WriteCoupon } from '#contract/calls/coupons.ts';
import type { CouponType } from '#contract/calls/coupons.ts';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { CouponRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** The form's values; an emptied number is null. */
export interface CouponValues {
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
  eligibleCollections: number[];
}

/** The fields that define the discount. */
export type TermsFields = Pick<
  CouponValues,
  'discountType' | 'discountValue' | 'tiers' | 'minQuantity' | 'freeQuantity'
>;

/** The default validity of a new coupon, in days. */
const DAYS = 30;

export function newCoupon(now: number): CouponValues {
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
    eligibleCollections: [],
  };
}

export function valuesOf({
  eligibleProductIds,
  eligibleCategoryIds,
  eligibleCollectionIds,
  tiers,
  ...coupon
}: CouponRecord): CouponValues {
  return {
    ...coupon,
    tiers: tiers.length > 0 ? tiers : [{ minimumOrderValue: null, percent: null }],
    eligibleProducts: eligibleProductIds,
    eligibleCategories: eligibleCategoryIds,
    eligibleCollections: eligibleCollectionIds,
  };
}

/** Returns the body of the request, without the fields of other types. */
export function couponToSend(values: CouponValues): z.input<typeof WriteCoupon> {
  const { discountType: type } = values;
  const isSets = type === 'BUY_X_GET_Y';
  return {
    code: values.code ?? '',
    discountType: type,
    discountValue: type === 'PERCENTAGE' || type === 'FIXED_AMOUNT' ? (values.discountValue ?? 0) : 0,
    tiers:
      type === 'TIERED_DISCOUNT'
        ? values.tiers.map((tier) => ({ minimumOrderValue: tier.minimumOrderValue ?? 0, percent: tier.percent ?? 0 }))
        : [],
    startDate: values.startDate,
    endDate: values.endDate,
    minimumOrderValue: values.minimumOrderValue ?? 0,
    maxUses: values.maxUses ?? 0,
    maxUsesPerCustomer: values.maxUsesPerCustomer ?? 0,
    minQuantity: isSets ? (values.minQuantity ?? 0) : null,
    freeQuantity: isSets ? (values.freeQuantity ?? 0) : null,
    active: values.active,
    automatic: values.automatic,
    public: values.public,
    fundedBy: values.fundedBy,
    eligibleProducts: values.eligibleProducts ?? [],
    eligibleCategories: values.eligibleCategories ?? [],
    eligibleCollections: values.eligibleCollections ?? [],
  };
}

/** Returns the errors of the API's schema, by the path of their field. */
export function couponErrors(values: CouponValues): ErrorTexts {
  return errorsOf(WriteCoupon, couponToSend(values));
}

/** Returns the discount of a coupon, or undefined while a value is missing. */
export function termsOf(values: TermsFields): CouponTerms | undefined {
  const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);
  const value = values.discountValue ?? 0;
  switch (values.discountType) {
    case 'PERCENTAGE':
      return value >= 1 && value <= 100 ? { type: 'PERCENTAGE', percent: value } : undefined;
    case 'FIXED_AMOUNT':
      return value >= 1 ? { type: 'FIXED_AMOUNT', amount: paise(value) } : undefined;
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING' };
    case 'BUY_X_GET_Y': {
      const { minQuantity, freeQuantity } = values;
      return minQuantity && freeQuantity ? { type: 'BUY_X_GET_Y', minQuantity, freeQuantity } : undefined;
    }
    case 'TIERED_DISCOUNT': {
      const tiers = values.tiers.filter(({ percent }) => percent !== null && percent >= 1 && percent <= 100);
      return tiers.length === 0
        ? undefined
        : {
            type: 'TIERED_DISCOUNT',
            tiers: tiers.map((tier) => ({ minimum: paise(tier.minimumOrderValue), percent: tier.percent! })),
          };
    }
  }
}
