import type * as z from 'zod/mini';
import { ChangeCategory } from '#contract/calls/categories.ts';
import type { CreateCategory } from '#contract/calls/categories.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import type { CategoryRecord, MediaRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { FAMILY_CHOICES, SIZE_CHOICES } from './categoryLabels.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** The form's values; an emptied field is null. */
export interface CategoryValues {
  displayName: string | null;
  parentId: number | null;
  description: string | null;
  seoUrl: string | null;
  seoKw: string | null;
  isVisible: boolean;
  isActive: boolean;
  family: Family | null;
  sizeSystem: SizeSystem | null;
  position: number | null;
  mediaList: MediaRecord[];
}

export const NEW_CATEGORY: CategoryValues = {
  displayName: '',
  parentId: null,
  description: '',
  seoUrl: '',
  seoKw: '',
  isVisible: true,
  isActive: true,
  family: null,
  sizeSystem: null,
  position: null,
  mediaList: [],
};

export const valuesOf = (category: CategoryRecord): CategoryValues => pickFields(NEW_CATEGORY, category);

/** Returns the body of a change. The API derives the level from the parent. */
export function changeToSend(values: CategoryValues): z.input<typeof ChangeCategory> {
  const { sizeSystem, position, ...fields } = values;
  return {
    ...fields,
    ...textsOf(fields, ['displayName', 'description', 'seoUrl', 'seoKw']),
    ...(sizeSystem !== null && { sizeSystem }),
    ...(position !== null && { position }),
  };
}

/** Returns the body of a new category. Family and sizes that are not set are inherited from the parent. */
export function categoryToSend(
  values: CategoryValues,
  parent: CategoryRecord | undefined,
): z.input<typeof CreateCategory> {
  const { family, ...category } = changeToSend(values);
  return {
    ...category,
    displayName: values.displayName ?? '',
    description: values.description ?? '',
    level: (parent?.level ?? 0) + 1,
    ...(family && { family }),
  };
}

/** Returns the errors of the API's schema, by field. */
export function categoryErrors(values: CategoryValues): ErrorTexts {
  return errorsOf(ChangeCategory, changeToSend(values));
}

const nameOf = (choices: readonly { id: string; name: string }[], id: string | null) =>
  choices.find((choice) => choice.id === id)?.name ?? '';

export const CATEGORY_FIELDS: FieldLabels<CategoryValues> = {
  displayName: ['Display name'],
  parentId: ['Lies in', (id) => (id === null ? 'Top category' : `Category ${id}`)],
  description: ['Description'],
  seoUrl: ['SEO URL'],
  seoKw: ['SEO key words'],
  isVisible: ['Visible'],
  isActive: ['Active'],
  family: ['Kind of piece', (family) => nameOf(FAMILY_CHOICES, family)],
  sizeSystem: ['Sizes', (system) => nameOf(SIZE_CHOICES, system)],
  position: ['Place'],
  mediaList: ['Pictures', (files) => files.length],
};
