import * as z from 'zod/mini';
import { FAMILIES } from '../shop/attributes.ts';
import { PRODUCT_MARKS } from '../shop/marks.ts';
import { MediaItem } from './media.ts';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import { Sku } from './skus.ts';
import { Day, Id, Rupees } from './wire.ts';

/** A seller as a product names it. */
export const ProductSeller = z.object({
  id: Id,
  /** Names its store: `/store/{slug}`. */
  slug: z.string(),
  sellerName: z.string(),
  businessDetails: z.object({ businessName: z.string() }),
  shipsFrom: z.string(),
  /** Where it packs: the address the law wants beside a packed good. */
  address: z.string(),
});

export const Product = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  /** HTML, sanitised when it was written. */
  description: z.string(),
  seoUrl: z.string(),
  seoKw: z.string(),
  categoryId: Id,
  category: z.object({ id: Id, name: z.string(), seoUrl: z.string() }),
  brand: z.string(),
  /** Colours of its SKUs, in order, without doubles. */
  colors: z.array(z.string()),
  color: z.string(),
  /** Of the first SKU that can be bought, else of the first. */
  price: Rupees,
  mrpPrice: Rupees,
  discount: z.int(),
  isActive: z.boolean(),
  isVisible: z.boolean(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  isPreOrder: z.boolean(),
  /** What lists say of it beside its price, true by the records; see `marks.ts`. */
  mark: z.nullable(z.enum(PRODUCT_MARKS)),
  /** Whether it and its seller are paid in cash on delivery. */
  codAllowed: z.boolean(),
  countryOfOrigin: z.string(),
  hsn: z.string(),
  /** What kind of piece it is; see `attributes.ts`. None outside the catalogue's families. */
  family: z.nullable(z.enum(FAMILIES)),
  /** How its sizes are written. */
  sizeSystem: z.enum(SIZE_SYSTEMS),
  /** Stars of its visible reviews: to one decimal, 0 without any. */
  rating: z.object({ average: z.number(), count: z.int() }),
  /** Typed facts of its category: plating, stone, style and so on. */
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  seller: ProductSeller,
  skus: z.array(Sku),
  mediaList: z.array(MediaItem),
});
export type Product = z.output<typeof Product>;

export const ProductList = z.object({ content: z.array(Product), totalPages: z.int() });
export type ProductList = z.output<typeof ProductList>;
