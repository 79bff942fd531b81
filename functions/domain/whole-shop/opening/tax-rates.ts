import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { newTaxRate } from '../../catalogue/tax/index.ts';

const RATE = { stateCode: 'ALL', taxType: 'GST', effectiveFromOn: '2017-07-01' } as const;

/**
 * Returns the statements for the GST rates of the shop's goods: imitation jewellery (chapter 71) and wrist watches
 * (chapter 91).
 */
export function newTaxRates(shop: Shop): Statement[] {
  return [
    newTaxRate(shop, { ...RATE, hsn: '9102', basisPoints: 1800, description: 'Wrist watches' }),
    newTaxRate(shop, { ...RATE, hsn: '7117', basisPoints: 300, description: 'Imitation jewellery' }),
  ];
}
