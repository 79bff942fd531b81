import { and, eq, sql } from 'drizzle-orm';
import { blogPosts } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isShown } from './post-shape.ts';

const countUp = statement((db, params: Params<{ id: number }>) =>
  db
    .update(blogPosts)
    .set({ views: sql`${blogPosts.views} + 1` })
    .where(and(eq(blogPosts.id, params.id), isShown)),
);

/**
 * Counts a view of a post. No visitor data is stored: each browser reports a post once a day, so the count depends on
 * the browsers. @throws POST_NOT_FOUND
 */
export async function countView(shop: Shop, id: number): Promise<void> {
  await shop.write(requireChange(countUp({ id }), 'POST_NOT_FOUND'));
}
