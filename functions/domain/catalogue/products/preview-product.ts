import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { PreviewProduct } from '#contract/calls/product-preview.ts';
import type { Product } from '#contract/calls/products.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { categories, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { cleanHtml } from '../../html.ts';
import { publicFiles } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { currentMarks } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import type { SkuRow } from '../skus/index.ts';
import { cleanTranslations } from './new-product.ts';
import { PRODUCT_COLUMNS, productOf } from './product-shape.ts';
import type { ProductRow } from './product-shape.ts';
import { storedProduct } from './read-product.ts';

/** The category and the seller of a draft. An existing product has its own seller. */
const placeOfProduct = statement((db, params: Params<{ id: number; categoryId: number; sellerId: number | null }>) =>
  db
    .select({
      categoryId: PRODUCT_COLUMNS.categoryId,
      categoryName: PRODUCT_COLUMNS.categoryName,
      categorySeoUrl: PRODUCT_COLUMNS.categorySeoUrl,
      categoryTranslations: PRODUCT_COLUMNS.categoryTranslations,
      family: PRODUCT_COLUMNS.family,
      sizeSystem: PRODUCT_COLUMNS.sizeSystem,
      sellerId: PRODUCT_COLUMNS.sellerId,
      sellerSlug: PRODUCT_COLUMNS.sellerSlug,
      businessName: PRODUCT_COLUMNS.businessName,
      holidayFromOn: PRODUCT_COLUMNS.holidayFromOn,
      holidayUntilOn: PRODUCT_COLUMNS.holidayUntilOn,
      holidayNote: PRODUCT_COLUMNS.holidayNote,
      shipsFrom: PRODUCT_COLUMNS.shipsFrom,
      sellerAddress: PRODUCT_COLUMNS.sellerAddress,
      sellerTakesCod: sellers.codAllowed,
    })
    .from(categories)
    .innerJoin(
      sellers,
      sql`${sellers.id} = coalesce((SELECT seller_id FROM products WHERE id = ${params.id}), ${params.sellerId})`,
    )
    .where(and(eq(categories.id, params.categoryId), isNull(categories.archivedAt))),
);

/**
 * Returns a product as it would be shown with unsaved values. It takes one round trip and stores nothing.
 * @throws PRODUCT_NOT_FOUND, also for another seller's product; FIELDS_INVALID when the category or the seller does not
 * exist
 */
export async function previewProduct(shop: Shop, staff: Staff, draft: PreviewProduct): Promise<Product> {
  const today = kolkataDay(shop.now);
  const id = draft.id ?? 0;
  const asker = staff.kind === 'seller' ? staff.sellerId : (draft.sellerId ?? null);
  const { place, stored, files, marks } = await shop.read({
    marks: currentMarks(),
    place: placeOfProduct({ id, categoryId: draft.categoryId, sellerId: asker }),
    stored: storedProduct({ seoUrl: '', id }, today),
    files: publicFiles({ keys: JSON.stringify(draft.mediaList.map(({ key }) => key)) }),
  });
  const [[saved], skuRows, mediaRows] = stored;
  const isForeign = saved && staff.kind === 'seller' && saved.sellerId !== staff.sellerId;
  if (draft.id !== undefined && (!saved || isForeign)) refuse('PRODUCT_NOT_FOUND');
  const [where] = place;
  if (!where) {
    const field = asker === null && !saved ? { sellerId: 'Please choose the seller' } : undefined;
    refuse('FIELDS_INVALID', { fields: field ?? { categoryId: 'Please choose a category' } });
  }
  const shownAs = draft.id ?? UNSAVED_ID;
  const chosen = draft.mediaList.flatMap(({ key, altText, focus, color = null }, sortOrder): MediaRow[] => {
    const file = files.find((one) => one.key === key);
    if (!file) return [];
    const use = { subject: 'product', subjectId: shownAs, role: 'more', sortOrder, color };
    const at = focus === undefined ? {} : { focusX: focus?.x ?? null, focusY: focus?.y ?? null };
    return [{ ...file, ...use, ...at, altText: altText ?? file.altText }];
  });
  const row: ProductRow = {
    ...(saved ?? NEW),
    ...where,
    id: shownAs,
    name: draft.name || 'Name',
    title: draft.title || draft.name,
    description: await cleanHtml(draft.description),
    translations: await cleanTranslations(draft.translations ?? {}),
    brand: draft.brand || where.businessName,
    createdAt: saved?.createdAt ?? shop.now,
    startOn: draft.startDate,
    endOn: draft.endDate,
    hsn: draft.hsn,
    countryOfOrigin: draft.countryOfOrigin,
    codAllowed: draft.codAllowed && where.sellerTakesCod ? 1 : 0,
    attributes: draft.attributes as ProductRow['attributes'],
  };
  const ofSkus = mediaRows.filter(({ subject }) => subject === 'sku');
  return productOf(row, saved ? skuRows : skusOf(draft, row), [...ofSkus, ...chosen], { today, marks });
}

/** A placeholder for the id of a new product. No query uses it. */
const UNSAVED_ID = 1;

/** Values of a new product that its form does not contain. */
const NEW = {
  seoUrl: 'preview',
  seoKw: '',
  isActive: true,
  isVisible: true,
  backAt: null,
  piecesSold: null,
  placeBySales: null,
  reviewCount: 0,
  ratingSum: 0,
};

/** Returns the SKUs of a new product. */
function skusOf({ skus }: PreviewProduct, { id, name, startOn }: ProductRow): SkuRow[] {
  return skus.map(({ color, size, mrpPrice, sellingPrice, quantity }, at) => ({
    id: at + 1,
    productId: id,
    name,
    code: `SKU-${at + 1}`,
    color,
    size,
    weightGrams: 0,
    mrpPaise: mrpPrice,
    sellingPaise: sellingPrice,
    taxCategory: 'STANDARD',
    startOn: null,
    endOn: null,
    productStartOn: startOn,
    available: quantity,
  }));
}
