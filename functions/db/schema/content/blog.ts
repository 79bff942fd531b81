import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { POST_STATUSES } from '#contract/states/post.ts';
import { flag, id, oneOf, record } from '../columns.ts';

/** Categories of blog posts. A category is created with the first post that names it, and shown while it has posts. */
export const blogCategories = sqliteTable(
  'blog_categories',
  {
    ...record(),
    /** As the first post spelled it. */
    name: text('name').notNull(),
    /** Normalised name, equal for all spellings of it; part of URLs. */
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
    /** The Kolkata day on which a planned post is published. */
    publishOn: text('publish_on'),
    /** When readers first saw it; it counts as created then. */
    publishedAt: integer('published_at'),
    isFeatured: flag('is_featured').notNull().default(false),
    /** Page views, as browsers report them. Counting is no edit. */
    views: integer('views').notNull().default(0),
  },
  (table) => [
    // A deleted post frees its slug.
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
    /** As the first post spelled it. */
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
