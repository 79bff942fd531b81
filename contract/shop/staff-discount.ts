import type { SubRole } from '../calls/permissions.ts';
import type { Paise } from './money.ts';
import type { StorePolicy } from './policy.ts';

/** The units of a discount by staff: whole percent of the goods, or whole rupees. */
export const STAFF_DISCOUNT_UNITS = ['PERCENT', 'RUPEES'] as const;
export type StaffDiscountUnit = (typeof STAFF_DISCOUNT_UNITS)[number];

/** A discount that staff take off an order they place. */
export interface StaffDiscount {
  unit: StaffDiscountUnit;
  value: number;
}

/** The label of the discount in the amounts of an order. */
export const STAFF_DISCOUNT_LABEL = 'Discount by our staff';

/** The most characters of the reason of a discount by staff. */
export const DISCOUNT_REASON_MAX_LENGTH = 120;

/** Goods that staff sell cost at least this much after their discount. */
const LEAST_LEFT: Paise = 100;

const wholeRupees = (paise: number): Paise => Math.floor(paise / 100) * 100;

/** Returns what a discount asks for on goods of this price, in whole rupees; a percentage is rounded down. */
export function staffDiscountOf({ unit, value }: StaffDiscount, goods: Paise): Paise {
  return unit === 'PERCENT' ? wholeRupees((goods * value) / 100) : value * 100;
}

/** Returns the largest discount on goods of this price, in whole rupees. At least ₹1 is left to pay. */
export function mostStaffDiscount(percent: number, goods: Paise): Paise {
  return Math.max(0, Math.min(wholeRupees((goods * percent) / 100), wholeRupees(goods - LEAST_LEFT)));
}

/** Returns how many percent staff of this role may take off. The owner has no limit. */
export function staffDiscountLimit({ staffDiscounts }: Pick<StorePolicy, 'staffDiscounts'>, role: SubRole): number {
  if (role === 'owner') return 100;
  return role === 'orders' || role === 'support' ? staffDiscounts[role] : 0;
}
