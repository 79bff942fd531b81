import type { Actor } from '#contract/actor.ts';
import { taxRates } from '../../db/schema/index.ts';
import { insertedId, insertInto } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

const insertRate = insertInto(taxRates);

export type NewTaxRate = Omit<
  typeof taxRates.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt'
>;

/** Adds a GST rate and returns its id. */
export async function createTaxRate(shop: Shop, _: Actor, rate: NewTaxRate): Promise<number> {
  const [, id] = await shop.write(insertRate({ ...rate, createdAt: shop.now, updatedAt: shop.now }), insertedId);
  return id;
}
