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
import { hindiShown, translationsToSend } from '../ui/form/hindiTexts.ts';
import type { TranslationValues } from '../ui/form/hindiTexts.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { words } from '../words/en/categories.ts';
import { common } from '../words/en/common.ts';

/** The texts that a category may have in Hindi, too. */
const TRANSLATED = ['displayName', 'description'] as const;

/** The form's values; an emptied field is null. */
export interface CategoryValues {
  displayName: string | null;
  parentId: number | null;
  description: string | null;
  translations: TranslationValues<(typeof TRANSLATED)[number]>;
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
  translations: {},
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
    translations: translationsToSend(values.translations, TRANSLATED),
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
  displayName: [words.displayName],
  parentId: [words.liesIn, (id) => (id === null ? words.topCategory : words.categoryId(id))],
  description: [common.description],
  translations: [common.inHindi, hindiShown],
  seoUrl: [common.seoUrl],
  seoKw: [words.seoKeyWords],
  isVisible: [words.visible],
  isActive: [common.active],
  family: [words.kindOfPiece, (family) => nameOf(FAMILY_CHOICES, family)],
  sizeSystem: [words.sizes, (system) => nameOf(SIZE_CHOICES, system)],
  position: [common.place],
  mediaList: [common.pictures, (files) => files.length],
};
