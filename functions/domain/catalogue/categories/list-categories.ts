import type { Actor } from '#contract/calls/actor.ts';
import type { Category } from '#contract/calls/categories.ts';
import { allMediaOf } from '../../files/media/index.ts';
import { movedFrom } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { allCategories, categoryOf } from './reads.ts';

/**
 * Returns the categories that shoppers see. Staff get all categories, because they file products under hidden ones too.
 */
export async function listCategories(shop: Shop, viewer: Actor): Promise<Category[]> {
  const [rows, mediaRows] = await shop.read(allCategories({}), allMediaOf({ subject: 'category' }));
  const isStaff = viewer.kind === 'admin' || viewer.kind === 'seller';
  return rows.filter((row) => isStaff || row.shown).map((row) => categoryOf(row, mediaRows));
}

/** Returns the present address of a visible category by a former address; undefined if no category had it. */
export async function findMovedCategory(shop: Shop, seoUrl: string): Promise<string | undefined> {
  const [[moved], rows] = await shop.read(movedFrom({ kind: 'category', seoUrl }), allCategories({}));
  return rows.find(({ id, shown }) => id === moved?.id && shown)?.seoUrl;
}
