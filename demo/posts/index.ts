import * as z from 'zod/mini';
import { readArticles, amount, listOf, yesOrNo } from '../data-files.ts';
import { POST_CATEGORIES } from './post.ts';
import type { SeedPost } from './post.ts';

export { POST_CATEGORIES } from './post.ts';
export type { SeedPost } from './post.ts';

const Post: z.ZodMiniType<SeedPost> = z.strictObject({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.enum(POST_CATEGORIES),
  tags: listOf(z.string()),
  author: z.string(),
  publishedDaysAgo: amount,
  featured: z.exactOptional(yesOrNo),
  pictureOf: z.string(),
});

/** Every post of the demo blog. `publishedDaysAgo` determines their order. */
export const SEED_POSTS = readArticles('posts', Post);
