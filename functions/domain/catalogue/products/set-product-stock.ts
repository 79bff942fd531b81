import { and, eq, isNull } from 'drizzle-orm';
import type { Seller } from '#contract/calls/actor.ts';
import type { EditedProduct } from '#contract/calls/managed-goods.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { inventory, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { countStock } from '../inventory/index.ts';
import type { Shop } from '../../shop.ts';
import { editedProducts } from './manage-products.ts';

const stockOfProduct = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({
      id: inventory.id,
      skuId: skus.id,
      quantity: inventory.quantity,
      reservedQuantity: inventory.reservedQuantity,
    })
    .from(skus)
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(and(eq(skus.productId, params.productId), isNull(skus.archivedAt), isNull(inventory.archivedAt))),
);

/**
 * Sets the number of pieces of a product's only SKU, or of the named one.
 * @throws PRODUCT_NOT_FOUND, STOCK_NOT_FOUND, NOT_ENOUGH_STOCK; FIELDS_INVALID when it has several SKUs and none is
 * named
 */
export async function setProductStock(
  shop: Shop,
  seller: Seller,
  productId: number,
  { quantity, skuId }: { quantity: number; skuId?: number | undefined },
): Promise<EditedProduct> {
  const [[product], stocks] = await shop.read(
    editedProducts.rowWithId(shop, seller, productId),
    stockOfProduct({ productId }),
  );
  if (!product) refuse('PRODUCT_NOT_FOUND');
  if (skuId === undefined && stocks.length > 1)
    refuse('FIELDS_INVALID', { fields: { skuId: 'This product has several SKUs. Please say which one' } });
  const stock = stocks.find((one) => skuId === undefined || one.skuId === skuId) ?? refuse('STOCK_NOT_FOUND');
  const { after } = await shop.write({
    counted: countStock(shop, seller, stock, quantity),
    after: editedProducts.rowWithId(shop, seller, productId),
  });
  return after[0]!;
}
