import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { POST_STATUSES } from '#contract/states/post.ts';
import { flag, id, oneOf, record } from '../columns.ts';

/** What posts of the blog are about. Made with the first post that names it; shown while it has any. */
export const blogCategories = sqliteTable(
  'blog_categories',
  {
    ...record(),
    /** As the first post wrote it. */
    name: text('name').notNull(),
    /** The same for every spelling that means the same; stands in addresses. */
    key: text('key').notNull(),
  },
  (table) => [uniqueIndex('blog_categories_key').on(table.key)],
);

export const blogPosts = sqliteTable(
  'blog_posts',
  {
    ...record(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => blogCategories.id),
    author: text('author').notNull(),
    readTime: text('read_time').notNull(),
    status: text('status', { enum: POST_STATUSES }).notNull().default('published'),
    /** The Kolkata day a planned post is published on. */
    publishOn: text('publish_on'),
    /** When readers first saw it; it counts as created then. */
    publishedAt: integer('published_at'),
    isFeatured: flag('is_featured').notNull().default(false),
    /** How often it was opened, as browsers report it; counts up by itself and is no edit. */
    views: integer('views').notNull().default(0),
  },
  (table) => [
    // A deleted post leaves its address to another.
    uniqueIndex('blog_posts_slug')
      .on(table.slug)
      .where(sql`archived_at IS NULL`),
    index('blog_posts_newest').on(table.createdAt),
    index('blog_posts_category').on(table.categoryId, table.createdAt),
    index('blog_posts_planned')
      .on(table.publishOn)
      .where(sql`status = 'planned'`),
    oneOf('blog_post_status_known', table.status, POST_STATUSES),
    check('blog_post_planned_for_a_day', sql`(${table.status} = 'planned') = (${table.publishOn} IS NOT NULL)`),
    check('blog_post_views_never_negative', sql`${table.views} >= 0`),
  ],
);

export const blogTags = sqliteTable(
  'blog_tags',
  {
    id: id(),
    /** As the first post wrote it. */
    name: text('name').notNull(),
    key: text('key').notNull(),
  },
  (table) => [uniqueIndex('blog_tags_key').on(table.key)],
);

export const blogPostTags = sqliteTable(
  'blog_post_tags',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id),
    tagId: integer('tag_id')
      .notNull()
      .references(() => blogTags.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tagId] }), index('blog_post_tags_tag').on(table.tagId)],
);
