import type * as z from 'zod/mini';
import { ChangeCategory } from '#contract/calls/categories.ts';
import type { CreateCategory } from '#contract/calls/categories.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import type { CategoryRecord, MediaRecord } from '../providers/records.ts';
import type { FieldWords } from '../ui/dialog/conflictRows.ts';
import { FAMILY_CHOICES, SIZE_CHOICES } from './categoryWords.ts';
import { faultsOf } from '../ui/form/faults.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import type { Faults } from '../ui/form/faults.ts';

/** The form's fields; what was cleared is null. */
export interface TypedCategory {
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

export const NEW_CATEGORY: TypedCategory = {
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

export const typedOf = (category: CategoryRecord): TypedCategory => pickFields(NEW_CATEGORY, category);

/** What was typed, as a change of a present category is sent. Which level follows from where it lies says the API. */
export function changeToSend(typed: TypedCategory): z.input<typeof ChangeCategory> {
  const { sizeSystem, position, ...fields } = typed;
  return {
    ...fields,
    ...textsOf(fields, ['displayName', 'description', 'seoUrl', 'seoKw']),
    ...(sizeSystem !== null && { sizeSystem }),
    ...(position !== null && { position }),
  };
}

/** What was typed, as a new category is sent. What is not said of kind and sizes is as where it lies. */
export function categoryToSend(
  typed: TypedCategory,
  parent: CategoryRecord | undefined,
): z.input<typeof CreateCategory> {
  const { family, ...category } = changeToSend(typed);
  return {
    ...category,
    displayName: typed.displayName ?? '',
    description: typed.description ?? '',
    level: (parent?.level ?? 0) + 1,
    ...(family && { family }),
  };
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function categoryFaults(typed: TypedCategory): Faults {
  return faultsOf(ChangeCategory, changeToSend(typed));
}

const nameOf = (choices: readonly { id: string; name: string }[], id: string | null) =>
  choices.find((choice) => choice.id === id)?.name ?? '';

export const CATEGORY_FIELDS: FieldWords<TypedCategory> = {
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
