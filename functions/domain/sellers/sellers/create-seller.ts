import type { Actor } from '#contract/calls/actor.ts';
import { stateNamed } from '#contract/shop/india.ts';
import { sellers } from '../../../db/schema/index.ts';
import { insertedId, insertInto } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertSeller = insertInto(sellers);

export type NewSeller = Omit<
  typeof sellers.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt' | 'pickupStateCode' | 'emailProvenAt'
>;

/** Creates a seller whose email is verified, and returns its id. Its staff are added as members. */
export async function createSeller(shop: Shop, _: Actor, seller: NewSeller): Promise<number> {
  const pickupStateCode = stateNamed(seller.pickupState)!.code;
  const [, id] = await shop.write(
    insertSeller({ ...seller, emailProvenAt: shop.now, pickupStateCode, createdAt: shop.now, updatedAt: shop.now }),
    insertedId,
  );
  return id;
}
