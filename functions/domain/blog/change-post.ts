import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { EditedPost, ChangePost } from '#contract/calls/blog.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { requireChange, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import { moveAddress } from '../redirects/index.ts';
import type { Shop } from '../shop.ts';
import { isShown } from './post-shape.ts';
import { readPost } from './read-post.ts';
import { categoryOf, cleanContent, pictureOf, tagsOf, writePost } from './statements.ts';

interface Changed {
  id: number;
  version: number;
  now: number;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  readTime: string;
  featured: boolean;
  categoryKey: string;
}

const updatePost = statement((db, params: Params<Changed>) =>
  db
    .update(blogPosts)
    .set({
      slug: sql`${params.slug}`,
      title: sql`${params.title}`,
      excerpt: sql`${params.excerpt}`,
      content: sql`${params.content}`,
      author: sql`${params.author}`,
      readTime: sql`${params.readTime}`,
      isFeatured: sql`${params.featured}`,
      categoryId: sql`(SELECT id FROM blog_categories WHERE key = ${params.categoryKey})`,
      updatedAt: sql`${params.now}`,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(and(eq(blogPosts.id, params.id), eq(blogPosts.version, params.version), isShown)),
);

/**
 * Changes what is named of a post. A new address leaves the old one behind, which leads to it.
 * @throws POST_NOT_FOUND, SEO_URL_TAKEN, STALE_VERSION with the present state; FIELDS_INVALID for a content or a picture
 *   that cannot be shown
 */
export async function changePost(shop: Shop, actor: Actor, id: number, change: ChangePost): Promise<EditedPost> {
  const { version, ...wanted } = change;
  const before = await readPost(shop, id);
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION', { current: before });
  const {
    slug = before.slug,
    title = before.title,
    excerpt = before.excerpt,
    author = before.author,
    readTime = before.readTime,
    featured = before.featured,
    category = before.category,
  } = wanted;
  const content = wanted.content === undefined ? before.content : await cleanContent(wanted.content);
  return writePost(shop, slug, [
    categoryOf(shop, category),
    requireChange(
      updatePost({
        id,
        version: before.version,
        now: shop.now,
        slug,
        title,
        excerpt,
        content,
        author,
        readTime,
        featured,
        categoryKey: keyOf(category),
      }),
      'STALE_VERSION',
    ),
    ...moveAddress('post', id, { from: before.slug, to: slug, now: shop.now }),
    ...(wanted.tags ? tagsOf(slug, wanted.tags) : []),
    ...(wanted.imagePath === undefined ? [] : pictureOf(slug, wanted.imagePath)),
    auditEntry(shop, actor, {
      action: 'post changed',
      subject: 'post',
      subjectId: id,
      before: { slug: before.slug, title: before.title, featured: before.featured },
      after: { slug, title, featured },
    }),
    pageInvalidation(shop, { subject: 'post', subjectId: id }),
  ]);
}
