import type * as z from 'zod/mini';
import { ChangeSku, CreateSkuOfProduct, DEFAULT_WEIGHT_GRAMS } from '#contract/calls/skus.ts';
import type { TaxCategory } from '#contract/calls/skus.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { EditedProductRecord, MediaRecord, SkuRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { readRupees } from '../ui/form/readRupees.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

/** The form's values; an emptied field is null. Amounts are stored as they are entered. */
export interface SkuValues {
  productId: number | null;
  name: string | null;
  code: string | null;
  color: string | null;
  size: string | null;
  mrpPrice: string | number | null;
  sellingPrice: string | number | null;
  taxCategory: TaxCategory;
  taxRateId: number | null;
  /** In kilograms. */
  weight: number | null;
  /** The initial stock of a new SKU; that of a present one has a page of its own. */
  quantity: number | null;
  location: string | null;
  startDate: string | null;
  endDate: string | null;
  mediaList: MediaRecord[];
  position: number | null;
}

/** The default rate of the reduced category: HSN 7117 at 3 %. */
const USUAL_RATE_ID = 2;

/** Returns a new SKU, of a product if one is given: sold from today or from the product's first day, without an end. */
export function newSku(now: number, product?: EditedProductRecord): SkuValues {
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

export const valuesOf = (sku: SkuRecord): SkuValues => ({
  ...pickFields(newSku(0), { ...sku, location: null }),
  taxRateId: sku.taxRateId ?? USUAL_RATE_ID,
});

/** Returns the fields that creating and changing share. */
function fieldsOf(values: SkuValues) {
  return {
    color: values.color ?? '',
    size: values.size ?? '',
    mrpPrice: readRupees(values.mrpPrice ?? ''),
    sellingPrice: readRupees(values.sellingPrice ?? ''),
    taxCategory: values.taxCategory,
    taxRateId: values.taxCategory === 'REDUCED' ? values.taxRateId : null,
    startDate: values.startDate,
    endDate: values.endDate,
    mediaList: values.mediaList,
    ...(values.weight !== null && { weight: values.weight }),
    ...(values.position !== null && { position: values.position }),
  };
}

/** Returns the body of a change. An unchanged code is not sent: an imported one may break the rules of new codes. */
export function changeToSend(values: SkuValues, present: Pick<SkuRecord, 'code'>): z.input<typeof ChangeSku> {
  const code = values.code ?? '';
  return { ...fieldsOf(values), name: values.name ?? '', ...(code !== present.code && { code }) };
}

/** Returns the body of a new SKU. The API makes the missing name and code. */
export function skuToSend(values: SkuValues): z.input<typeof CreateSkuOfProduct> {
  return {
    ...fieldsOf(values),
    productId: values.productId ?? 0,
    quantity: values.quantity ?? 0,
    location: values.location || null,
    ...(values.name && { name: values.name }),
    ...(values.code && { code: values.code }),
  };
}

/** Returns the errors of the API's schema, by field. */
export function skuErrors(values: SkuValues, present?: Pick<SkuRecord, 'code'>): ErrorTexts {
  const isNew = present === undefined;
  const errors = isNew
    ? errorsOf(CreateSkuOfProduct, skuToSend(values))
    : errorsOf(ChangeSku, changeToSend(values, present));
  return { ...errors, ...(isNew && values.productId === null && { productId: words.pleaseChooseAProduct }) };
}

export const TAX_LABELS: Record<TaxCategory, string> = {
  STANDARD: words.standardRate,
  REDUCED: words.reducedRate,
  ZERO: words.zeroRate,
  EXEMPT: words.exempt,
};

const day = (value: string | null) => (value === null ? '' : formatDay(value));

const shown = (value: string | null) => shared(value ?? '');

/** The labels of the fields in a conflict. */
export const SKU_FIELDS: FieldLabels<SkuValues> = {
  name: [common.name],
  code: [common.code],
  color: [words.colour, shown],
  size: [common.size, shown],
  mrpPrice: ['MRP', (rupees) => `₹${rupees}`],
  sellingPrice: [words.sellingPrice, (rupees) => `₹${rupees}`],
  taxCategory: [words.taxCategory, (category) => TAX_LABELS[category]],
  taxRateId: [words.taxRate],
  weight: [words.weight, (kilograms) => words.kilogramsKg(kilograms)],
  startDate: [words.startDate, day],
  endDate: [words.endDate, day],
  mediaList: [common.pictures, (files) => files.length],
  position: [common.place],
};
