import type * as z from 'zod/mini';
import { ChangeSku, CreateSkuOfProduct, DEFAULT_WEIGHT_GRAMS } from '#contract/calls/skus.ts';
import type { TaxCategory } from '#contract/calls/skus.ts';
import { formatDay, kolkataDay } from '#contract/shop/dates.ts';
import type { EditedProductRecord, MediaRecord, SkuRecord } from '../providers/records.ts';
import type { FieldWords } from '../ui/dialog/conflictRows.ts';
import { faultsOf } from '../ui/form/faults.ts';
import { pickFields } from '../ui/form/formValues.ts';
import type { Faults } from '../ui/form/faults.ts';
import { readRupees } from '../ui/form/readRupees.ts';

/** The form's fields; what was cleared is null. Amounts are kept as they are typed. */
export interface TypedSku {
  productId: number | null;
  name: string | null;
  code: string | null;
  color: string | null;
  size: string | null;
  mrpPrice: string | number | null;
  sellingPrice: string | number | null;
  taxCategory: TaxCategory;
  taxRateId: number | null;
  /** Kilograms. */
  weight: number | null;
  /** What a new one opens with; a present one's stock has a page of its own. */
  quantity: number | null;
  location: string | null;
  startDate: string | null;
  endDate: string | null;
  mediaList: MediaRecord[];
  position: number | null;
}

/** The rate a SKU of a reduced rate has unless another is chosen: HSN 7117 at 3 %. */
const USUAL_RATE_ID = 2;

/** Returns a new SKU, of a product if one is given: sold from today on, or from the product's first day, without an end. */
export function newSku(now: number, product?: EditedProductRecord): TypedSku {
  const today = kolkataDay(now);
  const productStart = product?.startDate ?? today;
  return {
    productId: product?.id ?? null,
    name: '',
    code: '',
    color: '',
    size: '',
    mrpPrice: '',
    sellingPrice: '',
    taxCategory: 'STANDARD',
    taxRateId: null,
    weight: DEFAULT_WEIGHT_GRAMS / 1000,
    quantity: 0,
    location: '',
    startDate: productStart > today ? productStart : today,
    endDate: null,
    mediaList: [],
    position: null,
  };
}

export const typedOf = (sku: SkuRecord): TypedSku => ({
  ...pickFields(newSku(0), { ...sku, location: null }),
  taxRateId: sku.taxRateId ?? USUAL_RATE_ID,
});

/** What both ways of saving send. */
function fieldsOf(typed: TypedSku) {
  return {
    color: typed.color ?? '',
    size: typed.size ?? '',
    mrpPrice: readRupees(typed.mrpPrice ?? ''),
    sellingPrice: readRupees(typed.sellingPrice ?? ''),
    taxCategory: typed.taxCategory,
    taxRateId: typed.taxCategory === 'REDUCED' ? typed.taxRateId : null,
    startDate: typed.startDate,
    endDate: typed.endDate,
    mediaList: typed.mediaList,
    ...(typed.weight !== null && { weight: typed.weight }),
    ...(typed.position !== null && { position: typed.position }),
  };
}

/** A code that stays is not sent: one from elsewhere may be written as none would be typed here. */
export function changeToSend(typed: TypedSku, present: Pick<SkuRecord, 'code'>): z.input<typeof ChangeSku> {
  const code = typed.code ?? '';
  return { ...fieldsOf(typed), name: typed.name ?? '', ...(code !== present.code && { code }) };
}

/** Name and code are made of the product, the colour and the size where none was typed. */
export function skuToSend(typed: TypedSku): z.input<typeof CreateSkuOfProduct> {
  return {
    ...fieldsOf(typed),
    productId: typed.productId ?? 0,
    quantity: typed.quantity ?? 0,
    location: typed.location || null,
    ...(typed.name && { name: typed.name }),
    ...(typed.code && { code: typed.code }),
  };
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function skuFaults(typed: TypedSku, present?: Pick<SkuRecord, 'code'>): Faults {
  const isNew = present === undefined;
  const faults = isNew
    ? faultsOf(CreateSkuOfProduct, skuToSend(typed))
    : faultsOf(ChangeSku, changeToSend(typed, present));
  return { ...faults, ...(isNew && typed.productId === null && { productId: 'Please choose a product' }) };
}

export const TAX_WORDS: Record<TaxCategory, string> = {
  STANDARD: 'Standard rate',
  REDUCED: 'Reduced rate',
  ZERO: 'Zero rate',
  EXEMPT: 'Exempt',
};

const day = (value: string | null) => (value === null ? '' : formatDay(value));

/** What two editors may have left differently, in words. */
export const SKU_FIELDS: FieldWords<TypedSku> = {
  name: ['Name'],
  code: ['Code'],
  color: ['Colour'],
  size: ['Size'],
  mrpPrice: ['MRP', (rupees) => `₹${rupees}`],
  sellingPrice: ['Selling price', (rupees) => `₹${rupees}`],
  taxCategory: ['Tax category', (category) => TAX_WORDS[category]],
  taxRateId: ['Tax rate'],
  weight: ['Weight', (kilograms) => `${kilograms} kg`],
  startDate: ['Start date', day],
  endDate: ['End date', day],
  mediaList: ['Pictures', (files) => files.length],
  position: ['Place'],
};
