import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EditedPost } from '#contract/calls/blog.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags, media, mediaUses } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { isPosterOfMedia, MEDIA_COLUMNS, mediaItem, posters } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';

const POST_COLUMNS = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogCategories.name,
  /** A JSON list, in the author's order. */
  tags: sql<string>`(SELECT json_group_array(name) FROM (
    SELECT ${blogTags.name} AS name FROM ${blogPostTags} JOIN ${blogTags} ON ${blogTags.id} = ${blogPostTags.tagId}
    WHERE ${blogPostTags.postId} = ${blogPosts.id} ORDER BY ${blogPostTags.position}))`,
  author: blogPosts.author,
  readTime: blogPosts.readTime,
  featured: blogPosts.isFeatured,
  views: blogPosts.views,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
  status: blogPosts.status,
  publishDate: blogPosts.publishOn,
  version: blogPosts.version,
  picture: MEDIA_COLUMNS,
  content: blogPosts.content,
};

/** Returns the query for posts with all columns that `postOf` needs. */
export function fromPosts(db: Builder) {
  return db
    .select(POST_COLUMNS)
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(
      mediaUses,
      and(eq(mediaUses.subject, 'post'), eq(mediaUses.subjectId, blogPosts.id), eq(mediaUses.role, 'main')),
    )
    .leftJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia);
}

/** The posts that staff see. */
export const isThere = isNull(blogPosts.archivedAt);

/** The posts that readers see. */
export const isShown = and(isThere, eq(blogPosts.status, 'published'))!;

interface PostRow extends Omit<EditedPost, 'tags' | 'imagePath' | 'image'> {
  tags: string;
  picture: Record<keyof MediaRow, unknown>;
}

/** Returns a row of `fromPosts` in the contract's shape. */
export function postOf({ tags, picture, ...row }: PostRow): EditedPost {
  const image = picture.key === null ? null : mediaItem(picture as MediaRow);
  return { ...row, tags: JSON.parse(tags) as string[], image, imagePath: image && mediaUrl(image.key) };
}
