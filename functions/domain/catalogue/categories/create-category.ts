import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedCategory, CreateCategory } from '#contract/calls/categories.ts';
import { CATEGORY_CODE_MAX, CATEGORY_LEVELS } from '#contract/calls/categories.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { freeSeoUrl, seoUrlFrom } from '#contract/shop/slug.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { categories } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { showFiles } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { takeAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { managedCategories } from './manage-categories.ts';
import { nextPosition, parentAsked, placeIsRight } from './statements.ts';

const insertCategory = insertInto(categories);

/**
 * Adds a category. A missing address or code is made from its name, so that it is unique. A seller's category is a
 * proposal: it stays inactive until an admin accepts it.
 * @throws SEO_URL_TAKEN, CATEGORY_CODE_TAKEN, FILE_UNKNOWN; FIELDS_INVALID when the parent category does not exist, or
 * the level is not the one below its parent
 */
export async function createCategory(shop: Shop, staff: Staff, input: CreateCategory): Promise<ManagedCategory> {
  const { mediaList, categoryId, parentId, seoUrl: typed, ...category } = input;
  const made = typed === '' ? seoUrlFrom(category.displayName, 'category') : null;
  const madeCode = categoryId === undefined ? (made ?? typed).slice(0, CATEGORY_CODE_MAX).replace(/-$/, '') : null;
  const [[parent], [next], takenUrls, takenCodes] = await shop.read(
    parentAsked({ parentId }),
    nextPosition({ parentId }),
    takenLike('category', made),
    takenLike('categoryCode', madeCode, CATEGORY_CODE_MAX),
  );
  const seoUrl = made === null ? typed : freeSeoUrl(made, takenUrls);
  shop.noteResult(seoUrl);
  checkPlace(staff, { parentId, level: category.level }, parent);
  const { family = parent?.family ?? null, sizeSystem = parent?.sizeSystem ?? 'free' } = category;
  const proposedBy = sellerIdOf(staff);
  const row = {
    ...category,
    translations: changedTranslations({}, category.translations),
    parentId,
    seoUrl,
    code: categoryId ?? freeSeoUrl(madeCode!, takenCodes, CATEGORY_CODE_MAX),
    isActive: category.isActive && proposedBy === null,
    position: category.position ?? next!.position,
    family,
    sizeSystem,
    proposedBy,
  };
  const written = {
    row: insertCategory({ ...row, createdAt: shop.now, updatedAt: shop.now }),
    place: placeIsRight({ seoUrl }, { params: { levels: CATEGORY_LEVELS } }),
    address: takeAddress({ kind: 'category', seoUrl }),
    files: showFiles(shop, staff, { subject: 'category', seoUrl }, mediaList),
    audit: auditEntry(shop, staff, {
      action: proposedBy === null ? 'category created' : 'category proposed',
      subject: 'category',
      subjectId: 0,
      before: {},
      after: row,
    }),
    pages: pagesOfCategory(shop, 0, row),
    after: managedCategories.rowWithKey(shop, staff, seoUrl),
  };
  const isMade = { SEO_URL_TAKEN: made !== null, CATEGORY_CODE_TAKEN: madeCode !== null };
  const { after } = await writeMade(isMade, () => shop.write(written));
  return after[0]!;
}

interface Shown {
  isActive: boolean;
  isVisible: boolean;
}

/**
 * Returns the page invalidation for a category: every page if shoppers see the category in any of these states, else
 * none.
 */
export function pagesOfCategory(shop: Shop, subjectId: number, ...states: readonly Shown[]): Statement[] {
  const isSeen = states.some(({ isActive, isVisible }) => isActive && isVisible);
  return isSeen ? [pageInvalidation(shop, { subject: 'category', subjectId })] : [];
}

/** The facts of a parent category that decide whether it may hold a subcategory. */
interface Parent {
  level: number;
  proposedBy: number | null;
}

/**
 * Checks the parent and the level of a category.
 * @throws FIELDS_INVALID when the parent does not exist or is another seller's proposal, or the level is not the one
 * below the parent
 */
export function checkPlace(
  staff: Staff,
  { parentId, level }: { parentId: number | null; level: number },
  parent: Parent | undefined,
): void {
  const isTheirs = parent && (staff.kind === 'admin' || [null, staff.sellerId].includes(parent.proposedBy));
  if (parentId === null) {
    if (level !== 1) refuse('FIELDS_INVALID', { fields: { parentId: 'Please choose the category it lies in' } });
    if (staff.kind === 'seller')
      refuse('FIELDS_INVALID', { fields: { parentId: 'A category you propose must lie in another one' } });
    return;
  }
  if (!isTheirs) refuse('FIELDS_INVALID', { fields: { parentId: 'This category is not there any more' } });
  if (parent.level >= CATEGORY_LEVELS)
    refuse('FIELDS_INVALID', { fields: { parentId: `Categories lie at most ${CATEGORY_LEVELS} levels deep` } });
  if (level !== parent.level + 1)
    refuse('FIELDS_INVALID', { fields: { level: `In that category the level is ${parent.level + 1}` } });
}
