import type { CouponType } from '#contract/calls/coupons.ts';
import { couponOffer } from '#contract/shop/coupon-words.ts';
import { COUPON_STATUS_WORDS } from '#contract/states/coupon.ts';
import type { CouponStatus } from '#contract/states/coupon.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { rupees } from '../ui/rupees.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { termsOf } from './couponValues.ts';
import type { CouponValues, TermsFields } from './couponValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/coupons.ts';
import { formatDay } from '../words/dates.ts';

export const COUPON_TYPE_LABELS: Record<CouponType, string> = {
  PERCENTAGE: words.percentage,
  FIXED_AMOUNT: words.fixedAmount,
  FREE_SHIPPING: words.freeShipping,
  BUY_X_GET_Y: words.buyXGetYFree,
  TIERED_DISCOUNT: words.tieredDiscount,
};

const TONES: Record<CouponStatus, Tone> = { active: 'good', upcoming: 'waiting', expired: 'over', inactive: 'over' };

export const COUPON_STATUS: Record<CouponStatus, { tone: Tone; word: string }> = {
  active: { tone: TONES.active, word: COUPON_STATUS_WORDS.active },
  upcoming: { tone: TONES.upcoming, word: COUPON_STATUS_WORDS.upcoming },
  expired: { tone: TONES.expired, word: COUPON_STATUS_WORDS.expired },
  inactive: { tone: TONES.inactive, word: COUPON_STATUS_WORDS.inactive },
};

/** Returns the discount of a coupon in short. @example '10% off' */
export function offerOf(coupon: TermsFields): string {
  const terms = termsOf(coupon);
  return terms ? couponOffer(terms) : '';
}

const day = (value: string | null) => (value ? formatDay(value) : '');
const ids = (chosen: readonly number[] | null) => (chosen?.length ? chosen.join(', ') : words.all);
const amount = (value: number | null) => (value === null ? '' : rupees(value));

/** The labels of the fields in a conflict. */
export const COUPON_FIELDS: FieldLabels<CouponValues> = {
  code: [common.code],
  discountType: [common.type, (type) => COUPON_TYPE_LABELS[type]],
  discountValue: [words.percentOrRupeesOff],
  tiers: [
    words.steps,
    (tiers) =>
      tiers
        .map(({ minimumOrderValue, percent }) => words.percentFromAmount(percent ?? 0, amount(minimumOrderValue)))
        .join(', '),
  ],
  startDate: [common.from, day],
  endDate: [words.toThisDayIncluded, day],
  minimumOrderValue: [words.minimumOrderValue, amount],
  maxUses: [words.maxTotalUses],
  maxUsesPerCustomer: [words.maxUsesPerCustomer],
  minQuantity: [words.minimumQuantity],
  freeQuantity: [words.freeQuantity],
  active: [common.active],
  automatic: [words.appliedAutomatically],
  public: [words.shownToEveryShopper],
  fundedBy: [words.paidBy, (funder) => (funder === 'SELLER' ? words.theSellersOfTheItems : common.theMarketplace)],
  eligibleProducts: [common.products, ids],
  eligibleCategories: [words.categories, ids],
};
