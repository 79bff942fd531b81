import * as z from 'zod/mini';
import { FAMILIES } from '../shop/attributes.ts';
import { bareCode } from '../shop/bare-text.ts';
import { addDays, kolkataDay } from '../shop/dates.ts';
import { TypedSeoUrl } from './categories.ts';
import { CreateSku } from './skus.ts';
import { PRODUCT_MARKS } from '../shop/marks.ts';
import { honestName, honestWords } from './honest-words.ts';
import { asSet, namedOnce } from './lists.ts';
import { mediaList, MediaItem } from './media.ts';
import { nameWithoutContact } from './without-contact.ts';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import type { Translated } from '../shop/translations.ts';
import { Sku } from './skus.ts';
import { translationsOf } from './translations.ts';
import { Day, Id, line, prose, Rupees } from './wire.ts';

/** A seller's absence as shoppers read it: its last day, the first day on which parcels leave, and its note. */
export const SellerAway = z.object({ until: Day, sentFrom: Day, note: z.string() });

/** The seller of a product. */
export const ProductSeller = z.object({
  id: Id,
  /** The last part of the store's path: `/store/{slug}`. */
  slug: z.string(),
  sellerName: z.string(),
  businessDetails: z.object({ businessName: z.string() }),
  /** Its holiday, from the day before it; else null. */
  away: z.nullable(SellerAway),
  shipsFrom: z.string(),
  /** The packer's address, which the law requires on a packed product. */
  address: z.string(),
});

export const Product = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  /** HTML, sanitised on writing. */
  description: z.string(),
  seoUrl: z.string(),
  seoKw: z.string(),
  categoryId: Id,
  category: z.object({ id: Id, name: z.string(), seoUrl: z.string() }),
  brand: z.string(),
  /** Colours of its SKUs, in order, without duplicates. */
  colors: z.array(z.string()),
  color: z.string(),
  /** Of the first SKU that can be bought, else of the first SKU. */
  price: Rupees,
  mrpPrice: Rupees,
  discount: z.int(),
  isActive: z.boolean(),
  isVisible: z.boolean(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  isPreOrder: z.boolean(),
  /** The label next to its price in lists, derived from the records; see `marks.ts`. */
  mark: z.nullable(z.enum(PRODUCT_MARKS)),
  /** The text of that label, by the shop's settings. */
  markText: z.nullable(z.string()),
  /** Whether cash on delivery is allowed for both the product and its seller. */
  codAllowed: z.boolean(),
  countryOfOrigin: z.string(),
  hsn: z.string(),
  /** The product family; see `attributes.ts`. Null outside the catalogue's families. */
  family: z.nullable(z.enum(FAMILIES)),
  /** The notation of its sizes. */
  sizeSystem: z.enum(SIZE_SYSTEMS),
  /** The rating of its visible reviews: the average has one decimal, and is 0 without reviews. */
  rating: z.object({ average: z.number(), count: z.int() }),
  /** Attributes of its category: plating, stone, style and so on. */
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  seller: ProductSeller,
  skus: z.array(Sku),
  mediaList: z.array(MediaItem),
});
/** A product as shoppers see it. Inside, it has its translations, too; an answer is in the language of its page. */
export type Product = z.output<typeof Product> &
  Translated<'name' | 'title' | 'description'> & { category: Translated<'name'> };

export const ProductList = z.object({ content: z.array(Product), totalPages: z.int() });
export type ProductList = z.output<typeof ProductList>;

const NAME_MAX = 80;
const TITLE_MAX = 160;
const DESCRIPTION_MAX = 20_000;
const KEYWORDS_MAX = 300;
/** The maximum number of pictures and videos of a product. */
export const PRODUCT_FILES_MAX = 20;
/** The maximum number of SKUs per request. */
const MOST_SKUS = 60;

/** The HSN code of imitation jewellery; the default of a product. */
export const HSN_DEFAULT = '71171990';

const productTexts = {
  name: honestName('Name', NAME_MAX).check(nameWithoutContact('Name', NAME_MAX)),
  title: honestWords('Title', TITLE_MAX).check(nameWithoutContact('Title', TITLE_MAX)),
  /** HTML; disallowed markup is removed. */
  description: honestWords('Description', DESCRIPTION_MAX),
};
const productFields = {
  ...productTexts,
  categoryId: z.int('Please choose a category').check(z.positive('Please choose a category')),
};
const otherProductFields = {
  translations: translationsOf(productTexts),
  seoUrl: TypedSeoUrl,
  seoKw: prose(KEYWORDS_MAX, `Key words can have at most ${KEYWORDS_MAX} characters`),
  brand: line('Brand', 60),
  isVisible: z.boolean(),
  isActive: z.boolean(),
  hsn: z.string().check(z.overwrite(bareCode), z.regex(/^\d{4}(\d{2}){0,2}$/, 'An HSN code has 4, 6 or 8 digits')),
  countryOfOrigin: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose the country of origin')),
  codAllowed: z.boolean(),
  /** Attributes of its family, some or all; an attribute that its category does not have is refused. */
  attributes: z.record(z.string(), z.union([z.string(), asSet(z.array(z.string()))])),
  mediaList: mediaList(PRODUCT_FILES_MAX, `A product can have at most ${PRODUCT_FILES_MAX} files`),
};

/** The default sales period of a new product, in days. */
const SALE_DAYS = 730;

/** Returns the default first and last day of a new product. */
export function saleDays(now: number): { startDate: string; endDate: string } {
  const today = kolkataDay(now);
  return { startDate: today, endDate: addDays(today, SALE_DAYS) };
}

const END_FAULT = 'The end date cannot be before the start date';

/** Creates a product, with its SKUs if they are known already. Admins name its seller. */
export const CreateProduct = z
  .object({
    ...productFields,
    startDate: Day,
    endDate: Day,
    sellerId: z.optional(Id),
    translations: z.optional(otherProductFields.translations),
    /** Made from the title if absent. */
    seoUrl: z._default(otherProductFields.seoUrl, ''),
    seoKw: z._default(otherProductFields.seoKw, ''),
    /** The seller's name if absent. */
    brand: z.optional(otherProductFields.brand),
    isVisible: z._default(otherProductFields.isVisible, true),
    isActive: z._default(otherProductFields.isActive, true),
    hsn: z._default(otherProductFields.hsn, HSN_DEFAULT),
    countryOfOrigin: z._default(otherProductFields.countryOfOrigin, 'IN'),
    codAllowed: z._default(otherProductFields.codAllowed, true),
    attributes: z._default(otherProductFields.attributes, {}),
    mediaList: z._default(otherProductFields.mediaList, []),
    skus: z._default(
      namedOnce(
        z.array(CreateSku).check(z.maxLength(MOST_SKUS, `Please add at most ${MOST_SKUS} SKUs at once`)),
        'code',
        'code',
      ),
      [],
    ),
  })
  .check(z.refine(({ startDate, endDate }) => endDate >= startDate, { message: END_FAULT, path: ['endDate'] }));
export type CreateProduct = z.output<typeof CreateProduct>;

/** Absent fields stay unchanged. An empty URL part is made from the title. */
export const ChangeProduct = z
  .partial(
    z.object({
      ...productFields,
      ...otherProductFields,
      startDate: z.nullable(Day),
      endDate: z.nullable(Day),
      /** Sorts lists in the default order, larger first; only admins set it. */
      featuredRank: z.int().check(z.minimum(0), z.maximum(9999)),
      version: z.int(),
    }),
  )
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
      message: END_FAULT,
      path: ['endDate'],
    }),
  );
export type ChangeProduct = z.output<typeof ChangeProduct>;
