import type { YearShop } from './year-shop.ts';
import type { YearWorld } from './year-world.ts';

/** A bundle of the year. Its pieces are indices of goods of one seller. */
export interface YearSet {
  name: string;
  pieces: readonly number[];
  fundedBy: 'SELLER' | 'PLATFORM';
  /** Percent off, the price of the set, or an amount off, in rupees. */
  discountType: 'PERCENTAGE' | 'SET_PRICE' | 'FIXED_AMOUNT';
  discountValue: number;
}

/** One bundle of each kind and of each seller. */
export const SETS: readonly YearSet[] = [
  { name: 'Diwali set', pieces: [0, 6], fundedBy: 'PLATFORM', discountType: 'PERCENTAGE', discountValue: 12 },
  { name: 'Bridal set', pieces: [4, 13], fundedBy: 'SELLER', discountType: 'SET_PRICE', discountValue: 3299 },
  { name: 'Temple set', pieces: [8, 11, 17], fundedBy: 'SELLER', discountType: 'FIXED_AMOUNT', discountValue: 151 },
];

export async function offerBundles(world: YearWorld, { adminEmail, goods }: YearShop): Promise<void> {
  const admin = await world.person(adminEmail, 'customer');
  for (const { pieces, ...terms } of SETS) {
    const form = {
      ...terms,
      pieces: pieces.map((good) => ({ productId: goods[good]!.productId })),
      startDate: '2026-01-01',
      endDate: '2099-12-31',
    };
    const headers = { 'Idempotency-Key': `bundle-${pieces.join('-')}` };
    await world.ask(`bundle ${terms.name}`, () => admin.post('/api/admin/bundles', form, { headers }));
  }
}

/**
 * Returns what the bundles take off an order, in whole rupees, as paise.
 * @param units the unit prices in paise, by the index of the goods
 */
export function bundleDiscountOf(
  lines: readonly { good: number; quantity: number }[],
  units: ReadonlyMap<number, number>,
): number {
  let discount = 0;
  for (const set of SETS) {
    const counts = set.pieces.map((piece) => lines.find(({ good }) => good === piece)?.quantity ?? 0);
    const price = set.pieces.reduce((sum, piece) => sum + (units.get(piece) ?? 0), 0);
    discount += Math.min(...counts) * Math.max(0, savedOn(set, price));
  }
  return discount;
}

/** Returns what one set costs less, by its terms; not above zero if the set is no cheaper. */
function savedOn({ discountType, discountValue }: YearSet, price: number): number {
  switch (discountType) {
    case 'PERCENTAGE':
      return Math.floor((price * discountValue) / 10_000 + 0.5) * 100;
    case 'SET_PRICE':
      return Math.floor((price - discountValue * 100) / 100) * 100;
    case 'FIXED_AMOUNT':
      return discountValue * 100;
  }
}
