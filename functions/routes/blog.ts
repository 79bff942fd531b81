import type { Context } from 'hono';
import * as z from 'zod/mini';
import { BlogCategory, BlogPost, ChangePost, EditedPost, NewPost, PostList, PostQuery } from '#contract/calls/blog.ts';
import { BLOG_RELATED_LIMIT } from '#contract/pages/blog-lists.ts';
import { BLOG_FEED_PATH } from '#contract/pages/paths.ts';
import { Message, numeral } from '#contract/calls/wire.ts';
import {
  changePost,
  countView,
  featurePost,
  listPostCategories,
  listPosts,
  listPostTags,
  orderAsked,
  publishPost,
  readEditedPost,
  readEditedPostAt,
  readFeaturedPost,
  readPost,
  readPostBySlug,
  relatedPosts,
  removePost,
} from '../domain/content/blog/index.ts';
import type { PostsAsked } from '../domain/content/blog/index.ts';
import type { Shop } from '../domain/shop.ts';
import { NO_CONTENT, json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { blogFeed } from '../publish/blog-feed.ts';
import { call } from './call.ts';

const ADMIN = ['admin'] as const;
const PostId = z.object({ id: IdParam });
/** A category or a tag, in any spelling. */
const Name = z.string().check(z.maxLength(200));
const Limit = z._default(z.pipe(numeral(3), z.int().check(z.minimum(1), z.maximum(12))), BLOG_RELATED_LIMIT);

async function pageOfPosts(
  shop: Shop,
  query: PostQuery,
  which: Pick<PostsAsked, 'category' | 'tag' | 'withDrafts'> = {},
): Promise<PostList> {
  const { page, size } = query;
  const sort = orderAsked(query);
  const { posts, total } = await listPosts(shop, { ...which, page, size, ...(sort ? { sort } : {}) });
  return {
    content: posts,
    currentPage: page,
    totalPages: Math.ceil(total / size),
    totalItems: total,
    itemsPerPage: size,
    totalElements: total,
  };
}

export const blogCalls = [
  call({
    method: 'GET',
    path: '/blog/posts',
    summary: 'A page of the blog; pages count from 0. Staff see drafts as well.',
    who: 'public',
    query: PostQuery,
    answer: json(PostList),
    run: (shop, { kind }, { query }) => pageOfPosts(shop, query, { withDrafts: kind === 'admin' }),
  }),
  call({
    method: 'GET',
    path: '/blog/posts/featured',
    summary: 'The featured post, or null.',
    who: 'public',
    answer: json(z.nullable(BlogPost)),
    run: (shop) => readFeaturedPost(shop),
  }),
  call({
    method: 'GET',
    path: '/blog/categories',
    summary: 'The categories that have posts, by name.',
    who: 'public',
    answer: json(z.array(BlogCategory)),
    run: (shop) => listPostCategories(shop),
  }),
  call({
    method: 'GET',
    path: '/blog/tags',
    summary: 'The tags that have posts, those of most posts first.',
    who: 'public',
    answer: json(z.array(z.string())),
    run: (shop) => listPostTags(shop),
  }),
  call({
    method: 'GET',
    path: '/blog/posts/slug/:slug',
    summary: 'A post by its address.',
    who: 'public',
    params: z.object({ slug: Name }),
    answer: json(BlogPost),
    refuses: ['POST_NOT_FOUND'],
    run: (shop, _, { params }) => readPostBySlug(shop, params.slug),
  }),
  call({
    method: 'POST',
    path: '/blog/posts/:id{[0-9]+}/view',
    summary: 'Counts that a post was opened; nobody waits for the answer.',
    who: 'public',
    params: PostId,
    answer: NO_CONTENT,
    refuses: ['POST_NOT_FOUND'],
    run: (shop, _, { params }) => countView(shop, params.id),
  }),
  call({
    method: 'GET',
    path: '/blog/posts/:id{[0-9]+}/related',
    summary: 'The posts most like one, by tags and category.',
    who: 'public',
    params: PostId,
    query: z.object({ limit: Limit }),
    answer: json(z.array(BlogPost)),
    refuses: ['POST_NOT_FOUND'],
    run: (shop, _, { params, query }) => relatedPosts(shop, params.id, query.limit),
  }),
  call({
    method: 'GET',
    path: '/blog/posts/category/:category',
    summary: 'A page of the posts of a category, or of all; case is ignored and hyphens are spaces.',
    who: 'public',
    params: z.object({ category: Name }),
    query: PostQuery,
    answer: json(PostList),
    run: (shop, _, { params, query }) => pageOfPosts(shop, query, params),
  }),
  call({
    method: 'GET',
    path: '/blog/posts/tag/:tag',
    summary: 'A page of the posts with a tag.',
    who: 'public',
    params: z.object({ tag: Name }),
    query: PostQuery,
    answer: json(PostList),
    run: (shop, _, { params, query }) => pageOfPosts(shop, query, params),
  }),
  call({
    method: 'GET',
    path: '/blog/posts/:id{[0-9]+}',
    summary: 'A post; for its editors also a draft, with the version that a change names.',
    who: 'public',
    params: PostId,
    answer: json(
      z.extend(BlogPost, z.partial(z.pick(EditedPost, { status: true, publishDate: true, version: true })).shape),
    ),
    refuses: ['POST_NOT_FOUND'],
    async run(shop, actor, { params }) {
      if (actor.kind === 'admin') return readEditedPost(shop, params.id);
      const { status: _, publishDate: __, version: ___, ...post } = await readPost(shop, params.id);
      return post;
    },
  }),
  call({
    method: 'POST',
    path: '/blog/posts',
    summary: 'Publishes a post, or keeps it as a draft or for its day.',
    who: ADMIN,
    may: 'blog.write',
    body: NewPost,
    answer: json(EditedPost),
    refuses: ['SEO_URL_TAKEN'],
    run: (shop, admin, { body }) => publishPost(shop, admin, body),
    again: (shop, _, __, slug) => readEditedPostAt(shop, slug),
  }),
  call({
    method: 'PUT',
    path: '/blog/posts/:id{[0-9]+}',
    summary: 'Changes what is named of a post; `featured` alone moves it into the featured place or out of it.',
    who: ADMIN,
    may: 'blog.write',
    params: PostId,
    body: ChangePost,
    answer: json(EditedPost),
    refuses: ['POST_NOT_FOUND', 'SEO_URL_TAKEN'],
    current: EditedPost,
    run(shop, admin, { params, body }) {
      const { featured, version, ...words } = body;
      return featured !== undefined && Object.keys(words).length === 0
        ? featurePost(shop, admin, params.id, { featured, version })
        : changePost(shop, admin, params.id, body);
    },
  }),
  call({
    method: 'DELETE',
    path: '/blog/posts/:id{[0-9]+}',
    summary: 'Takes a post out of the blog.',
    who: ADMIN,
    may: 'blog.write',
    params: PostId,
    answer: json(Message),
    refuses: ['POST_NOT_FOUND'],
    async run(shop, admin, { params }) {
      await removePost(shop, admin, params.id);
      return { message: 'The post is deleted.' };
    },
  }),
];

export const blogFeedRoute: Route<{ shopFor(context: Context): Shop }> = {
  method: 'GET',
  path: BLOG_FEED_PATH,
  summary: 'The newest posts as a feed (RSS 2.0).',
  who: 'public',
  async handle(context, { shopFor }) {
    return context.body(await blogFeed(shopFor(context)), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  },
};
