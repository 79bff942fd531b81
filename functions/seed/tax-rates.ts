import { SYSTEM } from '#contract/actor.ts';
import type { Shop } from '../domain/shop.ts';
import { createTaxRate } from '../domain/tax/index.ts';

/** The rates of GST on what the shop sells: imitation jewellery (chapter 71) and wrist watches (chapter 91). */
export async function seedTaxRates(shop: Shop): Promise<void> {
  const rate = { stateCode: 'ALL', taxType: 'GST', effectiveFrom: '2017-07-01' } as const;
  await createTaxRate(shop, SYSTEM, {
    ...rate,
    hsn: '9102',
    basisPoints: 1800,
    description: 'Wrist watches',
  });
  await createTaxRate(shop, SYSTEM, {
    ...rate,
    hsn: '7117',
    basisPoints: 300,
    description: 'Imitation jewellery',
  });
}
