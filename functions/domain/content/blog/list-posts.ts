import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { BlogPost, PostQuery, PostSort } from '#contract/calls/blog.ts';
import { ALL_POSTS_ID, keyOf } from '#contract/pages/blog-lists.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { fromPosts, isShown, isThere, postOf } from './post-shape.ts';
import { featuredId } from './reads.ts';

/** Filters, order and page of a list of posts. */
export interface PostsAsked {
  /** In any spelling; 'all' means every post. */
  category?: string;
  tag?: string;
  /** Includes unpublished posts, for staff. */
  withDrafts?: boolean;
  /** Leaves out the featured post, which is shown separately. */
  withoutFeatured?: boolean;
  sort?: { by: PostSort; descending: boolean };
  /** Zero-based. */
  page: number;
  size: number;
}

export interface PostsPage {
  posts: BlogPost[];
  total: number;
}

const SORTS = { createdAt: blogPosts.createdAt, updatedAt: blogPosts.updatedAt, title: blogPosts.title } as const;

/** Returns a page of the blog's posts, by default newest first. */
export async function listPosts(shop: Shop, input: PostsAsked): Promise<PostsPage> {
  const [posts, total] = await shop.read(...postsPage(input));
  return { posts, total };
}

/** Returns the statements for the posts of a page and their total. */
export function postsPage(input: PostsAsked): [posts: Statement<BlogPost[]>, total: Statement<number>] {
  const { sort = { by: 'createdAt', descending: true }, page, size } = input;
  const order = sort.descending ? desc : asc;
  const { read, ...rows } = query((db) =>
    fromPosts(db)
      .where(isAsked(input))
      .orderBy(order(SORTS[sort.by]), order(blogPosts.id))
      .limit(size)
      .offset(page * size),
  );
  const { read: readTotal, ...total } = query((db) =>
    db
      .select({ total: sql<number>`count(*)` })
      .from(blogPosts)
      .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .where(isAsked(input)),
  );
  return [
    { ...rows, read: (answer) => read(answer).map(postOf) },
    { ...total, read: (answer) => readTotal(answer)[0]?.total ?? 0 },
  ];
}

function isAsked({ category, tag, withDrafts, withoutFeatured }: PostsAsked) {
  const key = category === undefined ? ALL_POSTS_ID : keyOf(category);
  return and(
    withDrafts ? isThere : isShown,
    key === ALL_POSTS_ID ? undefined : eq(blogCategories.key, key),
    tag === undefined
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ${blogPostTags} JOIN ${blogTags} ON ${blogTags.id} = ${blogPostTags.tagId}
          WHERE ${blogPostTags.postId} = ${blogPosts.id} AND ${blogTags.key} = ${keyOf(tag)})`,
    withoutFeatured ? sql`${blogPosts.id} <> coalesce(${featuredId}, 0)` : undefined,
  );
}

/** Returns the order of a call's query. `direction` takes precedence over a direction in `sort`. */
export function orderAsked({ sort, direction }: Pick<PostQuery, 'sort' | 'direction'>): PostsAsked['sort'] {
  const isDirection = sort === 'ASC' || sort === 'DESC';
  return {
    by: sort === undefined || isDirection ? 'createdAt' : sort,
    descending: (direction ?? (isDirection ? sort : 'DESC')) === 'DESC',
  };
}
