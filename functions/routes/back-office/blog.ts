import * as z from 'zod/mini';
import { ChangePost, EditedPost, ManagedPost, NewPost } from '#contract/calls/blog.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { POST_STATUSES } from '#contract/states/post.ts';
import {
  changePost,
  managedPosts,
  publishPost,
  readEditedPost,
  readEditedPostAt,
  readPreview,
  readRemovedPost,
  removePost,
} from '../../domain/content/blog/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const { who, read } = RESOURCES.blog;

export const managedBlogCalls = [
  ...resource({
    name: 'blog',
    row: ManagedPost,
    rows: managedPosts,
    full: { row: EditedPost, one: (shop, _, id) => readEditedPost(shop, id) },
    sortedBy: { by: 'createdAt', descending: true },
    filters: {
      status: z.enum(POST_STATUSES),
      featured: z.boolean(),
      category: z.string().check(z.maxLength(100)),
    },
    create: {
      summary: 'Publishes a post, or keeps it as a draft or for its day.',
      body: NewPost,
      refuses: ['SEO_URL_TAKEN'],
      run: publishPost,
      again: (shop, _, __, slug) => readEditedPostAt(shop, slug),
    },
    update: {
      summary: 'Changes what is named of a post.',
      body: ChangePost,
      refuses: ['SEO_URL_TAKEN'],
      run: changePost,
    },
    archive: {
      summary: 'Takes a post out of the blog.',
      run: removePost,
      again: readRemovedPost,
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/blog/:id{[0-9]+}/preview',
    summary: 'An address that shows a post as readers see it, published or not, for ten minutes.',
    who,
    may: read,
    params: z.object({ id: IdParam }),
    answer: json(z.object({ url: z.string() })),
    refuses: ['POST_NOT_FOUND'],
    run: (shop, _, { params }) => readPreview(shop, params.id),
  }),
];
