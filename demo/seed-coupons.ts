import * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import { WriteCoupon } from '#contract/calls/coupons.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { createCoupon } from '#functions/domain/buying/coupons/index.ts';
import type { Shop } from '#functions/domain/shop.ts';

/** A coupon as the console would send it. Its days are relative to the shop's present day. */
type SeedCoupon = Omit<z.input<typeof WriteCoupon>, 'startDate' | 'endDate' | 'eligibleCategories'> & {
  days: [from: number, to: number];
  /** Codes of categories. */
  categories?: string[];
};

const COUPONS: readonly SeedCoupon[] = [
  {
    code: 'WELCOME10',
    public: true,
    discountType: 'PERCENTAGE',
    discountValue: 10,
    minimumOrderValue: 799,
    maxUses: 5000,
    days: [-390, 365],
  },
  {
    code: 'FLAT150',
    public: true,
    discountType: 'FIXED_AMOUNT',
    discountValue: 150,
    minimumOrderValue: 1499,
    maxUses: 1000,
    maxUsesPerCustomer: 3,
    days: [-60, 90],
  },
  {
    code: 'NOFEE',
    public: true,
    discountType: 'FREE_SHIPPING',
    minimumOrderValue: 499,
    maxUses: 2000,
    maxUsesPerCustomer: 5,
    days: [-200, 200],
  },
  {
    code: 'CHUDI2PLUS1',
    public: true,
    discountType: 'BUY_X_GET_Y',
    minQuantity: 2,
    freeQuantity: 1,
    maxUses: 500,
    maxUsesPerCustomer: 2,
    fundedBy: 'SELLER',
    categories: ['bangles', 'kadas'],
    days: [-30, 60],
  },
  {
    code: 'MOREFORMORE',
    discountType: 'TIERED_DISCOUNT',
    tiers: [
      { minimumOrderValue: 1999, percent: 5 },
      { minimumOrderValue: 2999, percent: 8 },
      { minimumOrderValue: 4999, percent: 12 },
    ],
    automatic: true,
    public: true,
    categories: ['necklace-sets', 'chokers', 'haram'],
    maxUses: 1000000,
    maxUsesPerCustomer: 1000,
    days: [-120, 245],
  },
  {
    code: 'JHUMKA15',
    discountType: 'PERCENTAGE',
    discountValue: 15,
    minimumOrderValue: 599,
    fundedBy: 'SELLER',
    categories: ['jhumkas'],
    days: [-10, 20],
  },
  // One that has ended, one that has not begun, and one that was switched off.
  { code: 'DEEPAM20', discountType: 'PERCENTAGE', discountValue: 20, maxUses: 300, days: [-45, -9] },
  {
    code: 'SHAADI300',
    discountType: 'FIXED_AMOUNT',
    discountValue: 300,
    minimumOrderValue: 2999,
    maxUses: 400,
    days: [14, 75],
  },
  { code: 'TEAM40', discountType: 'PERCENTAGE', discountValue: 40, active: false, maxUses: 20, days: [-100, 100] },
];

/** Creates coupons of each type and in each state. Returns their number. */
export async function seedCoupons(shop: Shop, admin: Admin, categoryIds: (code: string) => number): Promise<number> {
  const today = kolkataDay(shop.now);
  for (const { days, categories = [], ...coupon } of COUPONS) {
    const written = z.decode(WriteCoupon, {
      ...coupon,
      startDate: addDays(today, days[0]),
      endDate: addDays(today, days[1]),
      eligibleCategories: categories.map(categoryIds),
    });
    await createCoupon(shop, admin, written);
  }
  return COUPONS.length;
}
