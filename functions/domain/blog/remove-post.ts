import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { requireChange, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';
import { isShown } from './post-shape.ts';
import { readPost } from './read-post.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(blogPosts)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(and(eq(blogPosts.id, params.id), isShown)),
);

/** Takes a post out of the blog; its row stays, and its address may be used again. @throws POST_NOT_FOUND */
export async function removePost(shop: Shop, actor: Actor, id: number): Promise<void> {
  const { slug, title } = await readPost(shop, id);
  await shop.write(
    requireChange(archive({ id, now: shop.now }), 'POST_NOT_FOUND'),
    auditEntry(shop, actor, {
      action: 'post deleted',
      subject: 'post',
      subjectId: id,
      before: { slug, title },
      after: {},
    }),
    pageInvalidation(shop, { subject: 'post', subjectId: id }),
  );
}
