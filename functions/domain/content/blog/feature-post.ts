import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { EditedPost } from '#contract/calls/blog.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { blogPosts } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { isThere } from './post-shape.ts';
import { readEditedPost } from './read-post.ts';
import { writePost } from './statements.ts';

const mark = statement((db, params: Params<{ id: number; version: number; featured: boolean; now: number }>) =>
  db
    .update(blogPosts)
    .set({
      isFeatured: sql`${params.featured}`,
      updatedAt: sql`${params.now}`,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(and(eq(blogPosts.id, params.id), eq(blogPosts.version, params.version), isThere)),
);

/**
 * Marks a post as featured or removes the mark. The newest of the marked posts is shown as featured.
 * @throws POST_NOT_FOUND, STALE_VERSION with the present state
 */
export async function featurePost(
  shop: Shop,
  actor: Actor,
  id: number,
  { featured, version }: { featured: boolean; version?: number | undefined },
): Promise<EditedPost> {
  const before = await readEditedPost(shop, id);
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION', { current: before });
  return writePost(shop, before.slug, [
    requireChange(mark({ id, version: before.version, featured, now: shop.now }), 'STALE_VERSION'),
    auditEntry(shop, actor, {
      action: featured ? 'post featured' : 'post no longer featured',
      subject: 'post',
      subjectId: id,
      before: { featured: before.featured },
      after: { featured },
    }),
    pageInvalidation(shop, { subject: 'post', subjectId: id }),
  ]);
}
