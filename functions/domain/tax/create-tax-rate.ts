import { taxRates } from '../../db/schema/index.ts';
import { insertInto } from '../../db/statement.ts';
import type { Statement } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

const insertRate = insertInto(taxRates);

export type NewTaxRate = Omit<
  typeof taxRates.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt'
>;

/** The statement that adds a GST rate. */
export function newTaxRate(shop: Shop, rate: NewTaxRate): Statement {
  return insertRate({ ...rate, createdAt: shop.now, updatedAt: shop.now });
}
