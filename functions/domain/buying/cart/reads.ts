import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AddressLines } from '#contract/shop/cod-risk.ts';
import { pinFault } from '#contract/shop/india.ts';
import { statesOfPin } from '#contract/shop/pin-codes.ts';
import {
  addresses,
  cartItems,
  categories,
  inventory,
  media,
  mediaUses,
  orderItems,
  orders,
  products,
  sellers,
  skus,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { availableQuantity } from '../../catalogue/inventory/index.ts';
import { inMediaOrder, isPosterOfMedia, mainPictureOf, MEDIA_COLUMNS, posters } from '../../files/media/index.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import { taxBasisPoints } from '../../catalogue/tax/index.ts';

/** The present facts for buying a SKU. A cart stores none of them. */
const SKU_FACTS = {
  skuId: skus.id,
  skuName: skus.name,
  skuCode: skus.code,
  color: skus.color,
  skuSize: skus.size,
  unitMrpPaise: skus.mrpPaise,
  unitSellingPaise: skus.sellingPaise,
  available: availableQuantity,
  productId: products.id,
  productName: products.name,
  productTitle: products.title,
  productTranslations: products.translations,
  seoUrl: products.seoUrl,
  startOn: products.startOn,
  hsn: products.hsn,
  taxCategory: skus.taxCategory,
  sellerId: sellers.id,
  sellerName: sellers.businessName,
  sellerEmail: sellers.email,
  pickupState: sellers.pickupState,
  pickupPin: sellers.pickupPinCode,
  holidayFromOn: sellers.holidayFromOn,
  holidayUntilOn: sellers.holidayUntilOn,
  taxKind: sellers.taxKind,
  sellerGstin: sellers.gstin,
  pickupStateCode: sellers.pickupStateCode,
  codAllowed: sql<number>`(${products.codAllowed} AND ${sellers.codAllowed})`,
};

const isSellable = (today: SQL) => sql<number>`(${productIsShown(today)} AND ${skus.archivedAt} IS NULL
  AND (${skus.endOn} IS NULL OR ${skus.endOn} >= ${today}) AND (${skus.startOn} IS NULL OR ${skus.startOn} <= ${today} OR ${products.startOn} > ${today}))`;

/**
 * The known part of the destination: a saved address of the shopper, or a State by its GST code and a PIN code. `whole`
 * is the rest of a new address, if all of it is known.
 */
export type Destination =
  | { savedId: number }
  | { stateCode?: string | undefined; pinCode: string; whole?: AddressLines & { mobile: string } }
  | 'unknown';

/** The shopper, the destination and the day of a purchase. */
export interface Delivery {
  userId: number;
  to: Destination;
  today: string;
}

/** Returns the saved address if one is chosen, else the PIN code if it is known. */
export function destination(savedId: number | undefined, pinCode: string | undefined): Destination {
  if (savedId !== undefined) return { savedId };
  if (pinCode === undefined || pinFault(pinCode)) return 'unknown';
  const [state, ...others] = statesOfPin(pinCode);
  return { pinCode, stateCode: others.length === 0 ? state?.code : undefined };
}

/** A delivery as parameters of a statement. */
interface DeliveryValues {
  userId: number;
  savedId: number | null;
  stateCode: string | null;
  pinCode: string | null;
  today: string;
}

function valuesOf({ userId, to, today }: Delivery): DeliveryValues {
  const nowhere = { userId, today, savedId: null, stateCode: null, pinCode: null };
  if (to === 'unknown') return nowhere;
  return 'savedId' in to ? { ...nowhere, ...to } : { ...nowhere, pinCode: to.pinCode, stateCode: to.stateCode ?? null };
}

/** Returns the SQL for a column of the saved address; null while none is chosen. */
const ofSaved = (column: SQLiteColumn, params: Params<DeliveryValues>) => sql`(
  SELECT ${column} FROM ${addresses} WHERE ${addresses.id} = ${params.savedId}
    AND ${addresses.userId} = ${params.userId} AND ${addresses.archivedAt} IS NULL)`;

/** Returns the SQL for the State of delivery; null while it is not known. */
const placeOfSupply = (params: Params<DeliveryValues>) =>
  sql<string | null>`coalesce(${ofSaved(addresses.stateCode, params)}, ${params.stateCode})`;

const facts = (params: Params<DeliveryValues>) => ({
  ...SKU_FACTS,
  toState: placeOfSupply(params),
  toPin: sql<string | null>`coalesce(${ofSaved(addresses.pinCode, params)}, ${params.pinCode})`,
  sellable: isSellable(sql`${params.today}`),
  taxBasisPoints: taxBasisPoints(sql`${params.today}`, placeOfSupply(params)),
});

const selectLines = statement((db, params: Params<DeliveryValues & { saved: 0 | 1 }>) =>
  db
    .select({
      id: cartItems.id,
      size: cartItems.size,
      wantedQuantity: cartItems.quantity,
      addedAt: cartItems.createdAt,
      savedUnitPaise: cartItems.savedUnitPaise,
      ...facts(params),
    })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(and(eq(cartItems.userId, params.userId), sql`(${cartItems.savedAt} IS NOT NULL) = ${params.saved}`))
    .orderBy(asc(cartItems.id)),
);
/** A line saved for later. */
export type SavedLine = ReturnType<ReturnType<typeof selectLines>['read']>[number];
export type CartLine = Omit<SavedLine, 'savedUnitPaise'>;

/** Returns the statement for the items of a shopper's cart, oldest first, with all facts for price and stock. */
export function cartLines(delivery: Delivery): Statement<CartLine[]> {
  return selectLines({ ...valuesOf(delivery), saved: 0 });
}

/** Returns the statement for the items a shopper saved for later, oldest first, with the same facts. */
export function savedLines(delivery: Delivery): Statement<SavedLine[]> {
  return selectLines({ ...valuesOf(delivery), saved: 1 });
}

const skusWhere = <Values extends object>(which: (params: Params<DeliveryValues & Values>) => SQL) =>
  statement((db, params: Params<DeliveryValues & Values>) =>
    db
      .select(facts(params))
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(parents, isParent)
      .leftJoin(grandparents, isGrandparent)
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .where(which(params)),
  );

const selectSku = skusWhere((params: Params<DeliveryValues & { skuId: number }>) =>
  and(eq(skus.id, sql`${params.skuId}`), isNull(skus.archivedAt), productIsShown(sql`${params.today}`))!,
);
export type SkuToBuy = ReturnType<ReturnType<typeof selectSku>['read']>[number];

/**
 * Returns the statement for one SKU as if it were in a cart, for adding or buying it directly. It returns no SKU that
 * shoppers may not see.
 */
export function skuToBuy({ skuId, ...delivery }: Delivery & { skuId: number }): Statement<SkuToBuy[]> {
  return selectSku({ ...valuesOf(delivery), skuId });
}

/** Returns the condition that an id is in a JSON list. */
const isIn = (id: SQLiteColumn, ids: Placeholder) => sql`${id} IN (SELECT value FROM json_each(${ids}))`;

const selectSkus = skusWhere((params: Params<DeliveryValues & { ids: string }>) =>
  and(isIn(skus.id, params.ids), isNull(skus.archivedAt), productIsShown(sql`${params.today}`))!,
);

/** Returns the statement for several SKUs as `skuToBuy`, in no order. */
export function skusToBuy({ skuIds, ...delivery }: Delivery & { skuIds: readonly number[] }): Statement<SkuToBuy[]> {
  return selectSkus({ ...valuesOf(delivery), ids: JSON.stringify(skuIds) });
}

const selectProductsOfSkus = statement((db, params: Params<{ ids: string }>) =>
  db.select({ skuId: skus.id, productId: skus.productId }).from(skus).where(isIn(skus.id, params.ids)),
);

/** Returns the statement for the product ids of SKUs. It finds SKUs that are no longer sold too. */
export const productsOfSkus = (skuIds: readonly number[]) => selectProductsOfSkus({ ids: JSON.stringify(skuIds) });

/** The SKUs of an order's items, by the order's id or number. */
const selectSkusOfOrder = skusWhere(
  (params: Params<{ orderId: number | null; number: string | null }>) => sql`${skus.id} IN (
    SELECT ${orderItems.skuId} FROM ${orderItems} JOIN ${orders} ON ${orders.id} = ${orderItems.orderId}
    WHERE ${orders.id} = ${params.orderId} OR ${orders.number} = ${params.number})`,
);

/**
 * Returns the statement for the SKUs of an order as if they were in a cart, for ordering its items again. By the
 * order's id or number.
 */
export function skusOfOrder({
  id: orderId,
  number,
  ...delivery
}: Delivery & { id: number | null; number: string | null }): Statement<SkuToBuy[]> {
  return selectSkusOfOrder({ ...valuesOf(delivery), orderId, number });
}

/** The main picture of a SKU. */
export const skuPicture = statement((db, params: Params<{ skuId: number }>) =>
  db
    .select({ ...MEDIA_COLUMNS, subjectId: skus.id })
    .from(skus)
    .innerJoin(mediaUses, eq(mediaUses.id, mainPictureOf(skus.id)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(eq(skus.id, params.skuId)),
);

/** The main picture of each SKU in a shopper's cart or saved for later. */
export const cartPictures = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ ...MEDIA_COLUMNS, subjectId: cartItems.skuId })
    .from(cartItems)
    .innerJoin(mediaUses, eq(mediaUses.id, mainPictureOf(cartItems.skuId)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(eq(cartItems.userId, params.userId))
    .orderBy(...inMediaOrder),
);

const selectPicturesOfSkus = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ ...MEDIA_COLUMNS, subjectId: skus.id })
    .from(skus)
    .innerJoin(mediaUses, eq(mediaUses.id, mainPictureOf(skus.id)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(isIn(skus.id, params.ids))
    .orderBy(...inMediaOrder),
);

/** Returns the statement for the main picture of each SKU. */
export const picturesOfSkus = (skuIds: readonly number[]) => selectPicturesOfSkus({ ids: JSON.stringify(skuIds) });
