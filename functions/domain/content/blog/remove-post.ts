import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { EditedPost } from '#contract/calls/blog.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { blogPosts } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { managedPosts } from './manage-posts.ts';
import { isThere } from './post-shape.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(blogPosts)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(and(eq(blogPosts.id, params.id), isThere)),
);

/**
 * Archives a post and returns its former state. Its row stays, and its address can be used again.
 * @throws POST_NOT_FOUND
 */
export async function removePost(shop: Shop, admin: Admin, id: number): Promise<EditedPost> {
  const { slug, title } = await managedPosts.one(shop, admin, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'POST_NOT_FOUND'),
    audit: auditEntry(shop, admin, {
      action: 'post deleted',
      subject: 'post',
      subjectId: id,
      before: { slug, title },
      after: {},
    }),
    pages: pageInvalidation(shop, { subject: 'post', subjectId: id }),
    after: managedPosts.formerRow(shop, admin, id),
  });
  return after[0]!;
}

/** Returns a removed post when its remover repeats the request. @throws POST_NOT_FOUND */
export async function readRemovedPost(shop: Shop, admin: Admin, id: number): Promise<EditedPost> {
  const [[post]] = await shop.read(managedPosts.formerRow(shop, admin, id));
  return post ?? refuse('POST_NOT_FOUND');
}
