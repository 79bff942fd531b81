import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BlogCategory, BlogPost, EditedPost } from '#contract/calls/blog.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags, redirects } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import { fromPosts, isShown, isThere, postOf } from './post-shape.ts';

function mapped<Row, Shape>({ read, ...bound }: Statement<Row[]>, shape: (row: Row) => Shape): Statement<Shape[]> {
  return { ...bound, read: (answer) => read(answer).map(shape) };
}

const withId = statement((db, params: Params<{ id: number }>) =>
  fromPosts(db).where(and(eq(blogPosts.id, params.id), isShown)),
);
const withSlug = statement((db, params: Params<{ slug: string }>) =>
  fromPosts(db).where(and(eq(blogPosts.slug, params.slug), isShown)),
);
export const postWithId = (id: number): Statement<EditedPost[]> => mapped(withId({ id }), postOf);
export const postWithSlug = (slug: string): Statement<EditedPost[]> => mapped(withSlug({ slug }), postOf);

const editedWithId = statement((db, params: Params<{ id: number }>) =>
  fromPosts(db).where(and(eq(blogPosts.id, params.id), isThere)),
);
const editedWithSlug = statement((db, params: Params<{ slug: string }>) =>
  fromPosts(db).where(and(eq(blogPosts.slug, params.slug), isThere)),
);
/** Returns the same statement for staff, who also see unpublished posts. */
export const editedPost = (id: number): Statement<EditedPost[]> => mapped(editedWithId({ id }), postOf);
export const editedPostAt = (slug: string): Statement<EditedPost[]> => mapped(editedWithSlug({ slug }), postOf);

/** The featured post: the newest of those that are marked. */
const featured = statement((db) =>
  fromPosts(db)
    .where(and(eq(blogPosts.isFeatured, true), isShown))
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(1),
);
export const featuredPost = (): Statement<BlogPost[]> => mapped(featured({}), postOf);

/** The id of the featured post, for use in another statement. */
export const featuredId: SQL = sql`(SELECT featured.id FROM ${blogPosts} featured
  WHERE featured.is_featured = 1 AND featured.archived_at IS NULL AND featured.status = 'published'
  ORDER BY featured.created_at DESC, featured.id DESC LIMIT 1)`;

const shownCategories = statement((db) =>
  db
    .select({ id: blogCategories.key, name: blogCategories.name })
    .from(blogCategories)
    .where(sql`EXISTS (SELECT 1 FROM ${blogPosts} WHERE ${blogPosts.categoryId} = ${blogCategories.id} AND ${isShown})`)
    .orderBy(asc(blogCategories.name), asc(blogCategories.id)),
);
/** Returns the statement for the categories that have posts, by name. */
export const categoriesOfPosts = (): Statement<BlogCategory[]> => shownCategories({});

const shownTags = statement((db) =>
  db
    .select({ name: blogTags.name })
    .from(blogTags)
    .innerJoin(blogPostTags, eq(blogPostTags.tagId, blogTags.id))
    .innerJoin(blogPosts, and(eq(blogPosts.id, blogPostTags.postId), isShown))
    .groupBy(blogTags.id)
    .orderBy(sql`count(*) DESC`, asc(blogTags.key)),
);
/** Returns the statement for the tags that have posts, those with most posts first. */
export const tagsOfPosts = (): Statement<string[]> => mapped(shownTags({}), ({ name }) => name);

const tagNamed = statement((db, params: Params<{ key: string }>) =>
  db.select({ name: blogTags.name }).from(blogTags).where(eq(blogTags.key, params.key)),
);
/** Returns the statement for a tag's spelling; no row if no post ever had it. */
export const tagWithKey = (key: string): Statement<string[]> => mapped(tagNamed({ key }), ({ name }) => name);

/**
 * The likeness of a post to another: a shared tag counts twice as much as a shared category. In a tie the newer comes
 * first. Posts that share neither are left out.
 */
const likeness = (params: Params<{ id: number }>) => sql<number>`(
  (SELECT 2 * count(*) FROM ${blogPostTags} own JOIN ${blogPostTags} shared ON shared.tag_id = own.tag_id
    WHERE own.post_id = ${params.id} AND shared.post_id = ${blogPosts.id})
  + (${blogPosts.categoryId} = (SELECT asked.category_id FROM ${blogPosts} asked WHERE asked.id = ${params.id})))`;

const alike = statement((db, params: Params<{ id: number; limit: number }>) =>
  fromPosts(db)
    .where(and(isShown, sql`${blogPosts.id} <> ${params.id}`, sql`${likeness(params)} > 0`))
    .orderBy(sql`${likeness(params)} DESC`, desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(params.limit),
);
export const postsLike = (input: { id: number; limit: number }): Statement<BlogPost[]> => mapped(alike(input), postOf);

/** Returns a statement for the post directly before or after one in time. */
const beside = (isBefore: boolean) =>
  statement((db, params: Params<{ id: number }>) => {
    const compare = sql.raw(isBefore ? '<' : '>');
    const order = isBefore ? desc : asc;
    return fromPosts(db)
      .where(
        and(
          isShown,
          sql`(${blogPosts.createdAt}, ${blogPosts.id}) ${compare}
            (SELECT asked.created_at, asked.id FROM ${blogPosts} asked WHERE asked.id = ${params.id})`,
        ),
      )
      .orderBy(order(blogPosts.createdAt), order(blogPosts.id))
      .limit(1);
  });
const before = beside(true);
const after = beside(false);
export const postBefore = (id: number): Statement<BlogPost[]> => mapped(before({ id }), postOf);
export const postAfter = (id: number): Statement<BlogPost[]> => mapped(after({ id }), postOf);

/** The present address of a post by a former one. */
export const movedPost = statement((db, params: Params<{ slug: string }>) =>
  db
    .select({ slug: blogPosts.slug })
    .from(redirects)
    .innerJoin(blogPosts, eq(blogPosts.id, redirects.subjectId))
    .where(and(eq(redirects.kind, 'post'), eq(redirects.fromSeoUrl, params.slug), isShown)),
);

/** All present addresses of the blog. Removed posts are included, because their pages must be removed from the site. */
export const blogAddresses = statement((db) =>
  db
    .select({ slug: blogPosts.slug, shown: sql<number>`${isShown}` })
    .from(blogPosts)
    .orderBy(sql`${isShown}`, asc(blogPosts.id)),
);
export const formerAddresses = statement((db) =>
  db.select({ slug: redirects.fromSeoUrl }).from(redirects).where(eq(redirects.kind, 'post')),
);
export const categoryKeys = statement((db) =>
  db.select({ key: blogCategories.key }).from(blogCategories).orderBy(asc(blogCategories.id)),
);
export const tagKeys = statement((db) => db.select({ key: blogTags.key }).from(blogTags).orderBy(asc(blogTags.id)));
