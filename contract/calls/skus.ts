import * as z from 'zod/mini';
import { honestSkuName } from './honest-words.ts';
import { MAX_STOCK } from './inventory.ts';
import { namedOnce } from './lists.ts';
import { mediaList, MediaItem } from './media.ts';
import { nameWithoutContact, publicLine } from './without-contact.ts';
import { eachSizeOnce } from '../shop/sizes.ts';
import { bareSkuCode } from '../shop/sku-code.ts';
import { Percent } from './tax.ts';
import { Day, Id, line, Rupees } from './wire.ts';

export const TAX_CATEGORIES = ['STANDARD', 'REDUCED', 'ZERO', 'EXEMPT'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Derived from date, stock and product; never stored. */
export const SKU_STATUSES = ['ACTIVE', 'OUT_OF_STOCK', 'UPCOMING', 'DISCONTINUED', 'ON_SALE'] as const;
export type SkuStatus = (typeof SKU_STATUSES)[number];

/** The shipping weight of a SKU without one: half a kilogram, packed. */
export const DEFAULT_WEIGHT_GRAMS = 500;

export const Sku = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  skuCode: z.string(),
  code: z.string(),
  color: z.string(),
  /** One size, or several of an adjustable piece separated by commas; empty if the piece has none. */
  size: z.string(),
  /** Kilograms. */
  weight: z.number(),
  mrpPrice: Rupees,
  sellingPrice: Rupees,
  /** The discount on the MRP, in rupees; computed. */
  discountPrice: Rupees,
  discountPercentage: z.int(),
  inStock: z.boolean(),
  status: z.enum(SKU_STATUSES),
  taxCategory: z.enum(TAX_CATEGORIES),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  inventory: z.object({ availableQuantity: z.int() }),
  mediaList: z.array(MediaItem),
});
export type Sku = z.output<typeof Sku>;

/** Today's GST rate of the goods, for every State of delivery. */
export const SkuTaxRate = z.object({ id: Id, rate: Percent, description: z.string() });
export type SkuTaxRate = z.output<typeof SkuTaxRate>;

/** A listed SKU; its seller and admins also see its stock and tax. */
export const SeenSku = z.extend(Sku, {
  /** Pieces in stock, including reserved ones. */
  quantity: z.optional(z.int()),
  /** The rate that the SKU names; null if the rate of its HSN code applies. */
  taxRateId: z.optional(z.nullable(Id)),
  /** Null for goods without tax, and if no rate is valid today. */
  taxRate: z.optional(z.nullable(SkuTaxRate)),
  taxRateDescription: z.optional(z.nullable(z.string())),
});
export type SeenSku = z.output<typeof SeenSku>;

const CODE_MAX = 40;
const MOST_MEDIA = 12;
const MOST_KILOGRAMS = 30;

const SkuCode = z
  .string()
  .check(
    z.overwrite(bareSkuCode),
    z.minLength(2, 'A SKU code has at least 2 characters'),
    z.maxLength(CODE_MAX, `A SKU code can have at most ${CODE_MAX} characters`),
    z.regex(/^[A-Z0-9][A-Z0-9._/-]*$/, 'A SKU code has letters, digits, hyphens, dots and slashes alone'),
  );

const skuFields = {
  color: publicLine('Colour', 40),
  mrpPrice: Rupees,
  sellingPrice: Rupees,
};
const otherSkuFields = {
  name: honestSkuName('Name', 160).check(nameWithoutContact('Name', 160)),
  code: SkuCode,
  /** One size, or several of an adjustable piece separated by commas; empty if the piece has none. */
  size: z.string().check(z.trim(), z.maxLength(120), nameWithoutContact('Size', 120), z.overwrite(eachSizeOnce)),
  taxCategory: z.enum(TAX_CATEGORIES),
  /** Asked of REDUCED alone. */
  taxRateId: z.nullable(Id),
  /** Kilograms. */
  weight: z
    .number()
    .check(
      z.positive('The weight must be above 0'),
      z.maximum(MOST_KILOGRAMS, `The weight can be at most ${MOST_KILOGRAMS} kg`),
    ),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  mediaList: mediaList(MOST_MEDIA, `A SKU can have at most ${MOST_MEDIA} files`),
  position: z.int().check(z.minimum(0), z.maximum(9999)),
};

