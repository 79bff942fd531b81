import type * as z from 'zod/mini';
import { ChangeProduct, HSN_DEFAULT, saleDays } from '#contract/calls/products.ts';
import type { PreviewProduct } from '#contract/calls/product-preview.ts';
import type { CreateProduct } from '#contract/calls/products.ts';
import type { EditedProductRecord, MediaRecord } from '../providers/records.ts';
import { EMPTY_MATRIX, matrixError, skusToSend } from '../skus/matrix.ts';
import type { MatrixValues } from '../skus/matrix.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import { hindiShown, translationsToSend } from '../ui/form/hindiTexts.ts';
import type { TranslationValues } from '../ui/form/hindiTexts.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { countryName } from './countries.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/products.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

type Attributes = EditedProductRecord['attributes'];

/** The texts that a product may have in Hindi, too. */
const TRANSLATED = ['name', 'title', 'description'] as const;

/** The form's values; an emptied field is null. */
export interface ProductValues {
  /** For a new product of the platform only. */
  sellerId: number | null;
  categoryId: number | null;
  name: string | null;
  title: string | null;
  /** HTML. */
  description: string | null;
  translations: TranslationValues<(typeof TRANSLATED)[number]>;
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
  /** The first SKUs. */
  matrix: MatrixValues;
}

export function newProduct(now: number): ProductValues {
  return {
    sellerId: null,
    categoryId: null,
    name: '',
    title: '',
    description: '',
    translations: {},
    seoUrl: '',
    seoKw: '',
    brand: '',
    isVisible: true,
    isActive: true,
    ...saleDays(now),
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

/** Returns a copy as a new product: hidden, with an address made of its title. */
export function copyOf(product: EditedProductRecord): ProductValues {
  return { ...valuesOf(product), seoUrl: '', isVisible: false };
}

/** Returns the fields that creating and changing share. An empty title becomes the name. */
function fieldsOf(values: ProductValues) {
  return {
    ...textsOf(values, ['name', 'description', 'seoUrl', 'seoKw', 'hsn', 'countryOfOrigin']),
    title: values.title || (values.name ?? ''),
    translations: translationsToSend(values.translations, TRANSLATED),
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

/** Returns the body of a preview as far as the form is filled in, without SKUs that have no price yet. */
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

/** Returns the attributes that are set. */
function statedOf(attributes: ProductValues['attributes']): Attributes {
  const stated = Object.entries(attributes ?? {}).filter(([, value]) => value != null && value.length > 0);
  return Object.fromEntries(stated) as Attributes;
}

/** Returns the errors of the API's schema, by field. */
export function productErrors(values: ProductValues, { isNew }: { isNew: boolean }): ErrorTexts {
  const skus = isNew ? matrixError(values.matrix) : undefined;
  const { title, ...errors } = errorsOf(ChangeProduct, changeToSend(values));
  return {
    ...(isNew && !values.startDate && { startDate: words.startDateIsRequired }),
    ...(isNew && !values.endDate && { endDate: words.endDateIsRequired }),
    ...errors,
    // An empty title becomes the name, which shows the error.
    ...(title && values.title && { title }),
    ...(skus && { matrix: skus }),
  };
}

const day = (value: string | null) => (value === null ? '' : formatDay(value));

const factShown = (fact: string | null | undefined) => fact && shared(fact);

/** The labels of the fields in a conflict. */
export const PRODUCT_FIELDS: FieldLabels<ProductValues> = {
  name: [common.name],
  title: [words.title],
  description: [
    common.description,
    (html) =>
      (html ?? '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  ],
  translations: [common.inHindi, hindiShown],
  categoryId: [common.category, (id) => words.categoryId(id)],
  seoUrl: [common.seoUrl],
  seoKw: [words.seoKeyWords],
  brand: [words.brand],
  isVisible: [words.visible],
  isActive: [common.active],
  startDate: [words.startDate, day],
  endDate: [words.endDate, day],
  hsn: [words.hsnCode],
  countryOfOrigin: [words.countryOfOrigin, (code) => (code ? countryName(code) : '')],
  codAllowed: [common.cashOnDelivery],
  featuredRank: [words.rankInLists],
  attributes: [words.facts, (facts) => Object.values(facts).flat().map(factShown).filter(Boolean).join(', ')],
  mediaList: [common.pictures, (files) => files.length],
};
