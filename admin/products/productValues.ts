import type * as z from 'zod/mini';
import { ChangeProduct, HSN_DEFAULT } from '#contract/calls/products.ts';
import type { PreviewProduct } from '#contract/calls/product-preview.ts';
import type { CreateProduct } from '#contract/calls/products.ts';
import { addDays, formatDay, kolkataDay } from '#contract/shop/dates.ts';
import type { EditedProductRecord, MediaRecord } from '../providers/records.ts';
import { EMPTY_MATRIX, matrixError, skusToSend } from '../skus/matrix.ts';
import type { MatrixValues } from '../skus/matrix.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { countryName } from './countries.ts';

type Attributes = EditedProductRecord['attributes'];

/** The form's fields; what was cleared is null. */
export interface ProductValues {
  /** Asked of the house for a new product alone. */
  sellerId: number | null;
  categoryId: number | null;
  name: string | null;
  title: string | null;
  /** HTML. */
  description: string | null;
  seoUrl: string | null;
  seoKw: string | null;
  brand: string | null;
  isVisible: boolean;
  isActive: boolean;
  startDate: string | null;
  endDate: string | null;
  hsn: string | null;
  countryOfOrigin: string | null;
  codAllowed: boolean;
  featuredRank: number | null;
  attributes: Record<string, string | string[] | null | undefined>;
  mediaList: MediaRecord[];
  /** The SKUs it begins with. */
  matrix: MatrixValues;
}

/** Days a new product is sold unless somebody chooses others. */
const DAYS = 730;

export function newProduct(now: number): ProductValues {
  const today = kolkataDay(now);
  return {
    sellerId: null,
    categoryId: null,
    name: '',
    title: '',
    description: '',
    seoUrl: '',
    seoKw: '',
    brand: '',
    isVisible: true,
    isActive: true,
    startDate: today,
    endDate: addDays(today, DAYS),
    hsn: HSN_DEFAULT,
    countryOfOrigin: 'IN',
    codAllowed: true,
    featuredRank: null,
    attributes: {},
    mediaList: [],
    matrix: EMPTY_MATRIX,
  };
}

export const valuesOf = (product: EditedProductRecord): ProductValues =>
  pickFields(newProduct(0), { ...product, matrix: EMPTY_MATRIX });

/** Returns a copy of a product as a new one. Its address is made of its title, and it is hidden until somebody shows it. */
export function copyOf(product: EditedProductRecord): ProductValues {
  return { ...valuesOf(product), seoUrl: '', isVisible: false };
}

/** What both ways of saving send. An empty title is the name. */
function fieldsOf(values: ProductValues) {
  return {
    ...textsOf(values, ['name', 'description', 'seoUrl', 'seoKw', 'hsn', 'countryOfOrigin']),
    title: values.title || (values.name ?? ''),
    categoryId: values.categoryId ?? 0,
    isVisible: values.isVisible,
    isActive: values.isActive,
    codAllowed: values.codAllowed,
    attributes: statedOf(values.attributes),
    mediaList: values.mediaList,
    ...(values.brand && { brand: values.brand }),
  };
}

export function changeToSend(values: ProductValues): z.input<typeof ChangeProduct> {
  return {
    ...fieldsOf(values),
    startDate: values.startDate,
    endDate: values.endDate,
    ...(values.featuredRank !== null && { featuredRank: values.featuredRank }),
  };
}

export function productToSend(values: ProductValues): z.input<typeof CreateProduct> {
  return {
    ...fieldsOf(values),
    startDate: values.startDate ?? '',
    endDate: values.endDate ?? '',
    ...(values.sellerId !== null && { sellerId: values.sellerId }),
    skus: skusToSend(values.matrix),
  };
}

/** What is looked at before it is saved, as far as it is filled in; SKUs whose price is still missing are left out. */
export function draftToSend(values: ProductValues, id: number | undefined): z.input<typeof PreviewProduct> {
  const { seoUrl: _, seoKw: __, isVisible: ___, isActive: ____, ...fields } = fieldsOf(values);
  return {
    ...fields,
    ...(id !== undefined && { id }),
    ...(values.sellerId !== null && { sellerId: values.sellerId }),
    startDate: values.startDate,
    endDate: values.endDate,
    skus: skusToSend(values.matrix).flatMap(({ color, size = '', mrpPrice, sellingPrice, quantity = 0 }) =>
      [mrpPrice, sellingPrice, quantity].every((number) => Number.isFinite(number))
        ? [{ color, size, mrpPrice, sellingPrice, quantity }]
        : [],
    ),
  };
}

/** The facts that are stated: what was cleared is not. */
function statedOf(attributes: ProductValues['attributes']): Attributes {
  const stated = Object.entries(attributes ?? {}).filter(([, value]) => value != null && value.length > 0);
  return Object.fromEntries(stated) as Attributes;
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function productErrors(values: ProductValues, { isNew }: { isNew: boolean }): ErrorTexts {
  const skus = isNew ? matrixError(values.matrix) : undefined;
  const { title, ...errors } = errorsOf(ChangeProduct, changeToSend(values));
  return {
    ...(isNew && !values.startDate && { startDate: 'Start date is required' }),
    ...(isNew && !values.endDate && { endDate: 'End date is required' }),
    ...errors,
    // An empty title is the name, whose fault is said there.
    ...(title && values.title && { title }),
    ...(skus && { matrix: skus }),
  };
}

const day = (value: string | null) => (value === null ? '' : formatDay(value));

/** What two editors may have left differently, in words. */
export const PRODUCT_FIELDS: FieldLabels<ProductValues> = {
  name: ['Name'],
  title: ['Title'],
  description: [
    'Description',
    (html) =>
      (html ?? '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  ],
  categoryId: ['Category', (id) => `Category ${id}`],
  seoUrl: ['SEO URL'],
  seoKw: ['SEO key words'],
  brand: ['Brand'],
  isVisible: ['Visible'],
  isActive: ['Active'],
  startDate: ['Start date', day],
  endDate: ['End date', day],
  hsn: ['HSN code'],
  countryOfOrigin: ['Country of origin', (code) => (code ? countryName(code) : '')],
  codAllowed: ['Cash on delivery'],
  featuredRank: ['Rank in lists'],
  attributes: ['Facts', (facts) => Object.values(facts).flat().filter(Boolean).join(', ')],
  mediaList: ['Pictures', (files) => files.length],
};
