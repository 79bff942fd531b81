import type * as z from 'zod/mini';
import { ChangeProduct, HSN_DEFAULT } from '#contract/calls/products.ts';
import type { PreviewProduct } from '#contract/calls/product-preview.ts';
import type { CreateProduct } from '#contract/calls/products.ts';
import { addDays, formatDay, kolkataDay } from '#contract/shop/dates.ts';
import type { EditedProductRecord, MediaRecord } from '../providers/records.ts';
import { EMPTY_MATRIX, matrixFault, skusToSend } from '../skus/matrix.ts';
import type { TypedMatrix } from '../skus/matrix.ts';
import type { FieldWords } from '../ui/dialog/conflictRows.ts';
import { faultsOf } from '../ui/form/faults.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import type { Faults } from '../ui/form/faults.ts';
import { countryName } from './countries.ts';

type Attributes = EditedProductRecord['attributes'];

/** The form's fields; what was cleared is null. */
export interface TypedProduct {
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
  matrix: TypedMatrix;
}

/** Days a new product is sold unless somebody chooses others. */
const DAYS = 730;

export function newProduct(now: number): TypedProduct {
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

export const typedOf = (product: EditedProductRecord): TypedProduct =>
  pickFields(newProduct(0), { ...product, matrix: EMPTY_MATRIX });

/** Returns a copy of a product as a new one. Its address is made of its title, and it is hidden until somebody shows it. */
export function copyOf(product: EditedProductRecord): TypedProduct {
  return { ...typedOf(product), seoUrl: '', isVisible: false };
}

/** What both ways of saving send. An empty title is the name. */
function fieldsOf(typed: TypedProduct) {
  return {
    ...textsOf(typed, ['name', 'description', 'seoUrl', 'seoKw', 'hsn', 'countryOfOrigin']),
    title: typed.title || (typed.name ?? ''),
    categoryId: typed.categoryId ?? 0,
    isVisible: typed.isVisible,
    isActive: typed.isActive,
    codAllowed: typed.codAllowed,
    attributes: statedOf(typed.attributes),
    mediaList: typed.mediaList,
    ...(typed.brand && { brand: typed.brand }),
  };
}

export function changeToSend(typed: TypedProduct): z.input<typeof ChangeProduct> {
  return {
    ...fieldsOf(typed),
    startDate: typed.startDate,
    endDate: typed.endDate,
    ...(typed.featuredRank !== null && { featuredRank: typed.featuredRank }),
  };
}

export function productToSend(typed: TypedProduct): z.input<typeof CreateProduct> {
  return {
    ...fieldsOf(typed),
    startDate: typed.startDate ?? '',
    endDate: typed.endDate ?? '',
    ...(typed.sellerId !== null && { sellerId: typed.sellerId }),
    skus: skusToSend(typed.matrix),
  };
}

/** What is looked at before it is saved, as far as it is filled in; SKUs whose price is still missing are left out. */
export function draftToSend(typed: TypedProduct, id: number | undefined): z.input<typeof PreviewProduct> {
  const { seoUrl: _, seoKw: __, isVisible: ___, isActive: ____, ...fields } = fieldsOf(typed);
  return {
    ...fields,
    ...(id !== undefined && { id }),
    ...(typed.sellerId !== null && { sellerId: typed.sellerId }),
    startDate: typed.startDate,
    endDate: typed.endDate,
    skus: skusToSend(typed.matrix).flatMap(({ color, size = '', mrpPrice, sellingPrice, quantity = 0 }) =>
      [mrpPrice, sellingPrice, quantity].every((number) => Number.isFinite(number))
        ? [{ color, size, mrpPrice, sellingPrice, quantity }]
        : [],
    ),
  };
}

/** The facts that are stated: what was cleared is not. */
function statedOf(attributes: TypedProduct['attributes']): Attributes {
  const stated = Object.entries(attributes ?? {}).filter(([, value]) => value != null && value.length > 0);
  return Object.fromEntries(stated) as Attributes;
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function productFaults(typed: TypedProduct, { isNew }: { isNew: boolean }): Faults {
  const skus = isNew ? matrixFault(typed.matrix) : undefined;
  const { title, ...faults } = faultsOf(ChangeProduct, changeToSend(typed));
  return {
    ...(isNew && !typed.startDate && { startDate: 'Start date is required' }),
    ...(isNew && !typed.endDate && { endDate: 'End date is required' }),
    ...faults,
    // An empty title is the name, whose fault is said there.
    ...(title && typed.title && { title }),
    ...(skus && { matrix: skus }),
  };
}

const day = (value: string | null) => (value === null ? '' : formatDay(value));

/** What two editors may have left differently, in words. */
export const PRODUCT_FIELDS: FieldWords<TypedProduct> = {
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
