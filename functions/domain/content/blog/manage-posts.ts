import { sql } from 'drizzle-orm';
import { blogCategories, blogPosts } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';
import { fromPosts, isThere, postOf } from './post-shape.ts';

/** Posts that are not removed, published or not. */
export const managedPosts = consoleList({
  id: blogPosts.id,
  owner: 'platform',
  always: isThere,
  select: (db) => fromPosts(db).$dynamic(),
  counted: sql`${blogPosts} JOIN ${blogCategories} ON ${blogCategories.id} = ${blogPosts.categoryId}`,
  sorts: { createdAt: blogPosts.createdAt },
  filters: {
    status: equals(blogPosts.status),
    featured: equals(blogPosts.isFeatured),
    category: equals(blogCategories.key),
  },
  q: [search.in(blogPosts.title), search.in(blogPosts.excerpt), search.in(blogPosts.slug)],
  row: postOf,
  missing: 'POST_NOT_FOUND',
});
