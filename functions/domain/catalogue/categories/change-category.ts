import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { CATEGORY_LEVELS } from '#contract/calls/categories.ts';
import type { ChangeCategory, ManagedCategory } from '#contract/calls/categories.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { categories } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import { showFiles } from '../../files/media/index.ts';
import { addressAfter, addressToMake, moveAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { checkPlace, pagesOfCategory } from './create-category.ts';
import { managedCategories } from './manage-categories.ts';
import { followLevel, parentAsked, placeIsRight } from './statements.ts';

/**
 * Changes the given fields of a category, and its position in the tree. Its subcategories move with it. The former
 * address redirects to the new one. An admin accepts a seller's proposal by making it active; the category then belongs
 * to the platform.
 * @throws CATEGORY_NOT_FOUND, CATEGORY_OF_HOUSE, STALE_VERSION with the present state, SEO_URL_TAKEN, FILE_UNKNOWN,
 * CATEGORY_PLACE_WRONG; FIELDS_INVALID as `createCategory`
 */
export function changeCategory(
  shop: Shop,
  staff: Staff,
  id: number,
  { version, mediaList, ...change }: ChangeCategory,
): Promise<ManagedCategory> {
  const { displayName: title, seoUrl: typed } = change;
  const made = addressToMake('category', { title, typed });
  const beside = [parentAsked({ parentId: change.parentId ?? null }), takenLike('category', made)] as const;
  const verb = () =>
    changeRow(managedCategories, shop, staff, { id, version, beside }, (before, [[parent], taken]) => {
      checkOwn(staff, before);
      const wanted = { ...before, ...named(change) };
      const { parentId } = wanted;
      const isMoved = parentId !== before.parentId;
      const level = change.level ?? (isMoved ? (parent?.level ?? 0) + 1 : before.level);
      if (isMoved) checkPlace(staff, { parentId, level }, parent);
      else if (level !== before.level)
        refuse('FIELDS_INVALID', { fields: { level: `In that category the level is ${before.level}` } });
      if (staff.kind === 'seller' && change.isActive === true) refuse('CATEGORY_OF_HOUSE');
      const isAccepted = before.proposedBy !== null && staff.kind === 'admin' && change.isActive === true;
      const after = {
        displayName: wanted.displayName,
        parentId,
        level,
        description: wanted.description,
        translations: changedTranslations(before.translations, change.translations),
        seoUrl: addressAfter(
          { kind: 'category', id, title: wanted.displayName, typed: wanted.seoUrl, present: before.seoUrl },
          made === null ? null : taken,
        ),
        seoKw: wanted.seoKw,
        isVisible: wanted.isVisible,
        isActive: wanted.isActive,
        family: wanted.family,
        sizeSystem: wanted.sizeSystem,
        position: wanted.position,
        proposedBy: isAccepted ? null : before.proposedBy,
      };
      for (const rule of ['sizeSystem', 'family'] as const) {
        if (after[rule] !== before[rule] && before.productCount > 0)
          refuse('FIELDS_INVALID', { fields: { [rule]: 'It holds products that follow this already, so it stays' } });
      }
      return {
        row: query((db) =>
          db
            .update(categories)
            .set({ ...after, updatedAt: shop.now, version: sql`${categories.version} + 1` })
            .where(and(eq(categories.id, id), eq(categories.version, before.version))),
        ),
        also: [
          ...(level === before.level ? [] : [followLevel({ id, by: level - before.level, now: shop.now })]),
          ...(isMoved ? [placeIsRight({ seoUrl: after.seoUrl }, { params: { levels: CATEGORY_LEVELS } })] : []),
          ...moveAddress('category', id, { from: before.seoUrl, to: after.seoUrl, now: shop.now }),
          ...(mediaList ? showFiles(shop, staff, { subject: 'category', id }, mediaList) : []),
          ...pagesOfCategory(shop, id, before, after),
        ],
        audit: {
          action: isAccepted ? 'category accepted' : 'category changed',
          subject: 'category',
          before: Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof typeof after]])),
          after,
        },
      };
    });
  return writeMade({ SEO_URL_TAKEN: made !== null }, verb);
}

/**
 * Checks that a seller changes only its own proposal, and only before it is accepted or used.
 * @throws CATEGORY_OF_HOUSE otherwise
 */
export function checkOwn(staff: Staff, { proposedBy, productCount, childCount }: ManagedCategory): void {
  if (staff.kind === 'admin') return;
  if (proposedBy !== staff.sellerId || productCount > 0 || childCount > 0) refuse('CATEGORY_OF_HOUSE');
}
