import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { EditedPost, ChangePost } from '#contract/calls/blog.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { blogPosts } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { addressAfter, addressToMake, moveAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import type { PostStatus } from '#contract/states/post.ts';
import { isThere } from './post-shape.ts';
import { standingOf } from './post-status.ts';
import { editedPost } from './reads.ts';
import { categoryOf, cleanContent, pictureOf, picturesInText, tagsOf, writePost } from './statements.ts';

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
  status: PostStatus;
  publishOn: string | null;
  categoryKey: string;
}

/**
 * Returns the condition that this status shows the post to readers for the first time. Its creation date is then set to
 * now.
 */
const isFirstShown = (status: unknown) =>
  sql`(${status} = 'published' AND ${blogPosts.status} <> 'published' AND ${blogPosts.publishedAt} IS NULL)`;

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
      status: sql`${params.status}`,
      publishOn: sql`${params.publishOn}`,
      publishedAt: sql`CASE WHEN ${isFirstShown(params.status)} THEN ${params.now} ELSE ${blogPosts.publishedAt} END`,
      createdAt: sql`CASE WHEN ${isFirstShown(params.status)} THEN ${params.now} ELSE ${blogPosts.createdAt} END`,
      categoryId: sql`(SELECT id FROM blog_categories WHERE key = ${params.categoryKey})`,
      updatedAt: sql`${params.now}`,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(and(eq(blogPosts.id, params.id), eq(blogPosts.version, params.version), isThere)),
);

/**
 * Changes the given fields of a post. The former address redirects to the new one.
 * @throws POST_NOT_FOUND, SEO_URL_TAKEN, STALE_VERSION with the present state; FIELDS_INVALID when the content or the
 * picture cannot be shown, or the publish date is not in the future
 */
export async function changePost(shop: Shop, actor: Actor, id: number, change: ChangePost): Promise<EditedPost> {
  const { version, ...wanted } = change;
  const made = addressToMake('post', { title: wanted.title, typed: wanted.slug });
  const [[found], taken, { policy }] = await shop.read(editedPost(id), takenLike('post', made), currentSettings());
  const before = found ?? refuse('POST_NOT_FOUND');
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION', { current: before });
  const {
    title = before.title,
    excerpt = before.excerpt,
    author = before.author,
    readTime = before.readTime,
    featured = before.featured,
    category = before.category,
    status = before.status,
    publishDate = before.publishDate,
  } = wanted;
  const slug = addressAfter(
    { kind: 'post', id, title, typed: wanted.slug ?? before.slug, present: before.slug },
    made === null ? null : taken,
  );
  const isAsBefore = status === before.status && publishDate === before.publishDate;
  const standing = isAsBefore ? before : standingOf(shop, { status, publishDate });
  const content = wanted.content === undefined ? before.content : await cleanContent(wanted.content);
  const statements = [
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
        author: author || shopNameOf(policy, shop.origin),
        readTime,
        featured,
        status: standing.status,
        publishOn: standing.publishDate,
        categoryKey: keyOf(category),
      }),
      'STALE_VERSION',
    ),
    ...moveAddress('post', id, { from: before.slug, to: slug, now: shop.now }),
    ...(wanted.tags ? tagsOf(slug, wanted.tags) : []),
    ...(wanted.imagePath === undefined ? [] : pictureOf(slug, wanted.imagePath)),
    // A former main picture may also be in the text, so the pictures of the text are stored again.
    ...(wanted.imagePath === undefined && wanted.content === undefined ? [] : picturesInText(slug, content)),
    auditEntry(shop, actor, {
      action: 'post changed',
      subject: 'post',
      subjectId: id,
      before: { slug: before.slug, title: before.title, featured: before.featured, status: before.status },
      after: { slug, title, featured, status },
    }),
    pageInvalidation(shop, { subject: 'post', subjectId: id }),
  ];
  return writeMade({ SEO_URL_TAKEN: made !== null }, () => writePost(shop, slug, statements));
}
