import { sql } from 'drizzle-orm';
import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { awayOn, holidayOf } from '#contract/shop/holiday.ts';
import type { HolidayColumns } from '#contract/shop/holiday.ts';
import { markOf, markText } from '#contract/shop/marks.ts';
import type { MarkRules } from '#contract/shop/marks.ts';
import { discountPercent } from '#contract/shop/money.ts';
import type { Product } from '#contract/calls/products.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { translationsAs } from '#contract/shop/translations.ts';
import type { Translations } from '#contract/shop/translations.ts';
import { categories, products, productSales, sellers } from '../../../db/schema/index.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { skuOf } from '../skus/index.ts';
import type { SkuRow } from '../skus/index.ts';

/** The columns that `productOf` needs. Join `categories` and `sellers`. */
export const PRODUCT_COLUMNS = {
  id: products.id,
  name: products.name,
  title: products.title,
  description: products.description,
  translations: products.translations,
  brand: products.brand,
  seoUrl: products.seoUrl,
  seoKw: products.seoKw,
  categoryId: categories.id,
  categoryName: categories.displayName,
  categorySeoUrl: categories.seoUrl,
  categoryTranslations: categories.translations,
  family: categories.family,
  sizeSystem: categories.sizeSystem,
  isActive: products.isActive,
  isVisible: products.isVisible,
  startOn: products.startOn,
  endOn: products.endOn,
  countryOfOrigin: products.countryOfOrigin,
  hsn: products.hsn,
  codAllowed: sql<number>`(${products.codAllowed} AND ${sellers.codAllowed})`,
  createdAt: products.createdAt,
  backAt: products.backAt,
  piecesSold: sql<
    number | null
  >`(SELECT ${productSales.pieces} FROM ${productSales} WHERE ${productSales.productId} = ${products.id})`,
  placeBySales: sql<
    number | null
  >`(SELECT ${productSales.rank} FROM ${productSales} WHERE ${productSales.productId} = ${products.id})`,
  reviewCount: products.reviewCount,
  ratingSum: products.ratingSum,
  attributes: products.attributes,
  sellerId: sellers.id,
  sellerSlug: sellers.slug,
  businessName: sellers.businessName,
  holidayFromOn: sellers.holidayFromOn,
  holidayUntilOn: sellers.holidayUntilOn,
  holidayNote: sellers.holidayNote,
  shipsFrom: sql<string>`${sellers.pickupCity} || ', ' || ${sellers.pickupState}`,
  sellerAddress: sql<string>`${sellers.pickupAddress} || ', ' || ${sellers.pickupLocality} || ', ' || ${sellers.pickupCity} || ', ' || ${sellers.pickupState} || ' ' || ${sellers.pickupPinCode}`,
};

export interface ProductRow extends HolidayColumns {
  id: number;
  name: string;
  title: string;
  description: string;
  translations: Translations<'name' | 'title' | 'description'>;
  brand: string;
  seoUrl: string;
  seoKw: string;
  categoryId: number;
  categoryName: string;
  categorySeoUrl: string;
  categoryTranslations: Translations<'displayName'>;
  family: Family | null;
  sizeSystem: SizeSystem;
  isActive: boolean;
  isVisible: boolean;
  startOn: Day | null;
  endOn: Day | null;
  countryOfOrigin: string;
  hsn: string;
  codAllowed: number;
  createdAt: number;
  backAt: number | null;
  /** Pieces ordered recently, and the product's rank by them in its category; null if none were ordered. */
  piecesSold: number | null;
  placeBySales: number | null;
  reviewCount: number;
  ratingSum: number;
  attributes: Partial<ProductAttributes>;
  sellerId: number;
  sellerSlug: string;
  businessName: string;
  holidayNote: string;
  shipsFrom: string;
  sellerAddress: string;
}

/** The day and the settings that a product's status, SKUs and mark depend on. */
export interface ShownBy {
  today: Day;
  marks: MarkRules;
}

/**
 * Returns a product in the contract's shape, from its own row and the rows of its SKUs and pictures. Price, MRP and
 * discount are those of its lead SKU: the first that can be bought, else the first.
 */
export function productOf(
  row: ProductRow,
  skuRows: SkuRow[],
  mediaRows: MediaRow[],
  { today, marks }: ShownBy,
): Product {
  const pictures = (subject: string, id: number) =>
    mediaRows.filter((item) => item.subject === subject && item.subjectId === id).map(mediaItem);
  const skus = skuRows.map((sku) => skuOf(sku, pictures('sku', sku.id), today));
  const lead = skus.find((sku) => sku.inStock) ?? skus[0];
  const isPreOrder = row.startOn !== null && row.startOn > today;
  const createdOn = kolkataDay(row.createdAt);
  const discount = lead ? discountPercent(lead.mrpPrice, lead.sellingPrice) : 0;
  const available = skuRows.reduce((sum, sku) => sum + sku.available, 0);
  const mark = markOf(
    {
      isPreOrder,
      available,
      backOn: row.backAt === null ? null : kolkataDay(row.backAt),
      sales: row.piecesSold === null ? null : { pieces: row.piecesSold, place: row.placeBySales ?? 0 },
      discount,
      firstOn: row.startOn !== null && row.startOn > createdOn ? row.startOn : createdOn,
    },
    today,
    marks,
  );
  const away = awayOn(holidayOf(row), today);
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    translations: row.translations,
    seoUrl: row.seoUrl,
    seoKw: row.seoKw,
    categoryId: row.categoryId,
    category: {
      id: row.categoryId,
      name: row.categoryName,
      seoUrl: row.categorySeoUrl,
      translations: translationsAs(row.categoryTranslations, { name: 'displayName' }),
    },
    brand: row.brand,
    colors: [...new Set(skus.map((sku) => sku.color))],
    color: lead?.color ?? '',
    price: lead?.sellingPrice ?? 0,
    mrpPrice: lead?.mrpPrice ?? 0,
    discount,
    isActive: row.isActive,
    isVisible: row.isVisible,
    startDate: row.startOn,
    endDate: row.endOn,
    isPreOrder,
    mark,
    markText: mark && markText(mark, { available }, marks),
    codAllowed: row.codAllowed === 1,
    countryOfOrigin: row.countryOfOrigin,
    hsn: row.hsn,
    family: row.family,
    sizeSystem: row.sizeSystem,
    rating: { average: averageOf(row), count: row.reviewCount },
    // Parsed from JSON, so no value is undefined.
    attributes: row.attributes as Product['attributes'],
    seller: {
      id: row.sellerId,
      slug: row.sellerSlug,
      sellerName: row.businessName,
      businessDetails: { businessName: row.businessName },
      away: away && { ...away, note: row.holidayNote },
      shipsFrom: row.shipsFrom,
      address: row.sellerAddress,
    },
    skus,
    mediaList: pictures('product', row.id),
  };
}

/** Rounded to one decimal; 0 if there are no reviews. */
function averageOf({ ratingSum, reviewCount }: Pick<ProductRow, 'ratingSum' | 'reviewCount'>): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum * 10) / reviewCount) / 10;
}