interface Checked {
  mrpPrice?: number | undefined;
  sellingPrice?: number | undefined;
  taxCategory?: TaxCategory | undefined;
  taxRateId?: number | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** Returns the faults between the given fields of a SKU, each with its text. */
export function faultsOfSku({
  mrpPrice,
  sellingPrice,
  taxCategory,
  taxRateId,
  startDate,
  endDate,
}: Checked): Record<string, string> {
  return {
    ...(sellingPrice !== undefined && sellingPrice <= 0 && { sellingPrice: 'The selling price must be above 0' }),
    ...(sellingPrice !== undefined &&
      mrpPrice !== undefined &&
      sellingPrice > mrpPrice && { sellingPrice: 'The selling price cannot be above the MRP' }),
    ...(taxCategory === 'REDUCED' && taxRateId == null && { taxRateId: 'Please choose the tax rate' }),
    ...(startDate && endDate && endDate < startDate && { endDate: 'The end date cannot be before the start date' }),
  };
}

function checkSku<Sku extends Checked>(payload: z.core.ParsePayload<Sku>): void {
  for (const [field, message] of Object.entries(faultsOfSku(payload.value)))
    payload.issues.push({ code: 'custom', message, path: [field], input: payload.value });
}

const createdFields = {
  ...skuFields,
  /** Made from product, colour and size if absent. */
  name: z.optional(otherSkuFields.name),
  code: z.optional(otherSkuFields.code),
  size: z._default(otherSkuFields.size, ''),
  taxCategory: z._default(otherSkuFields.taxCategory, 'STANDARD'),
  taxRateId: z._default(otherSkuFields.taxRateId, null),
  weight: z._default(otherSkuFields.weight, DEFAULT_WEIGHT_GRAMS / 1000),
  quantity: z._default(z.int('Please enter a whole number of pieces').check(z.minimum(0), z.maximum(MAX_STOCK)), 0),
  location: z._default(z.nullable(line('Location', 60)), null),
  startDate: z._default(otherSkuFields.startDate, null),
  endDate: z._default(otherSkuFields.endDate, null),
  mediaList: z._default(otherSkuFields.mediaList, []),
  position: z.optional(otherSkuFields.position),
};

/**
 * A SKU of a new product, with its opening stock. The discount on the MRP is computed; a value in the input is ignored.
 */
export const CreateSku = z.object(createdFields).check(checkSku);
export type CreateSku = z.output<typeof CreateSku>;

/** A SKU that is added to an existing product. */
export const CreateSkuOfProduct = z.object({ productId: Id, ...createdFields }).check(checkSku);
export type CreateSkuOfProduct = z.output<typeof CreateSkuOfProduct>;

/** The maximum number of SKUs that one request adds to a product. */
const MOST_ADDED = 60;
const ADDED_FAULT = `Please add 1 to ${MOST_ADDED} SKUs at once`;

/** Adds several SKUs to a product: all or none. */
export const AddSkus = z.object({
  skus: namedOnce(
    z.array(CreateSku).check(z.minLength(1, ADDED_FAULT), z.maxLength(MOST_ADDED, ADDED_FAULT)),
    'code',
    'code',
  ),
});
export type AddSkus = z.output<typeof AddSkus>;

/** The maximum number of SKUs per price change. */
export const MOST_PRICED = 100;
export const PRICED_FAULT = `Please choose 1 to ${MOST_PRICED} SKUs at once`;

/** Changes the prices of several SKUs, each with the version that was read: all or none. */
export const ChangePrices = z.object({
  prices: namedOnce(
    z
      .array(z.object({ id: Id, version: z.int(), mrpPrice: Rupees, sellingPrice: Rupees }).check(checkSku))
      .check(z.minLength(1, PRICED_FAULT), z.maxLength(MOST_PRICED, PRICED_FAULT)),
    'SKU',
    'id',
  ),
});
export type ChangePrices = z.output<typeof ChangePrices>;

/** Absent fields stay unchanged; stock has its own calls. */
export const ChangeSku = z.partial(z.object({ ...skuFields, ...otherSkuFields, version: z.int() })).check(checkSku);
export type ChangeSku = z.output<typeof ChangeSku>;
