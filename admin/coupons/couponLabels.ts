import type { CouponType } from '#contract/calls/coupons.ts';
import { couponOffer } from '#contract/shop/coupon-words.ts';
import { COUPON_STATUS_WORDS } from '#contract/states/coupon.ts';
import type { CouponStatus } from '#contract/states/coupon.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { rupees } from '../ui/rupees.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { termsOf } from './couponValues.ts';
import type { CouponValues, TermsFields } from './couponValues.ts';

export const COUPON_TYPE_LABELS: Record<CouponType, string> = {
  PERCENTAGE: 'Percentage',
  FIXED_AMOUNT: 'Fixed amount',
  FREE_SHIPPING: 'Free shipping',
  BUY_X_GET_Y: 'Buy X, get Y free',
  TIERED_DISCOUNT: 'Tiered discount',
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
const ids = (chosen: readonly number[] | null) => (chosen?.length ? chosen.join(', ') : 'All');
const amount = (value: number | null) => (value === null ? '' : rupees(value));

/** The labels of the fields in a conflict. */
export const COUPON_FIELDS: FieldLabels<CouponValues> = {
  code: ['Code'],
  discountType: ['Type', (type) => COUPON_TYPE_LABELS[type]],
  discountValue: ['Percent or rupees off'],
  tiers: [
    'Steps',
    (tiers) =>
      tiers.map(({ minimumOrderValue, percent }) => `${percent ?? 0}% from ${amount(minimumOrderValue)}`).join(', '),
  ],
  startDate: ['From', day],
  endDate: ['To, this day included', day],
  minimumOrderValue: ['Minimum order value', amount],
  maxUses: ['Max total uses'],
  maxUsesPerCustomer: ['Max uses per customer'],
  minQuantity: ['Minimum quantity'],
  freeQuantity: ['Free quantity'],
  active: ['Active'],
  automatic: ['Applied automatically'],
  public: ['Shown to every shopper'],
  fundedBy: ['Paid by', (funder) => (funder === 'SELLER' ? 'The sellers of the items' : 'The marketplace')],
  eligibleProducts: ['Products', ids],
  eligibleCategories: ['Categories', ids],
};
