import { eq, sql } from 'drizzle-orm';
import type { EditedPost } from '#contract/calls/blog.ts';
import { pictureKeysIn } from '#contract/pages/article.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { blogCategories, blogPosts, blogPostTags, mediaUses } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, rawWrite, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import { cleanArticle } from '../../html.ts';
import type { Shop } from '../../shop.ts';
import { editedPostAt } from './reads.ts';

/** Returns the SQL for a post's id by its address, for the batch that writes the post. */
export const idOfSlug = (slug: unknown) =>
  sql`(SELECT ${blogPosts.id} FROM ${blogPosts} WHERE ${blogPosts.slug} = ${slug} AND ${blogPosts.archivedAt} IS NULL)`;

const insertCategory = statement((db, params: Params<{ name: string; key: string; now: number }>) =>
  db
    .insert(blogCategories)
    .values({ name: params.name, key: params.key, createdAt: sql`${params.now}`, updatedAt: sql`${params.now}` })
    .onConflictDoNothing({ target: blogCategories.key }),
);

/** Returns the statement that adds a category if it does not exist. */
export function categoryOf(shop: Shop, name: string): Statement<number> {
  return insertCategory({ name, key: keyOf(name), now: shop.now });
}

const forgetTags = statement((db, params: Params<{ slug: string }>) =>
  db.delete(blogPostTags).where(sql`${blogPostTags.postId} = ${idOfSlug(params.slug)}`),
);

/** Returns the statements that replace the tags of the post at an address. */
export function tagsOf(slug: string, tags: readonly string[]): Statement[] {
  const list = JSON.stringify(tags.map((name) => ({ name, key: keyOf(name) })));
  return [
    forgetTags({ slug }),
    rawWrite(
      `INSERT INTO blog_tags (name, key) SELECT value ->> 'name', value ->> 'key' FROM json_each(?) WHERE true
       ON CONFLICT (key) DO NOTHING`,
      [list],
    ),
    rawWrite(
      `INSERT INTO blog_post_tags (post_id, tag_id, position)
       SELECT (SELECT id FROM blog_posts WHERE slug = ? AND archived_at IS NULL), blog_tags.id, listed.key
       FROM json_each(?) listed JOIN blog_tags ON blog_tags.key = listed.value ->> 'key'`,
      [slug, list],
    ),
  ];
}

/** The position of a picture in a post: above it, or in its text. */
type PictureRole = 'main' | 'text';

const forgetPictures = statement((db, params: Params<{ slug: string; role: PictureRole }>) =>
  db
    .delete(mediaUses)
    .where(
      sql`${eq(mediaUses.subject, 'post')} AND ${mediaUses.subjectId} = ${idOfSlug(params.slug)} AND ${mediaUses.role} = ${params.role}`,
    ),
);

const areThere = requireCondition(
  'FIELDS_INVALID',
  ({ keys }: Params<{ keys: string }>) => sql`NOT EXISTS (SELECT 1 FROM json_each(${keys}) listed WHERE NOT EXISTS (
    SELECT 1 FROM media WHERE key = listed.value AND is_public = 1 AND media_type = 'IMAGE' AND archived_at IS NULL))`,
);

/**
 * Returns the statements that store which pictures the text of the post at an address contains, so that none is removed
 * as unused. A picture that is also the main one stays stored as main. A missing picture refuses the batch.
 */
export function picturesInText(slug: string, content: string): Statement[] {
  const keys = JSON.stringify(pictureKeysIn(content));
  return [
    forgetPictures({ slug, role: 'text' }),
    areThere(
      { keys },
      { fields: { content: 'A picture in the text is not in the shop. Please take it out or choose another.' } },
    ),
    rawWrite(
      `INSERT INTO media_uses (media_id, subject, subject_id, role, position)
       SELECT media.id, 'post', (SELECT id FROM blog_posts WHERE slug = ? AND archived_at IS NULL), 'text', listed.key
       FROM json_each(?) listed JOIN media ON media.key = listed.value WHERE true
       ON CONFLICT (subject, subject_id, media_id) DO NOTHING`,
      [slug, keys],
    ),
  ];
}

/**
 * Returns the statements that set or remove the main picture of the post at an address. A path without a public picture
 * refuses the batch.
 */
export function pictureOf(slug: string, imagePath: string | null): Statement[] {
  const forgotten = forgetPictures({ slug, role: 'main' });
  if (imagePath === null || imagePath.trim() === '') return [forgotten];
  const key = /^\/media\/([a-z0-9]+\.[a-z0-9]+)$/.exec(imagePath.trim())?.[1] ?? '';
  return [
    forgotten,
    requireChange(
      rawWrite(
        `INSERT INTO media_uses (media_id, subject, subject_id, role, position)
       SELECT id, 'post', (SELECT id FROM blog_posts WHERE slug = ? AND archived_at IS NULL), 'main', 0 FROM media
       WHERE key = ? AND is_public = 1 AND media_type = 'IMAGE' AND archived_at IS NULL
       ON CONFLICT (subject, subject_id, media_id) DO UPDATE SET role = 'main', position = 0`,
        [slug, key],
      ),
      'FIELDS_INVALID',
      { fields: { imagePath: 'There is no such picture in the shop' } },
    ),
  ];
}

/** Returns a post's content with forbidden markup removed. @throws FIELDS_INVALID when no text is left */
export async function cleanContent(html: string): Promise<string> {
  const content = (await cleanArticle(html)).trim();
  return /[^\s]/.test(content.replace(/<[^>]*>/g, ''))
    ? content
    : refuse('FIELDS_INVALID', { fields: { content: 'Content is required' } });
}

/** Writes the statements for the post at an address in one batch, and returns the post. */
export async function writePost(shop: Shop, slug: string, statements: readonly Statement[]): Promise<EditedPost> {
  const { post } = await shop.write({ statements, post: editedPostAt(slug) });
  return post[0]!;
}
